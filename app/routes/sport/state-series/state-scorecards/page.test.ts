import { describe, expect, test } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildGolfCard } from '~/models/golf/golf.fixture';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import type { SourceValue } from '~/page/page-sources';
import type { GolfCard } from '~/upstream/golf';
import { toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', season: '2025-26' });
const buildSourceValue = (value: GolfCard[]) => ({ value, fetchedAtMs: Date.now(), isStale: false });
const leader = buildGolfCard('7', 'Sam Okafor', [4, 3, 2, 5, 6, 7]);
const other = buildGolfCard('3', 'Ann Abbott', Array<number>(18).fill(5));

interface Shown {
  readonly memberId?: string;
  readonly sourceValues?: {
    readonly first: SourceValue<GolfCard[]> | null;
    readonly second: SourceValue<GolfCard[]> | null;
  };
  readonly unavailable?: readonly ('first' | 'second')[];
}

function view(
  { memberId, unavailable = [], ...changes }: Shown = {},
  asked: { sportId?: string; class?: string } = {},
) {
  const request = buildTestSportRequest(`/sports/${asked.sportId ?? 'girls-golf'}/state-series/state-scorecards`, {
    clock,
  });
  const query = {
    ...(asked.class !== undefined && { class: asked.class }),
    ...(memberId !== undefined && { memberId }),
  };
  const { sourceValues = { first: buildSourceValue([leader, other]), second: buildSourceValue([]) } } = changes;
  return toView(buildTestValues({ optional: sourceValues, unavailable }), { ...request, query }).scorecards;
}

describe('the address', () => {
  const path = '/sports/girls-golf/state-series/state-scorecards';

  test('names the golfer, and the class unless it is the first', () => {
    expect(view({ memberId: '3' }).canonicalHref).toBe(`${path}?memberId=3`);
    expect(view({ memberId: '3' }, { class: '2A' }).canonicalHref).toBe(`${path}?class=2A&memberId=3`);
  });

  test('without a golfer shows the leader', () => {
    expect(view()).toMatchObject({ card: { memberId: '7' }, isReset: false, canonicalHref: path });
  });

  test('with a golfer who is not in the class shows the leader, and says so', () => {
    expect(view({ memberId: '99' })).toMatchObject({ card: { memberId: '7' }, isReset: true, canonicalHref: path });
  });

  test('with an unknown class falls back to the default, and the canonical link points to it', () => {
    expect(view({}, { class: '3A' })).toMatchObject({ classId: '1A', canonicalHref: path });
  });

  test('of a sport other than golf is not found', () => {
    expect(findRefusalAt('/sports/football/state-series/state-scorecards')).toBe('other-sport');
  });
});

test('golfers are listed by last name with their schools', () => {
  expect(view().golfers).toEqual([
    { value: '3', text: 'Abbott, Ann (Tamarack)' },
    { value: '7', text: 'Okafor, Sam (Tamarack)' },
  ]);
});

test('missing files are empty, and a service that does not answer is named', () => {
  const nothing = { first: null, second: null };
  expect(view({ sourceValues: nothing })).toMatchObject({
    card: null,
    failedRounds: [],
    stamp: null,
  });
  expect(view({ sourceValues: nothing, unavailable: ['first', 'second'] })).toMatchObject({
    card: null,
    failedRounds: ['Round 1', 'Round 2'],
  });
  const first = { first: buildSourceValue([leader]), second: null };
  expect(view({ sourceValues: first, unavailable: ['second'] })).toMatchObject({ failedRounds: ['Round 2'] });
  expect(view({ memberId: '3', sourceValues: nothing }).isReset).toBe(false);
});

describe('the card', () => {
  test('marks each hole by its score against par, also in words', () => {
    expect(view().card?.nines[0]?.lines[2]?.holes.slice(0, 7)).toEqual([
      { strokes: 4, mark: 'par', words: 'par' },
      { strokes: 3, mark: 'birdie', words: 'birdie' },
      { strokes: 2, mark: 'eagle', words: 'eagle or better' },
      { strokes: 5, mark: 'bogey', words: 'bogey' },
      { strokes: 6, mark: 'double-bogey', words: 'double bogey or worse' },
      { strokes: 7, mark: 'double-bogey', words: 'double bogey or worse' },
      null,
    ]);
  });

  test('adds up out, in and total for both rounds', () => {
    const second = buildSourceValue([buildGolfCard('3', 'Ann Abbott', [4, 4, 4])]);
    const shown = view({ memberId: '3', sourceValues: { first: buildSourceValue([leader, other]), second } }).card;
    expect(shown?.nines.map(({ sumHead, lines }) => [sumHead, ...lines.slice(1).map(({ sum }) => sum)])).toEqual([
      ['Out', '36', '45', '12'],
      ['In', '36', '45', '–'],
    ]);
    expect(
      shown?.overall.map(({ name, out, in: back, total, versusPar }) => [name, out, back, total, versusPar?.text]),
    ).toEqual([
      ['Par', '36', '36', '72', undefined],
      ['Round 1', '45', '45', '90', '+18'],
      ['Round 2', '12', '–', '12', 'E'],
      ['Total', '57', '45', '102', '+18'],
    ]);
    expect(shown).toMatchObject({
      name: 'Ann Abbott',
      teamName: 'Tamarack, Sr.',
      progress: 'through 3 of round 2',
      versusPar: { text: '+18' },
    });
  });

  test.each([
    [{ outcome: 'WD' }, 'withdrew'],
    [{ outcome: 'DNF' }, 'did not finish'],
  ] as const)('of a golfer with %j shows the holes that were played, and no total', (changes, progress) => {
    const shown = view({
      sourceValues: { first: buildSourceValue([{ ...leader, ...changes }]), second: null },
    }).card;
    expect(shown).toMatchObject({ progress, versusPar: { text: '–' } });
    expect(shown?.overall.at(-1)).toMatchObject({ name: 'Total', total: '–' });
    expect(shown?.nines[0]?.lines[2]?.holes[0]).toMatchObject({ strokes: 4 });
  });

  test.each([
    [[], [], 'not started'],
    [Array<number>(18).fill(4), [], 'after round 1'],
    [Array<number>(18).fill(4), Array<number>(18).fill(4), 'after both rounds'],
    [[4, 4], [], 'through 2 of round 1'],
  ])('shows how many holes the golfer has played', (first, second, progress) => {
    const sourceValues = {
      first: buildSourceValue([buildGolfCard('1', 'A B', first)]),
      second: buildSourceValue([buildGolfCard('1', 'A B', second)]),
    };
    expect(view({ sourceValues }).card?.progress).toBe(progress);
  });

  test('says nothing of the progress of a golfer whose total comes without holes', () => {
    const first = buildSourceValue([buildGolfCard('1', 'A B', [], { told: { gross: 75, versusPar: 3 } })]);
    const { card } = view({ sourceValues: { first, second: null } });
    expect(card).toMatchObject({ progress: '', versusPar: { text: '+3' } });
  });
});
