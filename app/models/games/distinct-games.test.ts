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

describe('rows with the same id', () => {
  it.each<[string, Game, string]>([
    ['is identical', { ...game }, '7'],
    ['has another time', { ...game, time: null }, '7 time'],
    ['has a score', buildLiveGame({ ...game, kind: 'live' }), '7 state score'],
    ['has another day', { ...game, day: '2025-10-13' }, '7 day'],
    ['has another site', { ...game, site: 'Vesper' }, '7 site'],
    ['spells the site differently', { ...game, site: ' ROCKWELL' }, '7 site'],
    ['lists the teams in reverse', { ...game, teams: pair('B', 'A') }, '7 teams'],
    ['names one team as undecided', { ...game, teams: pair('A', 'TBD') }, '7 teams'],
    ['has another opponent', { ...game, teams: pair('A', 'C') }, '7 teams'],
    ['has neither site nor day', { ...game, site: null, day: null }, '7 day site'],
  ])('are one game when the second row %s', (_words, second, repeat) => {
    const { ids, repeats } = read(game, second);
    expect(ids).toEqual(['7']);
    expect(repeats).toEqual([repeat]);
  });

  const scheduled = { ...game, remark: null };
  const postponed = { ...game, remark: 'Postponed', day: '2025-10-10', site: 'Vesper' };
  const final = buildFinalGame({ ...game, kind: 'final', columns: [[3, 1]] });
  it.each<[string, Game, Game]>([
    ['a result instead of a postponed game', final, postponed],
    ['a result instead of the same game to come', final, scheduled],
    ['a result instead of a game in play', final, buildLiveGame({ ...game, kind: 'live', columns: [[4, 4]] })],
    ['a result instead of a later day', final, { ...scheduled, day: '2025-10-18' }],
    ['a result with a score instead of one without', final, { ...final, columns: [[null, null]], day: '2025-10-18' }],
    ['a later day of results', { ...final, day: '2025-10-18' }, final],
    [
      'the later score of a game in play',
      buildLiveGame({ ...game, kind: 'live' }),
      buildLiveGame({ ...game, kind: 'live', columns: [[1, 1]] }),
    ],
    [
      'a suspended score instead of a game to come',
      { ...scheduled, remark: 'Suspended', columns: [[7, 0]] },
      scheduled,
    ],
    ['the make-up instead of a postponed game', scheduled, postponed],
    ['a postponement instead of the time on that day', { ...scheduled, remark: 'Postponed' }, scheduled],
    ['both teams instead of one', scheduled, { ...scheduled, teams: pair('A', 'TBD') }],
  ])('keep %s, in either order', (_words, further, other) => {
    expect(read(further, other).distinct).toEqual([further]);
    expect(read(other, further).distinct).toEqual([further]);
  });

  it.each<[string, Game]>([
    ['teams, day and site', buildFinalGame({ id: '7', teams: pair('C', 'D'), day: '2025-10-12', site: 'Vesper' })],
    ['both teams', { ...game, teams: pair('C', 'D') }],
    ['a team and the day', { ...game, teams: pair('A', 'C'), day: '2025-10-12' }],
    ['the day and the site', { ...game, day: '2025-10-12', site: 'Vesper' }],
  ])('are two games with separate ids when the second row has another %s', (_words, second) => {
    const { ids, repeats } = read(game, second);
    expect(ids).toEqual(['7', '7.2']);
    expect(repeats).toEqual([]);
  });

  it('never get an id that another row has', () => {
    const second = { ...game, teams: pair('C', 'D') };
    const third = { ...game, teams: pair('E', 'F') };
    expect(read(game, { ...game, id: '7.2' }, second, third).ids).toEqual(['7', '7.2', '7.3', '7.4']);
  });

  it('are one game when a second game with that id is repeated', () => {
    const second = { ...game, teams: pair('C', 'D') };
    expect(read(game, second, { ...second }, { ...game })).toMatchObject({ ids: ['7', '7.2'], repeats: ['7', '7'] });
  });
});
