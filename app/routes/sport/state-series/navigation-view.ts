import type { SideNavGroup } from '~/components/ui/side-nav';
import type { Environment } from '~/config/environment';
import { buildSportPath, type Sport } from '~/config/sports';
import type { SportFacts } from '~/models/sports/sport-facts';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';

type Addresses = Pick<Environment, 'LIVE_SCORING_URL' | 'TENNIS_APP_URL'>;

/** The navigation of a sport's state series: its sections, and the finals' own pages and outside service. */
export function toStateSeriesNavigation(
  sport: Sport,
  facts: SportFacts | null,
  { LIVE_SCORING_URL, TENNIS_APP_URL }: Addresses,
): readonly SideNavGroup[] {
  const base = `${buildSportPath(sport)}/state-series`;
  const outside = outsideLink(sport, LIVE_SCORING_URL, TENNIS_APP_URL);
  const groups = listStateSeriesGroups(sport, facts?.stateSeries ?? []).map(({ title, sections }) => ({
    title,
    links: [
      ...sections.map(({ segment, text }) => sectionLink(base, segment, text)),
      ...(title === 'State Finals' && outside !== null ? [outside] : []),
    ],
  }));
  return groups.filter(({ links }) => links.length > 0);
}

function sectionLink(base: string, segment: string, text: string): SideNavGroup['links'][number] {
  const link = { to: `${base}/${segment}`, text };
  // The page of one team belongs to the list of teams.
  const isTeamList = segment === 'team-info' || segment === 'title-team-info';
  return isTeamList ? { ...link, alsoBelow: `${base}/team-info-detail` } : link;
}

function outsideLink({ finals }: Sport, liveScoringUrl: string | undefined, tennisAppUrl: string | undefined) {
  if (finals === 'golf' && liveScoringUrl !== undefined) return { to: liveScoringUrl, text: 'Live Scoring' };
  if (finals === 'tennis' && tennisAppUrl !== undefined) return { to: tennisAppUrl, text: 'Tennis App' };
  return null;
}
