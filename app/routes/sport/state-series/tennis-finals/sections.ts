import type { TennisFinalsPage } from '~/models/content/legacy-page';
import { longWeekday, shortWeekday } from '~/models/dates/calendar-date';

/** What a section of the tennis finals shows: one page of the old server, or one of several. */
export interface TennisSection {
  /** Last path segment below `/sports/{sportId}/state-series`. */
  readonly segment: string;
  readonly title: string;
  /** How the address names the page; `null` where there is one only. */
  readonly choice: { readonly label: string; readonly parameter: string } | null;
  readonly pages: readonly TennisPage[];
  /** Shown when the address names none. */
  readonly usualPage: TennisPage;
}

export interface TennisPage {
  readonly value: string;
  readonly text: string;
  /** Said in full; `null` where the section's title says it. */
  readonly name: string | null;
  readonly page: TennisFinalsPage;
}

const pairings: TennisPage = { value: 'pairings', text: 'Pairings', name: null, page: 'qual' };
const singles: TennisPage = { value: 'singles', text: 'Singles', name: 'Singles', page: 'singles' };
const doubles: TennisPage = { value: 'doubles', text: 'Doubles', name: 'Doubles', page: 'doubles' };
const bySchool: TennisPage = { value: 'by-school', text: 'By School', name: 'By School', page: 'index' };

export const tennisPairings: TennisSection = {
  segment: 'state-pairings',
  title: 'State Final Pairings',
  choice: null,
  pages: [pairings],
  usualPage: pairings,
};

export const tennisBrackets: TennisSection = {
  segment: 'state-brackets',
  title: 'State Final Brackets',
  choice: { label: 'Events', parameter: 'event' },
  pages: [singles, doubles],
  usualPage: singles,
};

/**
 * The results of each day and of each school. During the finals the usual page is today's, before them the first day's,
 * afterwards the last day's.
 * @param days days of play in order, `YYYY-MM-DD`
 * @param today content day
 */
export function tennisResults(days: readonly string[], today: string): TennisSection {
  const pages = days.map((day, index): TennisPage => ({
    value: shortWeekday(day).toLowerCase(),
    text: shortWeekday(day),
    name: longWeekday(day),
    page: `result${index + 1}`,
  }));
  const begun = days.filter((day) => day <= today).length;
  return {
    segment: 'state-results',
    title: 'State Final Results',
    choice: { label: 'Days', parameter: 'day' },
    pages: [...pages, bySchool],
    usualPage: pages[Math.max(0, begun - 1)] ?? bySchool,
  };
}
