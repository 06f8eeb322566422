import type { SideNavGroup } from '~/components/ui/side-nav';
import type { Environment } from '~/config/environment';
import { type Sport } from '~/config/sports';
import { buildHref, fillPath, Route } from '~/href';
import type { SportFacts } from '~/models/sports/sport-facts';
import { listStateSeriesGroups, type StateSeriesRoute } from '~/models/state-series/state-series-sections';

type Addresses = Pick<Environment, 'LIVE_SCORING_URL' | 'TENNIS_APP_URL'>;

/** Navigation of a sport's state series: its sections, and the finals' own pages and external service. */
export function toStateSeriesNavigation(
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

function buildSectionLink(route: StateSeriesRoute, sportId: string, text: string): SideNavGroup['links'][number] {
  const link = { to: buildHref(route, { sportId }), text };
  // A team's page belongs to the list of teams.
  const isTeamList = route === Route.ssTeamInfo || route === Route.fbTitleTeamInfo;
  return isTeamList ? { ...link, alsoBelow: fillPath(Route.ssTeamDetail, { sportId }) } : link;
}

function buildOutsideLink({ finals }: Sport, liveScoringUrl: string | undefined, tennisAppUrl: string | undefined) {
  if (finals === 'golf' && liveScoringUrl !== undefined) return { to: liveScoringUrl, text: 'Live Scoring' };
  if (finals === 'tennis' && tennisAppUrl !== undefined) return { to: tennisAppUrl, text: 'Tennis App' };
  return null;
}
