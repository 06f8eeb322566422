import { describe, expect, it } from 'vitest';
import { readClock } from '../calendar/clock';
import { GeneratedWorld } from '../world/generated-world';
import type { Context } from './context';
import {
  buildLegacyCell,
  buildLegacyLink,
  answerLegacyPage,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
  answerNotPostedPage,
} from './legacy-page';

const context: Context = {
  world: new GeneratedWorld(1),
  clock: readClock('America/Chicago', 0),
  origin: 'http://demo.invalid',
  product: 'PSAA',
  associationName: 'Prairie State Activities Association',
  path: '/legacy/x.htm',
  query: new URLSearchParams(),
  params: {},
};

function countBytes(...body: string[]): Uint8Array {
  const answer = answerLegacyPage(context, 'Class 1A — Brackets', ...body);
  expect([answer.status, answer.contentType]).toEqual([200, 'text/html']);
  if (typeof answer.body === 'string') throw new TypeError('A legacy page is bytes.');
  return answer.body;
}

const decodeBytes = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

describe('legacyPage', () => {
  it('a legacy page is ISO-8859-1 with entities for other characters', () => {
    const bytes = countBytes('<P>Ibáñez, Wałęsa, O’Shea 🏈</P>');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
    expect(decodeBytes(bytes)).toContain('Ibáñez, Wa&#322;&#281;sa, O&#8217;Shea &#127944;');
  });

  it('dashes and apostrophes are Windows-1252 character references', () => {
    expect(decodeBytes(countBytes())).toContain('<H2 ALIGN="CENTER">Class 1A &#151; Brackets</H2>');
    expect(escapeLegacyText('Tom & Jo’s <1–2>')).toBe('Tom &amp; Jo&#146;s &lt;1&#150;2&gt;');
  });

  it('a legacy page has uppercase tags only', () => {
    const rows = [
      buildLegacyRow([buildLegacyCell(buildLegacyLink('/documents/a.pdf', 'Brackets (PDF)')), buildLegacyCell('')]),
    ];
    const html = decodeBytes(countBytes(buildLegacyTable(rows)));
    expect(html.replace(/<SCRIPT[\s\S]*<\/SCRIPT>/, '').match(/<\/?[a-z]/g)).toBeNull();
    expect(html).toContain('<TD>\u00a0</TD>');
  });

  it('a legacy page posts its height and the PDF link that was clicked', () => {
    const html = decodeBytes(countBytes());
    expect(html).toContain('tell({ height: heightOf() })');
    expect(html).toContain('tell(heightOf())');
    expect(html).toContain('tell({ pdfUrl: link.href })');
  });

  it('a page that is not posted answers 200 and says so', () => {
    const answer = answerNotPostedPage(context, 'Class 1A');
    expect(answer.status).toBe(200);
    if (typeof answer.body === 'string') throw new TypeError('A legacy page is bytes.');
    expect(decodeBytes(answer.body)).toContain('The page you are attempting to view has not been posted yet');
  });
});
