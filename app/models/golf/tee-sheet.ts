import { groupBy } from '~/group-by';
import { formatTime } from '../games/game';
import { compareText } from '../text/text-order';
import type { GolfStanding } from './golf';

/** When the golfers of a class start in the round that the leaderboard is about. */
export interface TeeSheet {
  readonly round: 1 | 2;
  /** In the order of their times. */
  readonly starts: readonly TeeStart[];
  /** Some start on another hole than the first. */
  readonly hasOtherHoles: boolean;
}

export interface TeeStart {
  /** `8:20 AM`; with an asterisk for another hole than the first. */
  readonly time: string;
  readonly isOtherHole: boolean;
  readonly golfers: readonly { readonly id: string; readonly name: string; readonly school: string | null }[];
}

const endOfDay = 24 * 60;

/**
 * Golfers by the time at which they start; those who are out are left out.
 * @returns `null` without a time
 */
export function buildTeeSheet(standings: readonly GolfStanding[]): TeeSheet | null {
  const starting = standings.flatMap(({ teeTime, outcome, ...golfer }) =>
    teeTime === null || outcome !== null ? [] : [{ ...golfer, teeTime }],
  );
  if (starting.length === 0) return null;
  const groups = [
    ...groupBy(starting, ({ teeTime, fromOtherHole }) => `${formatTime(teeTime)} ${fromOtherHole}`).values(),
  ];
  const starts = groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { teeTime, fromOtherHole } = first;
    return [
      {
        minutes: teeTime.minutesOfDay ?? endOfDay,
        start: {
          time: `${formatTime(teeTime)}${fromOtherHole ? '*' : ''}`,
          isOtherHole: fromOtherHole,
          golfers: group
            .map(({ id, name, teamName }) => ({ id, name, school: teamName }))
            .sort((a, b) => compareText(a.name, b.name)),
        },
      },
    ];
  });
  starts.sort(
    (a, b) =>
      a.minutes - b.minutes ||
      Number(a.start.isOtherHole) - Number(b.start.isOtherHole) ||
      compareText(a.start.time, b.start.time),
  );
  return {
    round: isSecondRound(starting) ? 2 : 1,
    starts: starts.map(({ start }) => start),
    hasOtherHoles: starts.some(({ start }) => start.isOtherHole),
  };
}

/** Somebody has strokes in it, or has finished the first round and waits for the next time. */
function isSecondRound(standings: readonly Pick<GolfStanding, 'thru' | 'rounds'>[]): boolean {
  return standings.some(
    ({ thru, rounds: [first, second] }) => second.gross !== null || (thru === null && first.gross !== null),
  );
}
