import { expect, it } from 'vitest';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PhotoGallery } from '~/upstream/photos';
import { toView } from './page';

const buildGallery = (index: number, more: Partial<PhotoGallery> = {}): PhotoGallery => ({
  id: '7',
  title: `Gallery ${index}`,
  url: `https://galleries.example/${index}`,
  thumbnailUrl: null,
  sportName: null,
  photographer: null,
  ...more,
});
const many = Array.from({ length: 50 }, (_, index) => buildGallery(index + 1));
function view(galleries: PhotoGallery[], query: Readonly<Record<string, string>>) {
  const values = buildTestValues({ optional: { galleries: { value: galleries, fetchedAtMs: 0, isStale: false } } });
  const shown = toView(values, { ...buildTestRequest('/news-media/photos'), query }).view;
  if (shown === null) throw new Error('the list is unavailable');
  return shown;
}
const listTitles = (query: Readonly<Record<string, string>>) =>
  view(many, query).groups.flatMap(({ rows }) => rows.map(({ title }) => title));

it('shows 24 galleries on each page, in the order of upstream', () => {
  expect(listTitles({}).slice(0, 2)).toEqual(['Gallery 1', 'Gallery 2']);
  expect(listTitles({})).toHaveLength(24);
  expect(listTitles({ page: '3' })).toEqual(['Gallery 49', 'Gallery 50']);
  expect(view(many, { page: '2' }).countText).toBe('50 galleries, page 2 of 3');
});

it.each(['0', '-1', '1000000000', 'abc', '1.5', ''])('the page number %j shows the first page', (page) => {
  expect(listTitles({ page })).toEqual(listTitles({}));
});

it('a page number beyond the last page shows the last page', () => {
  expect(listTitles({ page: '99' })).toEqual(listTitles({ page: '3' }));
});

it('finds galleries by title, sport and photographer', () => {
  const photographer = { name: 'Ángel Tagaloa', imageUrl: null, email: null };
  const galleries = [buildGallery(1, { sportName: 'Girls Golf', photographer }), buildGallery(2)];
  for (const q of ['gallery 1', 'girls golf', 'angel', 'golf angel']) {
    expect(view(galleries, { q }).countText).toBe('1 of 2 galleries');
  }
  // As it is shown.
  const spelled = [buildGallery(1, { sportName: 'Girls’ Golf' }), buildGallery(2)];
  expect(view(spelled, { q: 'girls golf' }).countText).toBe('1 of 2 galleries');
  expect(view(galleries, { q: 'zzz' }).emptyText).toBe('No photo galleries match your search.');
  expect(view([], {}).emptyText).toBe('No photo galleries found.');
});

it.each([
  ['BOYS SWIMMING & DIVING', 'Boys Swimming & Diving'],
  ['Girls  Golf ', 'Girls Golf'],
  ['Marching', 'Marching'],
  [null, null],
])('the sport %j is shown as %j', (sportName, shown) => {
  const [group] = view([buildGallery(1, { sportName })], {}).groups;
  expect(group?.rows[0]?.sportName).toBe(shown);
});

it('galleries with the same id have unique keys', () => {
  const keys = view(many, {}).groups.flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(new Set(keys).size).toBe(24);
});
