import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game, LiveGame } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { MINUTE_MS } from '~/time-units';
import { addClock, joinClocks } from './game-clocks';
import { requestDailyGames } from './game-requests';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Fort Harlan')] as const;
const game = buildLiveGame({ teams });
const inOvertime = { period: 'OT', timeRemaining: '1:45' } as const;
/** A row of a scoreboard, which does not name its sport. */
const buildRow = (changes: Partial<LiveGame> = {}) =>
  buildLiveGame({ sportId: null, teams, ...inOvertime, site: 'Elsewhere', ...changes });
const addFrom = (...rows: Game[]) => addClock(game, rows.map((row) => ({ ...row, sportId: game.sportId }))); // prettier-ignore

describe('a daily game in play', () => {
  it('takes only period and clock from the scoreboard row with its score', () => {
    expect(addFrom(buildRow())).toEqual({ ...game, ...inOvertime });
  });

  it.each<[string, Game]>([
    ['with the teams in reversed order', buildRow({ teams: [teams[1], teams[0]], columns: [[1, 2]] })],
    ['with another id and both teams', buildRow({ id: '77' })],
    ['without a day', buildRow({ day: null })],
    ['with one name spelled differently', buildRow({ teams: [teams[0], buildGameTeam('Ft. Harlan')] })],
  ])('takes the clock of a row %s', (_, row) => {
    expect(addFrom(row)).toEqual({ ...game, ...inOvertime });
  });

  it.each<[string, Game]>([
    ['another score', buildRow({ columns: [[3, 1]] })],
    ['another day', buildRow({ day: '2025-10-10' })],
    ['other teams and the same id', buildRow({ teams: [buildGameTeam('Milton'), buildGameTeam('Rockwell')] })],
    ['another id and only one of the teams', buildRow({ id: '77', teams: [teams[0], buildGameTeam('Milton')] })],
    ['a clock without a period', buildRow({ period: null })],
    ['a final score', buildFinalGame({ sportId: null, teams, columns: [[2, 1]], decidedIn: 'OT' })],
  ])('takes no clock from a row with %s', (_, row) => {
    expect(addFrom(row)).toBe(game);
  });

  it('keeps the period or clock that the daily feed has', () => {
    const withPeriod = buildLiveGame({ teams, period: '2nd Half' });
    expect(addClock(withPeriod, [buildRow({ sportId: withPeriod.sportId })])).toBe(withPeriod);
  });
});

describe('a daily game in play that counts the sets won', () => {
  const sets = [
    [25, 15],
    [11, 25],
    [2, 4],
  ] as const;
  const won = buildLiveGame({ teams, columns: [[1, 1]] });
  const buildSets = (columns: LiveGame['columns'], changes: Partial<LiveGame> = {}) =>
    buildLiveGame({ teams, columns, countsSets: true, period: 'Set 3', timeRemaining: 'In Progress', ...changes });

  it('takes the set and the points of the sets', () => {
    expect(addClock(won, [buildSets(sets)])).toEqual({ ...won, period: 'Set 3', columns: sets, countsSets: true });
  });

  it('takes them in the order of its own teams', () => {
    const ahead = buildLiveGame({ teams, columns: [[1, 0]] });
    const reversed = buildSets([[15, 25], [2, 4]], { teams: [teams[1], teams[0]] }); // prettier-ignore
    expect(addClock(ahead, [reversed])).toMatchObject({ columns: [[25, 15], [4, 2]] }); // prettier-ignore
    expect(addClock(buildLiveGame({ teams, columns: [[0, 1]] }), [reversed])).toMatchObject({ columns: [[0, 1]] });
  });

  it.each<[string, LiveGame['columns'][number], LiveGame['columns']]>([
    ['in the first set', [0, 0], [[19, 21]]],
    [
      'between two sets',
      [1, 0],
      [
        [25, 15],
        [null, null],
      ],
    ],
    ['before the first point', [0, 0], [[null, null]]],
  ])('takes them %s', (_, score, columns) => {
    const game = buildLiveGame({ teams, columns: [score] });
    expect(addClock(game, [buildSets(columns)])).toMatchObject({ period: 'Set 3', columns });
  });

  it.each<[string, LiveGame['columns'][number], Game]>([
    ['of another number of sets', [0, 0], buildSets(sets)],
    ['of an unknown score', [null, null], buildSets(sets)],
    ['of other teams', [1, 1], buildSets(sets, { teams: [buildGameTeam('Milton'), teams[1]], id: '77' })],
  ])('takes nothing from a row %s', (_, score, row) => {
    const game = buildLiveGame({ teams, columns: [score] });
    expect(addClock(game, [row])).toBe(game);
  });
});

