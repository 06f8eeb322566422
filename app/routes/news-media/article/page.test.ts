import { describe, expect, it } from 'vitest';
import { listShareLinks } from '~/components/article/share-actions';
import type { RichText } from '~/models/content/rich-text';
import { isAcceptedValue } from '~/page/accepted-values';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { structuredData } from '~/page/structured-data';
import type { NewsArticle } from '~/upstream/news';
import { toArticleView, toView } from './page';

const article: NewsArticle = {
  id: '9001',
  slug: 'finals wrap/x',
  title: 'Finals & more',
  publishedDay: '2026-03-07',
  publishedAtMs: null,
  category: 'State Series',
  body: [{ tag: 'p', children: ['Down four.'] }],
  author: { name: 'Jo Marsh', title: 'Editor', email: null, avatarUrl: null },
};
const buildSection = (title: string, characters: number): RichText => [
  { tag: 'heading', level: 3, children: [title] },
  { tag: 'p', children: ['x'.repeat(characters)] },
];
const listContents = (sections: number, characters: number) => {
  const body = Array.from({ length: sections }, (_, index) => buildSection(`Part ${index + 1}`, characters)).flat();
  return toArticleView({ ...article, body }, undefined).contents;
};

describe('an article', () => {
  it('shows its day, category and author, and has one canonical address', () => {
    expect(toArticleView(article, 'https://site.example')).toMatchObject({
      title: 'Finals & more',
      path: '/news-media/article/finals%20wrap%2Fx',
      category: 'State Series',
      date: { text: 'March 7, 2026', iso: '2026-03-07' },
      author: { name: 'Jo Marsh', title: 'Editor' },
      share: { siteUrl: 'https://site.example', path: '/news-media/article/finals%20wrap%2Fx' },
    });
  });

  it('omits a missing day or author', () => {
    expect(toArticleView({ ...article, publishedDay: null, author: null }, undefined)).toMatchObject({
      date: null,
      author: null,
      share: { siteUrl: null },
    });
  });

  it('has headings below the heading of the page', () => {
    expect(toArticleView({ ...article, body: buildSection('Part', 1) }, undefined).body[0]).toMatchObject({
      tag: 'heading',
      level: 2,
      id: 'section-part',
    });
  });

  it.each([
    [4, 1600, 4],
    [4, 1000, 0],
    [3, 9000, 0],
  ])('with %i headings and %i characters below each lists %i of them', (sections, characters, listed) => {
    expect(listContents(sections, characters)).toHaveLength(listed);
  });
});

it('without an author names the association as its author to search engines', () => {
  const read = { value: { ...article, author: null }, fetchedAtMs: 0, isStale: false };
  const view = toView(buildTestValues({ critical: { article: read } }), buildTestRequest('/news-media/article/x'));
  expect(view).toMatchObject({ [structuredData]: [{ author: { '@type': 'Organization' } }] });
});

it('names the pictures of its body and that of its link previews to search engines', () => {
  const figure = { tag: 'figure', src: 'https://cdn.example/a.jpg', alt: '', caption: [] } as const;
  const read = { value: { ...article, body: [figure, ...article.body] }, fetchedAtMs: 0, isStale: false };
  const view = toView(buildTestValues({ critical: { article: read } }), buildTestRequest('/news-media/article/x'));
  const picture: unknown = expect.stringContaining('/pictures/news/');
  expect(view).toMatchObject({ [structuredData]: [{ image: ['https://cdn.example/a.jpg', picture] }] });
});

it('is shared by its absolute address', () => {
  expect(listShareLinks('https://site.example/a?b=c&d', 'Finals & more')).toEqual([
    {
      name: 'Facebook',
      href: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Fa%3Fb%3Dc%26d',
    },
    {
      name: 'X',
      href: 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fsite.example%2Fa%3Fb%3Dc%26d&text=Finals%20%26%20more',
    },
    { name: 'Email', href: 'mailto:?subject=Finals%20%26%20more&body=https%3A%2F%2Fsite.example%2Fa%3Fb%3Dc%26d' },
  ]);
});

it.each([
  ['state-finals-wrap', true],
  ['9001', true],
  ['..', false],
  ['125-feature', false],
  ['Feature', false],
  ['x'.repeat(201), false],
])('the slug %j is requested from upstream: %j', (slug, expected) => {
  expect(isAcceptedValue('article', slug)).toBe(expected);
});
