import { gzipSync } from 'node:zlib';
import { askHealthyUpstream, openInProcessSite, type Upstream } from '../support/in-process-site';
import { measureContentBytes } from './content-weight';

const games = 400;
/** Includes games that are not shown. */
const rows = 440;
const day = '10/11/2025';
const page = '/sports/boys-soccer/state-series/scores';

const newTowns = ['New', 'Old', 'Fort'];

/** Compressed bytes of the most crowded day of a state series. */
export interface CrowdedDay {
  readonly games: number;
  /** The whole page of that day. */
  readonly htmlBytes: number;
  /** Fetched when another class is chosen. */
  readonly tabBytes: number;
  /** Data of the surrounding layouts, which such a step does not fetch. */
  readonly allDataBytes: number;
}

/** Requests a day with more games in one class than any sport has had. */
export async function weighCrowdedDay(): Promise<CrowdedDay> {
  const site = await openInProcessSite();
  const get = site.startIsolate(answerCrowded);
  const html = await (await get(`${page}/1A?date=2025-10-11`)).text();
  const shown = new Set(html.match(/\bid="game-\d+"/g)).size;
  if (shown < games) throw new Error(`the page shows ${shown} of ${games} games`);
  return {
    games: shown,
    htmlBytes: measureContentBytes(html),
    tabBytes: measureGzipBytes(await (await get(`${page}/2A.data?_routes=ss-scores`)).text()),
    allDataBytes: measureGzipBytes(await (await get(`${page}/2A.data`)).text()),
  };
}

/** The demo association with one class's games repeated for invented schools. */
const answerCrowded: Upstream = async (url) => {
  const response = await askHealthyUpstream(url);
  if (!url.pathname.endsWith('/tournament-scores') || url.searchParams.get('Class') !== '1A') return response;
  const { data } = await response.json<{ data: readonly object[] }>();
  const crowd = Array.from({ length: rows }, (_, index) => ({
    ...withOtherSchools(data[index % data.length], Math.floor(index / data.length)),
    ContestID: 251_500_000 + index,
    GameDate: day,
  }));
  return Response.json({ data: crowd });
};

/** Another round of schools with their own names, ids, logos and links. */
export function withOtherSchools(row: object | undefined, round: number): object {
  if (round === 0) return row ?? {};
  const names = /"((?:Top|Bottom)?(?:TeamName(?:Short)?))":"([^"]+)"/g;
  const addresses = /\/(logos|watch|tickets|listen|livestats|box-scores)\/(\d+)/g;
  const ids = /"(SchoolID1?)":"(\d+)"/g;
  const text = JSON.stringify(row)
    .replaceAll(ids, (_, key: string, id: string) => `"${key}":"${id}${round}"`)
    .replaceAll(names, (_, key: string, name: string) => `"${key}":"${newTowns[round - 1] ?? round} ${name}"`)
    .replaceAll(addresses, (_, kind: string, id: string) => `/${kind}/${id}${round}`);
  return JSON.parse(text) as object;
}

function measureGzipBytes(text: string): number {
  return gzipSync(text).byteLength;
}
