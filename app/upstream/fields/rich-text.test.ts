import { describe, expect, it } from 'vitest';
import type { RichText } from '~/models/content/rich-text';
import { richText, toRichText } from './rich-text';

const parseTree = (html: string): RichText => toRichText(html) ?? [];
const formatTree = (html: string): string => JSON.stringify(parseTree(html));

describe('HTML parsing', () => {
  it.each<[string, RichText]>([
    ['', []],
    ['plain', ['plain']],
    ['a &amp; b&nbsp;c &#151; d', ['a & b c \u2014 d']],
    [
      '<p>One</p>\n<p>Two</p>',
      [
        { tag: 'p', children: ['One'] },
        { tag: 'p', children: ['Two'] },
      ],
    ],
    [
      '<P ALIGN=center>Upper <B>case</B></P>',
      [{ tag: 'p', children: ['Upper ', { tag: 'strong', children: ['case'] }] }],
    ],
    ['one<br/>two<br>', ['one', { tag: 'br' }, 'two']],
    ['<div><p>wrapped</p></div>', [{ tag: 'p', children: ['wrapped'] }]],
    ['<p> </p><p>&nbsp;</p>', []],
    ['<h1>Loud</h1>', [{ tag: 'heading', level: 1, children: ['Loud'] }]],
    [
      '<ul><li>a<li>b</ul>',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['a'] },
            { tag: 'li', children: ['b'] },
          ],
        },
      ],
    ],
    ['<span style="color:red"><font size=7>kept</font></span>', ['kept']],
    [
      'See <a href="/scores" target=_top>scores</a>.',
      ['See ', { tag: 'a', href: '/scores', children: ['scores'] }, '.'],
    ],
  ])('builds the tree for %s', (html, expected) => {
    expect(parseTree(html)).toEqual(expected);
  });

  it('closes elements that upstream left open', () => {
    expect(parseTree('<p>a <b>b <i>c')).toEqual([
      { tag: 'p', children: ['a ', { tag: 'strong', children: ['b ', { tag: 'em', children: ['c'] }] }] },
    ]);
  });
});

describe('nesting that browsers would repair', () => {
  it.each<[string, RichText]>([
    ['<h3><div>Line</div></h3>', [{ tag: 'heading', level: 3, children: ['Line'] }]],
    ['<h2><p>One</p><p>Two</p></h2>', [{ tag: 'heading', level: 2, children: ['One', { tag: 'br' }, 'Two'] }]],
    ['<h1><ul><li>item</ul></h1>', [{ tag: 'ul', children: [{ tag: 'li', children: ['item'] }] }]],
    [
      '<strong>a<p>b</p></strong>',
      [
        { tag: 'p', children: [{ tag: 'strong', children: ['a'] }] },
        { tag: 'p', children: [{ tag: 'strong', children: ['b'] }] },
      ],
    ],
    [
      '<a href="/out"><table><tr><td><a href="/in">in</a><td>out</table></a>',
      [
        {
          tag: 'table',
          caption: [],
          head: [],
          body: [
            [
              { children: [{ tag: 'a', href: '/in', children: ['in'] }] },
              { children: [{ tag: 'a', href: '/out', children: ['out'] }] },
            ],
          ],
        },
      ],
    ],
    [
      '<li>one</li> <li>two</li>',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['one'] },
            { tag: 'li', children: ['two'] },
          ],
        },
      ],
    ],
    [
      '<ul><li>one</li><ul><li>deep</li></ul></ul>',
      [
        {
          tag: 'ul',
          children: [{ tag: 'li', children: ['one', { tag: 'ul', children: [{ tag: 'li', children: ['deep'] }] }] }],
        },
      ],
    ],
    ['<b> </b><i><br></i><a href="/x"> </a>', []],
  ])('is corrected in %s', (html, expected) => {
    expect(parseTree(html)).toEqual(expected);
  });

  it('does not turn the text after an unclosed heading into a heading', () => {
    expect(parseTree(`<h3>Title<p>${'word '.repeat(60)}</p><p>more</p>`)).not.toContainEqual(
      expect.objectContaining({ tag: 'heading' }),
    );
  });
});

