import type { SideNavGroup } from '~/components/ui/side-nav';
import { type Sport } from '~/config/sports';
import { buildHref, fillPath, Route, type SportRoute } from '~/href';

/** Title and page, and another one below which further pages belong to the link. */
type Entry = readonly [text: string, route: SportRoute, alsoBelow?: Route];

const conferences: readonly Entry[] = [
  ['Schedules', Route.fbRsConfList],
  ['Standings', Route.fbRsStandings],
];

const schools: readonly Entry[] = [
  ['AP Polls', Route.fbRsApPoll],
  ['Enrollments', Route.fbRsEnrollments],
  ['Out of State', Route.fbRsOutOfState],
  // A school's schedule belongs to the list of schools.
  ['Schools', Route.fbRsSchoolList, Route.fbRsScheduleDetail],
  ['Cooperative Teams', Route.fbRsCoop],
  ['Scores', Route.fbRsScores],
  ['Weekly Schedules', Route.fbRsWeekly, Route.fbRsWeeklyCompact],
];

const leaders: readonly Entry[] = [['Stat Leaders', Route.mpLeaders]];
/** A sport with its own pages for these omits those of the statistics. */
const schoolStatistics: readonly Entry[] = [
  ['Schools', Route.mpSchools],
  ['Scores', Route.mpScores],
  ['Standings', Route.mpStandings],
];
const rankingsEnd = Route.mpRpi.replace(Route.sportLanding, '');
const rankings: readonly Entry[] = [['RPI Rankings', Route.mpRpi]];

/** The side menu of a sport's regular season and statistics; hidden without links. */
export function toRegularSeasonNavigation(sport: Sport) {
  const groups = groupEntries(sport).map(([title, entries]) => ({ title, links: buildLinks(sport.id, entries) }));
  return {
    title: 'Regular Season',
    groups,
    areaPath: buildHref(Route.fbRsIndex, { sportId: sport.id }),
  };
}

/** The menu of one page: the RPI rankings appear only on their own page. */
export function selectPageLinks(groups: readonly SideNavGroup[], pathname: string): readonly SideNavGroup[] {
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ to }) => !to.endsWith(rankingsEnd) || to === pathname),
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

function buildLinks(sportId: string, entries: readonly Entry[]): SideNavGroup['links'] {
  return entries.map(([text, route, alsoBelow]) => ({
    to: buildHref(route, { sportId }),
    text,
    ...(alsoBelow !== undefined && { alsoBelow: fillPath(alsoBelow, { sportId }) }),
  }));
}
