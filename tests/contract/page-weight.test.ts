import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SearchFile } from '~/models/search/search-entry';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { inlineStyleBytes } from '../bench/content-weight';
import { weighCrowdedDay } from '../bench/crowded-day';
import { weighCrowdedWeek } from '../bench/crowded-week';
import { computeMedian } from '../bench/median';
import { checkModules, weighScripts, type PageScripts } from '../bench/page-scripts';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, createHealthyUpstream, openInProcessSite } from '../support/in-process-site';

const kilobyte = 1000;

it('a series day with 400 games is under 60 KB of HTML without styles, and a class switch a tenth', async () => {
  const { games, htmlBytes, tabBytes, allDataBytes } = await weighCrowdedDay();
  expect(games).toBeGreaterThanOrEqual(400);
  expect(htmlBytes).toBeLessThan(60 * kilobyte);
  expect(tabBytes).toBeLessThan(6 * kilobyte);
  expect(tabBytes).toBeLessThan(allDataBytes);
});

it('a week with 400 football games is under 51 KB of HTML without styles', async () => {
  const { games, htmlBytes } = await weighCrowdedWeek();
  expect(games).toBeGreaterThanOrEqual(400);
  expect(htmlBytes).toBeLessThan(51 * kilobyte);
});

it('the index of pages and sports is under 40 KB compressed, and the whole search index under 150 KB', async () => {
  const site = await openInProcessSite();
  const isolate = site.startIsolate(askHealthyUpstream);
  const sizes = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const path of ['/search/pages.json', '/search/directory.json', '/search/news.json']) {
    // On a busy machine parts come too late for the first answer.
    let text = '';
    const isWhole = async () => {
      text = await (await isolate(path)).text();
      return (JSON.parse(text) as SearchFile).isComplete;
    };
    await expect.poll(isWhole).toBe(true);
    sizes.set(path, gzipSync(text).length);
    for (const [kind, entries] of Object.entries((JSON.parse(text) as SearchFile).part))
      counts.set(kind, entries.length);
  }
  expect(sizes.get('/search/pages.json')).toBeLessThan(40 * kilobyte);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * kilobyte);
  expect(counts.get('schools')).toBeGreaterThan(700);
  expect(counts.get('news')).toBeGreaterThan(700);
});

it.each(['/', '/scores', '/sports/boys-soccer/state-series/brackets', '/no-such-page'])(
  'the inline styles of %s are less than 12.2 KB compressed',
  async (path) => {
    const site = await openInProcessSite();
    const bytes = inlineStyleBytes(await (await site.startIsolate(askHealthyUpstream)(path)).text());
    expect(bytes).toBeGreaterThan(5 * kilobyte);
    expect(bytes).toBeLessThan(12.2 * kilobyte);
  },
);

it('the document of the home page is at most 36 KB compressed on an evening of many games', async () => {
  const nowIso = '2026-01-16T19:30:00-06:00';
  const site = await openInProcessSite({ nowIso });
  const html = await (await site.startIsolate(createHealthyUpstream(nowIso))('/')).text();
  expect(html).toContain('>Today<');
  expect(gzipSync(html).length).toBeLessThanOrEqual(36 * kilobyte);
});

describe('the initial scripts of pages', () => {
  it('are few files per page, with little code that other pages do not share', async () => {
    const { pages, sharedBytes, manifestBytes } = await weighScripts();
    expect(pages.length).toBeGreaterThan(130);
    expect(sharedBytes).toBeLessThan(106 * kilobyte);
    const findMost = (of: (page: PageScripts) => number) => Math.max(...pages.map(of));
    expect(findMost(({ files }) => files)).toBeLessThanOrEqual(21);
    expect(computeMedian(pages.map(({ files }) => files))).toBeLessThanOrEqual(11);
    expect(findMost(({ bytes }) => bytes) + manifestBytes).toBeLessThan(134 * kilobyte);
    expect(findMost(({ ownBytes }) => ownBytes)).toBeLessThan(12 * kilobyte);
  });

  it('have no lookbehind, which Safari 16.0 cannot parse', () => {
    const folder = path.join(getBuildParts(buildInUse()).static, 'build');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const sources = atLeastOne(files).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
    expect(sources.flatMap(([name, source]) => (/\(\?<[=!]/.test(source) ? [name] : []))).toEqual([]);
  });

  it('all exist, and none is unused', async () => {
    const { missing, unused } = await checkModules();
    expect(missing).toEqual([]);
    expect(unused).toEqual([]);
  });
});
