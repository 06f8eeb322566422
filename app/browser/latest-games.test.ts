import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { buildSeenKey, readScoreCard, type ShownGame, toSeenGame } from '~/models/games/seen-games';
import { LatestGames, SpokenChanges } from './latest-games';

const nowMs = Date.parse('2025-10-11T18:20:00Z');
let view = 'first';
let kept: string | null = null;
let writes = 0;
const device = {
  read: () => kept,
  keep: (text: string | null) => {
    kept = text;
    writes += 1;
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs });
  vi.stubGlobal('history', {
    get state() {
      return { key: view };
    },
  });
  [view, kept, writes] = ['first', null, 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showGame(game: Game, asOfMs = nowMs): ShownGame {
  const read = readScoreCard(
    toScoreCardView(game, {
      asOf: { ms: asOfMs, today: '2025-10-11' },
      getGameList: () => ({ date: '2025-10-11' }),
    }),
  );
  if (read === null) throw new Error('The card is not followed');
  return read;
}

const buildLiveScore = (first: number, second: number) => buildLiveGame({ columns: [[first, second]], period: 'Q4' });
const key = buildSeenKey(toSeenGame(showGame(buildLiveScore(0, 0))));

/** Opens a tab that shows the game, and records what it announces. */
function openTab() {
  const games = new LatestGames(device);
  const news: string[] = [];
  games.subscribe(key, () => undefined);
  games.subscribeToNews((changes) => news.push(...changes.map(({ text }) => text)));
  const show = (game: Game, asOfMs: number) => {
    games.note(showGame(game, asOfMs));
    vi.advanceTimersByTime(0);
  };
  const findShown = (game: Game, asOfMs: number) => games.findLater(toSeenGame(showGame(game, asOfMs)))?.state.scores;
  return { games, news, show, findShown };
}

describe('the latest state that a browser has seen', () => {
  it('replaces the state on an older page, also in another tab and for another state of the game', () => {
    const { show, findShown } = openTab();
    show(buildLiveScore(21, 17), nowMs);
    expect(findShown(buildLiveScore(14, 17), nowMs - 60_000)).toEqual([['21'], ['17']]);
    const other = openTab();
    other.games.readDevice();
    expect(other.findShown(buildLiveScore(14, 17), nowMs - 60_000)).toEqual([['21'], ['17']]);
    expect(other.findShown(buildScheduledGame(), nowMs - 60_000)).toEqual([['21'], ['17']]);
  });

  it('is replaced by a later correction from upstream, in both tabs', () => {
    const { show, findShown } = openTab();
    const other = openTab();
    show(buildFinalGame({ columns: [[21, 17]] }), nowMs);
    other.show(buildLiveScore(20, 17), nowMs + 1000);
    show(buildLiveScore(20, 17), nowMs + 1000);
    expect(findShown(buildLiveScore(14, 17), nowMs)).toEqual([['20'], ['17']]);
    expect(findShown(buildLiveScore(20, 17), nowMs + 1000)).toBeUndefined();
    expect(findShown(buildLiveScore(20, 14), nowMs + 2000)).toBeUndefined();
  });

  it('changes nothing on a page that shows the same state', () => {
    const { show, findShown } = openTab();
    show(buildLiveScore(21, 17), nowMs);
    expect(findShown(buildLiveScore(21, 17), nowMs - 60_000)).toBeUndefined();
  });

  it('is stored only when it changes', () => {
    const { show } = openTab();
    show(buildLiveScore(21, 17), nowMs);
    show(buildLiveScore(21, 17), nowMs);
    expect(writes).toBe(1);
  });

  it.each(['damaged', '|||', '{"a":1}'])('replaces the damaged storage %j', (text) => {
    kept = text;
    const { show, findShown } = openTab();
    show(buildLiveScore(21, 17), nowMs);
    expect(findShown(buildLiveScore(14, 17), nowMs - 60_000)).toEqual([['21'], ['17']]);
  });
});

describe('a change of a game', () => {
  it('on the same page is announced and marked for ten seconds', () => {
    const { games, news, show } = openTab();
    show(buildLiveScore(14, 17), nowMs);
    expect([news, games.isMarked(key)]).toEqual([[], false]);
    show(buildLiveScore(21, 17), nowMs + 1000);
    expect([news, games.isMarked(key)]).toEqual([['Ashgrove 21, Fort Harlan 17, Q4'], true]);
    vi.advanceTimersByTime(10_000);
    expect(games.isMarked(key)).toBe(false);
  });

  it('between two pages is neither announced nor marked', () => {
    const { games, news, show } = openTab();
    show(buildLiveScore(14, 17), nowMs);
    view = 'second';
    show(buildLiveScore(21, 17), nowMs + 1000);
    expect([news, games.isMarked(key)]).toEqual([[], false]);
  });

  it('in another tab is announced on a page that shows the game', () => {
    const { news, show } = openTab();
    show(buildLiveScore(14, 17), nowMs);
    const other = openTab();
    other.show(buildFinalGame({ columns: [[21, 17]] }), nowMs + 1000);
    show(buildLiveScore(14, 17), nowMs);
    expect(news).toEqual(['Final: Ashgrove 21, Fort Harlan 17']);
  });

  it('of the clock alone is not announced', () => {
    const { news, show } = openTab();
    show(buildLiveScore(14, 17), nowMs);
    show(buildLiveGame({ columns: [[14, 17]], period: 'Q4', timeRemaining: '1:00' }), nowMs + 1000);
    expect(news).toEqual([]);
  });
});

describe('a file of games in play', () => {
  it('updates the games of the page that belong to its feed', () => {
    const { games, news, show, findShown } = openTab();
    show(buildLiveScore(14, 17), nowMs);
    games.noteRows('boys-soccer.json', nowMs + 1000, [['1', 'live', 50, 17, 'Q4', null]]);
    games.noteRows('day-2025-10-11.json', nowMs + 1000, [
      ['1', 'live', 21, 17, 'Q4', '4:12', nowMs],
      ['2', 'live', 0, 0, null, null, nowMs],
    ]);
    vi.advanceTimersByTime(0);
    expect(news).toEqual(['Ashgrove 21, Fort Harlan 17, Q4 4:12']);
    expect(findShown(buildLiveScore(14, 17), nowMs)).toEqual([['21'], ['17']]);
    games.noteRows('day-2025-10-11.json', nowMs, [['1', 'live', 14, 17, 'Q4', null]]);
    vi.advanceTimersByTime(0);
    expect(news).toHaveLength(1);
  });
});

describe('announced changes', () => {
  const buildChanges = (...keys: string[]) => keys.map((key) => ({ key, text: `Game ${key}` }));
  let said: string[] = [];
  let isShown = (_key: string) => true;

  function open(): SpokenChanges {
    return new SpokenChanges(
      (text) => said.push(text),
      (key) => isShown(key),
    );
  }

  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    isShown = () => true;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are announced at once, and the next ones after at least 20 seconds', () => {
    const changes = open();
    changes.add(buildChanges('1'));
    vi.advanceTimersByTime(0);
    expect(said).toEqual(['Game 1.']);
    changes.add(buildChanges('2'));
    vi.advanceTimersByTime(19_999);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['Game 1.', 'Game 2.']);
    vi.advanceTimersByTime(60_000);
    expect(said).toHaveLength(2);
  });

  it('keep only the latest change of each game', () => {
    const changes = open();
    changes.add(buildChanges('1', '2'));
    changes.add([{ key: '1', text: 'Game 1 again' }]);
    vi.advanceTimersByTime(0);
    expect(said).toEqual(['Game 2. Game 1 again.']);
  });

  it('name at most four games and count the others', () => {
    open().add(buildChanges('1', '2', '3', '4', '5', '6'));
    vi.advanceTimersByTime(0);
    expect(said).toEqual(['Game 1. Game 2. Game 3. Game 4. 2 more games changed.']);
  });

  it('are dropped for games that the page no longer shows', () => {
    isShown = (key) => key !== '1';
    open().add(buildChanges('1', '2'));
    vi.advanceTimersByTime(0);
    expect(said).toEqual(['Game 2.']);
  });
});
