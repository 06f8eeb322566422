import { Route, type SportRoute } from '~/href';

/** The pages of a state series. The timetable is football's alone. */
export type StateSeriesRoute = SportRoute | Route.fbTimetable;

interface StateSeriesSection {
  readonly route: StateSeriesRoute;
  readonly text: string;
  /** Description for the area's own page. */
  readonly about?: string;
}

/** Format of a sport's state finals. */
export type FinalsKind = 'golf' | 'tennis' | 'cross-country' | 'games' | 'meet';

/** Facts that determine the sections of a sport. */
export interface StateSeriesTraits {
  readonly finals: FinalsKind;
  /** Whether its postseason is a playoff with its own menu. */
  readonly hasPlayoffs: boolean;
}

export interface StateSeriesGroup {
  readonly title: string;
  readonly sections: readonly StateSeriesSection[];
}

/** Every section in order. A winner report is called Results, like the results of other sports. */
const stateSeries: readonly StateSeriesSection[] = [
  { route: Route.ssEntries, text: 'Entries' },
  { route: Route.ssSites, text: 'Sites' },
  { route: Route.ssAssignments, text: 'Assignments' },
  { route: Route.ssSeeds, text: 'Seeds' },
  { route: Route.ssSchedules, text: 'Schedules' },
  { route: Route.ssBrackets, text: 'Brackets' },
  { route: Route.ssScores, text: 'Scores' },
  { route: Route.ssTeamInfo, text: 'Team Info' },
  { route: Route.ssResults, text: 'Results' },
  { route: Route.ssBoxScores, text: 'Box Scores' },
  { route: Route.ssWinnerReport, text: 'Results' },
  { route: Route.ssXcCentral, text: 'XC State Central' },
];

/** Menu of the playoffs, the same in every season whatever upstream enables. */
const playoffs: readonly StateSeriesGroup[] = [
  defineGroup('Overview', [
    [Route.fbPairingsGuide, 'Pairings Guide', 'How teams qualify, how they are seeded and how they are paired.'],
    [Route.fbTimetable, 'Pairings Show', 'The pairings show, and the pairings of each class as they are posted.'],
    [Route.fbPlayoffOutlook, 'Playoff Outlook', 'The field by class as it would be if the regular season ended today.'],
    [Route.fbClinchers, 'Clinchers', 'Teams that have qualified, and those that still can.'],
    [Route.fbQualifiers, 'Qualifiers', 'The official field of 256 teams.'],
  ]),
  defineGroup('Schedules & Brackets', [
    [Route.fbPlayoffBrackets, 'Brackets', 'The 32 teams of each class, from round 1 to the final.'],
    [Route.fbPlayoffSchedules, 'Schedules', 'Opponents, times and places, round by round.'],
    [Route.fbPlayoffScores, 'Scores', 'Scores of every week and round, as they come in.'],
  ]),
  defineGroup('Team Info & Maps', [
    [Route.fbPlayoffMaps, 'Maps', 'Where the teams of each class come from.'],
    [Route.fbPlayoffTeamInfo, 'Team Info', 'This season and the playoff history of the 32 teams of each class.'],
  ]),
  defineGroup('Title Games', [
    [Route.fbTitleTeamInfo, 'Team Info', 'Coaches, records and rosters of the finalists.'],
    [Route.fbTitleBoxScores, 'Box Scores', 'Scores and box scores of the title games.'],
  ]),
];

/** Sections of a sport for which upstream names none. */
const byDefault = ['sites', 'assignments', 'schedules', 'brackets', 'scores'];

const golfFinals: readonly StateSeriesSection[] = [
  { route: Route.ssGolfLeaderboard, text: 'Leaderboard' },
  { route: Route.ssGolfScorecards, text: 'Scorecards' },
  { route: Route.ssGolfTeeTimes, text: 'Tee Times' },
  { route: Route.ssStateResultsGeneric, text: 'Results' },
];

const tennisFinals: readonly StateSeriesSection[] = [
  { route: Route.ssTennisPairings, text: 'Pairings' },
  { route: Route.ssTennisBrackets, text: 'Brackets' },
  { route: Route.ssStateResultsGeneric, text: 'Results' },
];

/** The sections of a state series in groups. The playoffs have their own menu. No enabled segments means the default list. */
export function listStateSeriesGroups(
  { finals: kind, hasPlayoffs }: StateSeriesTraits,
  enabled: readonly string[],
): readonly StateSeriesGroup[] {
  if (hasPlayoffs) return playoffs;
  const wanted = enabled.length === 0 ? byDefault : enabled;
  const finals = kind === 'golf' ? golfFinals : kind === 'tennis' ? tennisFinals : [];
  const groups: readonly StateSeriesGroup[] = [
    { title: 'State Series', sections: stateSeries.filter(({ route }) => wanted.includes(getSegment(route))) },
    { title: 'State Finals', sections: finals },
  ];
  return groups.filter((group) => group.sections.length > 0);
}

/** Segments that no menu names (such as a team's own page) exist for every sport. */
export function hasStateSeriesSection(segment: string, sport: StateSeriesTraits, enabled: readonly string[]): boolean {
  const isWanted = ({ route }: StateSeriesSection) => getSegment(route) === segment;
  const ofPlayoffs = playoffs.flatMap(({ sections }) => sections);
  const own = listStateSeriesGroups(sport, enabled).flatMap(({ sections }) => sections);
  return ![...stateSeries, ...ofPlayoffs, ...golfFinals, ...tennisFinals].some(isWanted) || own.some(isWanted);
}

/** What upstream calls a section: the segment of its address below `/sports/{sportId}/state-series`. */
export function getSegment(route: StateSeriesRoute): string {
  return route.split('/')[4] ?? '';
}

function defineGroup(
  title: string,
  sections: readonly (readonly [route: StateSeriesRoute, text: string, about: string])[],
): StateSeriesGroup {
  return { title, sections: sections.map(([route, text, about]) => ({ route, text, about })) };
}
