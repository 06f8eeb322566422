import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { useSportPages } from '~/blocks/sport/sport-pages';
import { usePageHeading } from '~/components/ui/page';
import { addShownPage, SideNavColumns, type SideNavGroup } from '~/components/ui/side-nav';
import type { Environment } from '~/config/environment';
import type { Sport } from '~/config/sports';
import { words } from '~/config/words';
import { buildHref, fillPath, Route, type SportRoute } from '~/href';
import { listStateSeriesGroups, type StateSeriesRoute } from '~/models/state-series/state-series-sections';
import { type LoaderArgs, loadLayoutView } from '~/page/load-page';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import type { SportFacts } from '~/upstream/sports';
import { sources } from '../layout-sources';

export const loader = (args: LoaderArgs) => loadLayoutView(args, sources, toLayoutView);

function toLayoutView({ subject }: ValuesOf<typeof sources>, { sport, environment }: SportPageRequest) {
  return {
    label: `State series of ${sport.title}`,
    areaPath: buildHref(Route.ssIndex, { sportId: sport.id }),
    title: sport.hasPlayoffs ? 'Playoffs' : undefined,
    groups: toStateSeriesNavigation(sport, subject.facts?.value ?? null, environment),
  };
}

export { ErrorBoundary, meta, shouldRevalidate } from '~/blocks/sport/sport-layout';

/** Layout of the state-series pages: the sections beside the page, above it on phones. The page has its own `main`. */
export default function StateSeriesLayout() {
  const { areaPath, groups, ...menu } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shown = addShownPage(groups, { pathname, text: usePageHeading(), areaPath });
  return (
    <SideNavColumns {...menu} groups={shown} within={useSportPages()}>
      <Outlet />
    </SideNavColumns>
  );
}

type Addresses = Pick<Environment, 'LIVE_SCORING_URL' | 'TENNIS_APP_URL'>;

/** Navigation of a sport's state series: its sections, and the finals' own pages and external service. */
function toStateSeriesNavigation(
  sport: Sport,
  facts: SportFacts | null,
  { LIVE_SCORING_URL, TENNIS_APP_URL }: Addresses,
): readonly SideNavGroup[] {
  const outside = buildOutsideLink(sport, LIVE_SCORING_URL, TENNIS_APP_URL);
  const groups = listStateSeriesGroups(sport, facts?.stateSeries ?? []).map(({ title, sections }) => ({
    title,
    links: [
      ...sections.map(({ route, text }) => buildSectionLink(route, sport.id, text)),
      ...(title === 'State Finals' && outside !== null ? [outside] : []),
    ],
  }));
  return groups.filter(({ links }) => links.length > 0);
}

/** Other addresses of the same pages. */
const aliases: ReadonlyMap<StateSeriesRoute, SportRoute> = new Map<StateSeriesRoute, SportRoute>([
  [Route.ssTennisPairings, Route.ssPairings],
  [Route.ssGolfLeaderboard, Route.ssAliasLeaderboard],
  [Route.ssGolfScorecards, Route.ssAliasScorecards],
  [Route.ssGolfTeeTimes, Route.ssAliasTeeTimes],
]);

function buildSectionLink(route: StateSeriesRoute, sportId: string, text: string): SideNavGroup['links'][number] {
  const link = { to: buildHref(route, { sportId }), text };
  // A team's page belongs to the list of teams.
  const isTeamList = route === Route.ssTeamInfo || route === Route.fbTitleTeamInfo;
  if (isTeamList) return { ...link, alsoBelow: fillPath(Route.ssTeamDetail, { sportId }) };
  const alias = aliases.get(route);
  return alias === undefined ? link : { ...link, alsoBelow: fillPath(alias, { sportId }) };
}

function buildOutsideLink({ finals }: Sport, liveScoringUrl: string | undefined, tennisAppUrl: string | undefined) {
  if (finals === 'golf' && liveScoringUrl !== undefined) return { to: liveScoringUrl, text: words.liveScoring };
  if (finals === 'tennis' && tennisAppUrl !== undefined) return { to: tennisAppUrl, text: 'Tennis App' };
  return null;
}
