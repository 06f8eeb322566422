import { paddedUsDate, usDate } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import type { Route } from './router';

/** A route's examples with the clock's day in place of the date placeholders. */
export function examplesOf({ examples }: Pick<Route, 'examples'>, clock: Clock): string[] {
  return examples.map((example) =>
    example.replaceAll('{M/d/yyyy}', usDate(clock.today)).replaceAll('{MM/dd/yyyy}', paddedUsDate(clock.today)),
  );
}