describe('the text of different blocks', () => {
  it.each([
    ['<table><tr><td>A</td></tr><tr><td>B</td></tr></table>', ['A', 'B']],
    ['<tr><td>A</td><td>B</td></tr><tr><td>C</td></tr>', ['A B', 'C']],
    ['<section>A</section><section>B</section>', ['A', 'B']],
    ['<dl><dt>A<dd>B</dl>', ['A', 'B']],
  ])('is kept in separate paragraphs: %s', (html, paragraphs) => {
    expect(parseTree(html)).toEqual(paragraphs.map((text) => ({ tag: 'p', children: [text] })));
  });

  it('in cells without a table is separated by a space', () => {
    expect(parseTree('<td>A</td><td>B</td>')).toEqual(['A B']);
  });

  it('is separated by a space below the depth where structure is dropped', () => {
    expect(formatTree(`${'<b>'.repeat(40)}<p>one</p><p>two</p>`)).toContain('one two');
  });
});

it('half of a surrogate pair becomes the replacement character', () => {
  expect(parseTree('<p>Lions \ud83e</p>')).toEqual([{ tag: 'p', children: ['Lions \ufffd'] }]);
});

describe('untrusted HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<ScRiPt src=//evil.example/x.js></sCrIpT>',
    '<style>@import "//evil.example/x.css"</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<img src=x onerror=alert(1)>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<?xml-stylesheet href="javascript:alert(1)"?>',
    '<base href="javascript:alert(1)//"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=//evil.example>',
  ])('leaves nothing executable: %s', (html) => {
    expect(formatTree(html)).not.toMatch(/"(?:script|style|iframe|img|svg|math|on\w+|src|srcdoc|href)"/);
    expect(formatTree(html)).not.toContain('"a"');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '&#1;javascript:alert(1)',
    'java&#9;script:alert(1)',
    'java&NewLine;script&colon;alert(1)',
    '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'https://user:secret@evil.example/',
    'http://[bad',
  ])('keeps only the text of the link %s', (href) => {
    expect(parseTree(`<a href="${href}">text</a>`)).toEqual(['text']);
  });

  it('loses every attribute except the link address', () => {
    expect(
      parseTree('<a href="https://example.org/" onclick="alert(1)" style="position:fixed" id=x name=y class=z>go</a>'),
    ).toEqual([{ tag: 'a', href: 'https://example.org/', children: ['go'] }]);
  });

  it('produces objects with the keys tag, href and children only', () => {
    const keys = new Set<string>();
    const collect = (nodes: RichText) => {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        for (const key of Object.keys(node)) keys.add(key);
        if ('children' in node) collect(node.children);
      }
    };
    collect(parseTree('<p id=1 onclick=x><a href="/a" rel=y>a</a><img src=x alt=y><b data-x=1>b</b></p>'));
    expect([...keys].sort()).toEqual(['children', 'href', 'tag']);
  });
});

describe('a link address', () => {
  it.each([
    ['/scores', '/scores'],
    ['scores?date=2026-03-07#top', '/scores?date=2026-03-07#top'],
    ['#top', '#top'],
    ['www.example.org/x', 'https://www.example.org/x'],
    ['//example.org/x', 'https://example.org/x'],
    ['\\\\example.org\\x', 'https://example.org/x'],
    ['/\\example.org', 'https://example.org/'],
    ['mailto:office@example.org', 'mailto:office@example.org'],
    ['tel:+15555550142', 'tel:+15555550142'],
  ])('%s becomes %s', (href, expected) => {
    expect(parseTree(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href: expected, children: ['x'] }]);
  });
});

