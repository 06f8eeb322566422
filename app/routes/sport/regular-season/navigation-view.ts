import type { SideNavGroup } from '~/components/ui/side-nav';
import { buildSportPath, type Sport } from '~/config/sports';

/** What the side menu of a sport's regular season shows. */
export interface RegularSeasonNavigation {
  readonly title: string;
  readonly groups: readonly SideNavGroup[];
  /** The area's own page. */
  readonly areaPath: string;
}

/** Title and address below the sport's own, and the page below which further pages belong to the link. */
type Entry = readonly [text: string, segment: string, alsoBelow?: string];

const conferences: readonly Entry[] = [
  ['Schedules', 'regular-season/conference-schedules'],
  ['Standings', 'regular-season/conference-standings'],
];

const schools: readonly Entry[] = [
  ['AP Polls', 'regular-season/ap-poll'],
  ['Enrollments', 'regular-season/enrollments'],
  ['Out of State', 'regular-season/out-of-state'],
  // The schedule of one school belongs to the list of schools.
  ['Schools', 'regular-season/school-list', 'regular-season/schedule-detail'],
  ['Cooperative Teams', 'regular-season/cooperative-teams'],
  ['Scores', 'regular-season/scores'],
  ['Weekly Schedules', 'regular-season/weekly-schedules', 'regular-season/weekly-schedules-compact'],
];

const leaders: readonly Entry[] = [['Stat Leaders', 'maxpreps-leaders']];
/** A sport that has pages of its own for these has no use for those of the statistics. */
const schoolStatistics: readonly Entry[] = [
  ['Schools', 'maxpreps-schools'],
  ['Scores', 'maxpreps-scores'],
  ['Standings', 'maxpreps-standings'],
];
const rankingsSegment = 'maxpreps-rpi';
const rankings: readonly Entry[] = [['RPI Rankings', rankingsSegment]];

/** The side menu of a sport's regular season and its statistics. Without links it is not shown. */
export function toRegularSeasonNavigation(sport: Sport): RegularSeasonNavigation {
  const base = buildSportPath(sport);
  const groups = groupEntries(sport).map(([title, entries]) => ({ title, links: linksTo(base, entries) }));
  return {
    title: 'Regular Season',
    groups,
    areaPath: `${base}/regular-season`,
  };
}

/** The menu of one page: the RPI rankings are named on their own page alone. */
export function selectPageLinks(groups: readonly SideNavGroup[], pathname: string): readonly SideNavGroup[] {
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ to }) => !to.endsWith(`/${rankingsSegment}`) || to === pathname),
    }))
    .filter(({ links }) => links.length > 0);
}

function groupEntries({
  hasRegularSeasonPages,
  hasStatistics,
}: Sport): readonly (readonly [string, readonly Entry[]])[] {
  const ownPages = [['Conferences', conferences] as const, ['Schools', schools] as const];
  const statistics = [...leaders, ...(hasRegularSeasonPages ? [] : schoolStatistics), ...rankings];
  return [...(hasRegularSeasonPages ? ownPages : []), ...(hasStatistics ? [['Statistics', statistics] as const] : [])];
}

function linksTo(base: string, entries: readonly Entry[]): SideNavGroup['links'] {
  return entries.map(([text, segment, alsoBelow]) => ({
    to: `${base}/${segment}`,
    text,
    ...(alsoBelow !== undefined && { alsoBelow: `${base}/${alsoBelow}` }),
  }));
}
