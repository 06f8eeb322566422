import type { FinalsKind } from '../sports/sport-facts';

/** One entry of the state-series navigation. */
export interface StateSeriesSection {
  /** Last path segment below `/sports/{sportId}/state-series`. */
  readonly segment: string;
  readonly text: string;
}

export interface StateSeriesGroup {
  readonly title: string;
  readonly sections: readonly StateSeriesSection[];
}

/** Every section in its order. A winner report is called Results, as the results of others are. */
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

/** Football's own area, in the groups of its menu. */
const playoffs: readonly StateSeriesGroup[] = [
  {
    title: 'Overview',
    sections: [
      { segment: 'pairings-guide', text: 'Pairings Guide' },
      { segment: 'timetable', text: 'Timetable' },
      { segment: 'playoff-outlook', text: 'Playoff Outlook' },
      { segment: 'clinchers', text: 'Clinchers' },
      { segment: 'qualifiers', text: 'Qualifiers' },
    ],
  },
  {
    title: 'Schedules & Brackets',
    sections: [
      { segment: 'playoff-brackets', text: 'Brackets' },
      { segment: 'playoff-schedules', text: 'Schedules' },
      { segment: 'playoff-scores', text: 'Scores' },
    ],
  },
  {
    title: 'Team Info & Maps',
    sections: [
      { segment: 'playoff-maps', text: 'Maps' },
      { segment: 'playoff-team-info', text: 'Team Info' },
    ],
  },
  {
    title: 'Title Games',
    sections: [
      { segment: 'title-team-info', text: 'Team Info' },
      { segment: 'title-box-scores', text: 'Box Scores' },
    ],
  },
];

/** For a sport of which nobody says what it has. */
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
 * The sections of a sport's state series, in groups. Football has groups of its own.
 * @param enabled segments that upstream names; none stands for the default list
 */
export function stateSeriesGroups(kind: FinalsKind, enabled: readonly string[]): readonly StateSeriesGroup[] {
  const wanted = enabled.length === 0 ? byDefault : enabled;
  const enabledOf = (sections: readonly StateSeriesSection[]) =>
    sections.filter(({ segment }) => wanted.includes(segment));
  const finals = kind === 'golf' ? golfFinals : kind === 'tennis' ? tennisFinals : [];
  const groups: readonly StateSeriesGroup[] = [
    { title: 'State Series', sections: enabledOf(stateSeries) },
    ...playoffs.map(({ title, sections }) => ({ title, sections: enabledOf(sections) })),
    { title: 'State Finals', sections: finals },
  ];
  return groups.filter((group) => group.sections.length > 0);
}

/**
 * Whether a sport has a section of the state series. Segments that no menu names (a team's own page below the teams) are
 * everybody's.
 */
export function hasStateSeriesSection(segment: string, kind: FinalsKind, enabled: readonly string[]): boolean {
  const ofPlayoffs = playoffs.flatMap(({ sections }) => sections);
  const isListed = [...stateSeries, ...ofPlayoffs, ...golfFinals, ...tennisFinals].some(
    (section) => section.segment === segment,
  );
  return (
    !isListed ||
    stateSeriesGroups(kind, enabled).some(({ sections }) => sections.some((one) => one.segment === segment))
  );
}
