import { describe, expect, it } from 'vitest';
import { dropRepeatedGames } from './distinct-games';
import type { Game } from './game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from './game.fixture';

const pair = (first: string, second: string) => [buildGameTeam(first), buildGameTeam(second)] as const;
const game = buildScheduledGame({ id: '7', teams: pair('A', 'B'), day: '2025-10-11', site: 'Rockwell' });

function read(...games: readonly Game[]) {
  const repeats: string[] = [];
  const distinct = dropRepeatedGames(games, (id, differences) => repeats.push([id, ...differences].join(' ')));
  return { ids: distinct.map(({ id }) => id), distinct, repeats };
}

describe('rows with one id', () => {
  it.each<[string, Game, string]>([
    ['says the same', { ...game }, '7'],
    ['has another time', { ...game, time: null }, '7 time'],
    ['has a score', buildLiveGame({ ...game, kind: 'live' }), '7 state score'],
    ['has another day', { ...game, day: '2025-10-13' }, '7 day'],
    ['has another site', { ...game, site: 'Vesper' }, '7 site'],
    ['writes the site otherwise', { ...game, site: ' ROCKWELL' }, '7 site'],
    ['lists the teams the other way round', { ...game, teams: pair('B', 'A') }, '7 teams'],
    ['knows a team that was to be decided', { ...game, teams: pair('A', 'TBD') }, '7 teams'],
    ['has another opponent', { ...game, teams: pair('A', 'C') }, '7 teams'],
    ['knows no site and no day', { ...game, site: null, day: null }, '7 day site'],
  ])('are one game when the second %s', (_words, second, repeat) => {
    const { distinct, repeats } = read(game, second);
    expect(distinct).toEqual([game]);
    expect(repeats).toEqual([repeat]);
  });

  it.each<[string, Game]>([
    ['teams, day and site', buildFinalGame({ id: '7', teams: pair('C', 'D'), day: '2025-10-12', site: 'Vesper' })],
    ['both teams', { ...game, teams: pair('C', 'D') }],
    ['a team and the day', { ...game, teams: pair('A', 'C'), day: '2025-10-12' }],
    ['the day and the site', { ...game, day: '2025-10-12', site: 'Vesper' }],
  ])('are two games, each with an id of its own, when the second has another %s', (_words, second) => {
    const { ids, repeats } = read(game, second);
    expect(ids).toEqual(['7', '7.2']);
    expect(repeats).toEqual([]);
  });

  it('get no id that another row has', () => {
    const second = { ...game, teams: pair('C', 'D') };
    const third = { ...game, teams: pair('E', 'F') };
    expect(read(game, { ...game, id: '7.2' }, second, third).ids).toEqual(['7', '7.2', '7.3', '7.4']);
  });

  it('are one game when the second of two games is repeated', () => {
    const second = { ...game, teams: pair('C', 'D') };
    expect(read(game, second, { ...second }, { ...game })).toMatchObject({ ids: ['7', '7.2'], repeats: ['7', '7'] });
  });
});
