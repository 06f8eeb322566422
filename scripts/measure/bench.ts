import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { MINUTE_MS } from '~/time-units';
import { startBareWorker } from '../../tests/bench/bare-worker';
import { measureColdLatency } from '../../tests/bench/cold-latency';
import { measureColdStampede } from '../../tests/bench/cold-stampede';
import { weighCrowdedDay } from '../../tests/bench/crowded-day';
import { weighCrowdedWeek } from '../../tests/bench/crowded-week';
import { measureEntryMemory } from '../../tests/bench/entry-memory';
import { finals, playFinalsDay, type FinalsDay, type FinalsDayPlan } from '../../tests/bench/finals-day';
import { measureFreshStart } from '../../tests/bench/fresh-start';
import { transferPage } from '../../tests/bench/light-page';
import { measureWithLighthouse } from '../../tests/bench/lighthouse';
import { weighLeaderboardFile, weighLiveFile } from '../../tests/bench/live-file-weight';
import { computeMedian } from '../../tests/bench/median';
import { weighScripts } from '../../tests/bench/page-scripts';
import { weighPage } from '../../tests/bench/page-weight';
import { measureRenderCost, measureWarmRenderCost } from '../../tests/bench/render-cost';
import { measureThroughput, type Throughput } from '../../tests/bench/throughput';
import { measureTyping } from '../../tests/bench/typed-search';
import { listBuiltPagePaths } from '../../tests/support/route-rows';
import {
  quiet,
  saturdayAfternoon,
  startTestSite,
  type TestSite,
  type TestSiteOptions,
} from '../../tests/support/test-site';
import { buildAll } from '../build/build';
import { buildInUse, getBuildParts } from '../build/build-in-use';
import { finalsSaturday, playLiveAges, type AgeDistribution } from '../simulation/live-ages';
import { sampleWorkerd } from '../soak/process-sample';

/** Logs at the rate of a deployment. */
const asDeployed = { FIXED_NOW: saturdayAfternoon, LOG_SAMPLE_RATE: '0.01' };
const loadSeconds = 8;
/** V8 needs some seconds to reach its best speed. */
const warmUpSeconds = 3;
const rounds = 4;
const visitors = 500;
const heaviestPages = ['/', '/scores', '/scores2'] as const;
/** Page whose rendering is measured with cold and with warm code. */
const busiestSport = '/sports/boys-basketball';
/** The lightweight live pages, for crowded networks. */
const livePages = ['/sports/boys-golf/state-series/live', '/sports/girls-flag-football/state-series/live'] as const;
/** Pages for Lighthouse, most visited first. */
const auditedPages = [
  '/',
  '/scores',
  '/sports/boys-golf/state-series/state-leaderboard',
  '/sports/boys-soccer/state-series/brackets',
  busiestSport,
  '/news-media/headlines',
  '/calendar',
  '/schools/school-directory',
  '/streaming',
  '/search?q=golf',
] as const;
/** Pages measured on a crowded network. */
const lightPages = ['/', '/scores', '/sports/boys-soccer/state-series/brackets'] as const;
const gamesOfFile = 60;
const missingPage = '/no-such-page';
/** Number of the most expensive pages in the report. */
const mostNamed = 5;
const kibibyte = 1024;

/**
 * `npm run bench [-- --fresh-start | --lighthouse | --live | --load | --rendering]`: the figures of README and docs/performance.md on loopback, as
 * ratios to a bare worker in the same run. Returns the exit code.
 */
export async function main(words: readonly string[]): Promise<number> {
  await buildAll();
  if (words.includes('--load')) {
    await reportThroughput();
    return 0;
  }
  if (words.includes('--rendering')) {
    await reportRendering();
    return 0;
  }
  if (words.includes('--live')) {
    await reportLive();
    return 0;
  }
  await reportScripts();
  await reportAudits();
  if (words.includes('--lighthouse')) return 0;
  await reportStampede();
  await reportThroughput();
  await reportBundle();
  await reportCrowds();
  await reportRendering();
  await reportTyping();
  await reportFinalsDay();
  await reportLive();
  if (words.includes('--fresh-start')) {
    report('npm start, empty node_modules to ready', `${await measureFreshStart()} s`);
  }
  return 0;
}

