import type { DayNumber } from '../calendar/civil';
import type { DrawPart } from './tennis-draw';

interface CourtTime {
  readonly day: DayNumber;
  /** Local minutes after midnight. */
  readonly startMinutes: number;
}

/** `matches` counts the round's matches. */
export type OrderOfPlay = (part: DrawPart, round: number, place: number, matches: number) => CourtTime;

/** Start times of a round's waves. */
type Waves = readonly number[];

const hour = 60;
const noon = 12 * hour;

/** Days from the first, and waves, by round. */
const mainRounds: readonly (readonly [day: number, waves: Waves])[] = [
  [0, [8 * hour, 9.5 * hour]],
  [0, [noon, 13.5 * hour]],
  [1, [8.5 * hour]],
  [1, [11.5 * hour]],
  [2, [9 * hour]],
  [2, [13 * hour]],
];
const consolationRounds: typeof mainRounds = [
  [0, [16 * hour]],
  [1, [9 * hour, 10.5 * hour]],
  [1, [13 * hour]],
  [1, [15.5 * hour]],
  [2, [8 * hour]],
  [2, [10.5 * hour]],
  [2, [13 * hour]],
];
const thirdPlaceRound = [2, [13 * hour]] as const;

/** Counted from the final; day 0 is the Friday. */
const sectionalRounds: typeof mainRounds = [
  [1, [13 * hour]],
  [1, [9 * hour]],
  [0, [16 * hour]],
  [0, [noon, 13.5 * hour]],
  [0, [8 * hour, 9.5 * hour]],
];

/** Three days. */
export function buildStateOrder(firstDay: DayNumber): OrderOfPlay {
  return (part, round, place, matches) => {
    if (part === 'third place') return scheduleCourtTime(firstDay, thirdPlaceRound, place, matches);
    const rounds = part === 'main' ? mainRounds : consolationRounds;
    return scheduleCourtTime(firstDay, rounds[round - 1] ?? thirdPlaceRound, place, matches);
  };
}

/** Friday and Saturday. */
export function buildSectionalOrder(saturday: DayNumber): OrderOfPlay {
  return (part, _, place, matches) => {
    const roundsToGo = part === 'third place' ? 0 : Math.log2(matches);
    return scheduleCourtTime(saturday - 1, sectionalRounds[roundsToGo] ?? [0, [8 * hour]], place, matches);
  };
}

function scheduleCourtTime(
  firstDay: DayNumber,
  [day, waves]: readonly [day: number, waves: Waves],
  place: number,
  matches: number,
): CourtTime {
  const wave = Math.min(waves.length - 1, Math.floor(((place - 1) * waves.length) / matches));
  return { day: firstDay + day, startMinutes: waves[wave] ?? noon };
}
