import type { GolfCard } from '~/upstream/golf';
import { holesOfRound, noRound, type GolfHole, type GolfStanding } from './golf';

/** A golfer after a first round of 76 on a par of 72. */
export function buildGolfStanding(changes: Partial<GolfStanding> = {}): GolfStanding {
  return {
    id: '1',
    name: 'Jonah Pruitt',
    teamName: 'Tamarack',
    schoolId: '0101',
    grade: '12th Grade',
    place: null,
    subPosition: null,
    versusPar: 4,
    gross: 76,
    thru: 18,
    teeTime: { minutesOfDay: 590, text: '9:50 AM' },
    fromOtherHole: false,
    outcome: null,
    rounds: [{ gross: 76, versusPar: 4 }, noRound],
    ...changes,
  };
}

/** @param gross strokes on each hole, all par fours of 400 yards; holes that are left out are not played */
export function buildGolfCard(
  memberId: string,
  name: string,
  gross: readonly (number | null)[],
  changes: Partial<GolfCard> = {},
): GolfCard {
  return {
    memberId,
    name,
    teamName: 'Tamarack',
    schoolId: '0101',
    grade: '12th Grade',
    teeTime: { minutesOfDay: 590, text: '9:50 AM' },
    imageUrl: null,
    outcome: null,
    told: noRound,
    holes: Array.from({ length: holesOfRound }, (_, index): GolfHole => ({
      par: 4,
      yards: 400,
      gross: gross[index] ?? null,
    })),
    ...changes,
  };
}