function reportStampede(): Promise<void> {
  return withSite({}, quiet, async (site) => {
    const calls = await measureColdStampede(`${site.url}/`, site.demoUrl, visitors);
    const total = calls.reduce((sum, { count }) => sum + count, 0);
    const repeated = calls.filter(({ count }) => count > 1).length;
    report(
      `upstream calls for ${visitors} cold visitors of /`,
      `${total} for ${calls.length} sources, ${repeated} repeated`,
    );
    for (const page of ['/', '/scores', ...livePages]) {
      const { htmlGzipKb, scriptGzipKb, styleGzipKb } = await weighPage(site.url, page);
      report(`gzip KB of ${page}`, `HTML ${htmlGzipKb}, scripts ${scriptGzipKb}, styles ${styleGzipKb}`);
    }
  });
}

async function withSite(
  names: Readonly<Record<string, string>>,
  options: TestSiteOptions,
  measure: (site: TestSite) => Promise<void>,
): Promise<void> {
  const site = await startTestSite(names, options);
  try {
    await measure(site);
  } finally {
    await site.dispose();
  }
}

async function reportScripts(): Promise<void> {
  const { pages, sharedBytes } = await weighScripts();
  const spread = (values: readonly number[]) => `median ${computeMedian(values)}, most ${Math.max(...values)}`;
  report('files of scripts that a page begins with', spread(pages.map(({ files }) => files)));
  report('  gzip bytes', spread(pages.map(({ bytes }) => bytes)));
  report('  of which every page has', String(sharedBytes));
  report('  of which the module of its route', spread(pages.map(({ ownBytes }) => ownBytes)));
}

function reportAudits(): Promise<void> {
  return withSite({ FIXED_NOW: saturdayAfternoon }, { ...quiet, hasPlatformCache: true }, async (site) => {
    for (const page of auditedPages) {
      await (await fetch(site.url + page)).text();
      const audit = await measureWithLighthouse(site.url + page);
      const { performance, accessibility, bestPractices, seo, firstPaintMs, largestPaintMs } = audit;
      report(
        `Lighthouse, ${page}`,
        `performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`,
      );
      report(
        '  first and largest paint, blocking time, layout shift',
        `${firstPaintMs} ms, ${largestPaintMs} ms, ${audit.blockingMs} ms, ${audit.layoutShift}`,
      );
      report(
        '  transferred',
        `${audit.totalKb} KB in ${audit.requests} requests, ${audit.thirdPartyKb} KB of other origins`,
      );
    }
  });
}

/**
 * The site and a bare worker with the same bytes in turn, each in a runtime of its own, without what Miniflare runs in front of a site with
 * static files: its two workers cost more than the site, and the platform does that work elsewhere.
 */
async function reportThroughput(): Promise<void> {
  const site = await startTestSite(asDeployed, { ...quiet, hasStaticFiles: false });
  const ofSite = { url: `${site.url}/`, pid: (await requireWorkerd()).pid };
  const bare = await startBareWorker(await (await fetch(ofSite.url)).text());
  try {
    const ofBare = { url: bare.url, pid: (await requireWorkerd(ofSite.pid)).pid };
    for (const server of [ofSite, ofBare]) await measureThroughput(server, warmUpSeconds);
    for (let round = 1; round <= rounds; round += 1) {
      const [ours, theirs] = [
        await measureThroughput(ofSite, loadSeconds),
        await measureThroughput(ofBare, loadSeconds),
      ];
      report(`cached / against a bare worker, round ${round}`, `failures ${ours.failures} and ${theirs.failures}`);
      for (const [name, key] of measuresOfLoad) {
        const ratio = (ours[key] / theirs[key]).toFixed(2);
        report(`  ${name}`, `${formatFigure(ours[key])} to ${formatFigure(theirs[key])}, ratio ${ratio}`);
      }
    }
  } finally {
    await bare.dispose();
    await site.dispose();
  }
}

const measuresOfLoad: readonly (readonly [name: string, key: keyof Throughput])[] = [
  ['requests per second', 'requestsPerSecond'],
  ['processor time of a request, ms', 'processorMsPerRequest'],
  ['median, ms', 'p50Milliseconds'],
  ['99th percentile, ms', 'p99Milliseconds'],
  ['worst, ms', 'worstMilliseconds'],
];

