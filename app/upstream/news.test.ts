import { expect, it } from 'vitest';
import { newsArticle, newsPage, recentNews } from './news';
import { readAnswer } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(recentNews, body);
const parseArticle = (body: unknown) => readAnswer(newsArticle, body);

it('an article in a list has the list fields and no body', () => {
  const body = {
    data: [
      {
        articleId: 9001,
        slug: 'harmon-valley-takes-the-dual-team-title',
        title: 'Harmon Valley takes the dual team title ',
        datePublished: '2026-03-08T03:10:00.000Z',
        category: null,
        articleBody: `<p><img src="https://cdn.example.org/n/1.svg" alt="Mat"></p><p>Down four &amp; one match left.</p>${'<p>more</p>'.repeat(4000)}`,
        author: 'Office',
      },
    ],
  };
  const [article] = parse(body);
  expect(article).toMatchObject({
    id: '9001',
    slug: 'harmon-valley-takes-the-dual-team-title',
    title: 'Harmon Valley takes the dual team title',
    publishedDay: '2026-03-07',
    publishedAtMs: Date.parse('2026-03-08T03:10:00Z'),
    category: 'News',
    image: { url: 'https://cdn.example.org/n/1.svg', alt: 'Mat' },
  });
  expect(article?.opening).toBe('Down four & one match left.');
  expect(JSON.stringify(article).length).toBeLessThan(800);
});

it('an article that is sent twice is listed once', () => {
  const [first, second] = [1, 2].map((articleId) => ({ articleId, title: `Article ${articleId}` }));
  expect(parse([first, second, first]).map(({ id }) => id)).toEqual(['1', '2']);
  const page = readAnswer(newsPage, { data: [first, first] });
  expect(page.items.map(({ id }) => id)).toEqual(['1']);
});

it('an article without a slug uses its id as slug', () => {
  expect(parse([{ articleId: '0042', title: 'x', slug: ' ' }])).toMatchObject([{ slug: '0042', publishedDay: null }]);
});

it.each([
  [{ data: [{ articleId: 1, title: 'a' }], pagination: { totalRecords: '1,204' } }, 1204],
  [{ Data: [{ articleId: 1, title: 'a' }], Pagination: { TotalRecords: 31 } }, 31],
  [[{ articleId: 1, title: 'a' }], 1],
  [{ data: [{ articleId: 1, title: 'a' }], pagination: 'many' }, 1],
])('a news page has the total number of articles: %j', (body, total) => {
  const page = readAnswer(newsPage, body);
  expect([page.total, page.items.map(({ title }) => title)]).toEqual([total, ['a']]);
});

it('a news page is requested by number and category', () => {
  const { buildPath } = newsPage.definition;
  expect(buildPath({ page: '2', category: '' })).toBe('/v1/news?page=2&limit=10');
  expect(buildPath({ page: '1', category: 'Board Meeting Summaries' })).toBe(
    '/v1/news?page=1&limit=10&category=Board%20Meeting%20Summaries',
  );
  expect(() => readAnswer(newsPage, { error: 'Invalid parameter: page' })).toThrow('Invalid');
});

it('an article body of 2 MB is read and shortened with a note', () => {
  const articleBody = `<p>${'word '.repeat(400_000)}</p>`;
  const body = { data: { articleId: 1, title: 'Long', articleBody } };
  expect(JSON.stringify(body).length).toBeLessThan(newsArticle.definition.maxBytes);
  expect(readAnswer(newsArticle, body)?.body.at(-1)).toEqual({
    tag: 'p',
    children: [{ tag: 'em', children: ['This text is too long to be shown whole.'] }],
  });
});

const article = {
  articleId: '9001.0',
  slug: ' state-finals-wrap ',
  title: 'Finals &amp; more',
  datePublished: '2026-03-08T03:10:00.000Z',
  category: '',
  articleBody: '<p>Down <b>four</b></p>',
  author: 'Jo  Marsh',
  authorTitle: ' ',
  authorEmail: 'jo@psaa.example',
  authorAvatar: '//cdn.example.org/jo.jpg',
};

it('an article has its body as a tree and its author', () => {
  expect(parseArticle({ data: article })).toEqual({
    id: '9001',
    slug: 'state-finals-wrap',
    title: 'Finals & more',
    publishedDay: '2026-03-07',
    publishedAtMs: Date.parse('2026-03-08T03:10:00Z'),
    category: 'News',
    body: [{ tag: 'p', children: ['Down ', { tag: 'strong', children: ['four'] }] }],
    author: {
      name: 'Jo Marsh',
      title: null,
      email: 'jo@psaa.example',
      avatarUrl: 'https://cdn.example.org/jo.jpg',
    },
  });
});

it('an article with an unreadable body has an empty body', () => {
  expect(parseArticle({ ...article, articleBody: '<b>'.repeat(50_000) })).toMatchObject({
    title: 'Finals & more',
    body: [],
  });
});

it.each(['office at psaa.example', 'javascript:x@y', 'a@b', ''])(
  '%j is not accepted as an author e-mail address',
  (authorEmail) => {
    expect(parseArticle([{ ...article, authorEmail }])?.author?.email).toBeNull();
  },
);

it('an answer without an article is null', () => {
  expect(parseArticle({ data: [] })).toBeNull();
});
