import { describe, expect, it } from 'vitest';
import type { Game } from './game';
import { buildGameTeam, buildFinalGame, buildForfeitGame, buildLiveGame, buildScheduledGame } from './game.fixture';
import { type ScoreCardView, toScoreCardView } from './score-card-view';
import {
  buildSeenKey,
  describeState,
  formatScores,
  isAheadOf,
  isNews,
  orderLike,
  parseSeenGames,
  parseState,
  readLiveRow,
  readScoreCard,
  type SeenGame,
  serializeSeenGames,
  serializeState,
  type ShownGame,
  showStateOnCard,
  toSeenGame,
} from './seen-games';

const nowMs = Date.parse('2025-10-11T18:20:00Z');

function buildCard(game: Game, asOfMs = nowMs): ScoreCardView {
  return toScoreCardView(game, {
    asOf: { ms: asOfMs, today: '2025-10-11' },
    getGameList: () => ({ date: '2025-10-11' }),
  });
}

function showGame(game: Game, asOfMs = nowMs): ShownGame {
  const read = readScoreCard(buildCard(game, asOfMs));
  if (read === null) throw new Error('The card is not followed');
  return read;
}

const toSeen = (game: Game, asOfMs = nowMs): SeenGame => toSeenGame(showGame(game, asOfMs));
const markAsSeries = (game: SeenGame): SeenGame => ({ ...game, feed: 's' });

const thirdQuarter = buildLiveGame({ columns: [[14, 17]], period: 'Q3', timeRemaining: '4:12' });
const fourthQuarter = buildLiveGame({ columns: [[21, 17]], period: 'Q4', timeRemaining: null });
const sets = buildFinalGame({
  countsSets: true,
  columns: [
    [25, 20],
    [23, 25],
    [25, 19],
  ],
});

it('a later state drops a highlight that it repeats', () => {
  const card = buildCard(buildFinalGame({ highlight: '2OT' }));
  const later = showGame(buildFinalGame({ decidedIn: '2OT' }), nowMs + 1000).state;
  expect([card.highlight, showStateOnCard(card, later)]).toMatchObject([
    '2OT',
    { headline: 'Final / 2OT', highlight: null },
  ]);
});

describe('the state of a game', () => {
  it.each<[string, Game]>([
    ['in play', thirdQuarter],
    ['final', buildFinalGame({ decidedIn: '2OT' })],
    ['of three sets', sets],
    ['forfeited', buildForfeitGame({ isFinal: true })],
    ['without a score', buildLiveGame({ columns: [[null, null]] })],
    ['to come', buildScheduledGame()],
  ])('%s survives storage and updates an older card to match its own card', (_, game) => {
    const { state } = showGame(game);
    expect(parseState(serializeState(state))).toEqual(state);
    const older = buildCard(buildScheduledGame({ countsSets: game.countsSets }));
    expect(showStateOnCard(older, state)).toEqual(buildCard(game));
  });

  it('is null without a game page or data age, and for past days', () => {
    expect(readScoreCard(toScoreCardView(thirdQuarter, { asOf: { ms: nowMs, today: '2025-10-11' } }))).toBeNull();
    expect(readScoreCard(toScoreCardView(thirdQuarter, { getGameList: () => ({ week: '7' }) }))).toBeNull();
    expect(readScoreCard(buildCard({ ...thirdQuarter, day: '2025-10-09' }))).toBeNull();
  });

  it('is described in words', () => {
    const names = ['Ashgrove', 'Fort Harlan'] as const;
    expect(describeState(names, showGame(thirdQuarter).state)).toBe('Ashgrove 14, Fort Harlan 17, Q3 4:12');
    expect(describeState(names, showGame(buildFinalGame()).state)).toBe('Final: Ashgrove 3, Fort Harlan 1');
    expect(describeState(names, showGame(sets).state)).toBe('Final: Ashgrove 25 23 25, Fort Harlan 20 25 19');
  });

  it('is news after a change of score or kind, but not after a clock change alone', () => {
    const [before, later] = [showGame(thirdQuarter).state, showGame({ ...thirdQuarter, timeRemaining: '1:00' }).state];
    expect(isNews(before, later)).toBe(false);
    expect(isNews(before, showGame(fourthQuarter).state)).toBe(true);
    expect(isNews(before, showGame(buildFinalGame({ columns: thirdQuarter.columns })).state)).toBe(true);
  });
});

describe('the choice between two seen states', () => {
  it('takes the later state within one feed, even when a score or a final is taken back', () => {
    expect(isAheadOf(toSeen(buildFinalGame(), nowMs + 1000), toSeen(thirdQuarter, nowMs))).toBe(true);
    expect(isAheadOf(toSeen(buildFinalGame(), nowMs), toSeen(thirdQuarter, nowMs + 1000))).toBe(false);
    expect(isAheadOf(toSeen(thirdQuarter, nowMs + 1000), toSeen(fourthQuarter, nowMs))).toBe(true);
  });

  it('takes the state that is further along between feeds, for any ages', () => {
    expect(isAheadOf(toSeen(buildFinalGame(), nowMs), markAsSeries(toSeen(fourthQuarter, nowMs + 60_000)))).toBe(true);
    expect(isAheadOf(toSeen(thirdQuarter, nowMs + 60_000), markAsSeries(toSeen(fourthQuarter, nowMs)))).toBe(false);
    expect(isAheadOf(toSeen(thirdQuarter, nowMs), markAsSeries(toSeen(buildScheduledGame(), nowMs + 60_000)))).toBe(
      true,
    );
  });

  it('takes the later state between feeds that are equally far along', () => {
    expect(
      isAheadOf(
        toSeen(buildFinalGame(), nowMs),
        markAsSeries(toSeen(buildFinalGame({ columns: [[4, 1]] }), nowMs + 1000)),
      ),
    ).toBe(false);
  });
});

