import { askHealthyUpstream, openInProcessSite, type Upstream } from '../support/in-process-site';
import { measureContentBytes } from './content-weight';
import { withOtherSchools } from './crowded-day';

const games = 400;

/** Compressed bytes of a football week with hundreds of games. */
export interface CrowdedWeek {
  readonly games: number;
  readonly htmlBytes: number;
}

/** Requests a football week with more games than the demo association has teams. */
export async function weighCrowdedWeek(): Promise<CrowdedWeek> {
  const site = await openInProcessSite();
  const html = await (await site.startIsolate(answerCrowded)('/sports/football/regular-season/scores?week=7')).text();
  const shown = html.match(/<div role="article" class="game\b/g)?.length ?? 0;
  if (shown < games) throw new Error(`the page shows ${shown} of ${games} games`);
  return { games: shown, htmlBytes: measureContentBytes(html) };
}

/** The demo association with the week's games repeated for invented schools. */
const answerCrowded: Upstream = async (url) => {
  const response = await askHealthyUpstream(url);
  if (url.pathname !== '/v1/football/scores') return response;
  const body = await response.json<{ data: readonly object[] } | readonly object[]>();
  const known = 'data' in body ? body.data : body;
  const crowd = Array.from({ length: games }, (_, index) => ({
    ...withOtherSchools(known[index % known.length], Math.floor(index / known.length)),
    ContestID: 251_700_000 + index,
  }));
  return Response.json({ data: crowd });
};
