import { describe, expect, it } from 'vitest';
import type { Game } from '~/models/games/game';
import {
  buildFinalGame,
  buildForfeitGame,
  buildGameTeam,
  buildLiveGame,
  buildScheduledGame,
} from '~/models/games/game.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { boardScript } from './board-script';
import { sources, toBoardView } from './page';

const fetchedAtMs = Date.parse('2025-10-11T18:18:00Z');

/** Builds the board of an address for which every source returns these games. */
function viewBoard(search: string, games: readonly Game[] | null) {
  const request = buildTestRequest(`/board${search}`);
  const names = Object.keys(sources(request).optional);
  const sourceValue = games && { value: [...games], fetchedAtMs, isStale: false };
  const optional = Object.fromEntries(names.map((name) => [name, sourceValue]));
  return toBoardView({ optional, dependent: {}, unavailable: games === null ? names : [] }, request);
}

/** Builds the picture of game 7 from the games in the lists of its sport. */
function viewGame(listGames: (name: string) => readonly Game[] | null) {
  const request = buildTestRequest('/board?show=game:7.boys-soccer');
  const names = Object.keys(sources(request).optional);
  const answers = names.map((name) => {
    const games = listGames(name);
    const value = name.endsWith('of the finals') ? { games: games ?? [], champions: [] } : [...(games ?? [])];
    return [name, games && { value, fetchedAtMs, isStale: false }] as const;
  });
  const unavailable = names.filter((name) => listGames(name) === null);
  return toBoardView({ optional: Object.fromEntries(answers), dependent: {}, unavailable }, request).picture;
}

const countGames = (count: number) => Array.from({ length: count }, (_, index) => buildLiveGame({ id: String(index) }));