describe('games and scoreboards of a page', () => {
  const fetchedAtMs = clock.getNowMs();
  const join = (lagMs: number, name = 'scoreboard-boys-soccer') =>
    joinClocks(
      { value: [game], fetchedAtMs },
      { [name]: { value: [buildRow()], fetchedAtMs: fetchedAtMs - lagMs, isStale: false }, schools: null },
    ).value;

  it('are joined by sport', () => {
    expect(join(0)).toEqual([{ ...game, ...inOvertime }]);
    expect(join(0, 'scoreboard-football')).toEqual([game]);
    expect(joinClocks({ value: [game], fetchedAtMs }, { 'scoreboard-boys-soccer': null }).value).toEqual([game]);
  });

  it('are not joined if the scoreboard is more than six minutes older', () => {
    expect(join(6 * MINUTE_MS)).toEqual([{ ...game, ...inOvertime }]);
    expect(join(6 * MINUTE_MS + 1)).toEqual([game]);
  });
});

describe('the scoreboards that a page of daily games requests', () => {
  const repeat = (count: number, each: Game) => Array.from({ length: count }, () => each);
  const live = (sportId: string) => buildLiveGame({ sportId });

  function listPaths(games: readonly Game[], query: Record<string, string> = {}, ofKept = false): string[] {
    const { optional, dependent, mayBeAbsent } = requestDailyGames({ query, clock, sport: null });
    const named = listDependentRequests({ dependent }, (request) => (request === optional.games ? games : undefined));
    return named.flatMap(([name, { definition, params, isSupplementary, isKeptOnly = false }]) =>
      definition.name === 'scoreboards.day' && isSupplementary && mayBeAbsent.includes(name) && isKeptOnly === ofKept
        ? [definition.buildPath(params)]
        : [],
    );
  }

  it('are those of sports with a game in play that lacks a clock', () => {
    const games = [
      buildLiveGame({ sportId: 'football', period: 'Q3', timeRemaining: '4:12' }),
      buildScheduledGame({ sportId: 'girls-soccer' }),
      live('boys-soccer'),
      live('boys-golf'),
      live('girls-volleyball'),
      buildLiveGame({ sportId: null }),
    ];
    expect(listPaths(games).sort()).toEqual([
      '/v1/sports/boys-soccer/scoreboard',
      '/v1/sports/girls-volleyball/scoreboard',
    ]);
    expect(listPaths([buildFinalGame()])).toEqual([]);
  });

  const ofFourSports = [
    live('boys-lacrosse'),
    ...repeat(4, live('football')),
    ...repeat(3, live('boys-soccer')),
    ...repeat(2, live('girls-volleyball')),
  ];

  it('are at most three, of the sports with most of these games', () => {
    expect(listPaths(ofFourSports).sort()).toEqual([
      '/v1/sports/boys-soccer/scoreboard',
      '/v1/sports/football/scoreboard',
      '/v1/sports/girls-volleyball/scoreboard',
    ]);
  });

  it('of the other sports with games today are only read where they are kept', () => {
    expect(listPaths(ofFourSports, {}, true)).toEqual(['/v1/sports/boys-lacrosse/scoreboard']);
    expect(listPaths([buildScheduledGame({ sportId: 'football' })], {}, true)).toEqual([
      '/v1/sports/football/scoreboard',
    ]);
    expect(listPaths(ofFourSports, { date: '2025-10-10' }, true)).toEqual([]);
  });

  it('are of the chosen sport, if it is one of these', () => {
    expect(listPaths(ofFourSports, { sport: 'football' })).toEqual(['/v1/sports/football/scoreboard']);
    expect(listPaths(ofFourSports, { sport: 'boys-lacrosse' })).toEqual([]);
  });

  it('are only of today', () => {
    expect(listPaths([live('football')], { date: '2025-10-11' })).toHaveLength(1);
    expect(listPaths([live('football')], { date: '2025-10-10' })).toEqual([]);
    expect(listPaths([live('football')], { date: '2025-10-12' })).toEqual([]);
  });
});
