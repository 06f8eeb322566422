import { beforeAll, expect, it } from 'vitest';
import { buildHref, Route } from '~/href';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, openInProcessSite, type Upstream } from '../support/in-process-site';

/* An identity that is missing takes the link from a row, not the row from its page. */

let get: (path: string) => Promise<Response>;
let getHealthy: typeof get;

const ids = /^(?:schoolid|uid|leagueid|fbschoolid|fbconferenceid|conferenceid|teamid|maxprepsrpiid)$/i;

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => !ids.test(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutIds(field)]));
}

const askWithoutIds: Upstream = async (url, init) => {
  const response = await askHealthyUpstream(url, init);
  if (!response.ok || response.headers.get('content-type')?.includes('json') !== true) return response;
  return Response.json(withoutIds(await response.json()));
};

beforeAll(async () => {
  const site = await openInProcessSite();
  get = site.startIsolate(askWithoutIds);
  getHealthy = site.startIsolate(askHealthyUpstream);
});

const pages: readonly (readonly [path: string, link: RegExp])[] = [
  [buildHref(Route.schoolsIndex), /href="\/schools\/details\/[^"]*"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.schoolsEnrollments), /href="\/schools\/details\/[^"]*"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.schoolsConferences), /href="\/schools\/details\/[^"]*"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.fbRsSchoolList, { sportId: 'football' }), /href="[^"]*\/schools\/[^"]*"[^>]*>([A-Z][^<]+)<\/a>/g],
  [buildHref(Route.fbRsConfList, { sportId: 'football' }), /href="[^"]*regular-season[^"]*\/\d+"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.fbRsEnrollments, { sportId: 'football' }), /href="[^"]*\/\d+"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.fbRsCoop, { sportId: 'football' }), /href="[^"]*\/\d+"[^>]*>(.+?)<\/a>/g],
  [
    buildHref(Route.mpSchools, { sportId: 'girls-volleyball' }),
    /href="[^"]*\/maxpreps-schools\/[^"]+"[^>]*>(.+?)<\/a>/g,
  ],
  [buildHref(Route.mpStandings, { sportId: 'girls-volleyball' }), /href="[^"]*-standings\/[^"]+"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.mpRpi, { sportId: 'girls-volleyball' }), /href="[^"]*\/teams\/[^"]+"[^>]*>(.+?)<\/a>/g],
  [buildHref(Route.ssTeamInfo, { sportId: 'boys-soccer' }), /href="[^"]*\/team-info-detail\/[^"]+"[^>]*>(.+?)<\/a>/g],
];

it.each(pages)('%s shows the rows of an answer without ids, without links to them', async (path, link) => {
  const healthy = await (await getHealthy(path)).text();
  const names = [...healthy.matchAll(link)].map(([, name = '']) => name.replace(/<[^>]*>/g, '')).slice(0, 20);
  expect(names.length).toBeGreaterThan(2);
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(atLeastOne(names).filter((name) => !html.includes(name))).toEqual([]);
  expect(html.match(/href="[^"]*row(?::|%3A)[^"]*"/g)).toBeNull();
});
