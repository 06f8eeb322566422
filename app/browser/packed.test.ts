import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed';

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('</script>', '"', "'", '\u2028', 'Ibáñez', '', '|', '~', 'a|b'),
);

function expectToComeBack(values: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
}

it('restores rows with any text', () => {
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

it('restores any plain data', () => {
  expectToComeBack(fc.jsonValue());
});

it('restores rows that lack a field', () => {
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
])('restores %j', (value) => {
  expect(unpack(pack(value))).toEqual(value);
});

it('writes the field names of many rows once', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    name: `School ${index}`,
    teams: [{ seed: index }, { seed: 1 }],
  }));
  expect(pack(rows).match(/seed/g)).toHaveLength(2);
  expect(pack(rows).match(/name/g)).toHaveLength(1);
});

it('writes no quotes, because they would have to be escaped', () => {
  expect(pack([{ name: 'Ashgrove', score: '3' }])).not.toContain('"');
});

const teams = Array.from({ length: 40 }, (_, index) => ({
  name: `School ${index}`,
  logoUrl: index === 7 ? null : `https://media.example/logos/${1000 + index}.svg`,
  to: index === 8 ? null : `/sports/football/teams/${1000 + index}`,
}));

it('writes the folder of a column of addresses once, and an id that two addresses of a row share once', () => {
  const packed = pack(teams);
  expect(packed.match(/logos/g)).toHaveLength(1);
  expect(packed.match(/football/g)).toHaveLength(2);
  expect(packed.match(/1030/g)).toHaveLength(1);
  expect(unpack(packed)).toEqual(teams);
});

it('restores addresses with any common parts', () => {
  const address = fc
    .tuple(
      fc.constantFrom('/a/', '/a/b/', 'https://x/', ''),
      fc.constantFrom('1', '2', '', 'x.y', 'a/b'),
      fc.constantFrom('', '.svg'),
    )
    .map((parts) => parts.join(''));
  const cell = fc.option(address);
  expectToComeBack(fc.array(fc.record({ logo: cell, to: cell, more: cell }), { minLength: 4, maxLength: 9 }));
  expectToComeBack(
    fc
      .array(fc.constantFrom('1', '2', null), { minLength: 4, maxLength: 9 })
      .map((ids) => ids.map((id) => ({ logo: id && `/logos/${id}.svg`, to: id && `/teams/${id}`, more: `/a/${id}` }))),
  );
});
