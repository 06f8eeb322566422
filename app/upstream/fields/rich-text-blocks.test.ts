import { describe, expect, it } from 'vitest';
import { toPlainText, type RichTextTable } from '~/models/content/rich-text';
import { toRichText } from './rich-text';

const archive = { documentArchiveUrl: 'https://archive.example.org' };
const parseTree = (html: string) => toRichText(html, archive) ?? [];
const parseTable = (html: string) => parseTree(html)[0] as RichTextTable;
const listScopes = (rows: RichTextTable['body']) => rows.map((row) => row.map(({ scope }) => scope ?? null));

describe('a table', () => {
  it('uses a single full-width first cell as caption, but not several cells or a narrower one', () => {
    const parseTitledTable = (head: string) =>
      parseTree(`<table>${head}<tr><th>Date<th>Site</tr><tr><td>1/2<td>Ash</tr></table>`)[0];
    expect(parseTitledTable('<tr><th colspan=2><p>Next <b>clinics</b></p></tr>')).toMatchObject({
      caption: ['Next ', { tag: 'strong', children: ['clinics'] }],
      head: [[{ children: ['Date'] }, { children: ['Site'] }]],
      body: [[{ children: ['1/2'] }, { children: ['Ash'] }]],
    });
    expect(parseTitledTable('<caption>Clinics</caption><tr><th colspan=2>Next</tr>')).toMatchObject({
      caption: ['Clinics'],
    });
    expect(parseTitledTable('<tr><th colspan=2>Next</tr><tr><td colspan=3>wide</tr>')).toMatchObject({ caption: [] });
    expect(parseTitledTable('<tr><th>Next<th>Last</tr>')).toMatchObject({ caption: [] });
  });

  it('keeps its caption, header scopes, spans and alignment', () => {
    const html =
      '<table><caption>Results</caption><thead><tr><th rowspan=2>School<th colspan=2>Sets</tr><tr><th>1<th>2</thead><tbody><tr><th>Ashgrove<td align=right>25<td align=CENTER>20</tbody></table>';
    expect(parseTree(html)).toEqual([
      {
        tag: 'table',
        caption: ['Results'],
        head: [
          [
            { rowSpan: 2, scope: 'col', children: ['School'] },
            { colSpan: 2, scope: 'colgroup', children: ['Sets'] },
          ],
          [
            { scope: 'col', children: ['1'] },
            { scope: 'col', children: ['2'] },
          ],
        ],
        body: [
          [
            { scope: 'row', children: ['Ashgrove'] },
            { align: 'right', children: ['25'] },
            { align: 'center', children: ['20'] },
          ],
        ],
      },
    ]);
  });

  it('treats a first row in bold as its head', () => {
    const { head, body } = parseTable('<table><tr><td><b>School<td><b>Score</tr><tr><td>Ashgrove<td>7</table>');
    expect(listScopes(head)).toEqual([['col', 'col']]);
    expect(listScopes(body)).toEqual([[null, null]]);
  });

  it('gives an empty cell no header scope, for example in the corner', () => {
    const { head, body } = parseTable('<table><tr><th><th>Level I<tr><th>Fee<td>20</table>');
    expect(listScopes(head)).toEqual([[null, 'col']]);
    expect(listScopes(body)).toEqual([['row', null]]);
  });

  it('limits row spans to its last row', () => {
    const { body } = parseTable('<table><tr><td rowspan=9>A<td>B<tr><td>C</table>');
    expect(body[0]?.[0]?.rowSpan).toBe(2);
    expect(parseTable('<table><tr><td>A<td>B<tr><td>C<td rowspan=4>D</table>').body[1]?.[1]?.rowSpan).toBeUndefined();
  });

  it('keeps body rows when all cells are headers', () => {
    const { head, body } = parseTable('<table><tr><th>A<th>B<tr><th>C<th>D</table>');
    expect([head.length, body.length]).toEqual([1, 1]);
  });

  it.each([
    ['one column', '<table><tr><td>A<tr><td>B</table>'],
    ['one cell', '<table><tr><td colspan=2>A<br>B</table>'],
    ['a heading inside', '<table><tr><td><h2>A</h2><td>B</table>'],
    ['a presentation role', '<table role=presentation><tr><td>A<td>B</table>'],
  ])('with %s is treated as layout, so its text becomes paragraphs', (_, html) => {
    expect(toPlainText(parseTree(html))).toBe('A B');
    expect(JSON.stringify(parseTree(html))).not.toContain('"table"');
  });

  it('that contains a data table is treated as layout', () => {
    const inner = '<table><tr><td>A<td>B</table>';
    expect(parseTree(`<table><tr><td>${inner}<td>C</table>`)).toMatchObject([
      { tag: 'table' },
      { tag: 'p', children: ['C'] },
    ]);
  });

  it('unwraps a paragraph that is the only content of a cell', () => {
    expect(parseTable('<table><tr><td><p>A</p><td><p>B</p><p>C</p></table>').body[0]).toMatchObject([
      { children: ['A'] },
      { children: [{ tag: 'p' }, { tag: 'p' }] },
    ]);
  });

  it('is dropped without content', () => {
    expect(parseTree('<table><tr><td></td><td> </td></tr></table>')).toEqual([]);
  });
});

