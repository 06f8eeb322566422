import { describe, expect, it } from 'vitest';
import { text } from '../wire';
import { articleOpening } from './article-opening';
import { toRichText } from './rich-text';

const archive = { answerUrl: 'https://v1.example.org/a' };
/** A tree in few words: `p(One b(two))`. */
function outline(nodes: NonNullable<ReturnType<typeof toRichText>>): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '/';
      if (node.tag === 'figure') return `figure(${node.src.split('/').at(-1)}|${outline(node.caption)})`;
      if (node.tag === 'video') return `video(${'id' in node.video ? node.video.id : ''})`;
      if (node.tag === 'table') return 'table';
      const href = node.tag === 'a' ? `${node.href}|` : '';
      return `${node.tag}(${href}${outline(node.children)})`;
    })
    .join('');
}
const read = (html: string) => outline(toRichText(html, archive) ?? []);
const img = '<img src="https://example.org/a.jpg" width="300" height="200" />';

describe('the paragraphs of typed text', () => {
  it.each([
    ['One\n\nTwo', 'p(One)p(Two)'],
    ['One\r\n\r\nTwo', 'p(One)p(Two)'],
    ['One\n \n\nTwo', 'p(One)p(Two)'],
    ['One\ntwo', 'p(One/two)'],
    ['One\n', 'One'],
    ['One <em>two</em>\n\n<strong>Three</strong> four\nfive', 'p(One em(two))p(strong(Three) four/five)'],
    ['One\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\n\nTwo', 'p(One)ul(li(a)li(b))p(Two)'],
    ['<h2>Head</h2>\n\nOne\n\nTwo', 'heading(Head)p(One)p(Two)'],
    ['<h2>Head</h2>\n\n<ul><li>a</li></ul>', 'heading(Head)ul(li(a))'],
    ['One\n\n<!--more-->\n\nTwo', 'p(One)p(Two)'],
    ['One\n\nhttps://youtu.be/abcdefghijk\n\nTwo', 'p(One)video(abcdefghijk)p(Two)'],
    [`One\n\n${img}\n\nTwo`, 'p(One)figure(a.jpg|)p(Two)'],
    ['<p>One\n\ntwo</p>', 'p(One two)'],
    ['One<br>\n\ntwo', 'One/ two'],
    ['<em>One</em>\ntwo', 'em(One) two'],
    ['Rules\n\n<table><tr><td>a<td>b<tr><td>c<td>d</table>', 'p(Rules)table'],
  ])('%j', (html, expected) => {
    expect(read(html)).toBe(expected);
  });

  it('begin an article', () => {
    expect(articleOpening().parse('One <em>two</em>\n\nThree').text).toBe('One two');
  });
});