function formatFigure(value: number): string {
  return value < 1 ? value.toFixed(3) : value.toFixed(0);
}

/** The runtime that this process started, other than a known one. */
async function requireWorkerd(knownPid?: number) {
  const sample = await sampleWorkerd(knownPid);
  if (sample === undefined) throw new Error('No runtime is running.');
  return sample;
}

async function reportCrowds(): Promise<void> {
  const day = await weighCrowdedDay();
  report(`state scores with ${day.games} games on one day`, `HTML ${formatKilobytes(day.htmlBytes)} gzip`);
  const tabs = `${formatKilobytes(day.tabBytes)} gzip of ${formatKilobytes(day.allDataBytes)} for all it is nested in`;
  report('  from class tab to class tab', tabs);
  const week = await weighCrowdedWeek();
  report(`football scores with ${week.games} games in one week`, `HTML ${formatKilobytes(week.htmlBytes)} gzip`);
}

/** The search field of the header, after the site has read what it searches. */
function reportTyping(): Promise<void> {
  return withSite(asDeployed, quiet, async (site) => {
    for (let round = 0; round < rounds; round += 1) await (await fetch(`${site.url}/search?q=a${round}`)).text();
    const { keystrokeMs, indexMs } = await measureTyping(site.url);
    report(
      'search while typing, scripts on a phone four times slower',
      `${keystrokeMs} ms a keystroke, ${indexMs} ms to index`,
    );
  });
}

async function reportLive(): Promise<void> {
  await reportLightPages();
  reportLiveFiles();
  await reportLiveAges();
}

/** Transfer of pages on phones that save data, and on others. */
function reportLightPages(): Promise<void> {
  return withSite({ FIXED_NOW: saturdayAfternoon }, { ...quiet, hasPlatformCache: true }, async (site) => {
    for (const page of lightPages) {
      await (await fetch(site.url + page)).text();
      const [whole, light] = [await transferPage(site.url + page, false), await transferPage(site.url + page, true)];
      report(
        `${page} on a phone that saves data`,
        `${light.kilobytes} KB gzip instead of ${whole.kilobytes}, ${light.requests} requests instead of ${whole.requests}`,
      );
      report('  largest paint at 400 kbit/s', `${light.largestPaintMs} ms instead of ${whole.largestPaintMs}`);
    }
  });
}

function reportLiveFiles(): void {
  report(`a file of ${gamesOfFile} games in play`, `${weighLiveFile(gamesOfFile)} bytes gzip`);
  const [without, withPlaces] = [false, true].map((hasPlaces) => weighLeaderboardFile(96, 12, hasPlaces));
  report('  of a class of golf, 96 golfers and 12 teams', `${without} bytes gzip, ${withPlaces} with places`);
}

/** Age of live scores on open pages, by refresh strategy. */
async function reportLiveAges(): Promise<void> {
  const kinds = [
    ['every three minutes, as it was', { refresh: 'every-three-minutes' }],
    ['when newer ones are due', { refresh: 'when-due' }],
    ['the same, games in play every 30 s', { refresh: 'when-due', liveFreshSeconds: 30 }],
  ] as const;
  for (const [name, about] of kinds) {
    for (const upstreamCachedMs of [undefined, 3 * MINUTE_MS]) {
      const plan = { ...finalsSaturday, ...about, ...(upstreamCachedMs !== undefined && { upstreamCachedMs }) };
      const { scores, leaderboards, upstreamCalls, polls, filePolls, fileRuns } = await playLiveAges(plan);
      const format = ({ median: half, p95, worst }: AgeDistribution) => `${half}, ${p95}, ${worst} s`;
      report(
        `age of scores on open pages, ${name}${upstreamCachedMs === undefined ? '' : ', upstream cached'}`,
        `median, 95th percentile, worst ${format(scores)}, of leaderboards ${format(leaderboards)}, ${upstreamCalls} calls, ${polls} requests, ${filePolls} of them for files (${fileRuns} run the worker)`,
      );
    }
  }
  const crowd = {
    ...finalsSaturday,
    hours: 0.25,
    visits: 2500,
    page: '/scores',
    refresh: 'when-due',
    liveFreshSeconds: 30,
  } as const;
  const { filePolls, fileRuns } = await playLiveAges(crowd);
  report(
    `files of games for ${crowd.visits} visitors of one page`,
    `${formatPercent(1 - fileRuns / filePolls)} of ${filePolls} answered in front`,
  );
}

