import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLink, toSafeLink, toTextLink } from './link';

const SITE = 'https://site.example';
const ARCHIVE = 'https://archive.example';

describe('a link from upstream', () => {
  it.each([
    ['/scores?date=2025-10-11#top', '/scores?date=2025-10-11#top'],
    ['#rules', '#rules'],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['//other.example/a', 'https://other.example/a'],
    ['/.//other.example/a', '/other.example/a'],
    ['/..//other.example', '/other.example'],
    ['/%2e//other.example', '/other.example'],
    ['/%2E%2e//other.example', '/other.example'],
    ['./\\other.example', '/other.example'],
    ['/.\\\\other.example', '/other.example'],
    ['/a/..//other.example', '/other.example'],
    ['https:.//other.example', '/other.example'],
    ['schools/index', '/schools/index'],
    ['jo.doe@ash.example', 'mailto:jo.doe@ash.example'],
    ['mailto:jo@ash.example?subject=Hi', 'mailto:jo@ash.example?subject=Hi'],
    ['N/A', null],
    ['none', null],
    [' - ', null],
    ['TBD', null],
    ['', null],
    ['javascript:alert(1)', null],
    ['https://name:word@other.example/', null],
  ])('%s leads to %s', (written, address) => {
    expect(toSafeLink(written)).toBe(address);
  });

  it('stays on this site whenever it is returned as a path', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '//', 'x', '\t', '?', '#', ':', 'other.example');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const address = toSafeLink(pieces.join(''));
        if (address?.startsWith('/') === true) expect(new URL(address, SITE).origin).toBe(SITE);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the URL of a file', () => {
  it.each(['/.//other.example/rules.pdf', '/.\\\\other.example/rules.pdf'])(
    'stays on the file host for %s',
    (written) => {
      expect(documentLink({ documentArchiveUrl: ARCHIVE }).parse(written)).toBe(`${ARCHIVE}/other.example/rules.pdf`);
      expect(documentLink({ answerUrl: `${ARCHIVE}/v1/documents` }).parse(written)).toBe(
        `${ARCHIVE}/other.example/rules.pdf`,
      );
    },
  );

  it('is recognized as a document after its path is normalized', () => {
    expect(toTextLink('/.//documents/rules.pdf', ARCHIVE)).toBe(`${ARCHIVE}/documents/rules.pdf`);
  });
});
