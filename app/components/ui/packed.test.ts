import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed';

const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '"', "'", '\u2028', 'Ibáñez', ''));

function expectToComeBack(values: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
}

it('gives back rows, whatever the words in them', () => {
  expectToComeBack(
    fc.array(
      fc.record({
        name: words,
        score: fc.option(fc.integer()),
        teams: fc.tuple(words, words),
        links: fc.dictionary(words, words),
      }),
    ),
  );
});

it('gives back any plain data', () => {
  expectToComeBack(fc.jsonValue());
});

it('gives back rows that lack a part', () => {
  expectToComeBack(fc.array(fc.record({ a: words, b: fc.constantFrom(undefined, null, 1) }, { requiredKeys: [] })));
});

it.each([
  [[{ '': 1 }, { '': 2 }]],
  [{ '': [null] }],
  [{ '': [['a'], [1]] }],
  [[[], []]],
  [[{}, {}]],
  [[[1, 2], [3, 4], [5]]],
  [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  [JSON.parse('[{"__proto__":1},{"__proto__":2}]') as unknown],
])('gives back %j', (value) => {
  expect(unpack(pack(value))).toEqual(value);
});

it('names the parts of many rows once', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    name: `School ${index}`,
    teams: [{ seed: index }, { seed: 1 }],
  }));
  expect(pack(rows).match(/seed/g)).toHaveLength(2);
  expect(pack(rows).match(/name/g)).toHaveLength(1);
});

it('writes no quotes, which would have to be escaped', () => {
  expect(pack([{ name: 'Ashgrove', score: '3' }])).not.toContain('"');
});