async function reportBundle(): Promise<void> {
  const code = await readFile(getBuildParts(buildInUse()).site);
  const size = (code.byteLength / kibibyte).toFixed(0);
  report('site worker bundle', `${size} KB, ${(gzipSync(code).byteLength / kibibyte).toFixed(0)} KB gzip`);
}

async function reportRendering(): Promise<void> {
  for (const page of heaviestPages) {
    const { sources, pageMs, slowestCallMs, ratio } = await measureColdLatency(page);
    report(
      `cold ${page} / slowest of its ${sources} upstream calls`,
      `${pageMs.toFixed(0)} to ${slowestCallMs.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
    );
  }
  for (const [page, milliseconds] of await measureRenderCost([...heaviestPages, busiestSport])) {
    report(`CPU of an uncached ${page}`, `${milliseconds.toFixed(1)} ms, sources read and validated`);
  }
  await reportWarmRendering();
  const { entries, countedMb, heapMb } = await measureEntryMemory(heaviestPages);
  report(`${entries} entries in memory`, `${heapMb.toFixed(1)} MB of heap for ${countedMb.toFixed(1)} MB of JSON`);
}

/** Rendering in a warm isolate: a missing page, the home page, all pages. */
async function reportWarmRendering(): Promise<void> {
  const costs = await measureWarmRenderCost([missingPage, ...listBuiltPagePaths()]);
  const formatMs = (cost = NaN) => `${cost.toFixed(1)} ms`;
  report('CPU with warm code and sources in memory, not found', `${formatMs(costs.get(missingPage))}, goal 6`);
  report('  /', `${formatMs(costs.get('/'))}, goal 15`);
  const ordered = [...costs].sort(([, a], [, b]) => a - b);
  const findPercentile = (percent: number) => ordered[Math.ceil((ordered.length * percent) / 100) - 1]?.[1];
  report(
    `  of ${ordered.length} pages`,
    `median ${formatMs(findPercentile(50))}, 95 of 100 within ${formatMs(findPercentile(95))}, goal 20`,
  );
  const mostExpensive = ordered.slice(-mostNamed).reverse();
  report('  most', mostExpensive.map(([page, cost]) => `${page} ${formatMs(cost)}`).join(', '));
}

/** Costs of a simulated finals day on virtual time. */
async function reportFinalsDay(): Promise<void> {
  const days: readonly (readonly [string, Partial<FinalsDayPlan>])[] = [
    ["with the platform's cache in front", {}],
    ['without it', { locations: 0 }],
    ['with it, 5 of 100 links with a parameter of their own', { unknownSearchPercent: 5 }],
    ['with it', { hours: 12 }],
    ['without it', { hours: 12, locations: 0 }],
    ['with it, 20 pages kept warm', { hours: 12, warmedPages: 20 }],
  ];
  for (const [name, changed] of days) {
    const plan = { ...finals, ...changed };
    const day = await playFinalsDay(plan);
    report(
      `${day.views} views of ${plan.urls} pages in ${plan.hours} h, ${name}`,
      `${formatPercent(day.hitRatio)} from kept documents`,
    );
    report('  of which', formatHits(day));
    report(
      '  upstream calls',
      `${day.upstreamCalls}, ${day.busiestSecondCalls} in the busiest second, ${day.heldBackCalls} held back, at most ${day.mostCallsPerFreshPeriod.toFixed(2)} per source and fresh period`,
    );
    report(
      '  KV',
      `${day.store.keysRead} keys read in ${day.store.reads} reads, ${day.store.writes} writes (${(day.store.writes / day.upstreamCalls).toFixed(2)} per refresh)`,
    );
    report(
      '  platform',
      `${day.views} requests, ${day.workerRuns} of them or of refreshes run the worker, $${day.dollars.toFixed(2)}`,
    );
  }
}

function formatHits({ documents, views }: FinalsDay): string {
  const { location, upperTier, isolate } = documents;
  return `location ${formatPercent(location / views)}, upper tier ${formatPercent(upperTier / views)}, isolate ${formatPercent(isolate / views)}`;
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function formatPercent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)} %`;
}

function report(what: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${figure}`);
}
