import { expect, it } from 'vitest';
import { recentNews } from './news';

const parse = (body: unknown) =>
  recentNews.definition.schema({ product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined }).parse(body);

it('an article keeps what lists show, not its body', () => {
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
    category: 'News',
    image: { url: 'https://cdn.example.org/n/1.svg', alt: 'Mat' },
  });
  expect(article?.opening).toMatch(/^Down four & one match left\. more/);
  expect(JSON.stringify(article).length).toBeLessThan(800);
});

it('an article without a slug is found under its id', () => {
  expect(parse([{ articleId: '0042', title: 'x', slug: ' ' }])).toMatchObject([{ slug: '0042', publishedDay: null }]);
});
