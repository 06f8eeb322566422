import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed';

it('gives back what was packed, whatever the words in it', () => {
  const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '"', '\u2028', 'Ibáñez'));
  const rows = fc.array(
    fc.record({ name: words, score: fc.option(fc.integer()), links: fc.dictionary(fc.string(), words) }),
  );
  fc.assert(
    fc.property(rows, (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
