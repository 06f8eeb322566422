import { describe, expect, test } from 'vitest';
import { toParScore } from './golf';
import { toBoardRow } from './golf-board-row';
import { compareBoards } from './golf-changes';
import { getGolfMark, describeGolfMark } from './golf-marks';
import { buildGolferPin, type GolfPins, readPins, togglePin } from './golf-pins';
import { rankStandings, formatChampions, formatGolfPlace } from './golf-places';
import { buildGolfStanding } from './golf.fixture';

test.each([
  [null, '–', 'no score', 'none'],
  [0, 'E', 'even par', 'even'],
  [4, '+4', '4 over par', 'over'],
  [-6, '−6', '6 under par', 'under'],
] as const)('%j versus par is shown as %s and read out as "%s"', (score, text, words, tone) => {
  expect(toParScore(score)).toEqual({ text, words, tone });
});

test.each([
  [-3, 'eagle'],
  [-2, 'eagle'],
  [-1, 'birdie'],
  [0, 'par'],
  [1, 'bogey'],
  [2, 'double-bogey'],
  [5, 'double-bogey'],
] as const)('a hole at %i has the mark %s', (score, mark) => {
  expect(getGolfMark(score)).toBe(mark);
});

test('a golf mark has a description', () => {
  expect(describeGolfMark('double-bogey')).toBe('double bogey or worse');
});

test.each([
  ['12th Grade', 'Tamarack, Sr.'],
  ['11th', 'Tamarack, Jr.'],
  ['10', 'Tamarack, So.'],
  ['9th grade', 'Tamarack, Fr.'],
  ['Sr.', 'Tamarack, Sr.'],
  ['Postgraduate', 'Tamarack, Postgraduate'],
  [null, 'Tamarack'],
])('a golfer of grade %j is shown as %j', (grade, detail) => {
  expect(toBoardRow({ standing: buildGolfStanding({ grade }), place: 1, isTied: false }).detail).toBe(detail);
});

describe('golf places', () => {
  const buildStandingAt = (id: string, versusPar: number | null, changes = {}) =>
    buildGolfStanding({ id, versusPar, ...changes });
  const rankShown = (...all: Parameters<typeof rankStandings>[0]) =>
    rankStandings(all).map((placed) => `${placed.standing.id} ${formatGolfPlace(placed)}`);

  test('follow from the scores, mark ties with T and skip places after a tie', () => {
    expect(
      rankShown(
        buildStandingAt('a', 3),
        buildStandingAt('b', -1),
        buildStandingAt('c', 3),
        buildStandingAt('d', 5),
        buildStandingAt('e', 3),
      ),
    ).toEqual(['b 1', 'a T2', 'c T2', 'e T2', 'd 5']);
  });

  test('come from the scoring service when every golfer has one, because it knows playoff results', () => {
    expect(rankShown(buildStandingAt('a', 0, { place: 2 }), buildStandingAt('b', 0, { place: 1 }))).toEqual([
      'b 1',
      'a 2',
    ]);
  });

  test('are counted from the score only for a row without one', () => {
    expect(rankShown(buildStandingAt('a', 0, { place: 7 }), buildStandingAt('b', -2))).toEqual(['b 1', 'a 7']);
    const finished = [
      buildStandingAt('a', -3, { place: 1 }),
      buildStandingAt('b', -3, { place: 2 }),
      buildStandingAt('c', 0, { place: 3 }),
      buildStandingAt('d', 4),
    ];
    expect(rankShown(...finished)).toEqual(['a 1', 'b 2', 'c 3', 'd 4']);
    expect(formatChampions(rankStandings(finished))).toBe('Champion: Jonah Pruitt, Tamarack');
  });

  test('that are tied are ordered by sub-position', () => {
    const tied = { place: 1 };
    expect(
      rankShown(
        buildStandingAt('a', 0, { ...tied, subPosition: 2 }),
        buildStandingAt('b', 0, { ...tied, subPosition: 1 }),
      ),
    ).toEqual(['b T1', 'a T1']);
  });

  test('are not given to golfers who have not started or are out, who come last', () => {
    const out = buildStandingAt('wd', null, { outcome: 'WD', place: null });
    expect(rankShown(out, buildStandingAt('later', null, { thru: null }), buildStandingAt('a', 9))).toEqual([
      'a 1',
      'later –',
      'wd WD',
    ]);
  });

  test('list each golfer once, using the row with more information', () => {
    expect(
      rankShown(
        buildStandingAt('a', 1, { gross: 40 }),
        buildStandingAt('b', 0),
        buildStandingAt('a', 2, { gross: 44 }),
      ),
    ).toEqual(['b 1', 'a 2']);
  });
});

