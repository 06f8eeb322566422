import { paddedUsDate, getSchoolYear, formatTerm, usDate } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { latestQualifiedYear, stateMeets } from '../world/cross-country-meets';
import { latestGolfYear } from '../world/golf/events';
import type { Route } from './router';

/** Examples have an answer at any moment. */
const placeholders: Readonly<Record<string, (clock: Clock) => string>> = {
  'M/d/yyyy': ({ today }) => usDate(today),
  'MM/dd/yyyy': ({ today }) => paddedUsDate(today),
  'last year': ({ today }) => String(getSchoolYear(today) - 1),
  'last term': ({ today }) => formatTerm(getSchoolYear(today) - 1),
  'golf term': (clock) => formatTerm(latestGolfYear(clock)),
  'first state meet': (clock) => stateMeets(latestQualifiedYear(clock)).at(0)?.id ?? '',
  'last state meet': (clock) => stateMeets(latestQualifiedYear(clock)).at(-1)?.id ?? '',
};

/** Replaces placeholders by the clock's values. */
export function listExamples({ examples }: Pick<Route, 'examples'>, clock: Clock): string[] {
  return examples.map((example) =>
    example.replace(/\{([^}]+)\}/g, (placeholder, name: string) => placeholders[name]?.(clock) ?? placeholder),
  );
}
