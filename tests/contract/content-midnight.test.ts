import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { realClock } from '~/cache/base/clock';
import { readContentClock } from '~/config/environment';
import { pageRoutes } from '~/routes.table.js';
import { SECOND_MS } from '~/time-units';
import { computeStoredLifetimes } from '../../scripts/local/platform-cache/cache-rules';
import { PlatformCache } from '../../scripts/local/platform-cache/platform-cache';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, inProcessEnvironment, openInProcessSite, type Upstream } from '../support/in-process-site';
import { buildAddress } from '../support/page-environment';
import { listBuiltPagePaths, gamePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { finish, useVirtualTime } from '../support/virtual-time';

/* Each page and file is requested at 23:20 and after midnight through warm caches, and must show the current day. */

const allPaths = [
  // One content page represents all, because they share a module and a source.
  ...listBuiltPagePaths(['page', 'embed', 'cms', 'file', 'redirect']).filter(
    (path) => buildAddress(path).route.path !== '*',
  ),
  '/about/mission',
  '/no-such-page',
  // Not in the specification.
  ...gamePaths,
  '/home',
  '/town',
  '/chess',
  '/offline',
  '/accessibility',
  '/search?q=ash',
  '/my-teams?teams=0101.football',
  '/my-teams/plan?teams=0101.football',
  '/scores/areas',
  '/board?show=scores',
  '/board/setup',
  '/live/boys-soccer.json',
  '/sports/boys-golf/state-series/live',
  '/sports/football/teams/0101',
  '/sports/football/state-series/playoff-outlook/what-if',
  '/sports/boys-soccer/state-series/path/1383',
  '/sports/no-such-sport/brackets',
  // Files and data requests.
  '/calendar/events.ics',
  '/code.svg?path=%2Fabout',
  '/calendar/teams/boys-soccer/0101.ics',
  '/embed/scores',
  '/embed/teams/boys-soccer/0101',
  '/embed/games/251301844?date=2025-10-11',
  '/embed/brackets/boys-soccer/2A',
  '/embed/leaderboards/boys-golf/2A',
  '/embed/standings/football/western-edge-north-activities-conference',
  '/embed/standings/softball/leagues/45',
  '/oembed?url=%2Fscores',
  '/press',
  '/scores.csv',
  '/scores.json',
  '/scores/agate',
  '/scores/changes',
  '/scores/missing',
  '/scores/missing?by=conference',
  '/scores/agate.txt',
  '/sports/football/regular-season/conference-standings.csv',
  '/sports/softball/maxpreps-standings.csv?league=45',
  '/sports/softball/maxpreps-standings.json?league=45',
  '/sports/boys-soccer/maxpreps-rpi.csv',
  '/sports/boys-soccer/state-series/brackets.csv?class=2A',
  '/sports/boys-soccer/state-series/brackets.json?class=2A',
  '/sports/football/regular-season/ap-poll.csv',
  '/sports/football/regular-season/ap-poll.json',
  '/sports/boys-golf/state-series/state-leaderboard.json?class=2A',
  '/schools/enrollments.csv',
  '/schools/school-directory.json',
  '/sports/football/regular-season/conference-standings.json',
  '/sports/boys-soccer/maxpreps-rpi.json',
  '/sports/boys-golf/state-series/state-leaderboard.csv?class=2A',
  '/schools/enrollments.json',
  '/schools/school-directory.csv',
  '/schemas/scores.schema.json',
  '/feeds/news.rss',
  '/feeds/scores-boys-soccer.atom',
  '/feeds/scores-0101.json',
  '/manifest.webmanifest',
  '/my-teams/0101.json',
  '/pictures/brackets/boys-soccer/1A',
  '/pictures/games/251301844?date=2025-10-11',
  '/pictures/news/office-closed',
  '/.well-known/security.txt',
  '/robots.txt',
  '/search/pages.json',
  '/search/directory.json',
  '/search/news.json',
  '/sitemap.xml',
  '/sitemaps/news.xml',
  '/_root.data',
  '/scores.data',
  '/about/mission.data',
];

/** Pages with free text, dates in words and games are always tested, the others in turns. */
const paths = drawSample(allPaths, 30, (path) =>
  /^\/(?:search\?|oembed|my-teams|scores|gameday|live\/|sports\/football$|$)/.test(path),
);

const lateEvening = Date.parse('2025-10-11T23:20:00-05:00');
const midnight = Date.parse('2025-10-12T00:00:00-05:00');

interface Seen {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Content time of an answer, and of its making, in milliseconds. */
  readonly seenAtMs: number;
  readonly madeAtMs: number;
}

const { offsetMs } = readContentClock(inProcessEnvironment);
const setContentTime = (contentMs: number) => vi.setSystemTime(contentMs - offsetMs);
const getContentNowMs = () => Date.now() + offsetMs;

let evening: readonly Seen[];
let nextDay: readonly Seen[];
/** Upstream addresses requested after midnight. */
const asked = new Set<string>();

beforeAll(async () => {
  const site = await openInProcessSite();
  useVirtualTime();
  const answerUpstream: Upstream = (url) => {
    if (getContentNowMs() >= midnight) asked.add(url.href);
    return askHealthyUpstream(url);
  };
  const ask = site.startIsolate(answerUpstream);
  const inFront = new PlatformCache<string>({
    clock: realClock,
    callWorker: async (request) => {
      const response = await ask(new URL(request.url).pathname + new URL(request.url).search);
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    version: 'test',
    maxBytes: 256 * 1024 * 1024,
    countBytes: (body) => body.length,
  });
  const look = async (path: string): Promise<Seen> => {
    const work: Promise<unknown>[] = [];
    const request = new Request(`https://site.invalid${path}`);
    const answer = await inFront.answer(request, (promise) => void work.push(promise));
    await Promise.allSettled(work);
    const { status, headers, body } = answer.response;
    const seenAtMs = getContentNowMs();
    return { path, status, headers, text: body, seenAtMs, madeAtMs: seenAtMs - answer.ageSeconds * SECOND_MS };
  };
  setContentTime(lateEvening);
  evening = await finish(Promise.all(paths.map(look)));
  setContentTime(midnight + 30 * SECOND_MS);
  nextDay = await finish(Promise.all(paths.map(look)));
});

afterAll(() => {
  vi.useRealTimers();
});

const isKept = ({ headers }: Seen) => headers.get('cdn-cache-control') !== 'no-store';

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') === true;

it('the test visits every route, and each answers without a server error', () => {
  const routes = new Set(allPaths.map((path) => buildAddress(path).route.path));
  expect(
    atLeastOne(pageRoutes)
      .filter((route) => !routes.has(route.path))
      .map((route) => route.path),
  ).toEqual([]);
  expect(
    atLeastOne(evening)
      .filter(({ status }) => status >= 500)
      .map(({ path }) => path),
  ).toEqual([]);
  expect(nextDay.map(({ path, status }) => [path, status])).toEqual(evening.map(({ path, status }) => [path, status]));
});

describe('before midnight', () => {
  it('every page is kept except those made for free text', () => {
    expect(evening.filter((seen) => !isKept(seen)).map(({ path }) => path)).toEqual([
      '/search?q=ash',
      '/my-teams?teams=0101.football',
      '/my-teams/plan?teams=0101.football',
      '/oembed?url=%2Fscores',
    ]);
  });

  it('no shared cache may keep anything beyond midnight, fresh or stale', () => {
    const beyond = evening.flatMap(({ path, status, headers, seenAtMs }) => {
      const stored = computeStoredLifetimes({ status, headers }, seenAtMs);
      const untilMs = stored && Math.max(stored.freshUntilMs, stored.revalidateUntilMs, stored.usableUntilMs);
      return untilMs !== undefined && untilMs > midnight ? [path] : [];
    });
    expect(beyond).toEqual([]);
  });

  it('every page has a place for the age notice', () => {
    const pages = evening.filter(({ headers, text }) => isPage(headers) && text !== '');
    expect(
      atLeastOne(pages)
        .filter(({ text }) => text.split('<body>').length !== 2)
        .map(({ path }) => path),
    ).toEqual([]);
    expect(pages.length).toBeGreaterThan(paths.length / 2);
  });

  it('browsers must revalidate every answer within five seconds', () => {
    const reused = evening.filter(({ headers }) => !/no-store|max-age=[0-5]$/.test(headers.get('cache-control') ?? ''));
    expect(reused.map(({ path }) => path)).toEqual([]);
  });
});

describe('after midnight', () => {
  it('every page was rendered on the new day', () => {
    const old = nextDay.filter(({ madeAtMs }) => madeAtMs < midnight);
    expect(old.map(({ path }) => path)).toEqual([]);
  });

  it('the top bar of every page shows the new day', () => {
    const findTopBar = ({ text }: Seen) => /<header data-shell.*?<p [^>]*>(.*?)<\/p>/s.exec(text)?.[1];
    const listTopBars = (seen: readonly Seen[]) => [...new Set(seen.flatMap((page) => findTopBar(page) ?? []))];
    expect(listTopBars(evening)).toEqual(['Saturday, October 11, 2025']);
    expect(listTopBars(nextDay)).toEqual(['Sunday, October 12, 2025']);
    expect(nextDay.filter((seen) => findTopBar(seen) !== undefined).length).toBeGreaterThan(paths.length / 2);
  });

  it('no page calls the previous day today', () => {
    const formerDay = /Today[^<>{}]{0,12}(?:Sat\b|Saturday|Oct(?:ober|\.)? 11\b)/;
    const today = /Today[^<>{}]{0,12}(?:Sun\b|Sunday|Oct(?:ober|\.)? 12\b)/;
    expect(evening.filter(({ text }) => formerDay.test(text)).length).toBeGreaterThan(2);
    expect(
      atLeastOne(nextDay)
        .filter(({ text }) => formerDay.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(nextDay.filter(({ text }) => today.test(text)).length).toBeGreaterThan(2);
  });

  it('the games of the new day are requested', () => {
    const days = [...asked].flatMap((address) => /GameDate=([^&]*)/.exec(decodeURIComponent(address))?.[1] ?? []);
    expect(days.filter((day) => day === '10/12/2025').length).toBeGreaterThan(2);
  });
});
