import { formatPaddedUsDate, getSchoolYear, formatTerm, formatUsDate } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { getLatestQualifiedYear, listStateMeets } from '../world/cross-country-meets';
import { getLatestGolfYear } from '../world/golf/events';
import type { Route } from './router';

/** Examples have an answer at any moment. */
const placeholders: Readonly<Record<string, (clock: Clock) => string>> = {
  'M/d/yyyy': ({ today }) => formatUsDate(today),
  'MM/dd/yyyy': ({ today }) => formatPaddedUsDate(today),
  'last year': ({ today }) => String(getSchoolYear(today) - 1),
  'last term': ({ today }) => formatTerm(getSchoolYear(today) - 1),
  'golf term': (clock) => formatTerm(getLatestGolfYear(clock)),
  'first state meet': (clock) => listStateMeets(getLatestQualifiedYear(clock)).at(0)?.id ?? '',
  'last state meet': (clock) => listStateMeets(getLatestQualifiedYear(clock)).at(-1)?.id ?? '',
};

/** Replaces placeholders by the clock's values. */
export function listExamples({ examples }: Pick<Route, 'examples'>, clock: Clock): string[] {
  return examples.map((example) =>
    example.replace(/\{([^}]+)\}/g, (placeholder, name: string) => placeholders[name]?.(clock) ?? placeholder),
  );
}
