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
    asOf: { ms: asOfMs, firstDay: '2025-10-10' },
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

describe('the state of a game', () => {
  it.each<[string, Game]>([
    ['in play', thirdQuarter],
    ['final', buildFinalGame({ decidedIn: '2OT' })],
    ['of three sets', sets],
    ['forfeited', buildForfeitGame({ isFinal: true })],
    ['without a score', buildLiveGame({ columns: [[null, null]] })],
    ['to come', buildScheduledGame()],
  ])('%s survives storage, and shows on an older card what its own card shows', (_, game) => {
    const { state } = showGame(game);
    expect(parseState(serializeState(state))).toEqual(state);
    const older = buildCard(buildScheduledGame({ countsSets: game.countsSets }));
    expect(showStateOnCard(older, state)).toEqual(buildCard(game));
  });

  it('is null on a card without a game page or an age, and for a game of an earlier day', () => {
    expect(readScoreCard(toScoreCardView(thirdQuarter, { asOf: { ms: nowMs, firstDay: '2025-10-10' } }))).toBeNull();
    expect(readScoreCard(toScoreCardView(thirdQuarter, { getGameList: () => ({ week: '7' }) }))).toBeNull();
    expect(readScoreCard(buildCard({ ...thirdQuarter, day: '2025-10-09' }))).toBeNull();
  });

  it('is said in words', () => {
    const names = ['Ashgrove', 'Fort Harlan'] as const;
    expect(describeState(names, showGame(thirdQuarter).state)).toBe('Ashgrove 14, Fort Harlan 17, Q3 4:12');
    expect(describeState(names, showGame(buildFinalGame()).state)).toBe('Final: Ashgrove 3, Fort Harlan 1');
    expect(describeState(names, showGame(sets).state)).toBe('Final: Ashgrove 25 23 25, Fort Harlan 20 25 19');
  });

  it('is news when the score or the kind is another, not when the clock has run on', () => {
    const [before, later] = [showGame(thirdQuarter).state, showGame({ ...thirdQuarter, timeRemaining: '1:00' }).state];
    expect(isNews(before, later)).toBe(false);
    expect(isNews(before, showGame(fourthQuarter).state)).toBe(true);
    expect(isNews(before, showGame(buildFinalGame({ columns: thirdQuarter.columns })).state)).toBe(true);
  });
});

describe('which state counts', () => {
  it('in one feed the later one does, also when it takes points away or a final back', () => {
    expect(isAheadOf(toSeen(buildFinalGame(), nowMs + 1000), toSeen(thirdQuarter, nowMs))).toBe(true);
    expect(isAheadOf(toSeen(buildFinalGame(), nowMs), toSeen(thirdQuarter, nowMs + 1000))).toBe(false);
    expect(isAheadOf(toSeen(thirdQuarter, nowMs + 1000), toSeen(fourthQuarter, nowMs))).toBe(true);
  });

  it('between feeds the state that is further along wins, for any ages', () => {
    expect(isAheadOf(toSeen(buildFinalGame(), nowMs), markAsSeries(toSeen(fourthQuarter, nowMs + 60_000)))).toBe(true);
    expect(isAheadOf(toSeen(thirdQuarter, nowMs + 60_000), markAsSeries(toSeen(fourthQuarter, nowMs)))).toBe(false);
    expect(isAheadOf(toSeen(thirdQuarter, nowMs), markAsSeries(toSeen(buildScheduledGame(), nowMs + 60_000)))).toBe(
      true,
    );
  });

  it('between feeds that are equally far the later one does', () => {
    expect(
      isAheadOf(
        toSeen(buildFinalGame(), nowMs),
        markAsSeries(toSeen(buildFinalGame({ columns: [[4, 1]] }), nowMs + 1000)),
      ),
    ).toBe(false);
  });
});

describe('a game of two feeds', () => {
  const [home, away] = [buildGameTeam('Ashgrove'), buildGameTeam('Fort Harlan')] as const;

  it('is the same with its teams the other way round, and the score follows them', () => {
    const reversed = toSeen({ ...buildFinalGame({ columns: [[1, 3]] }), teams: [away, home] });
    const own = toSeen(buildFinalGame({ teams: [home, away] }));
    expect(buildSeenKey(reversed)).toBe(buildSeenKey(own));
    expect(orderLike(reversed, own)).toEqual(own.state);
  });

  it('is another with other teams under its id', () => {
    const other = toSeen(buildFinalGame({ teams: [home, buildGameTeam('Milton')] }));
    expect(buildSeenKey(other)).not.toBe(buildSeenKey(toSeen(buildFinalGame())));
  });
});

describe('what a device keeps', () => {
  it('is read again as it was', () => {
    const games = [
      toSeen(thirdQuarter),
      { ...markAsSeries(toSeen(sets, nowMs - 5000)), hasChanged: true },
      toSeen(buildForfeitGame({ id: '9' })),
    ];
    const kept = parseSeenGames(serializeSeenGames(games, nowMs), nowMs);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining(games));
  });

  it('is at most 2 KB: games in play and changed games first, then the latest', () => {
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

  it('leaves out games to come, and those of half a day ago', () => {
    expect(
      serializeSeenGames([toSeen(buildScheduledGame()), toSeen(buildFinalGame(), nowMs - 13 * 3_600_000)], nowMs),
    ).toBe('');
    const text = serializeSeenGames([toSeen(buildFinalGame())], nowMs);
    expect(parseSeenGames(text, nowMs + 13 * 3_600_000)).toEqual([]);
  });

  it('ignores a moment far in the future, which a clock set wrong has told', () => {
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
  ])('is nothing when it is damaged: %j', (text) => {
    expect(parseSeenGames(text, nowMs)).toEqual([]);
  });

  it('escapes the signs of its own format', () => {
    const text = serializeSeenGames([toSeen(buildLiveGame({ period: 'A|B~C\nD' }))], nowMs);
    expect(parseSeenGames(text, nowMs)[0]?.state.words).toEqual(['A B C D']);
  });
});

it('scores of a title have sets side by side', () => {
  expect([thirdQuarter, sets].map((game) => formatScores(showGame(game).state))).toEqual([
    '14-17',
    '25 23 25-20 25 19',
  ]);
});

it.each<[string, Game, Parameters<typeof readLiveRow>[0]]>([
  ['in play', thirdQuarter, ['1', 'live', 14, 17, 'Q3', '4:12', nowMs]],
  ['final', buildFinalGame({ decidedIn: '2OT' }), ['1', 'final', 3, 1, '2OT', null, nowMs]],
  ['of three sets', sets, ['1', 'final', [25, 23, 25], [20, 25, 19], null, null, nowMs]],
])('a row of a file of games in play says what the card of a game %s does', (_, game, row) => {
  expect(readLiveRow(row)).toEqual(showGame(game).state);
});

it('rows of other kinds are left to the page', () => {
  expect(readLiveRow(['1', 'scheduled', null, null, null, null])).toBeNull();
});
