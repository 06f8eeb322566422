import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RichText as Tree } from '~/models/content/rich-text';
import { RichText } from './rich-text';

const renderMarkup = (tree: Tree) => renderToStaticMarkup(<RichText>{tree}</RichText>);

it('elements of the tree become HTML elements', () => {
  const list: Tree = [{ tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'br' }, 'b'] }] }];
  expect(renderMarkup(list)).toBe('<ul><li>a<br/>b</li></ul>');
});

it('a heading without an id is a bold paragraph, so that it does not disturb the outline', () => {
  expect(renderMarkup([{ tag: 'heading', level: 2, children: ['Loud'] }])).toBe('<p><strong>Loud</strong></p>');
});

it('a season is not broken across lines', () => {
  expect(renderMarkup(['Otterburn (2021-22), 59-55'])).toBe(
    'Otterburn (<span class="whitespace-nowrap">2021-22</span>), 59-55',
  );
});

it('text that looks like markup is shown as text', () => {
  expect(renderMarkup(['<img src=x onerror=alert(1)>'])).toBe('&lt;img src=x onerror=alert(1)&gt;');
});

it('a mail address is a plain link', () => {
  expect(renderMarkup([{ tag: 'a', href: 'mailto:office@example.org', children: ['Write'] }])).toBe(
    '<a href="mailto:office@example.org">Write</a>',
  );
  expect(renderMarkup([{ tag: 'a', href: 'mailto:office@example.org', children: ['office@example.org'] }])).toBe(
    '<a href="mailto:office@example.org">office@<wbr/>example.org</a>',
  );
});

it('a heading with an id is a heading of the page', () => {
  expect(renderMarkup([{ tag: 'heading', level: 3, id: 'section-golf', children: ['Golf'] }])).toBe(
    '<h3 id="section-golf" class="prose-heading">Golf</h3>',
  );
});

it('a link to a document opens in a new tab and says so', () => {
  expect(
    renderMarkup([{ tag: 'a', href: 'https://archive.example/a.pdf', isDocument: true, children: ['Form'] }]),
  ).toBe(
    '<a href="https://archive.example/a.pdf" target="_blank" rel="noopener">Form<span class="sr-only"> (opens in a new tab)</span></a>',
  );
});

it('a link to another site says so', () => {
  expect(renderMarkup([{ tag: 'a', href: 'https://example.org/', children: ['There'] }])).toBe(
    '<a href="https://example.org/" rel="noopener">There<span class="sr-only"> (external site)</span></a>',
  );
});

it('a table scrolls in a named region that can be focused, and its headers have scopes', () => {
  const html = renderMarkup([
    {
      tag: 'table',
      caption: ['Results'],
      label: 'Results, 2',
      head: [[{ scope: 'colgroup', colSpan: 2, children: ['Score'] }]],
      body: [
        [
          { scope: 'row', rowSpan: 2, children: ['A'] },
          { align: 'right', children: ['7'] },
        ],
      ],
    },
  ]);
  expect(html).toContain('<div class="scroll-region" role="region" aria-label="Results, 2" tabindex="0">');
  expect(html).toContain('<caption>Results</caption>');
  expect(html).toContain('<thead><tr><th scope="colgroup" colSpan="2">Score</th></tr></thead>');
  expect(html).toContain('<tbody><tr><th scope="row" rowspan="2">A</th><td class="text-right">7</td></tr></tbody>');
});

describe('a picture', () => {
  const figure = { tag: 'figure', src: 'https://example.org/a.jpg', alt: 'Mat', caption: [] } as const;

  it('reserves the space of its size, or of 16 to 9, and is loaded lazily', () => {
    expect(renderMarkup([{ ...figure, size: { width: 300, height: 200 } }])).toMatch(
      /<img src="https:\/\/example.org\/a.jpg" alt="Mat" width="300" height="200" loading="lazy"[^>]*class="prose-image"/,
    );
    expect(renderMarkup([figure])).toMatch(/width="1280" height="720" [^>]*class="prose-image prose-image-unsized"/);
  });

  it('is shown with its caption, and links where upstream links it', () => {
    const html = renderMarkup([{ ...figure, href: '/sports', caption: ['By hand'] }]);
    expect(html).toMatch(
      /^<figure class="prose-figure"><a href="\/sports"><img [^>]*><\/a><figcaption>By hand<\/figcaption>/,
    );
  });
});

it('a video is only a link to its page, without requests to its host, before it is played', () => {
  const html = renderMarkup([{ tag: 'video', video: { host: 'youtube', id: 'abcdefghijk' }, title: 'The final' }]);
  expect(html).toMatch(
    /^<a href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk" rel="noopener" class="video-poster">/,
  );
  expect(html).toContain('The final');
  expect(html).not.toMatch(/<iframe|<img| src=/);
});