describe('a link within the text', () => {
  const link = (href: string) => ({ tag: 'p', children: [{ tag: 'a', href, children: ['go'] }] }) as const;
  const go = '<p><a href="#sports">go</a></p>';

  it.each<[string, RichText]>([
    [
      `${go}<A NAME="sports"></A>\n<h3>By sport</h3>`,
      [{ tag: 'heading', level: 3, children: [{ tag: 'anchor', id: 'anchor-sports', children: ['By sport'] }] }],
    ],
    [
      `${go}<p id="sports"><b>By</b> sport</p>`,
      [
        {
          tag: 'p',
          children: [{ tag: 'strong', children: [{ tag: 'anchor', id: 'anchor-sports', children: ['By'] }] }, ' sport'],
        },
      ],
    ],
    [
      `${go}<a name="sports"></a><!-- list --><p>Golf</p>`,
      [{ tag: 'p', children: [{ tag: 'anchor', id: 'anchor-sports', children: ['Golf'] }] }],
    ],
    [
      `${go}<a name="sports"></a><script>no</script><ul><li>Golf</ul>`,
      [
        {
          tag: 'ul',
          children: [{ tag: 'li', children: [{ tag: 'anchor', id: 'anchor-sports', children: ['Golf'] }] }],
        },
      ],
    ],
  ])('points to the first words at its target: %s', (html, rest) => {
    expect(parseTree(html)).toEqual([link('#anchor-sports'), ...rest]);
  });

  it('stays on the page that shows the text, while other links point to the source server', () => {
    const html = `${go}<p><a href="a.htm">other</a></p><h2 id="sports">By sport</h2>`;
    const text = JSON.stringify(toRichText(html, { pageUrl: 'https://old.example/data/clinics.htm' }));
    expect(text).toContain('"href":"#anchor-sports"');
    expect(text).toContain('"href":"https://old.example/data/a.htm"');
  });

  it('becomes plain text when the target does not exist', () => {
    expect(parseTree(`${go}<p>text</p>`)).toEqual([
      { tag: 'p', children: ['go'] },
      { tag: 'p', children: ['text'] },
    ]);
    expect(parseTree(`${go}<h2 id="sports"></h2>`)).toEqual(['go'].map((word) => ({ tag: 'p', children: [word] })));
  });

  it('has a unique id per target, for any names', () => {
    const html =
      '<a href="#2.1">a</a> <a href="#2-1">b</a> <a href="#%">c</a><h2 id="2.1">d</h2><h2 id="2-1">e</h2><h2 id="%">f</h2>';
    const ids = [...formatTree(html).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['anchor-2-1', 'anchor-2-1-2', 'anchor-place']);
    for (const id of ids) expect(formatTree(html)).toContain(`"href":"#${id}"`);
  });

  it('drops target names that no link uses', () => {
    expect(parseTree('<a name="sports"></a><h3 id="x">By sport</h3>')).toEqual([
      { tag: 'heading', level: 3, children: ['By sport'] },
    ]);
  });
});

describe('excessive markup', () => {
  it('is refused when it is nested too deeply, so that the row is dropped', () => {
    expect(richText({}).safeParse('<b>'.repeat(50_000)).success).toBe(false);
  });

  it('is parsed in one pass, even with thousands of links', () => {
    const links = richText({}).safeParse('<a href=/>a'.repeat(8000)).data?.[0];
    expect(typeof links === 'object' && links.tag === 'p' ? links.children : links).toMatchObject({ tag: 'a' });
  });

  it('is flattened below thirty-two levels', () => {
    const measureDepth = (nodes: RichText): number =>
      Math.max(
        0,
        ...nodes.map((node) => (typeof node === 'object' && 'children' in node ? 1 + measureDepth(node.children) : 0)),
      );
    expect(measureDepth(parseTree(`${'<b>'.repeat(200)}deep`))).toBeLessThanOrEqual(32);
    expect(formatTree(`${'<b>'.repeat(200)}deep`)).toContain('deep');
  });

  it('is cut when it is very long', () => {
    expect(formatTree('a '.repeat(500_000)).length).toBeLessThan(250_000);
  });

  it('is empty for a non-text value', () => {
    expect(richText({}).parse({ html: 'x' })).toEqual([]);
    expect(richText({}).parse(null)).toEqual([]);
  });
});
