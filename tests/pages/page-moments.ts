import { saturdayAfternoon } from '../support/test-site';

/** A later moment for pages whose sources are empty on the tests' Saturday, by path. */
const moments: readonly (readonly [path: RegExp, moment: string])[] = [
  // After the drawing of the brackets of football and volleyball, when girls tennis has results and cross-country has entries.
  [
    /^\/sports\/girls-volleyball\/state-series\/(?:assignments|seeds|schedules|brackets|results)\//,
    '2025-11-08T13:20:00-06:00',
  ],
  [/^\/sports\/girls-tennis\/state-series\//, '2025-11-08T13:20:00-06:00'],
  [/^\/sports\/boys-cross-country\/state-series\/xc-state-central\//, '2025-11-08T13:20:00-06:00'],
  [/^\/sports\/football\/state-series\/(?:playoff-brackets|playoff-schedules|qualifiers)/, '2025-11-08T13:20:00-06:00'],
  // While the show posts the classes.
  [/^\/(?:pairings|sports\/football\/state-series\/timetable)$/, '2025-10-25T20:35:00-05:00'],
];

/** The moment at which a page is rendered. */
export function findMoment(path: string): string {
  return moments.find(([pattern]) => pattern.test(path))?.[1] ?? saturdayAfternoon;
}
