import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainClass, isSameClass, multiplyEnrollment } from './classification';

const classes = [
  { id: '1A', upTo: 300 },
  { id: '2A', upTo: 700 },
  { id: '3A', upTo: 1600 },
  { id: '4A', upTo: null },
];

describe('the class for an enrollment', () => {
  it.each([
    [0, '1A', null],
    [300, '1A', null],
    [300.01, '2A', 300],
    [301, '2A', 300],
    [700, '2A', 300],
    [1600, '3A', 700],
    [1601, '4A', 1600],
  ])('of %d is %s, above the cutoff %j', (enrollment, id, above) => {
    expect(explainClass(classes, enrollment, null)).toMatchObject({ class: { id }, above, counted: enrollment });
  });

  it('follows from the multiplied enrollment when the multiplier applies', () => {
    expect(explainClass(classes, 200, 1.65)).toMatchObject({
      actual: 200,
      isMultiplied: true,
      counted: 330,
      class: { id: '2A' },
    });
    expect(explainClass(classes, 200, null)).toMatchObject({ isMultiplied: false, counted: 200, class: { id: '1A' } });
  });

  it('is unknown without cutoffs', () => {
    expect(explainClass([], 200, null)).toBeNull();
  });

  it('never gets smaller as the enrollment grows, and its cutoffs always contain the enrollment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 0, max: 6000 }),
        fc.boolean(),
        (a, b, applies) => {
          const [smaller, larger] = [Math.min(a, b), Math.max(a, b)].map((enrollment) =>
            explainClass(classes, enrollment, applies ? 1.65 : null),
          );
          expect(classes.findIndex(({ id }) => id === smaller?.class.id)).toBeLessThanOrEqual(
            classes.findIndex(({ id }) => id === larger?.class.id),
          );
          for (const reason of [smaller, larger]) {
            expect(reason?.counted).toBeGreaterThan(reason?.above ?? -1);
            expect(reason?.counted).toBeLessThanOrEqual(reason?.class.upTo ?? Infinity);
          }
        },
      ),
    );
  });
});

it('a multiplied enrollment has two decimals', () => {
  expect([multiplyEnrollment(511, 1.65), multiplyEnrollment(1, 1.65), multiplyEnrollment(333, 1.65)]).toEqual([
    843.15, 1.65, 549.45,
  ]);
});

it.each([
  ['S', true],
  ['Small', true],
  ['Class S', true],
  ['small', true],
  ['M', false],
  ['', false],
])('the class %j in a feed is the small-school class: %j', (listed, isSame) => {
  expect(isSameClass({ id: 'S', name: 'Small' }, listed)).toBe(isSame);
});
