import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { findSeriesChampions } from './series-champions';

const soccer = findSport('boys-soccer') as Sport;
const football = findSport('football') as Sport;
const find = (games: Parameters<typeof findSeriesChampions>[0], sport = soccer) =>
  findSeriesChampions(games, sport, '2025-11-20');
const buildFinal = (classId: string, day: string) =>
  buildFinalGame({ id: classId + day, classId, level: 'State', round: 'Championship', day });

describe('the champions of a state series', () => {
  it('are those of this season once every class has one', () => {
    const decided = [buildFinal('2A', '2025-11-01'), buildFinal('1A', '2025-11-01')];
    expect(find(decided)).toEqual({
      season: null,
      rows: ['1A', '2A'].map((classId) => ({
        title: `Class ${classId}`,
        to: `/sports/boys-soccer/state-series/brackets/${classId}`,
        champion: 'Ashgrove',
      })),
    });
    const open = buildScheduledGame({ classId: '3A', level: 'State', round: 'Championship', day: '2025-11-28' });
    expect(find([...decided, open])).toBeNull();
  });

  it('are those of last season while this one has no games', () => {
    const last = [buildFinal('1A', '2024-11-02'), buildFinal('1A', '2023-11-04')];
    expect(find(last, football)).toMatchObject({
      season: '2024-25, last season',
      rows: [{ to: '/sports/football/state-series/playoff-brackets/1A' }],
    });
    expect(find([...last, buildScheduledGame({ classId: '1A', day: '2025-11-28' })])).toBeNull();
  });

  it('are unknown without games, and where the finals are a meet', () => {
    expect(find([])).toBeNull();
    expect(find([buildFinal('1A', '2025-11-01')], findSport('girls-cross-country'))).toBeNull();
  });
});