describe('short codes', () => {
  it.each([
    [`[caption id="attachment_12" align="alignnone" width="300"]${img} By hand[/caption]`, 'figure(a.jpg|By hand)'],
    [`[caption width="300" caption="By hand"]<a href="/a">${img}</a>[/caption]`, 'figure(a.jpg|By hand)'],
    [`<p>[caption id=&#8221;x&#8221;]${img} By <em>hand</em>[/caption] words</p>`, 'figure(a.jpg|By em(hand))p(words)'],
    ['One\n\n[gallery ids="1,2,3"]\n\nTwo', 'p(One)p(Two)'],
    ['One [gallery] two', 'One two'],
    ['[embed]https://youtu.be/abcdefghijk[/embed]', 'video(abcdefghijk)'],
    ['[embed width="560"]https://example.org/x[/embed]', 'p(a(https://example.org/x|example.org))'],
    ['[youtube https://www.youtube.com/watch?v=abcdefghijk]', 'video(abcdefghijk)'],
    ['[youtube id="abcdefghijk" width="600"]', 'video(abcdefghijk)'],
    ['[youtube]https://youtu.be/abcdefghijk[/youtube]', 'video(abcdefghijk)'],
    ['[vimeo 123456789]', 'video(123456789)'],
    ['[video mp4="https://example.org/a.mp4"][/video]', 'p(a(https://example.org/a.mp4|a.mp4))'],
    ['[audio src="https://example.org/a.mp3"]', 'p(a(https://example.org/a.mp3|a.mp3))'],
    ['[pdf-embedder url="https://example.org/a.pdf"]', 'p(a(https://example.org/a.pdf|a.pdf))'],
    ['[button link="https://example.org/" color="red"]Sign up[/button]', 'a(https://example.org/|Sign up)'],
    ['[vc_row][vc_column width="1/2"][vc_column_text]One[/vc_column_text][/vc_column][/vc_row]', 'One'],
    ['[et_pb_text]One[/et_pb_text][et_pb_text]Two[/et_pb_text]', 'p(One)p(Two)'],
    ['[dropcap]O[/dropcap]ne', 'One'],
    ['[contact-form-7 id="12" title="Contact"]One', 'One'],
    ['[table id=3 /]One', 'One'],
    [
      '[[gallery]] [sic] [1] [updated] [video] [Revised 2025] [a] [&hellip;]',
      '[gallery] [sic] [1] [updated] [video] [Revised 2025] [a] […]',
    ],
  ])('in %j', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('leftovers of content systems, Word and databases', () => {
  it.each([
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'p(One)p(Two)'],
    ['&amp;lt;p&amp;gt;One &amp;amp;amp; two&amp;lt;/p&amp;gt;', 'p(One & two)'],
    ['<p>&lt;strong&gt;One&lt;/strong&gt; two&amp;nbsp;three</p>', 'p(strong(One) two three)'],
    ['&lt;a href=&quot;/a&quot;&gt;One&lt;/a&gt;', 'a(/a|One)'],
    ['1 &lt; 2 &lt;TBD&gt; &lt;script&gt;', '1 < 2 <TBD> <script>'],
    ['Men&amp;#8217;s', 'Men’s'],
    ['\\u003cp\\u003eOne\\u003c/p\\u003e', 'p(One)'],
    ['<p>One<\\/p><a href=\\"/a\\">two<\\/a>', 'p(One)p(a(/a|two))'],
    ['<p>Menâ€™s PeÃ±a</p>', 'p(Men’s Peña)'],
    ['<![CDATA[<p>One</p>]]>', 'p(One)'],
    ['<p class=MsoNormal style="mso-margin-top-alt:auto">One<o:p></o:p></p>', 'p(One)'],
    ['<p>One<o:p>&nbsp;</o:p></p><o:p>two</o:p>', 'p(One)p(two)'],
    ['<st1:place w:st="on">Ash</st1:place>', 'Ash'],
    ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>One</p>', 'p(One)'],
    ['<![if !supportEmptyParas]>One<![endif]>', 'One'],
    ['<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><p>One</p>', 'p(One)'],
    ['<p>&lt;!--[if gte mso 9]&gt;&lt;xml&gt; Normal 0 &lt;/xml&gt;&lt;![endif]--&gt;One</p>', 'p(One)'],
    ['<p>Normal 0 false false false EN-US X-NONE X-NONE One</p>', 'p(One)'],
    ['<p>/* Style Definitions */ table.MsoNormalTable {mso-style-name:"Table Normal";} One</p>', 'p(One)'],
    ['<p>/* Font Definitions */ @font-face {font-family:Wingdings;} One</p>', 'p(One)'],
    ['<p>/* List Definitions */ @list l0 {mso-list-id:1;} ol {margin:0;} One</p>', 'p(One)'],
    ['<p>/* Page Definitions */ @page Section1 {size:8in 11in;} One</p>', 'p(One)'],
    [
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt'>&nbsp; </span></span></span><![endif]>One</p>`,
      'p(• One)',
    ],
    [`<p><span style='mso-list:Ignore'>§<span>&nbsp;</span></span>One</p>`, 'p(• One)'],
    [`<p><span style='mso-list:Ignore'>c.<span>&nbsp;</span></span>One</p>`, 'p(c. One)'],
    ...['NULL', 'null', '(null)', 'undefined', '[object Object]', 'N/A', '<p>NULL</p>', '<p>-</p>', '{{ body }}'].map(
      (nothing): [string, string] => [nothing, ''],
    ),
    [img, 'figure(a.jpg|)'],
    ['<p>Null and void</p>', 'p(Null and void)'],
  ])('in %j', (html, expected) => {
    expect(read(html)).toBe(expected);
  });

  it.each([
    '&lt;!--',
    '&lt;p ',
    '[caption]<img ',
    '[a="',
    '[youtube ',
    '[/a]',
    'a\n\n',
    '/* Style Definitions */',
    'Normal 0 ',
    '\\',
    '&amp;',
  ])('many %j are read in one pass', (piece) => {
    expect(toRichText(piece.repeat(200_000 / piece.length))).not.toBeNull();
  });
});

describe('plain text', () => {
  it.each([
    ['[caption id="x"]<img src="a.jpg" /> By hand[/caption] One', 'By hand One'],
    ['One [gallery ids="1,2"] two', 'One two'],
    ['[vc_row][vc_column]One[/vc_column][/vc_row]', 'One'],
    ['[embed]https://youtu.be/abcdefghijk[/embed] One', 'One'],
    ['Final [VIDEO] [sic]', 'Final [VIDEO] [sic]'],
    ['Normal 0 false false false EN-US X-NONE X-NONE One', 'One'],
    ['/* Style Definitions */ table.MsoNormalTable {mso-para-margin:0in;} One', 'One'],
    ['&lt;!--[if gte mso 9]&gt;One', '<!--[if gte mso 9]>One'],
    ['N/A', ''],
    ['n/a', ''],
    ['{{title}}', ''],
    ['${name}', ''],
    ['(NULL)', ''],
  ])('%j is read as %j', (raw, cleaned) => {
    expect(text().parse(raw)).toBe(cleaned);
  });
});
