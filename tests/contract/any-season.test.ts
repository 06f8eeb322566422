import { beforeAll, describe, expect, it } from 'vitest';
import { findCrossCountryFacts } from '~/config/season-facts';
import { sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { computeNextContentMidnightMs } from '~/models/dates/content-midnight';
import { getPreviousSeason, getSeasonOfDay } from '~/models/dates/season';
import { pageRoutes } from '~/routes.table.js';
import { computeStoredLifetimes } from '../../scripts/local/platform-cache/cache-rules';
import { atLeastOne } from '../support/at-least-one';
import { createHealthyUpstream, openInProcessSite } from '../support/in-process-site';
import {
  listAddressesIn,
  listDaysInWords,
  listDaysOfTimes,
  hasProse,
  listEmptyHeadings,
  isAnswered,
  listLinks,
  getRoute,
  sampleAddresses,
  listSeasonsOfDates,
  listMainTexts,
  readMainWords,
} from '../support/page-html';
import { listBuiltPagePaths } from '../support/route-rows';
import { drawSample, computeSampleCount } from '../support/sample';

/* The unchanged site in three seasons, two without a season file: a page of every row and links of each kind. */

const timeZone = 'America/Chicago';

const moments: [nowIso: string, what: string][] = [
  ['2026-11-23T12:00:00-06:00', 'the week of the football finals'],
  ['2027-03-23T12:00:00-05:00', 'four months later'],
  ['2027-10-09T13:20:00-05:00', 'the golf finals of a season without facts'],
  ['2027-10-23T20:10:00-05:00', 'the night of the pairings'],
  ['2028-08-20T12:00:00-05:00', 'the first weeks of a season'],
];

/** Lists whose entries have their own, possibly old dates, and the calendar, whose grid of July begins in June. */
const datedDocuments =
  /^\/calendar$|^\/data\/official\/clinics\.htm$|\/(?:accessibility|officials\/clinics|resources\/download-center|news-media\/board-meeting-summaries|about\/committees\/[\w-]+|sports\/[\w-]+\/advisory-committee)$/;

/** Heading of a strip that only the browser fills. */
const filledInBrowser = 'My teams';

/** One link per kind of page, such as a school; another suite follows more. */
const MOST_LINKS_OF_KIND = 1;

interface Seen {
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Upstream requests meanwhile. */
  readonly asked: readonly string[];
}

type Look = (addresses: Iterable<string>) => Promise<readonly Seen[]>;

/** A site with an empty cache at this time. Redirects are followed. */
async function openSiteAt(nowIso: string): Promise<Look> {
  const answerUpstream = createHealthyUpstream(nowIso);
  let asked: string[] = [];
  const get = (await openInProcessSite({ nowIso })).startIsolate((url, init) => {
    asked.push(url.href);
    return answerUpstream(url, init);
  });
  const seePage = async (address: string): Promise<Seen> => {
    asked = [];
    const response = await get(address);
    return { address, status: response.status, headers: response.headers, html: await response.text(), asked };
  };
  return async (addresses) => {
    const pages: Seen[] = [];
    for (const address of addresses) {
      const page = await seePage(address);
      const location = page.headers.get('location');
      pages.push(page, ...(location === null ? [] : [await seePage(location)]));
    }
    return pages;
  };
}

/** Pages and files for other sites, to which few pages link. */
const beyondSpecification = [
  Route.press,
  Route.scoresAgate,
  Route.scoresChanges,
  Route.scoresMissing,
  Route.agateFile,
  Route.scoresCsv,
  Route.schoolsCsv,
  Route.enrollmentsJson,
  Route.embedScores,
  buildHref(Route.dataSchema, { file: 'scores.schema.json' }),
];

const getPath = (address: string) => address.replace(/\?.*/, '');

/** Puts last season's pages last, so that their reads are not in the cache of this season's. */
function sortLastSeasonLast(addresses: readonly string[]): string[] {
  const isOfLastSeason = (address: string) => address.includes('season=');
  return [...addresses.filter((address) => !isOfLastSeason(address)), ...addresses.filter(isOfLastSeason)];
}

describe.each(drawSample(moments, 1))('at %s, %s', (nowIso) => {
  const season = getSeasonOfDay(nowIso.slice(0, 10));
  let pages: readonly Seen[] = [];
  /** Content time after the last page, in milliseconds. */
  let endedAtMs: number;

  beforeAll(async () => {
    const look = await openSiteAt(nowIso);
    const beganAtMs = Date.now();
    // Content pages share one row and one source.
    const rows = drawSample(
      listBuiltPagePaths(['page', 'embed', 'cms', 'file', 'redirect']).filter(
        (path) => getRoute(path).path !== '*' || path === '/about/mission',
      ),
      40,
    );
    const first = await look(
      new Set([
        ...rows,
        ...beyondSpecification,
        ...sports.map(({ id }) => buildHref(Route.sportLanding, { sportId: id })),
      ]),
    );
    const links = first.flatMap(({ html }) => [...listAddressesIn(html)]);
    const followed = drawSample(sampleAddresses(links, MOST_LINKS_OF_KIND), 40);
    pages = [...first, ...(await look(sortLastSeasonLast(followed)))];
    endedAtMs = Date.parse(nowIso) + Date.now() - beganAtMs;
  });

  it('every page of the route table and every followed link answers', () => {
    expect(
      atLeastOne(pages)
        .filter(({ status }) => ![200, 301, 302].includes(status))
        .map(({ address }) => address),
    ).toEqual([]);
    const routes = new Set(pages.map(({ address }) => getRoute(getPath(address)).id));
    expect(routes.size).toBeGreaterThan(computeSampleCount(pageRoutes.length * 0.8, 40));
  });

  it('every link of every page leads to a route or a file of the site', () => {
    const links = new Set(pages.flatMap(({ html }) => [...listLinks(html)]));
    expect(links.size).toBeGreaterThan(pages.length);
    expect(atLeastOne(links).filter((link) => !isAnswered(link))).toEqual([]);
  });

  it('no heading is empty', () => {
    const found = pages.flatMap(({ address, html }) =>
      listEmptyHeadings(html)
        .filter((heading) => heading !== filledInBrowser)
        .map((heading) => `${address}: ${heading}`),
    );
    expect(found).toEqual([]);
  });

  it('days without a year are of this season, or of one that the page names', () => {
    const listDays = (html: string, ofSeason: string) => [
      ...listDaysInWords(html, ofSeason),
      ...listDaysOfTimes(html, ofSeason),
    ];
    const last = getPreviousSeason(season);
    const found = pages.flatMap(({ address, html }) => {
      if (hasProse(address)) return [];
      const ofLast = mentionsSeason(html, last, season) ? listDays(html, last) : [];
      const others = listDays(html, season).filter(
        (day, index) => !day.isOfSeason && ofLast[index]?.isOfSeason !== true,
      );
      return others.map(({ text }) => `${address}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('days of earlier seasons appear only on pages that name their season', () => {
    const found = pages.flatMap(({ address, html }) => {
      if (hasProse(address) || datedDocuments.test(getPath(address))) return [];
      const earlier = listSeasonsOfDates(html).filter(
        (seasons) => seasons < season && !mentionsSeason(html, seasons, season),
      );
      return earlier.length === 0 ? [] : [`${address}: ${[...new Set(earlier)].join()}`];
    });
    expect(found).toEqual([]);
  });

  it('requests to upstream are for this season, unless the address names another', () => {
    const tournaments = ['boys-cross-country', 'girls-cross-country'].flatMap(
      (sportId) => findCrossCountryFacts(season, sportId)?.classes.map(({ tournamentId }) => tournamentId) ?? [],
    );
    const asked = pages.filter(({ address }) => !address.includes('season=')).flatMap((page) => page.asked);
    const seasons = asked.flatMap((url) => /\/data\/iwm\/(\d{4}-\d{2})\//.exec(url)?.[1] ?? []);
    expect([...new Set(seasons)]).toEqual([season]);
    const ids = asked.flatMap((url) => /\/cc-qualifiers\?tournamentId=(\d+)/.exec(url)?.[1] ?? []);
    // May be empty: the sample may be without a cross-country page.
    expect(ids.filter((id) => !tournaments.includes(id))).toEqual([]);
  });

  it('no answer may be kept beyond midnight', () => {
    const midnightMs = computeNextContentMidnightMs(Date.parse(nowIso), { offsetMs: 0, timeZone });
    const late = pages.flatMap(({ address, status, headers }) => {
      const stored = computeStoredLifetimes({ status, headers }, Date.parse(nowIso));
      const untilMs = stored && Math.max(stored.freshUntilMs, stored.revalidateUntilMs, stored.usableUntilMs);
      return untilMs !== undefined && untilMs > midnightMs ? [address] : [];
    });
    expect(endedAtMs).toBeLessThan(midnightMs);
    expect(late).toEqual([]);
  });
});

describe.each(drawSample(['in August'], computeSampleCount(1, 0)))('%s', () => {
  const august = '2028-08-20T12:00:00-05:00';
  const [lastJune, juneBefore] = ['2028-06-28T12:00:00-05:00', '2027-06-28T12:00:00-05:00'];
  /** With this many texts of last season a page belongs to it; fewer are names. */
  const fewestTexts = 10;
  const smallestShare = 0.25;

  it('pages that still show the end of last season name that season', async () => {
    const addresses = listBuiltPagePaths(['page', 'embed']).filter((path) => /^\/(?:sports\/|bracket-test)/.test(path));
    const seeAt = async (moment: string) => {
      const pages = await (await openSiteAt(moment))(addresses);
      return pages.map(({ address, html }) => ({ address, html, texts: listMainTexts(html) }));
    };
    // In sequence, because a busy site leaves out late parts.
    const now = await seeAt(august);
    const then = await seeAt(lastJune);
    const before = await seeAt(juneBefore);
    const standing = now.filter(({ address, texts }) => {
      const textsThen = then.find((page) => page.address === address)?.texts;
      const textsBefore = before.find((page) => page.address === address)?.texts;
      const kept = [...texts].filter((text) => textsThen?.has(text) === true && textsBefore?.has(text) === false);
      return kept.length >= fewestTexts && kept.length >= texts.size * smallestShare;
    });
    const [season, last] = [august, lastJune].map((moment) => getSeasonOfDay(moment.slice(0, 10))) as [string, string];
    expect(standing.length).toBeGreaterThan(addresses.length / 10);
    expect(standing.filter(({ html }) => !mentionsSeason(html, last, season)).map(({ address }) => address)).toEqual(
      [],
    );
  });
});

/** A page names last season as `2025-26`, or as last season. */
function mentionsSeason(html: string, season: string, current: string): boolean {
  const words = readMainWords(html);
  return words.includes(season) || (season === getPreviousSeason(current) && /\blast season\b/i.test(words));
}
