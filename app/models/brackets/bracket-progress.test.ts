import { describe, expect, it } from 'vitest';
import {
  buildFinalGame,
  buildForfeitGame,
  buildGameTeam,
  buildLiveGame,
  buildScheduledGame,
} from '../games/game.fixture';
import { summarizeBracketProgress } from './bracket-progress';

const today = '2025-10-18';
const semifinal = { classId: '1A', level: 'Regional', round: 'Semifinal' };
const final = { classId: '1A', level: 'Regional', round: 'Championship' };
const title = { classId: '1A', level: 'State', round: 'Championship' };

describe('the progress of a bracket', () => {
  it('names the first round with open games and counts its finished and live games', () => {
    const games = [
      buildFinalGame(semifinal),
      buildForfeitGame(semifinal),
      buildLiveGame(semifinal),
      buildScheduledGame({ ...semifinal, day: today }),
      buildScheduledGame({ ...final, day: '2025-10-20' }),
    ];
    expect(summarizeBracketProgress(games, today)).toEqual([
      { classId: '1A', stage: 'Regional semifinals', games: 4, over: 2, live: 1, champion: null },
    ]);
  });

  it('moves on to the next round when a past game has no result', () => {
    const games = [
      buildScheduledGame({ ...semifinal, day: '2025-10-17' }),
      buildScheduledGame({ ...final, day: '2025-10-20' }),
    ];
    expect(summarizeBracketProgress(games, today)[0]).toMatchObject({ stage: 'Regional championship', over: 0 });
  });

  it('names the champion once the bracket is over', () => {
    const games = [buildFinalGame(semifinal), buildFinalGame({ ...title, columns: [[1, 2]] })];
    expect(summarizeBracketProgress(games, today)[0]).toMatchObject({
      stage: 'State championship',
      champion: 'Fort Harlan',
    });
  });

  it('has no champion while the final is undecided or when several regional finals are the last games', () => {
    expect(summarizeBracketProgress([buildScheduledGame({ ...title, day: null })], today)[0]?.champion).toBeNull();
    expect(
      summarizeBracketProgress([buildFinalGame(final), buildFinalGame({ ...final, id: '2' })], today)[0]?.champion,
    ).toBeNull();
  });

  it('does not count byes', () => {
    const bye = buildScheduledGame({
      ...semifinal,
      id: '9',
      teams: [buildGameTeam('Ashgrove'), buildGameTeam('Bye')],
    });
    expect(summarizeBracketProgress([buildFinalGame(semifinal), bye], today)[0]).toMatchObject({ games: 1, over: 1 });
  });

  it('is listed by class and leaves out games of meets', () => {
    const games = [buildFinalGame({ ...semifinal, classId: '10A' }), buildFinalGame({ ...semifinal, classId: '2A' })];
    expect(summarizeBracketProgress(games, today).map(({ classId }) => classId)).toEqual(['2A', '10A']);
    expect(summarizeBracketProgress([buildFinalGame({ level: 'Regional', round: 'Heat' })], today)).toEqual([]);
  });
});
