import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SearchEntry, SearchFile, SearchIndex } from '~/models/search/find-entries';
import { inlineStyleBytes } from '../bench/content-weight';
import { weighCrowdedDay } from '../bench/crowded-day';
import { weighCrowdedWeek } from '../bench/crowded-week';
import { computeMedian } from '../bench/median';
import { checkModules, weighScripts, type PageScripts } from '../bench/page-scripts';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';

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

it('the search index of the header is under 60 KB compressed, with all schools and headlines', async () => {
  const site = await openInProcessSite();
  const isolate = site.startIsolate(askHealthyUpstream);
  // On a busy machine parts come too late for the first answer.
  const readWhole = async (path: string): Promise<string> => {
    let text = '';
    const isWhole = async () => {
      text = await (await isolate(path)).text();
      return (JSON.parse(text) as SearchFile<unknown>).isComplete;
    };
    await expect.poll(isWhole).toBe(true);
    return text;
  };
  const [index, news] = [await readWhole('/search/index.json'), await readWhole('/search/news.json')];
  expect((JSON.parse(index) as SearchFile<SearchIndex>).found.schools.length).toBeGreaterThan(700);
  expect((JSON.parse(news) as SearchFile<readonly SearchEntry[]>).found.length).toBeGreaterThan(700);
  expect(gzipSync(index).length + gzipSync(news).length).toBeLessThan(60 * kilobyte);
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

describe('the initial scripts of pages', () => {
  it('are few files per page, with little code that other pages do not share', async () => {
    const { pages, sharedBytes } = await weighScripts();
    expect(pages.length).toBeGreaterThan(130);
    expect(sharedBytes).toBeLessThan(106 * kilobyte);
    const findMost = (of: (page: PageScripts) => number) => Math.max(...pages.map(of));
    expect(findMost(({ files }) => files)).toBeLessThanOrEqual(20);
    expect(computeMedian(pages.map(({ files }) => files))).toBeLessThanOrEqual(10);
    expect(findMost(({ bytes }) => bytes)).toBeLessThan(127 * kilobyte);
    expect(findMost(({ ownBytes }) => ownBytes)).toBeLessThan(12 * kilobyte);
  });

  it('all exist, and none is unused', async () => {
    const { missing, unused } = await checkModules();
    expect(missing).toEqual([]);
    expect(unused).toEqual([]);
  });
});
