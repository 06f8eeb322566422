import { expect, it } from 'vitest';
import type { ArchiveVideo } from '~/upstream/videos';
import { formatStatistics, toArchiveView } from './page';

const buildVideo = (id: number, more: Partial<ArchiveVideo> = {}): ArchiveVideo => ({
  id: String(id),
  title: `Final ${id}`,
  thumbnailUrl: null,
  activityId: 'BKB',
  activityName: 'Boys Basketball',
  year: '2011',
  className: null,
  isBuzzerBeater: false,
  ...more,
});
const softball = { activityId: 'SB', activityName: 'Softball' };
const archive = [
  buildVideo(1, { year: '1998', isBuzzerBeater: true }),
  buildVideo(2, { year: '2010-11', className: '2A' }),
  buildVideo(3, { ...softball, year: '2025' }),
  buildVideo(4, { activityId: null, activityName: null, year: null }),
  buildVideo(5, { activityName: null, year: '2009-10' }),
];
const listIds = (query: Readonly<Record<string, string>> = {}) =>
  toArchiveView(archive, query).videos.map(({ key }) => key);

it('lists the latest tournaments first, a school year by its second year, and those without a year last', () => {
  expect(listIds()).toEqual(['3', '2', '5', '1', '4']);
});

it.each([
  [{ activity: 'sb' }, ['3']],
  [{ activity: 'bkb' }, ['2', '5', '1']],
  [{ activity: 'unknown' }, ['3', '2', '5', '1', '4']],
  [{ decade: '2010s' }, ['2', '5']],
  [{ decade: '1880s' }, ['3', '2', '5', '1', '4']],
  [{ 'buzzer-beaters': '1' }, ['1']],
  [{ q: 'softball' }, ['3']],
  [{ q: 'basketball final' }, ['2', '1']],
  [{ q: 'final 4' }, ['4']],
  [{ activity: 'bkb', decade: '2010s', q: 'final 2' }, ['2']],
  [{ q: 'zzz' }, []],
])('the query %j finds %j', (query, found) => {
  expect(listIds(query)).toEqual(found);
});

it('offers each sport by name and each decade from the latest on, with the number of their videos', () => {
  const { activityOptions, decadeOptions } = toArchiveView(archive, {}).filters;
  expect(activityOptions).toEqual([
    { value: '', text: 'All sports' },
    { value: 'bkb', text: 'Boys Basketball (3)' },
    { value: 'sb', text: 'Softball (1)' },
  ]);
  expect(decadeOptions.map(({ text }) => text)).toEqual(['All years', '2020s (1)', '2010s (2)', '1990s (1)']);
});

it('names a sport without a name after the title of its videos', () => {
  const nameless = { activityId: 'FFG', activityName: null, title: '2025 Girls Flag Football Championship' };
  const { activityOptions } = toArchiveView([buildVideo(1, nameless)], {}).filters;
  expect(activityOptions[1]).toEqual({ value: 'ffg', text: 'Girls Flag Football (1)' });
});

it('shows 16 of 2,500 videos a page, and the pages keep the filters', () => {
  const many = Array.from({ length: 2500 }, (_, index) => buildVideo(index + 1));
  const view = toArchiveView(many, { activity: 'bkb', q: 'final', page: '2' });
  expect(view.videos.map(({ key }) => key)).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 17)));
  expect(view.countText).toBe('2,500 videos, page 2 of 157');
  expect(view.pager.nextHref).toBe('/archives?activity=bkb&q=final&page=3');
  expect(view.pager.entries.map((entry) => entry?.page ?? '…')).toEqual([1, 2, 3, 4, '…', 157]);
  expect(view.clearHref).toBe('/archives');
  expect(toArchiveView(many, {}).clearHref).toBeNull();
});

it('shows the year, the class and a buzzer-beater mark of a video below its title', () => {
  const [first] = toArchiveView([buildVideo(1, { className: '2A', isBuzzerBeater: true })], {}).videos;
  expect(first).toMatchObject({
    href: '/archives/1',
    title: 'Final 1',
    detail: '2011, Class 2A',
    isBuzzerBeater: true,
  });
});

it('shows the statistics that upstream sends, and nothing without them', () => {
  const statistics = { totalVideos: 2579, firstYear: 1972, lastYear: 2025, buzzerBeaters: 168 };
  expect(formatStatistics(statistics)).toBe(
    'Recordings of state tournaments from 1972 to 2025, 168 of them decided at the buzzer.',
  );
  expect(formatStatistics({ ...statistics, buzzerBeaters: null })).toBe(
    'Recordings of state tournaments from 1972 to 2025.',
  );
  expect(formatStatistics({ ...statistics, lastYear: null })).toBeNull();
  expect(formatStatistics(null)).toBeNull();
});