describe('the pictures of a board', () => {
  it('hold at most eight games each, divided evenly', () => {
    const listShownKeys = (turn: number) =>
      viewBoard(`?turn=${turn}`, countGames(9)).picture.games.map(({ key }) => key);
    expect([listShownKeys(1), listShownKeys(2)]).toEqual([
      ['0', '1', '2', '3', '4'],
      ['5', '6', '7', '8'],
    ]);
  });

  it('follow one another, and start again after the last', () => {
    const show = '?show=scores:football,scores:boys-soccer';
    const games = [buildLiveGame({ sportId: 'football' }), buildLiveGame()];
    expect(viewBoard(show, games)).toMatchObject({
      place: '1 of 2',
      nextPath: '/board?show=scores%3Afootball%2Cscores%3Aboys-soccer&turn=2',
    });
    expect(viewBoard(`${show}&turn=2`, games).nextPath).toBe('/board?show=scores%3Afootball%2Cscores%3Aboys-soccer');
    expect(viewBoard(`${show}&turn=7`, games).place).toBe('1 of 2');
  });

  it('show games in play first, then upcoming games, then finished games', () => {
    const buildGameAt = (minutesOfDay: number) => ({ time: { minutesOfDay, text: '' } });
    const games = [
      buildFinalGame({ id: 'final' }),
      buildScheduledGame({ id: 'late', ...buildGameAt(1200) }),
      buildScheduledGame({ id: 'early', ...buildGameAt(900) }),
      buildLiveGame({ id: 'live' }),
    ];
    expect(viewBoard('', games).picture.games.map(({ key }) => key)).toEqual(['live', 'early', 'late', 'final']);
  });

  it.each(['', '?show=bracket:boys-soccer.1A'])('show games that end soon before others (%s)', (show) => {
    const buildInHalf = (id: string, period: string, lead: number) =>
      buildLiveGame({ id, sportId: show === '' ? 'boys-soccer' : null, period, columns: [[lead, 0]] });
    const games = [
      buildLiveGame({ id: 'unclear' }),
      buildInHalf('first half', '1st Half', 1),
      buildInHalf('decided', '2nd Half', 4),
      buildInHalf('close', '2nd Half', 1),
    ];
    expect(viewBoard(show, games).picture.games.map(({ key }) => key)).toEqual([
      'close',
      'decided',
      'first half',
      'unclear',
    ]);
  });

  it('have the period and clock of the scoreboard of their sport', () => {
    const request = buildTestRequest('/board?show=scores:boys-soccer');
    const game = buildLiveGame({ sportId: 'boys-soccer', period: null, timeRemaining: null });
    const row = { ...game, period: '2nd Half', timeRemaining: '12:04' };
    const view = toBoardView(
      {
        optional: { 'scores:boys-soccer': { value: [game], fetchedAtMs, isStale: false } },
        dependent: { 'scoreboard-boys-soccer': { value: [row], fetchedAtMs, isStale: false } },
        unavailable: [],
      },
      request,
    );
    expect(view.picture.games.map(({ status }) => status)).toEqual(['2nd Half 12:04']);
    expect(Object.keys(sources(request).dependent)).toEqual(['scoreboard-boys-soccer']);
  });

  it('of a site show only the games there', () => {
    const games = [
      buildLiveGame({ id: 'here', site: 'Rockwell (East Gym)' }),
      buildLiveGame({ id: 'there', site: 'Ashgrove' }),
    ];
    expect(viewBoard('?site=rockwell', games).picture.games.map(({ key }) => key)).toEqual(['here']);
    expect(viewBoard('?site=kettle', games).picture.emptyText).toBe('No games today');
  });

  it('of a bracket show today, else the next day with games, else the last one', () => {
    const on = (day: string) => buildLiveGame({ id: day, day });
    const listShownKeys = (...days: string[]) =>
      viewBoard('?show=bracket:boys-soccer.1A', days.map(on)).picture.games.map(({ key }) => key);
    expect(listShownKeys('2025-10-10', '2025-10-11', '2025-10-12')).toEqual(['2025-10-11']);
    expect(listShownKeys('2025-10-10', '2025-10-14', '2025-10-18')).toEqual(['2025-10-14']);
    expect(listShownKeys('2025-10-04', '2025-10-10')).toEqual(['2025-10-10']);
  });

  it('of a game show only that game, or say that it is not listed', () => {
    expect(
      viewBoard('?show=game:7', [buildLiveGame({ id: '7' }), buildLiveGame({ id: '8' })]).picture.games,
    ).toHaveLength(1);
    expect(viewBoard('?show=game:9', [buildLiveGame({ id: '7' })]).picture.emptyText).toBe('This game is not listed');
  });

  it.each(['of the day', 'of the finals'])('of a game also show it from the scoreboard %s of its sport', (list) => {
    const game = buildLiveGame({ id: '7' });
    const shown = viewGame((name) => (name.endsWith(list) ? [game] : []));
    expect(shown.games.map(({ key }) => key)).toEqual(['7']);
  });

  it('of a game say that it could not be loaded when one of its lists could not be read', () => {
    expect(viewGame((name) => (name.endsWith('of the day') ? null : [])).emptyText).toMatch(/could not be loaded/);
    const games = [buildLiveGame({ id: '7' })];
    expect(viewGame((name) => (name.endsWith('of the day') ? null : games)).games).toHaveLength(1);
  });

  it('say when the scores could not be read, and show no time', () => {
    const { picture, stamp } = viewBoard('', null);
    expect(picture.emptyText).toMatch(/could not be loaded/);
    expect(stamp).toBeNull();
  });

  it('say of a forfeit that it is one, and of a past game that it was not reported', () => {
    const showStatus = (game: Game) => viewBoard('', [game]).picture.games[0]?.status;
    expect(showStatus(buildForfeitGame({ isFinal: true }))).toBe('Forfeit');
    expect(showStatus(buildScheduledGame({ day: '2025-10-09' }))).toBe('No Score Reported');
  });

  it('show the sets won in sports that count sets, and leave out the set in play', () => {
    const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Lone Elm')] as const;
    const listScores = (game: Game) => viewBoard('', [game]).picture.games[0]?.teams.map(({ score }) => score);
    const sets = [
      [25, 20],
      [18, 25],
      [15, 9],
    ] as const;
    const volleyball = { countsSets: true, teams };
    expect(listScores(buildLiveGame({ ...volleyball, columns: sets }))).toEqual(['1', '1']);
    expect(listScores(buildLiveGame({ ...volleyball, columns: [[26, 25]] }))).toEqual(['0', '0']);
    expect(listScores(buildFinalGame({ ...volleyball, columns: sets }))).toEqual(['2', '1']);
    const forfeit = buildForfeitGame({ ...volleyball, columns: [], namedWinner: 0 });
    expect(listScores(forfeit)).toEqual(['W', 'L']);
    expect(listScores(buildScheduledGame(volleyball))).toEqual(['', '']);
  });
});

it('a visitor who hides results can show them at a separate address, which the next pictures keep', () => {
  expect(viewBoard('?every=20', [buildLiveGame()]).resultsPath).toBe('/board?every=20&results=1');
  const shown = viewBoard('?every=20&results=1', [buildLiveGame()]);
  expect([shown.resultsPath, shown.nextPath]).toEqual([null, '/board?every=20&results=1']);
});

it('has the time of day with a plain space, because fonts of televisions may lack others', () => {
  expect(viewBoard('', []).time).toMatch(/^1:\d\d PM$/);
});

describe('an invalid address', () => {
  it.each(['?show=nonsense', '?every=4', '?every=121', '?every=x', '?turn=0'])(
    'with %s shows the default board',
    (search) => {
      expect(viewBoard(search, [buildLiveGame()])).toMatchObject({
        everySeconds: 12,
        place: null,
        picture: { title: 'Scores, Saturday, October 11' },
      });
    },
  );
});

it('the script is less than 3 KB, and uses only syntax that old browsers know', () => {
  expect(boardScript.length).toBeLessThan(3000);
  expect(boardScript).not.toMatch(/=>|`|\b(?:let|const|async|class)\b|\?\.|\?\?/);
});
