import { describe, expect, it } from 'vitest';
import { readClock } from '../calendar/clock';
import { GeneratedWorld } from '../world/generated-world';
import type { Context } from './context';
import {
  answerLegacyPage,
  answerNotPostedPage,
  buildLegacyLink,
  buildLegacyTable,
  escapeLegacyText,
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
    const html = decodeBytes(
      countBytes(buildLegacyTable([], [[buildLegacyLink('/documents/a.pdf', 'Brackets (PDF)')]])),
    );
    expect(html.replace(/<SCRIPT[\s\S]*<\/SCRIPT>/, '').match(/<\/?[a-z]/g)).toBeNull();
  });

  it('a table has heads where its columns have any, and attributes of a cell in place of its column', () => {
    const rows = [
      ['', 'Ashgrove', 14],
      [{ html: 'Final', isHead: true }, { html: '', attributes: 'ROWSPAN="2"' }, 7],
    ];
    const table = buildLegacyTable(
      ['', 'School', ['Points', 'ALIGN="RIGHT"', 'NOWRAP']],
      rows,
      'BORDER="0"',
      'VALIGN="TOP"',
    );
    expect(table.split('\r\n')).toEqual([
      '<TABLE ALIGN="CENTER" BORDER="0">',
      '<TR><TH BGCOLOR="#DDDDDD"></TH><TH BGCOLOR="#DDDDDD">School</TH><TH BGCOLOR="#DDDDDD" NOWRAP>Points</TH></TR>',
      '<TR VALIGN="TOP"><TD>\u00a0</TD><TD>Ashgrove</TD><TD ALIGN="RIGHT">14</TD></TR>',
      '<TR VALIGN="TOP"><TH BGCOLOR="#DDDDDD">Final</TH><TD ROWSPAN="2">\u00a0</TD><TD ALIGN="RIGHT">7</TD></TR>',
      '</TABLE>',
    ]);
    expect(buildLegacyTable([['', 'NOWRAP']], [['Ashgrove']])).toContain('>\r\n<TR><TD NOWRAP>Ashgrove</TD></TR>\r\n<');
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
