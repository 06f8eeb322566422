import { toRegularSeasonNavigation } from '~/blocks/sport/regular-season-navigation';
import { type Sport } from '~/config/sports';
import { buildHref, Route, type SportRoute } from '~/href';
import type { SearchEntry } from '~/models/search/find-entries';
import type { FinalsKind } from '~/models/sports/sport-facts';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';

/** State-series pages that may not exist; searches do not ask upstream. */
const seriesDetails: Readonly<Record<FinalsKind, string>> = {
  golf: 'Entries, sites and results',
  tennis: 'Entries, sites and results',
  'cross-country': 'Entries, sites and results',
  games: 'Brackets, schedules and scores',
  meet: 'Entries, sites and results',
};

/** The pages that every sport has. */
const everySport: readonly (readonly [text: string, route: SportRoute])[] = [
  ['Calendar', Route.sportCalendar],
  ['Records & History', Route.sportHistory],
  ['Tickets & Coverage', Route.sportTickets],
  ['Resources', Route.sportResources],
  ['Advisory Committee', Route.sportAdvisory],
];

/** Search entries of one sport besides the sport itself: its permanent pages. */
export function buildSportEntries(sport: Sport): readonly SearchEntry[] {
  const sportId = sport.id;
  const buildSearchEntry = (path: string, text: string, detail: string | null): SearchEntry => [
    path,
    `${sport.title}: ${text}`,
    detail,
  ];
  // Sections of a state series differ by sport, except those of finals and playoffs.
  const lastingGroups = listStateSeriesGroups(sport, []).filter(({ title }) => title !== 'State Series');
  return [
    ...(sport.hasDailyGames ? [buildSearchEntry(buildHref(Route.sportScores, { sportId }), 'Scores', null)] : []),
    buildSearchEntry(buildHref(Route.ssIndex, { sportId }), 'State Series', seriesDetails[sport.finals]),
    ...lastingGroups.flatMap(({ title, sections }) =>
      sections.map(({ route, text }) => buildSearchEntry(buildHref(route, { sportId }), text, title)),
    ),
    ...toRegularSeasonNavigation(sport).groups.flatMap(({ title, links }) =>
      links.map(({ to, text }) => buildSearchEntry(to, text, title === 'Statistics' ? null : 'Regular Season')),
    ),
    ...everySport.map(([text, route]) => buildSearchEntry(buildHref(route, { sportId }), text, null)),
  ];
}
