import type { FinalsKind } from '../sports/sport-facts';

/** One entry of the state-series navigation. */
export interface StateSeriesSection {
  /** Last path segment below `/sports/{sportId}/state-series`. */
  readonly segment: string;
  readonly text: string;
}

export interface StateSeriesGroup {
  readonly title: 'State Series' | 'State Finals';
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
 * The sections of a sport's state series, in groups; none where upstream names only sections of another area, as for football.
 * @param enabled segments that upstream names; none stands for the default list
 */
export function stateSeriesGroups(kind: FinalsKind, enabled: readonly string[]): readonly StateSeriesGroup[] {
  const wanted = enabled.length === 0 ? byDefault : enabled;
  const sections = stateSeries.filter(({ segment }) => wanted.includes(segment));
  const finals = kind === 'golf' ? golfFinals : kind === 'tennis' ? tennisFinals : [];
  const groups: readonly StateSeriesGroup[] = [
    { title: 'State Series', sections },
    { title: 'State Finals', sections: finals },
  ];
  return groups.filter((group) => group.sections.length > 0);
}

/**
 * Whether a sport has a section of the state series. Segments that no menu names (a team's own page below the teams) are
 * everybody's.
 */
export function hasStateSeriesSection(segment: string, kind: FinalsKind, enabled: readonly string[]): boolean {
  const isListed = [...stateSeries, ...golfFinals, ...tennisFinals].some((section) => section.segment === segment);
  return (
    !isListed ||
    stateSeriesGroups(kind, enabled).some(({ sections }) => sections.some((one) => one.segment === segment))
  );
}
