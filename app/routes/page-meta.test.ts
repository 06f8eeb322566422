import { expect, test } from 'vitest';
import { layoutMeta, pageMeta, type PageIdentity } from './page-meta';

const page: PageIdentity = {
  heading: 'Five-Year Calendar',
  subject: 'Boys Golf',
  canonicalPath: '/sports/boys-golf/calendar',
  canonicalQuery: ['class', 'date'],
};

function input(search = '', error: unknown = null) {
  return {
    matches: [
      { id: 'root', data: { shell: { associationName: 'Example Association' } } },
      { id: 'frame', data: { page } },
    ],
    location: { search },
    error,
  };
}

test('a page without words of its own has title and canonical link of its row', () => {
  expect(pageMeta(input())).toEqual([
    { title: 'Boys Golf: Five-Year Calendar | Example Association' },
    { tagName: 'link', rel: 'canonical', href: '/sports/boys-golf/calendar' },
  ]);
});

test('the canonical link carries the parameters that the page reads, in one order, and no others', () => {
  const [, link] = pageMeta(input('?q=smith&date=2025-10-11&utm=x&class=1A'));
  expect(link).toMatchObject({ href: '/sports/boys-golf/calendar?class=1A&date=2025-10-11' });
});

test('a page’s own subject, description and canonical address come before those of its row', () => {
  expect(pageMeta(input(), { subject: 'Boys Golf 3A', description: 'Dates.', canonical: '/elsewhere' })).toEqual([
    { title: 'Boys Golf 3A: Five-Year Calendar | Example Association' },
    { name: 'description', content: 'Dates.' },
    { tagName: 'link', rel: 'canonical', href: '/elsewhere' },
  ]);
});

test('an empty title is the association’s name alone', () => {
  expect(pageMeta(input(), { title: '' })[0]).toEqual({ title: 'Example Association' });
});

test('a layout is titled by the failure inside it, and by the row when nothing failed', () => {
  const failure = { status: 404, statusText: '', internal: false, data: null };
  expect(layoutMeta(input('', failure))).toEqual([{ title: 'Page not found | Example Association' }]);
  expect(layoutMeta(input())).toEqual(pageMeta(input()));
});

test('without the answers of the frame and the root there is an empty title and no link', () => {
  expect(pageMeta({ matches: [], location: { search: '' } })).toEqual([{ title: '' }]);
});
