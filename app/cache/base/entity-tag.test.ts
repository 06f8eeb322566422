import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEntityTag, isMatchingEntityTag } from './entity-tag';

const etag = '"a21150407f71"';

describe('an If-None-Match header', () => {
  it.each([
    ['*', true],
    [' * ', true],
    [etag, true],
    [`W/${etag}`, true],
    [`"other", ${etag}`, true],
    [`W/"other",\tW/${etag},`, true],
    [`"with,comma", ${etag}`, true],
    [`"other" , , ${etag}`, true],
    ['', false],
    ['"*"', false],
    ['"other"', false],
    ['W/"other", "another"', false],
    ['a21150407f71', false],
    [`w/${etag}`, false],
    ['"a21150407f7"', false],
    ['"x,a21150407f71"', false],
  ])('%s matches: %s', (field, matches) => {
    expect(isMatchingEntityTag(field, etag)).toBe(matches);
  });

  it('matches exactly when one of its tags is equal, weak or not, in any position', () => {
    const opaque = fc.string({ unit: fc.constantFrom('a', 'b', ',', '*', '/', 'W', '!'), maxLength: 4 });
    const tag = fc.record({ opaque, isWeak: fc.boolean() });
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 5 }), opaque, (tags, own) => {
        const field = tags.map((given) => `${given.isWeak ? 'W/' : ''}"${given.opaque}"`).join(', ');
        // The site's own tags are hexadecimal (see `computeEntityTag`) and never contain a comma.
        const isOwn = !own.includes(',');
        if (isOwn) expect(isMatchingEntityTag(field, `"${own}"`)).toBe(tags.some((given) => given.opaque === own));
      }),
    );
  });

  it('is compared with hexadecimal entity tags', async () => {
    expect(await computeEntityTag(new Uint8Array([1, 2, 3]))).toMatch(/^"[0-9a-f]{24}"$/);
  });
});
