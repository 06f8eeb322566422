import { expect, test } from 'vitest';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { getSportSeasonOfDay } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import { toShellView } from './shell-view';

const environment = buildTestEnvironment({ OFFICIALS_CENTER_URL: 'https://officials.example.org/' });
const buildClockAt = (fixedNowIso: string) => createContentClock({ timeZone: 'America/Chicago', fixedNowIso });
const buildShopEntry = (id: string) => ({
  id,
  imageUrl: `https://cdn.example.org/${id}.svg`,
  href: 'https://shop.example/',
});

test('the date is today in the time zone of the association', () => {
  const view = toShellView({ sponsors: [], shop: [] }, environment, buildClockAt('2026-03-08T03:30:00Z'));
  expect(view).toMatchObject({ today: 'Saturday, March 7, 2026', year: '2026' });
});

test('a center without an address is hidden', () => {
  const view = toShellView({ sponsors: [], shop: [] }, environment, buildClockAt('2026-03-07T18:00:00Z'));
  expect(view).toMatchObject({ schoolCenterUrl: null, officialsCenterUrl: 'https://officials.example.org' });
});

test('shop entries have the name of their sport, and those in season come first', () => {
  const shop = ['baseball', 'girls-tennis', 'mascots', 'cross-country', 'football'].map(buildShopEntry);
  const view = toShellView({ sponsors: [], shop }, environment, buildClockAt('2025-10-11T18:00:00Z'));
  expect(view.shop.map(({ id, title }) => [id, title])).toEqual([
    ['girls-tennis', 'Tennis'],
    ['cross-country', 'Cross Country'],
    ['football', 'Football'],
    ['baseball', 'Baseball'],
    ['mascots', 'State series gear'],
  ]);
});

test.each([
  ['2025-08-01', 'fall'],
  ['2025-11-30', 'fall'],
  ['2025-12-01', 'winter'],
  ['2026-03-15', 'winter'],
  ['2026-03-16', 'spring'],
  ['2026-07-31', 'spring'],
])('%s is in the %s season', (day, season) => {
  expect(getSportSeasonOfDay(day)).toBe(season);
});
