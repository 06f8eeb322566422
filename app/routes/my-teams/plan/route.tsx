import { joinFacts } from '~/blocks/daily-games/game-facts';
import { openPlanOfFollowedTeams } from '~/components/teams/followed-store';
import { renderLightDocument } from '~/document/light-document';
import { type LoaderArgs, loadPage, loadSources, requirePageRequest } from '~/page/load-page';
import { requestSeries, sources, toPlanView } from './page';
import { PlanPage } from './plan-page';

/** The games of some schools on one day, by time, as a light document that prints on one sheet of paper. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const request = requirePageRequest(args);
  const { site } = args.context;
  const { optional, dependent, unavailable } = await loadPage(args, sources);
  const games = optional.games && joinFacts(optional.games, { ...dependent, streams: null }, request.environment);
  const values = { ...optional, games, streams: dependent.streams };
  const series = await loadSources(site, requestSeries(values, request.query));
  const view = toPlanView(values, request, series.dependent);
  const missing = [
    ...(unavailable.includes('schools') ? ['The schools'] : []),
    ...(unavailable.includes('games') ? ['The scores'] : []),
  ];
  return renderLightDocument(site, {
    body: <PlanPage view={view} heading={site.page.heading} missing={missing} />,
    stamp: view.stamp,
    ...(view.opensFollowed && { bodyScript: openPlanOfFollowedTeams }),
  });
}
