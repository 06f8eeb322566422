import type { FinalsKind } from '../sports/sport-facts';

/** One entry of the state-series navigation. */
interface StateSeriesSection {
  /** Last path segment below `/sports/{sportId}/state-series`. */
  readonly segment: string;
  readonly text: string;
  /** Description for the area's own page. */
  readonly about?: string;
}

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
  { segment: 'entries', text: 'Entries' },
  { segment: 'sites', text: 'Sites' },
  { segment: 'assignments', text: 'Assignments' },
  { segment: 'seeds', text: 'Seeds' },
  { segment: 'schedules', text: 'Schedules' },
  { segment: 'brackets', text: 'Brackets' },
  { segment: 'scores', text: 'Scores' },
  { segment: 'team-info', text: 'Team Info' },
  { segment: 'results', text: 'Results' },
  { segment: 'box-scores', text: 'Box Scores' },
  { segment: 'winner-report', text: 'Results' },
  { segment: 'xc-state-central', text: 'XC State Central' },
];

/** Menu of the playoffs, the same in every season whatever upstream enables. */
const playoffs: readonly StateSeriesGroup[] = [
  {
    title: 'Overview',
    sections: [
      {
        segment: 'pairings-guide',
        text: 'Pairings Guide',
        about: 'How teams qualify, how they are seeded and how they are paired.',
      },
      {
        segment: 'timetable',
        text: 'Timetable',
        about: 'The pairings show, and the pairings of each class as they are posted.',
      },
      {
        segment: 'playoff-outlook',
        text: 'Playoff Outlook',
        about: 'The field by class as it would be if the regular season ended today.',
      },
      { segment: 'clinchers', text: 'Clinchers', about: 'Teams that have qualified, and those that still can.' },
      { segment: 'qualifiers', text: 'Qualifiers', about: 'The official field of 256 teams.' },
    ],
  },
  {
    title: 'Schedules & Brackets',
    sections: [
      {
        segment: 'playoff-brackets',
        text: 'Brackets',
        about: 'The 32 teams of each class, from round 1 to the final.',
      },
      { segment: 'playoff-schedules', text: 'Schedules', about: 'Opponents, times and places, round by round.' },
      { segment: 'playoff-scores', text: 'Scores', about: 'Scores of every week and round, as they come in.' },
    ],
  },
  {
    title: 'Team Info & Maps',
    sections: [
      { segment: 'playoff-maps', text: 'Maps', about: 'Where the teams of each class come from.' },
      {
        segment: 'playoff-team-info',
        text: 'Team Info',
        about: 'This season and the playoff history of the 32 teams of each class.',
      },
    ],
  },
  {
    title: 'Title Games',
    sections: [
      { segment: 'title-team-info', text: 'Team Info', about: 'Coaches, records and rosters of the finalists.' },
      { segment: 'title-box-scores', text: 'Box Scores', about: 'Scores and box scores of the state championships.' },
    ],
  },
];

/** Sections of a sport for which upstream names none. */
const byDefault = ['sites', 'assignments', 'schedules', 'brackets', 'scores'];

const golfFinals: readonly StateSeriesSection[] = [
  { segment: 'state-leaderboard', text: 'Leaderboard' },
  { segment: 'state-scorecards', text: 'Scorecards' },
  { segment: 'state-tee-times', text: 'Tee Times' },
  { segment: 'state-results', text: 'Results' },
];

const tennisFinals: readonly StateSeriesSection[] = [
  { segment: 'state-pairings', text: 'Pairings' },
  { segment: 'state-brackets', text: 'Brackets' },
  { segment: 'state-results', text: 'Results' },
];

/**
 * The sections of a sport's state series, in groups. Playoffs have their own menu.
 * @param enabled segments that upstream names; none stands for the default list
 */
export function listStateSeriesGroups(
  { finals: kind, hasPlayoffs }: StateSeriesTraits,
  enabled: readonly string[],
): readonly StateSeriesGroup[] {
  if (hasPlayoffs) return playoffs;
  const wanted = enabled.length === 0 ? byDefault : enabled;
  const finals = kind === 'golf' ? golfFinals : kind === 'tennis' ? tennisFinals : [];
  const groups: readonly StateSeriesGroup[] = [
    { title: 'State Series', sections: stateSeries.filter(({ segment }) => wanted.includes(segment)) },
    { title: 'State Finals', sections: finals },
  ];
  return groups.filter((group) => group.sections.length > 0);
}

/**
 * Whether a sport has a section of the state series. Segments that no menu names (such as a team's own page) exist for
 * every sport.
 */
export function hasStateSeriesSection(segment: string, sport: StateSeriesTraits, enabled: readonly string[]): boolean {
  const ofPlayoffs = playoffs.flatMap(({ sections }) => sections);
  const isListed = [...stateSeries, ...ofPlayoffs, ...golfFinals, ...tennisFinals].some(
    (section) => section.segment === segment,
  );
  return (
    !isListed ||
    listStateSeriesGroups(sport, enabled).some(({ sections }) => sections.some((one) => one.segment === segment))
  );
}
