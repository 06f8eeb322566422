import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import {
  buildFinalGame,
  buildForfeitGame,
  buildGameTeam,
  buildLiveGame,
  buildScheduledGame,
} from '~/models/games/game.fixture';
import { listSeriesWinners } from './series-winners';

const soccer = findSport('boys-soccer') as Sport;
const state = { level: 'State', classId: '1A' } as const;
const list = (...games: Parameters<typeof listSeriesWinners>[0]) =>
  listSeriesWinners(games, soccer).map(({ title, winner, score, facts }) => [
    title,
    winner.name,
    score,
    ...facts.map(({ term, text }) => `${term} ${text}`),
  ]);

describe('the winners of a series', () => {
  it('are those of the finals, championships first, then by round and class', () => {
    const regional = buildFinalGame({ id: '9', level: 'Regional', classId: '1A', round: 'Championship' });
    expect(
      list(
        buildFinalGame({ ...state, id: '1', round: 'Semifinal', decidedIn: '2OT', columns: [[1, 2]] }),
        buildFinalGame({ ...state, id: '2', round: 'Semifinal', classId: '2A' }),
        buildForfeitGame({ ...state, id: '3', round: 'Third Place' }),
        buildLiveGame({ ...state, id: '4', round: 'Championship' }),
        buildFinalGame({ ...state, id: '5', round: 'Championship', classId: '2A' }),
        regional,
      ),
    ).toEqual([
      ['Class 2A state championship, Sat, Oct 11', 'Ashgrove', '3-1', 'Beat Fort Harlan'],
      ['Class 1A state 3rd place, Sat, Oct 11', 'Ashgrove', 'Forfeit', 'Beat Fort Harlan'],
      ['Class 1A state semifinal, Sat, Oct 11', 'Fort Harlan', '2-1 (2OT)', 'Beat Ashgrove'],
      ['Class 2A state semifinal, Sat, Oct 11', 'Ashgrove', '3-1', 'Beat Fort Harlan'],
    ]);
    expect(list(regional)).toEqual([
      ['Class 1A, Rockwell Regional, Sat, Oct 11', 'Ashgrove', '3-1', 'Beat Fort Harlan'],
    ]);
  });

  it('are absent before a deciding game is over, for unknown teams and after ties', () => {
    const title = { ...state, round: 'Championship' };
    expect(
      list(
        buildFinalGame({ level: 'Regional', classId: '1A', round: 'Semifinal' }),
        buildScheduledGame(title),
        buildFinalGame({ ...title, columns: [[1, 1]] }),
        buildFinalGame({ ...title, teams: [buildGameTeam('TBD'), buildGameTeam('TBD')] }),
      ),
    ).toEqual([]);
  });

  it('are at most sixteen', () => {
    const games = Array.from({ length: 20 }, (_, index) =>
      buildFinalGame({ ...state, id: String(index), round: 'Semifinal', site: String(index) }),
    );
    expect(list(...games)).toHaveLength(16);
  });
});
