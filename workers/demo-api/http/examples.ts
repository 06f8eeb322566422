import { paddedUsDate, usDate } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import type { Route } from './router';

/** A route's examples as addresses that can be asked now: the clock's day in place of the date forms. */
export function examplesOf({ examples }: Pick<Route, 'examples'>, clock: Clock): string[] {
  return examples.map((example) =>
    example.replaceAll('{M/d/yyyy}', usDate(clock.today)).replaceAll('{MM/dd/yyyy}', paddedUsDate(clock.today)),
  );
}