describe('a game in two feeds', () => {
  const [home, away] = [buildGameTeam('Ashgrove'), buildGameTeam('Fort Harlan')] as const;

  it('is recognized when the teams are swapped, and the score is swapped with them', () => {
    const reversed = toSeen({ ...buildFinalGame({ columns: [[1, 3]] }), teams: [away, home] });
    const own = toSeen(buildFinalGame({ teams: [home, away] }));
    expect(buildSeenKey(reversed)).toBe(buildSeenKey(own));
    expect(orderLike(reversed, own)).toEqual(own.state);
  });

  it('is a different game when other teams have its id', () => {
    const other = toSeen(buildFinalGame({ teams: [home, buildGameTeam('Milton')] }));
    expect(buildSeenKey(other)).not.toBe(buildSeenKey(toSeen(buildFinalGame())));
  });
});

describe('the stored list of seen games', () => {
  it('is read back as it was written', () => {
    const games = [
      toSeen(thirdQuarter),
      { ...markAsSeries(toSeen(sets, nowMs - 5000)), hasChanged: true },
      toSeen(buildForfeitGame({ id: '9' })),
    ];
    const kept = parseSeenGames(serializeSeenGames(games, nowMs), nowMs);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining(games));
  });

  it('is at most 2 KB, with live and changed games first, then the latest', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      toSeen(buildFinalGame({ id: String(index) }), nowMs - index * 1000),
    );
    const live = toSeen(buildLiveGame({ id: 'live' }), nowMs - 3_600_000);
    const text = serializeSeenGames([...many, live], nowMs);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(2048);
    const ids = parseSeenGames(text, nowMs).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['live', '0', '1']);
    expect(ids.length).toBeGreaterThan(40);
  });

  it('leaves out scheduled games and games seen more than half a day ago', () => {
    expect(
      serializeSeenGames([toSeen(buildScheduledGame()), toSeen(buildFinalGame(), nowMs - 13 * 3_600_000)], nowMs),
    ).toBe('');
    const text = serializeSeenGames([toSeen(buildFinalGame())], nowMs);
    expect(parseSeenGames(text, nowMs + 13 * 3_600_000)).toEqual([]);
  });

  it('ignores times far in the future, which come from a wrong clock', () => {
    const text = serializeSeenGames([toSeen(buildFinalGame(), nowMs + 86_400_000)], nowMs);
    expect(parseSeenGames(text, nowMs)).toEqual([]);
  });

  it.each([
    null,
    '',
    '{"version":2}',
    '|||||',
    'x|y|z',
    '1|aaaabbbb|d|zzz|f|1-2-3|--|Final',
    '1|aaaabbbb|q|lq3k9x1|f|1-2|--|Final',
    '1|aaaabbbb|d|lq3k9x1|f|1-2|??|Final',
    '\u0000'.repeat(5000),
  ])('is empty when the stored text is damaged: %j', (text) => {
    expect(parseSeenGames(text, nowMs)).toEqual([]);
  });

  it('escapes its own separator characters', () => {
    const text = serializeSeenGames([toSeen(buildLiveGame({ period: 'A|B~C\nD' }))], nowMs);
    expect(parseSeenGames(text, nowMs)[0]?.state.words).toEqual(['A B C D']);
  });
});

it('page-title scores list the sets side by side', () => {
  expect([thirdQuarter, sets].map((game) => formatScores(showGame(game).state))).toEqual([
    '14-17',
    '25 23 25-20 25 19',
  ]);
});

it.each<[string, Game, Parameters<typeof readLiveRow>[0]]>([
  ['in play', thirdQuarter, ['1', 'live', 14, 17, 'Q3', '4:12', nowMs]],
  ['final', buildFinalGame({ decidedIn: '2OT' }), ['1', 'final', 3, 1, '2OT', null, nowMs]],
  ['of three sets', sets, ['1', 'final', [25, 23, 25], [20, 25, 19], null, null, nowMs]],
  [
    'after a shootout',
    buildFinalGame({ columns: [[2, 2]], shootout: [3, 4], namedWinner: 1 }),
    ['1', 'final', 2, 2, 'SO 4-3', '1', nowMs],
  ],
  [
    'whose winner is named',
    buildFinalGame({ columns: [[2, 2]], namedWinner: 0 }),
    ['1', 'final', 2, 2, null, '0', nowMs],
  ],
])('a row in the live file has the same state as the card of a game %s', (_, game, row) => {
  expect(readLiveRow(row)).toEqual(showGame(game).state);
});

it('rows of other kinds are ignored', () => {
  expect(readLiveRow(['1', 'scheduled', null, null, null, null])).toBeNull();
});
