import type { SideNavGroup } from '~/components/ui/side-nav';
import { type Sport } from '~/config/sports';
import { buildHref, fillPath, Route, type SportRoute } from '~/href';

/** A page of the menu, with its description on the area's own page. Pages below `alsoBelow` belong to the link, too. */
type Entry = readonly [route: SportRoute, text: string, about?: string, alsoBelow?: Route];

const conferences: readonly Entry[] = [
  [Route.fbRsConfList, 'Schedules', 'Each conference, and the games of its teams.'],
  [Route.fbRsStandings, 'Standings', 'Wins and losses in each conference, and who has qualified.'],
];

const schools: readonly Entry[] = [
  [Route.fbRsApPoll, 'AP Polls', 'The polls of the press, class by class.'],
  [Route.fbRsEnrollments, 'Enrollments', 'The enrollments by which teams are put into classes.'],
  [Route.fbRsOutOfState, 'Out of State', 'Games against teams of other states.'],
  // A school's schedule belongs to the list of schools.
  [Route.fbRsSchoolList, 'Schools', 'The schedule of each school.', Route.fbRsScheduleDetail],
  [Route.fbRsCoop, 'Cooperative Teams', 'Teams that several schools share.'],
  [Route.fbRsScores, 'Scores', 'The scores of a week, class by class.'],
  [Route.fbRsWeekly, 'Weekly Schedules', 'The games of a week, conference by conference.', Route.fbRsWeeklyCompact],
];

const leaders: Entry = [Route.mpLeaders, 'Stat Leaders', 'Who leads in each statistic.'];
/** A sport with its own pages for these omits those of the statistics. */
const schoolStatistics: readonly Entry[] = [
  [Route.mpSchools, 'Schools'],
  [Route.mpScores, 'Scores'],
  [Route.mpStandings, 'Standings'],
];
const rankings: Entry = [Route.mpRpi, 'RPI Rankings'];
const rankingsEnd = Route.mpRpi.replace(Route.sportLanding, '');

/** Whether a sport has a page of its own for what a page of the statistics shows, so that no menu leads to the latter. */
export function isReplacedPath({ id: sportId, hasRegularSeasonPages }: Sport, path: string): boolean {
  return hasRegularSeasonPages && schoolStatistics.some(([route]) => buildHref(route, { sportId }) === path);
}

/** The side menu of a sport's regular season and statistics; hidden without links. */
export function toRegularSeasonNavigation(sport: Sport) {
  const sportId = sport.id;
  return {
    title: 'Regular Season',
    groups: listRegularSeasonGroups(sport).map(({ title, entries }) => ({
      title,
      links: entries.map(([route, text, , alsoBelow]) => ({
        to: buildHref(route, { sportId }),
        text,
        ...(alsoBelow !== undefined && { alsoBelow: fillPath(alsoBelow, { sportId }) }),
      })),
    })),
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

export function listRegularSeasonGroups({ hasRegularSeasonPages: hasOwnPages, hasStatistics }: Sport) {
  const statistics = [leaders, ...(hasOwnPages ? [] : schoolStatistics), rankings];
  return [
    { title: 'Conferences', entries: hasOwnPages ? conferences : [] },
    { title: 'Schools', entries: hasOwnPages ? schools : [] },
    { title: 'Statistics', entries: hasStatistics ? statistics : [] },
  ].filter(({ entries }) => entries.length > 0);
}
