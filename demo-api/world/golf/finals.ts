import { computeMinutesSinceMidnight, type Clock } from '../../calendar/clock';
import { createDice, hashSeed } from '../../random/dice';
import { memoize } from '../memoize';
import type { World } from '../world';
import { playRound, type Round } from './cards';
import { getCourse, type Course } from './courses';
import { getGolfDays, type GolfDays, type GolfEvent } from './events';
import { getFinalsField, type Finalist } from './finals-field';
import { buildRoundView } from './round-view';
import { getGolfSeries } from './sites';
import { groupFirstRound, groupSecondRound } from './tee-sheet';

export interface Finals {
  readonly event: GolfEvent;
  readonly schoolYear: number;
  readonly course: Course;
  readonly days: GolfDays;
  /** By member id. */
  readonly field: readonly Finalist[];
  readonly rounds: readonly [first: Round, second: Round];
}

/** One class. */
export function getGolfFinals(world: World, event: GolfEvent, schoolYear: number): Finals {
  return memoize(world, `golf finals ${event.tournamentId} ${schoolYear}`, () => makeFinals(world, event, schoolYear));
}

function makeFinals(world: World, event: GolfEvent, schoolYear: number): Finals {
  const seed = hashSeed(world.seed, 'golf-finals', event.tournamentId, schoolYear);
  const course = getCourse(event.sportId, event.className);
  const days = getGolfDays(event.sportId, schoolYear);
  const field = getFinalsField(world, event, schoolYear, getGolfSeries(world, event, schoolYear).finalists);
  const groups = groupFirstRound(createDice(seed, 'groups'), field, event.starts[0]);
  const first = playRound(seed, 1, days.rounds[0], course, groups);
  const leaders = rankRemaining(first, course);
  const second = playRound(seed, 2, days.rounds[1], course, groupSecondRound(leaders, event.starts[1]));
  return { event, schoolYear, course, days, field, rounds: [first, second] };
}

/** Golfers who are still in, best first. */
function rankRemaining({ cards }: Round, course: Course): Finalist[] {
  return [...cards.values()]
    .map((card) => buildRoundView(card, course, Infinity))
    .filter(({ outcome, card }) => outcome === null && card.outcome === null)
    .sort((left, right) => left.gross - right.gross || left.card.golfer.memberId - right.card.golfer.memberId)
    .map(({ card }) => card.golfer);
}

const daysFromMeeting = 4;
const noon = 720;
const minutesToPair = 30;
const dawn = 300;

/** At a moment. */
export interface Stage {
  /** The files exist, without golfers. */
  readonly isAnnounced: boolean;
  /** The tee times are public. */
  readonly isPaired: readonly [first: boolean, second: boolean];
  /** Shown by leaderboards. */
  readonly currentRound: 1 | 2;
  /** Every card is final. */
  readonly isFinal: boolean;
}

export function getFinalsStage({ days, rounds }: Finals, clock: Clock): Stage {
  const [first, second] = rounds;
  const [firstDay, secondDay] = days.rounds;
  const isSecondPaired = computeMinutesSinceMidnight(clock, firstDay) >= first.overAt + minutesToPair;
  return {
    isAnnounced: clock.today >= secondDay - daysFromMeeting,
    isPaired: [computeMinutesSinceMidnight(clock, secondDay - daysFromMeeting + 1) >= noon, isSecondPaired],
    currentRound: isSecondPaired && computeMinutesSinceMidnight(clock, secondDay) >= dawn ? 2 : 1,
    isFinal: computeMinutesSinceMidnight(clock, secondDay) >= second.overAt,
  };
}
