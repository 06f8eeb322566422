import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weighCrowdedDay } from '../bench/crowded-day';
import { weighCrowdedWeek } from '../bench/crowded-week';
import { healthyUpstream, openInProcessSite } from '../support/in-process-site';

const kilobyte = 1000;

it('a day with 400 games of a state series is less than 60 KB of HTML, and another class a tenth of that', async () => {
  const { games, htmlBytes, tabBytes, allDataBytes } = await weighCrowdedDay();
  expect(games).toBeGreaterThanOrEqual(400);
  expect(htmlBytes).toBeLessThan(60 * kilobyte);
  expect(tabBytes).toBeLessThan(6 * kilobyte);
  expect(tabBytes).toBeLessThan(allDataBytes);
});

it('a week with 400 games of football is less than 50 KB of HTML', async () => {
  const { games, htmlBytes } = await weighCrowdedWeek();
  expect(games).toBeGreaterThanOrEqual(400);
  expect(htmlBytes).toBeLessThan(50 * kilobyte);
});

it('what the search in the header fetches is less than 40 KB compressed, with all schools in it', async () => {
  const site = await openInProcessSite();
  const response = await site.startIsolate(healthyUpstream)('/search/index.json');
  const text = await response.text();
  const { schools } = JSON.parse(text) as { readonly schools: readonly unknown[] };
  expect(schools.length).toBeGreaterThan(700);
  expect(gzipSync(text).length).toBeLessThan(40 * kilobyte);
});
