import { tennisMessages, webAlerts } from './alerts';
import type { Source, SourceParams, SourceRequest } from './define-source';
import { allEvents } from './events';
import { frontFeatures } from './features';
import { dailyGames, homeGames } from './maxpreps';
import { recentNews } from './news';
import { siteAlertFile } from './site-alert';
import { recentPosts } from './social';
import { featuredSponsors, frontSponsors, shopEntries } from './sponsors';
import { allStreams } from './streams';
import { tournamentScoresOfDay } from './tournament-scores';
import { randomVideos } from './videos';

/** A source whose parameters and value are of no interest to the caller. */
interface AnySource {
  readonly definition: { readonly name: string };
  readonly with: unknown;
}

/** Every source of the site, for whoever knows a source by its name only: the refresher, operators, tests. */
const sources: readonly AnySource[] = [
  allEvents,
  allStreams,
  dailyGames,
  featuredSponsors,
  frontFeatures,
  frontSponsors,
  homeGames,
  randomVideos,
  recentNews,
  recentPosts,
  shopEntries,
  siteAlertFile,
  tennisMessages,
  tournamentScoresOfDay,
  webAlerts,
];

const byName = new Map(sources.map((source) => [source.definition.name, source as Source<SourceParams, unknown>]));

export const sourceNames: readonly string[] = [...byName.keys()];

/** The request for a source that is known by name, as it travels to the refresher; `null` when there is no such source. */
export function namedRequest(name: string, params: SourceParams): SourceRequest | null {
  return byName.get(name)?.with(params) ?? null;
}
