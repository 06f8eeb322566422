import { splitList } from '../../words/split-list';
import { seasonPlans } from '../../world/season-plans';

const bracketed = [
  'sites',
  'assignments',
  'seeds',
  'schedules',
  'brackets',
  'scores',
  'team-info',
  'results',
  'box-scores',
] as const;
const entered = ['entries', 'sites', 'assignments', 'results'] as const;
const golf = ['entries', 'sites', 'assignments', 'winner-report'] as const;
const tennis = ['entries', 'sites', 'assignments', 'results'] as const;
const crossCountry = ['entries', 'sites', 'assignments', 'results', 'xc-state-central'] as const;
const football: readonly string[] = splitList(`
  pairings-guide, timetable, playoff-outlook, clinchers, qualifiers, playoff-brackets, playoff-schedules,
  playoff-scores, playoff-maps, playoff-team-info, title-team-info, title-box-scores
`);

const lists: Readonly<Record<string, readonly string[]>> = {
  football,
  'boys-golf': golf,
  'girls-golf': golf,
  'boys-tennis': tennis,
  'girls-tennis': tennis,
  'boys-cross-country': crossCountry,
  'girls-cross-country': crossCountry,
  'scholastic-bowl': ['sites', 'assignments', 'seeds', 'schedules', 'brackets', 'results'],
  chess: ['entries', 'schedules', 'results'],
  debate: ['entries', 'schedules', 'results'],
};

/** Pages show default sections. */
const undecided: ReadonlySet<string> = new Set([
  'badminton',
  'esports',
  'unified-basketball',
  'unified-bowling',
  'unified-track-field',
  'adaptive-track-field',
]);

/** Null for sports without a list. */
export function findStateSeries(sportId: string): readonly string[] | null {
  if (undecided.has(sportId)) return null;
  const hasBrackets = seasonPlans.some((plan) => plan.sportId === sportId && plan.postseason !== null);
  return lists[sportId] ?? (hasBrackets ? bracketed : entered);
}
