import type { Scoring } from './contest';
import { inningsScoring } from './innings';
import { setsScoring } from './sets';
import { pinsScoring, placesScoring, tallyScoring } from './tallies';
import { createTimedScoring } from './timed';

export type ScoringStyle =
  | 'football'
  | 'flag-football'
  | 'basketball'
  | 'soccer'
  | 'lacrosse'
  | 'water-polo'
  | 'volleyball'
  | 'baseball'
  | 'wrestling'
  | 'tennis'
  | 'bowling'
  | 'cross-country';

const goals = [[1, 1]] as const;
const touchdowns = [
  [7, 0.5],
  [6, 0.18],
  [8, 0.1],
  [3, 0.2],
  [2, 0.02],
] as const;
const baskets = [
  [2, 0.6],
  [3, 0.22],
  [1, 0.18],
] as const;

/** Lengths and scoring rates of high-school games. */
export const scorings: Readonly<Record<ScoringStyle, Scoring>> = {
  football: createTimedScoring({
    periods: 4,
    clockMinutes: 12,
    realMinutes: 29,
    breakMinutes: 18,
    plays: 0.92,
    tilt: 0.36,
    values: touchdowns,
    overtime: { clockMinutes: 0, plays: 0.7, most: 6 },
    shootout: null,
  }),
  'flag-football': createTimedScoring({
    periods: 2,
    clockMinutes: 24,
    realMinutes: 27,
    breakMinutes: 6,
    plays: 1.5,
    tilt: 0.4,
    values: [
      [6, 0.45],
      [7, 0.4],
      [8, 0.15],
    ],
    overtime: { clockMinutes: 0, plays: 0.6, most: 6 },
    shootout: null,
  }),
  basketball: createTimedScoring({
    periods: 4,
    clockMinutes: 8,
    realMinutes: 17,
    breakMinutes: 12,
    plays: 6.6,
    tilt: 0.09,
    values: baskets,
    overtime: { clockMinutes: 4, plays: 3, most: 5 },
    shootout: null,
  }),
  soccer: createTimedScoring({
    periods: 2,
    clockMinutes: 40,
    realMinutes: 43,
    breakMinutes: 12,
    plays: 0.85,
    tilt: 0.4,
    values: goals,
    overtime: { clockMinutes: 10, plays: 0.2, most: 2 },
    shootout: 'SO',
  }),
  lacrosse: createTimedScoring({
    periods: 4,
    clockMinutes: 12,
    realMinutes: 18,
    breakMinutes: 10,
    plays: 2.3,
    tilt: 0.28,
    values: goals,
    overtime: { clockMinutes: 4, plays: 0.6, most: 4 },
    shootout: null,
  }),
  'water-polo': createTimedScoring({
    periods: 4,
    clockMinutes: 7,
    realMinutes: 13,
    breakMinutes: 5,
    plays: 2.2,
    tilt: 0.28,
    values: goals,
    overtime: { clockMinutes: 3, plays: 0.8, most: 4 },
    shootout: null,
  }),
  volleyball: setsScoring,
  baseball: inningsScoring,
  wrestling: tallyScoring({ bouts: 14, minutesPerBout: 6, points: [3, 3, 4, 5, 6, 6], boutName: 'Bout' }),
  tennis: tallyScoring({ bouts: 7, minutesPerBout: 17, points: [1], boutName: 'Match' }),
  bowling: pinsScoring,
  'cross-country': placesScoring,
};
