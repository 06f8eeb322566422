import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { livePath } from '~/config/light-pages';
import { golfFinalsOf, tennisFinalsOf } from '~/config/season-facts';
import { findSport, type Sport } from '~/config/sports';
import { lightDocument } from '~/routes/light-document';
import { loadPage } from '~/routes/load-page';
import type { SourceValue } from '~/routes/page-sources';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { liveBoardSources } from './golf-sources';
import { toLiveGolfView } from './golf-view';
import { LiveNotFound, LivePage } from './live-page';
import type { LiveView } from './live-view';
import { liveGamesSources, liveInfoSources, type LiveInput, toLiveGamesView } from './page';
import { toLiveTennisView } from './tennis-view';

/** What is on now in a sport's state series, as one light document. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { environment, inlineParts } = args.context.site;
  const { SITE_URL: siteUrl } = environment;
  const { sportId = '' } = args.params;
  const sport = findSport(sportId);
  const canonical = livePath(sportId);
  const titled = (title: string) => `${title} | ${environment.ASSOCIATION_NAME}`;
  if (sport === undefined) {
    const body = <LiveNotFound associationName={environment.ASSOCIATION_NAME} />;
    return lightDocument({ title: titled('Sport not found'), canonical, siteUrl, inlineParts, status: 404, body });
  }
  const view = await viewOf(args, sport);
  return lightDocument({ title: titled(view.title), canonical, siteUrl, inlineParts, body: <LivePage view={view} /> });
}

async function viewOf(args: LoaderFunctionArgs, sport: Sport): Promise<LiveView> {
  const { environment, clock } = args.context.site;
  const tennis = tennisFinalsOf(environment.SEASON, sport.id);
  if (tennis !== null) {
    const { optional, unavailable } = await loadPage(args, liveInfoSources);
    return toLiveTennisView(inputOf(optional.info, unavailable), tennis.days);
  }
  const golf = golfFinalsOf(environment.SEASON, sport.id);
  if (golf !== null) {
    const [{ optional, unavailable }, boards] = await Promise.all([
      loadPage(args, liveInfoSources),
      loadPage(args, liveBoardSources),
    ]);
    const shown = { sourceValues: boards.optional, unavailable: boards.unavailable.map(String) };
    return toLiveGolfView(inputOf(optional.info, unavailable), golf, shown);
  }
  const { optional, unavailable } = await loadPage(args, liveGamesSources);
  return toLiveGamesView(inputOf(optional.info, unavailable), optional.games, unavailable.includes('games'));

  function inputOf(info: SourceValue<TournamentInfo | null> | null, failed: readonly string[]): LiveInput {
    return { sport, environment, clock, info: info?.value ?? null, isInfoUnavailable: failed.includes('info') };
  }
}
