import { decodeHTML } from 'entities';
import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { formatAtom, formatJsonFeed, formatRss, type FeedContent, type FeedItem } from './formats';

interface ReadElement {
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Throws for a document that is not well-formed. */
function readXml(text: string): readonly ReadElement[] {
  const elements: ReadElement[] = [];
  const open: ReadElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = {
      path: [...open.map(({ path }) => path).slice(-1), name].join('/'),
      attributes: Object.fromEntries(values) as Record<string, string>,
      text: '',
    };
    elements.push(element);
    open.push(element);
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  return elements;
}

function getElementAt(elements: readonly ReadElement[], path: string): ReadElement {
  const found = elements.filter((element) => element.path === path);
  expect(found, path).toHaveLength(1);
  return found[0] ?? { path, attributes: {}, text: '' };
}

/** The text of an Atom element as readers show it (RFC 4287, section 3.1.1). */
function readShownText({ text, attributes }: ReadElement): string {
  return attributes.type === 'html' ? decodeHTML(text.replace(/<[^>]*>/g, '')) : text;
}

function buildFeed(item: Partial<FeedItem>, more: Partial<FeedContent> = {}): FeedContent {
  return {
    title: 'Example Association: News',
    pageUrl: 'https://example.org/news?a=1&b=2',
    feedUrl: 'https://example.org/feeds/news.atom',
    association: 'Example Association',
    changedAt: new Date('2025-10-11T12:00:00Z'),
    items: [
      {
        url: 'https://example.org/news/finals?a=1&b=2',
        title: 'Finals',
        description: 'A first paragraph.',
        date: new Date('2025-10-10T12:00:00Z'),
        changedAt: new Date('2025-10-10T15:00:00Z'),
        category: 'News',
        ...item,
      },
    ],
    ...more,
  };
}

/** Texts with characters that XML and HTML interpret. */
const texts = [
  'Finals <tonight> & tomorrow',
  'R&D &amp; AT&T',
  ']]> and ]]>',
  `"Quoted" & 'single' <E>`,
  '<b>5 < 6</b>',
];

describe.each(texts)('a feed with the text %s', (text) => {
  const feed = buildFeed({ title: text, description: text, category: text }, { title: text, association: text });

  it('shows it unchanged in Atom', () => {
    const elements = readXml(formatAtom(feed));
    for (const path of ['feed/title', 'feed/rights', 'feed/author/name', 'feed/entry/title', 'feed/entry/summary']) {
      expect([path, readShownText(getElementAt(elements, path))]).toEqual([path, text]);
    }
    expect(getElementAt(elements, 'feed/entry/category').attributes.term).toBe(text);
  });

  it('shows it unchanged in RSS, where a description is HTML', () => {
    const elements = readXml(formatRss(feed));
    for (const path of ['rss/channel/title', 'rss/channel/item/title', 'rss/channel/item/category']) {
      expect([path, getElementAt(elements, path).text]).toEqual([path, text]);
    }
    const html = getElementAt(elements, 'rss/channel/item/description').text;
    expect(html).not.toMatch(/[<>]/);
    expect(decodeHTML(html)).toBe(text);
  });

  it('has it as plain text in JSON Feed', () => {
    const [item] = (JSON.parse(formatJsonFeed(feed)) as { readonly items: readonly object[] }).items;
    expect(item).toMatchObject({ title: text, content_text: text, tags: [text] });
    expect(item).not.toHaveProperty('content_html');
  });
});

it('a feed with any text is well-formed', () => {
  // Parsing removes all other characters from upstream's texts.
  const anyText = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/[\p{Cc}\p{Cn}]/u.test(text));
  fc.assert(
    fc.property(anyText, (text) => {
      const feed = buildFeed({ title: text, description: text, category: text });
      expect(getElementAt(readXml(formatAtom(feed)), 'feed/entry/title').text).toBe(text);
      expect(getElementAt(readXml(formatRss(feed)), 'rss/channel/item/title').text).toBe(text);
    }),
  );
});

it('Atom has what RFC 4287 requires: ids, dates, an author, and terms of categories', () => {
  const elements = readXml(formatAtom(buildFeed({})));
  expect(elements.filter(({ path }) => path === 'feed/link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', href: 'https://example.org/news?a=1&b=2' },
    { rel: 'self', href: 'https://example.org/feeds/news.atom' },
  ]);
  expect(getElementAt(elements, 'feed').attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
  expect(getElementAt(elements, 'feed/id').text).toBe('https://example.org/news?a=1&b=2');
  expect(getElementAt(elements, 'feed/updated').text).toBe('2025-10-11T12:00:00.000Z');
  expect(getElementAt(elements, 'feed/author/name').text).toBe('Example Association');
  expect(getElementAt(elements, 'feed/entry/id').text).toBe('https://example.org/news/finals?a=1&b=2');
  expect(getElementAt(elements, 'feed/entry/published').text).toBe('2025-10-10T12:00:00.000Z');
  expect(getElementAt(elements, 'feed/entry/updated').text).toBe('2025-10-10T15:00:00.000Z');
});

it('JSON Feed has the dates of an item and of its last change', () => {
  expect(JSON.parse(formatJsonFeed(buildFeed({})))).toMatchObject({
    items: [{ date_published: '2025-10-10T12:00:00.000Z', date_modified: '2025-10-10T15:00:00.000Z' }],
  });
});

it('a feed without items is valid', () => {
  const empty = buildFeed({}, { items: [] });
  expect(readXml(formatAtom(empty)).map(({ path }) => path)).not.toContain('feed/entry');
  expect(readXml(formatRss(empty)).map(({ path }) => path)).not.toContain('rss/channel/item');
  expect(JSON.parse(formatJsonFeed(empty))).toMatchObject({ items: [] });
});