describe('a picture', () => {
  const src = 'https://example.org/a.jpg';

  it.each([
    [
      `<img src="${src}" width=300 height=200px alt=" The &amp; mat ">`,
      { src, alt: 'The & mat', size: { width: 300, height: 200 } },
    ],
    [`<img src="${src}" width="100%">`, { src, alt: '' }],
    [`<img src="${src}" width=90>`, { src, alt: '', size: { width: 90, height: 90 } }],
    [`<img src="${src}" width=900>`, { src, alt: '' }],
    [`<img src="data:image/gif;base64,AA" data-src="${src}">`, { src, alt: '' }],
    [`<img srcset="${src} 1x, https://example.org/b.jpg 2x">`, { src, alt: '' }],
    ['<img src="//example.org/a.jpg">', { src, alt: '' }],
  ])('is read from %s', (html, expected) => {
    expect(parseTree(html)).toEqual([{ tag: 'figure', caption: [], ...expected }]);
  });

  it.each([
    '<img src="data:image/gif;base64,AA">',
    '<img src="/a.jpg">',
    '<img alt="x">',
    `<img src="${src}" width=1 height=1>`,
  ])('is not shown: %s', (html) => {
    expect(parseTree(html)).toEqual([]);
  });

  it('is placed between the paragraphs around it', () => {
    expect(
      parseTree(`<p>one <img src="${src}"> two</p>`).map((node) => (typeof node === 'object' ? node.tag : node)),
    ).toEqual(['p', 'figure', 'p']);
  });

  it('takes the link around it', () => {
    expect(parseTree(`<a href="/sports"><img src="${src}"></a>`)).toMatchObject([{ tag: 'figure', href: '/sports' }]);
  });

  it.each([
    `<figure><img src="${src}"><figcaption>By <b>hand</b></figcaption></figure>`,
    `<figure><figcaption>By <b>hand</b></figcaption><img src="${src}"></figure>`,
    `<div class="wp-caption alignright"><img src="${src}"><p class="wp-caption-text">By <b>hand</b></p></div>`,
  ])('takes its caption from %s', (html) => {
    const caption = ['By ', { tag: 'strong', children: ['hand'] }];
    expect(parseTree(html)).toEqual([{ tag: 'figure', src, alt: '', caption }]);
  });

  it('is not needed for a caption, which then becomes a paragraph', () => {
    expect(parseTree('<figure><figcaption>alone</figcaption></figure>')).toEqual([{ tag: 'p', children: ['alone'] }]);
  });
});

describe('a video', () => {
  const video = { host: 'youtube', id: 'abcdefghijk' };

  it.each([
    ['<p><iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0" title="The final"></iframe></p>', 'The final'],
    ['<iframe data-src="//www.youtube-nocookie.com/embed/abcdefghijk"></iframe>', ''],
    ['<figure class=media><oembed url="https://youtu.be/abcdefghijk"></oembed></figure>', ''],
    ['<video controls src="https://www.youtube.com/watch?v=abcdefghijk"></video>', ''],
    ['<video><source src="https://www.youtube.com/watch?v=abcdefghijk"></video>', ''],
    ['<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Watch the final</a></p>', 'Watch the final'],
    ['<p>https://youtu.be/abcdefghijk</p>', ''],
    ['<p><a href="https://youtu.be/abcdefghijk">https://youtu.be/abcdefghijk</a></p>', ''],
  ])('is read from %s', (html, title) => {
    expect(parseTree(html)).toEqual([{ tag: 'video', video, title }]);
  });

  it('on Vimeo keeps the hash of an unlisted video', () => {
    expect(parseTree('<iframe src="https://player.vimeo.com/video/123456789?h=abcdef1234"></iframe>')).toEqual([
      { tag: 'video', video: { host: 'vimeo', id: '123456789', hash: 'abcdef1234' }, title: '' },
    ]);
  });

  it.each([
    '<figure data-video="youtube:abcdefghijk"></figure>',
    '<figure data-video="https://youtu.be/abcdefghijk"></figure>',
  ])('is not read from %s', (html) => {
    expect(parseTree(html)).toEqual([]);
  });

  it('is not read from a link within other text', () => {
    expect(JSON.stringify(parseTree('<p>See <a href="https://youtu.be/abcdefghijk">this</a></p>'))).not.toContain(
      '"video"',
    );
  });
});

describe('a link to a document', () => {
  it.each([
    ['/documents/board/minutes.pdf', 'https://archive.example.org/documents/board/minutes.pdf'],
    ['documents/x', 'https://archive.example.org/documents/x'],
    ['/Documents/Form.DOCX?v=2', 'https://archive.example.org/Documents/Form.DOCX?v=2'],
    ['https://example.org/files/a.pdf', 'https://example.org/files/a.pdf'],
  ])('%s is marked as a document with the URL %s', (href, expected) => {
    expect(parseTree(`<a href="${href}">x</a>`)).toEqual([
      { tag: 'a', href: expected, isDocument: true, children: ['x'] },
    ]);
  });

  it('becomes plain text without a configured archive', () => {
    expect(toRichText('<a href="/documents/a.pdf">Minutes</a>', {})).toEqual(['Minutes']);
  });

  it('is not recognized for a page path that only starts like the document folder', () => {
    expect(parseTree('<a href="/documents-of-the-board">x</a>')).toEqual([
      { tag: 'a', href: '/documents-of-the-board', children: ['x'] },
    ]);
  });
});
