import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildForfeitGame, buildLiveGame, buildScheduledGame } from '../games/game.fixture';
import { summarizeBracketProgress } from './bracket-progress';

const today = '2025-10-18';
const semifinal = { classId: '1A', level: 'Regional', round: 'Semifinal' };
const final = { classId: '1A', level: 'Regional', round: 'Championship' };
const title = { classId: '1A', level: 'State', round: 'Championship' };

describe('the progress of a bracket', () => {
  it('names the first round with games left, and how many of it are over and in play', () => {
    const games = [
      buildFinalGame(semifinal),
      buildForfeitGame(semifinal),
      buildLiveGame(semifinal),
      buildScheduledGame({ ...semifinal, day: today }),
      buildScheduledGame({ ...final, day: '2025-10-20' }),
    ];
    expect(summarizeBracketProgress(games, today)).toEqual([
      { classId: '1A', stage: 'Regional Semifinal', games: 4, over: 2, live: 1, champion: null },
    ]);
  });

  it('goes on to the next round past a game of an earlier day without a result', () => {
    const games = [
      buildScheduledGame({ ...semifinal, day: '2025-10-17' }),
      buildScheduledGame({ ...final, day: '2025-10-20' }),
    ];
    expect(summarizeBracketProgress(games, today)[0]).toMatchObject({ stage: 'Regional Championship', over: 0 });
  });

  it('of a bracket that is over is its champion', () => {
    const games = [buildFinalGame(semifinal), buildFinalGame({ ...title, columns: [[1, 2]] })];
    expect(summarizeBracketProgress(games, today)[0]).toMatchObject({
      stage: 'State Championship',
      champion: 'Fort Harlan',
    });
  });

  it('has no champion while the championship is not known, or among several championships of regionals', () => {
    expect(summarizeBracketProgress([buildScheduledGame({ ...title, day: null })], today)[0]?.champion).toBeNull();
    expect(
      summarizeBracketProgress([buildFinalGame(final), buildFinalGame({ ...final, id: '2' })], today)[0]?.champion,
    ).toBeNull();
  });

  it('is summarized by class; games of a meet have none', () => {
    const games = [buildFinalGame({ ...semifinal, classId: '10A' }), buildFinalGame({ ...semifinal, classId: '2A' })];
    expect(summarizeBracketProgress(games, today).map(({ classId }) => classId)).toEqual(['2A', '10A']);
    expect(summarizeBracketProgress([buildFinalGame({ level: 'Regional', round: 'Heat' })], today)).toEqual([]);
  });
});