describe('a row of the leaderboard', () => {
  const buildRow = (changes: Partial<ReturnType<typeof buildGolfStanding>>) =>
    toBoardRow({ standing: buildGolfStanding(changes), place: 3, isTied: true });
  const playingSecond = {
    rounds: [
      { gross: 70, versusPar: -2 },
      { gross: 22, versusPar: 1 },
    ],
  } as const;

  test('shows the current round with its strokes so far', () => {
    const shown = buildRow({ ...playingSecond, thru: 5, versusPar: -1, gross: 92 });
    expect(shown).toMatchObject({ placeText: 'T3', placeWords: 'tied 3', thru: '5', total: '92' });
    expect([shown.overall.text, shown.current.text]).toEqual(['−1', '+1']);
    expect(shown.rounds).toEqual([
      { text: '70', isSoFar: false },
      { text: '22', isSoFar: true },
    ]);
  });

  test('shows the tee time before the first hole and no score for the round', () => {
    expect(buildRow({ thru: null })).toMatchObject({ thru: '9:50 AM', current: { text: '–' } });
    expect(buildRow({ thru: null, fromOtherHole: true })).toMatchObject({
      thru: '9:50 AM*',
      thruWords: '9:50 AM, not from the first hole',
    });
    expect(buildRow({ thru: null, teeTime: null })).toMatchObject({ thru: '–', thruWords: 'not started' });
  });

  test('marks a start on another hole and a finished round', () => {
    expect(buildRow({ thru: 9, fromOtherHole: true })).toMatchObject({
      thru: '9*',
      thruWords: '9, not from the first hole',
    });
    expect(buildRow({ thru: 18, fromOtherHole: true })).toMatchObject({ thru: 'F', thruWords: 'finished' });
  });

  test.each([
    ['WD', 'withdrew'],
    ['DQ', 'disqualified'],
    ['DNF', 'did not finish'],
    ['NS', 'did not start'],
  ] as const)('of a golfer with the outcome %s shows "%s" and no scores', (outcome, words) => {
    const out = toBoardRow({
      standing: buildGolfStanding({ outcome, versusPar: null, gross: null }),
      place: null,
      isTied: false,
    });
    expect(out).toMatchObject({ placeText: outcome, placeWords: words, total: '–', thru: '–', overall: { text: '–' } });
  });

  test('shows the school and the grade', () => {
    expect(buildRow({}).detail).toBe('Tamarack, Sr.');
    expect(buildRow({ grade: null }).detail).toBe('Tamarack');
    expect(buildRow({ teamName: null }).detail).toBeNull();
  });
});

test('leaderboard changes cover places and scores of rows that existed before', () => {
  const before = [
    { key: 'a', place: 1, score: 'E' },
    { key: 'b', place: 2, score: '+1' },
    { key: 'c', place: null, score: '–' },
  ];
  const after = [
    { key: 'b', place: 1, score: '−1' },
    { key: 'a', place: 2, score: 'E' },
    { key: 'c', place: 3, score: '+1' },
    { key: 'new', place: 4, score: '+2' },
  ];
  expect([...compareBoards(before, after)]).toEqual([
    ['b', { gained: 1, hasNewScore: true }],
    ['a', { gained: -1, hasNewScore: false }],
    ['c', { gained: 0, hasNewScore: true }],
  ]);
});

describe('golf pins', () => {
  const noPins: GolfPins = { golfers: [], schools: [] };
  const id = buildGolferPin('2025-26', 'boys-golf', '3012');

  test('can be added and removed', () => {
    const pinned = togglePin(noPins, 'golfers', id);
    expect(readPins(JSON.stringify(pinned))).toEqual({ golfers: [id], schools: [] });
    expect(togglePin(pinned, 'golfers', id)).toEqual(noPins);
  });

  test.each([null, '', 'null', '[]', '{"golfers":7}', '{"golfers":[7,{}]}', 'half {'])(
    'are empty when the stored value is %j',
    (kept) => {
      expect(readPins(kept)).toEqual(noPins);
    },
  );

  test('are limited by dropping the oldest', () => {
    const many = Array.from({ length: 80 }, (_, index) => String(index)).reduce(
      (pins, pinnedId) => togglePin(pins, 'schools', pinnedId),
      noPins,
    );
    expect([many.schools.length, many.schools.at(-1)]).toEqual([60, '79']);
  });
});
