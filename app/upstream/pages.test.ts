import { expect, it } from 'vitest';
import { cmsPage } from './pages';
import { readAnswer } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(cmsPage, body);

const row = {
  title: ' Rules &amp; more ',
  subTitle: '',
  content: '<h2>Part</h2><p>Down <b>four</b></p>',
  created: '2019-03-08 09:30:00',
  Updated: '2025-06-14T00:00:00.000Z',
  author: 'Executive Office',
};

it('the first page of the answer is read, with content as a tree and dates as calendar days', () => {
  expect(parse({ data: [row, { title: 'Second' }] })).toEqual({
    title: 'Rules & more',
    subtitle: null,
    body: [
      { tag: 'heading', level: 2, children: ['Part'] },
      { tag: 'p', children: ['Down ', { tag: 'strong', children: ['four'] }] },
    ],
    createdDay: '2019-03-08',
    updatedDay: '2025-06-14',
    author: 'Executive Office',
  });
});

it('a page with unreadable content has an empty body', () => {
  expect(parse([{ title: 'x', content: '<b>'.repeat(50_000) }])).toMatchObject({ title: 'x', body: [] });
});

it('a page that upstream has emptied is null', () => {
  expect(parse({ data: [] })).toBeNull();
});

it('each path segment is encoded', () => {
  expect(cmsPage.definition.buildPath({ path: 'about/a b&c' })).toBe('/v1/pages/about/a%20b%26c');
});
