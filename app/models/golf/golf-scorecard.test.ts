import { describe, expect, test } from 'vitest';
import {
  buildCourse,
  listGolfers,
  listHoles,
  formatLastNameFirst,
  findLeadingGolfer,
  sumHoles,
} from './golf-scorecard';
import { card } from './golf.fixture';

const round = (strokes: number, count = 18) => Array<number>(count).fill(strokes);

test.each([
  ['Sam Okafor', 'Okafor, Sam'],
  ['Casimir de la Cruz', 'de la Cruz, Casimir'],
  ['Marcus Adeyemi Jr.', 'Adeyemi Jr., Marcus'],
  ['Mary Ann Van Dyke', 'Van Dyke, Mary Ann'],
  ['Pelé', 'Pelé'],
  ['', ''],
])('%j is listed as %j', (name, listed) => {
  expect(formatLastNameFirst(name)).toBe(listed);
});

describe('golfers', () => {
  test('are listed once each by last name, with the cards of both rounds', () => {
    const first = [card('2', 'Zoe Abbott', round(4)), card('1', 'Ann Żak', round(4)), card('3', 'Bo Ábalos', round(5))];
    const golfers = listGolfers(first, [card('1', 'Ann Żak', round(5))]);
    expect(golfers.map(({ name }) => name)).toEqual(['Bo Ábalos', 'Zoe Abbott', 'Ann Żak']);
    expect(golfers[2]).toMatchObject({ total: { gross: 162, versusPar: 18 }, thru: 36 });
    expect(golfers[0]?.cards[1]).toBeNull();
  });

  test('have one card of a round: of two, the one with more holes', () => {
    const [golfer] = listGolfers(
      [card('1', 'Ann Żak', round(4, 9)), card('1', 'Ann Żak', round(4, 12)), card('1', 'Ann Żak', [])],
      [],
    );
    expect(golfer?.thru).toBe(12);
  });

  test('who withdrew stay in the list with what they played, and lead nothing', () => {
    const golfers = listGolfers(
      [card('1', 'Ann Żak', round(2, 5), { outcome: 'WD' }), card('2', 'Bo Abbott', round(5))],
      [],
    );
    expect(golfers[1]).toMatchObject({ outcome: 'WD', thru: 5 });
    expect(findLeadingGolfer(golfers)?.name).toBe('Bo Abbott');
  });

  test('are led by the best score, by more holes among equals, by name before anybody has played', () => {
    const lead = (...cards: Parameters<typeof listGolfers>[0]) => findLeadingGolfer(listGolfers(cards, []))?.memberId;
    expect(lead(card('1', 'A B', round(4, 4)), card('2', 'C D', round(4, 9)), card('3', 'E F', round(5)))).toBe('2');
    expect(lead(card('1', 'Zoe Zed', []), card('2', 'Al Able', []))).toBe('2');
    expect(findLeadingGolfer([])).toBeUndefined();
  });

  test('without holes have the score that the service tells', () => {
    const [golfer] = listGolfers([card('1', 'Ann Żak', [], { told: { gross: 75, versusPar: 3 } })], []);
    expect(golfer?.total).toEqual({ gross: 75, versusPar: 3 });
  });
});

describe('holes', () => {
  const full = card('1', 'Ann Żak', round(4));
  const bare = {
    ...card('2', 'Bo Abbott', [3]),
    holes: full.holes.map((_, index) => ({ par: null, yards: null, gross: index === 0 ? 3 : null })),
  };

  test('that a card leaves out have the par and yards of the course', () => {
    const holes = listHoles(buildCourse([full, bare]), bare);
    expect(holes[0]).toEqual({ par: 4, yards: 400, gross: 3 });
    expect(holes[17]).toEqual({ par: 4, yards: 400, gross: null });
    expect(listHoles(buildCourse([full]), null).every(({ gross }) => gross === null)).toBe(true);
  });

  test('add up to what is played against its par, and to all par and yards', () => {
    expect(sumHoles(card('1', 'Ann Żak', [3, 5, 6]).holes)).toEqual({
      par: 72,
      yards: 7200,
      gross: 14,
      versusPar: 2,
      played: 3,
    });
    expect(sumHoles([])).toEqual({ par: null, yards: null, gross: null, versusPar: null, played: 0 });
  });
});
