import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import {
  buildCourse,
  listGolfers,
  listHoles,
  formatLastNameFirst,
  findLeadingGolfer,
  sumHoles,
} from './golf-scorecard';
import { buildGolfCard } from './golf.fixture';

const buildRound = (strokes: number, count = 18) => Array<number>(count).fill(strokes);

test.each([
  ['Sam Okafor', 'Okafor, Sam'],
  ['Casimir de la Cruz', 'de la Cruz, Casimir'],
  ['Marcus Adeyemi Jr.', 'Adeyemi Jr., Marcus'],
  ['Mary Ann Van Dyke', 'Van Dyke, Mary Ann'],
  ['Pelé', 'Pelé'],
  ['', ''],
])('the name %j is listed as %j', (name, listed) => {
  expect(formatLastNameFirst(name)).toBe(listed);
});

describe('the list of golfers', () => {
  test('has each golfer once by last name, with the cards of both rounds', () => {
    const first = [
      buildGolfCard('2', 'Zoe Abbott', buildRound(4)),
      buildGolfCard('1', 'Ann Żak', buildRound(4)),
      buildGolfCard('3', 'Bo Ábalos', buildRound(5)),
    ];
    const golfers = listGolfers(first, [buildGolfCard('1', 'Ann Żak', buildRound(5))]);
    expect(golfers.map(({ name }) => name)).toEqual(['Bo Ábalos', 'Zoe Abbott', 'Ann Żak']);
    expect(golfers[2]).toMatchObject({ total: { gross: 162, versusPar: 18 }, thru: 36 });
    expect(golfers[0]?.cards[1]).toBeNull();
  });

  test('uses the card with more holes when a round has two', () => {
    const [golfer] = listGolfers(
      [
        buildGolfCard('1', 'Ann Żak', buildRound(4, 9)),
        buildGolfCard('1', 'Ann Żak', buildRound(4, 12)),
        buildGolfCard('1', 'Ann Żak', []),
      ],
      [],
    );
    expect(golfer?.thru).toBe(12);
  });

  test('keeps golfers who withdrew with their holes, but never as leader', () => {
    const golfers = listGolfers(
      [
        buildGolfCard('1', 'Ann Żak', buildRound(2, 5), { outcome: 'WD' }),
        buildGolfCard('2', 'Bo Abbott', buildRound(5)),
      ],
      [],
    );
    expect(golfers[1]).toMatchObject({ outcome: 'WD', thru: 5 });
    expect(findLeadingGolfer(golfers)?.name).toBe('Bo Abbott');
  });

  test('is led by the best score, then by holes played, then by name before play starts', () => {
    const findLeaderId = (...cards: Parameters<typeof listGolfers>[0]) =>
      findLeadingGolfer(listGolfers(cards, []))?.memberId;
    expect(
      findLeaderId(
        buildGolfCard('1', 'A B', buildRound(4, 4)),
        buildGolfCard('2', 'C D', buildRound(4, 9)),
        buildGolfCard('3', 'E F', buildRound(5)),
      ),
    ).toBe('2');
    expect(findLeaderId(buildGolfCard('1', 'Zoe Zed', []), buildGolfCard('2', 'Al Able', []))).toBe('2');
    expect(findLeadingGolfer([])).toBeUndefined();
  });

  test('is not led by a card that ends in the first round once somebody has finished', () => {
    const first = [buildGolfCard('1', 'A B', buildRound(5)), buildGolfCard('2', 'C D', buildRound(4, 5))];
    const second = buildGolfCard('1', 'A B', buildRound(5));
    expect(findLeadingGolfer(listGolfers(first, []))?.memberId).toBe('2');
    expect(findLeadingGolfer(listGolfers(first, [second]))?.memberId).toBe('1');
  });

  test('counts strokes against the par of the course where a card leaves it out', () => {
    const card = buildGolfCard('2', 'Bo Abbott', buildRound(5));
    const holes = card.holes.map((hole, index) => (index < 9 ? { ...hole, par: null } : hole));
    const golfers = listGolfers([buildGolfCard('1', 'Ann Żak', buildRound(4)), { ...card, holes }], []);
    expect(golfers.map(({ total }) => total.versusPar)).toEqual([18, 0]);
  });

  test('uses the total from the scoring service when a card has no holes', () => {
    const [golfer] = listGolfers([buildGolfCard('1', 'Ann Żak', [], { told: { gross: 75, versusPar: 3 } })], []);
    expect(golfer?.total).toEqual({ gross: 75, versusPar: 3 });
  });
});

describe('the holes of a scorecard', () => {
  const full = buildGolfCard('1', 'Ann Żak', buildRound(4));
  const bare = {
    ...buildGolfCard('2', 'Bo Abbott', [3]),
    holes: full.holes.map((_, index) => ({ par: null, yards: null, gross: index === 0 ? 3 : null })),
  };

  test('take par and yards from the course when the card lacks them', () => {
    const holes = listHoles(buildCourse([full, bare]), bare);
    expect(holes[0]).toEqual({ par: 4, yards: 400, gross: 3 });
    expect(holes[17]).toEqual({ par: 4, yards: 400, gross: null });
    expect(atLeastOne(listHoles(buildCourse([full]), null)).every(({ gross }) => gross === null)).toBe(true);
  });

  test('add up the strokes and par of played holes and the par and yards of all holes', () => {
    expect(sumHoles(buildGolfCard('1', 'Ann Żak', [3, 5, 6]).holes)).toEqual({
      par: 72,
      yards: 7200,
      gross: 14,
      versusPar: 2,
      played: 3,
    });
    expect(sumHoles([])).toEqual({ par: null, yards: null, gross: null, versusPar: null, played: 0 });
  });
});
