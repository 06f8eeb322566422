import { findWeekdayFrom, type DayNumber } from '../calendar/civil';
import type { ScoringStyle } from './scoring/styles';

/** Monday to Saturday; there are no Sunday games. */
type WeekdayWeights = readonly [number, number, number, number, number, number];

/** Counted from the last week of the regular season. */
export interface RoundDates {
  readonly week: number;
  /** Monday is 0. */
  readonly weekdays: readonly number[];
}

export interface PostseasonPlan {
  readonly regional: readonly RoundDates[];
  readonly sectional: readonly RoundDates[];
  readonly superSectional: RoundDates;
  readonly stateSemifinal: RoundDates;
  readonly stateFinal: RoundDates;
  readonly venue: string;
}

/** A sport played team against team. */
export interface SeasonPlan {
  readonly sportId: string;
  /** Number of schools with a team. */
  readonly teams: number;
  readonly style: ScoringStyle;
  /** Months before July belong to the second calendar year. */
  readonly startsFrom: readonly [month: number, day: number];
  readonly weeks: number;
  /** Weeks without games, from 0. */
  readonly idleWeeks: readonly number[];
  /** One entry per weekly game; slots share no weekday. */
  readonly slots: readonly WeekdayWeights[];
  readonly postseason: PostseasonPlan | null;
}

const on = (week: number, ...weekdays: number[]): RoundDates => ({ week, weekdays });

/** Regionals, sectionals, then super-sectional and finals. */
function planThreeWeeks(venue: string): PostseasonPlan {
  return {
    regional: [on(1, 0), on(1, 1, 2), on(1, 3, 4)],
    sectional: [on(2, 0, 1), on(2, 3)],
    superSectional: on(3, 0),
    stateSemifinal: on(3, 4),
    stateFinal: on(3, 5),
    venue,
  };
}

/** Single-class sports have a smaller field and Saturday titles. */
function planSaturdays(venue: string): PostseasonPlan {
  return {
    regional: [on(1, 0), on(1, 2), on(1, 5)],
    sectional: [on(2, 1), on(2, 5)],
    superSectional: on(3, 2),
    stateSemifinal: on(3, 4),
    stateFinal: on(3, 5),
    venue,
  };
}

const tuesdayThursday: readonly WeekdayWeights[] = [
  [0.28, 0.5, 0.22, 0, 0, 0],
  [0, 0, 0, 0.56, 0.06, 0.38],
];

type PlanRow = Omit<SeasonPlan, 'idleWeeks'> & { readonly idleWeeks?: readonly number[] };

const fall: readonly PlanRow[] = [
  {
    sportId: 'football',
    teams: 512,
    style: 'football',
    startsFrom: [8, 22],
    weeks: 9,
    slots: [[0, 0, 0, 0.02, 0.83, 0.15]],
    postseason: null,
  },
  {
    sportId: 'girls-volleyball',
    teams: 370,
    style: 'volleyball',
    startsFrom: [8, 24],
    weeks: 9,
    slots: tuesdayThursday,
    postseason: planThreeWeeks('Redwing Arena, Tolan'),
  },
  {
    sportId: 'boys-soccer',
    teams: 280,
    style: 'soccer',
    startsFrom: [8, 24],
    weeks: 7,
    slots: [
      [0.2, 0.5, 0.3, 0, 0, 0],
      [0, 0, 0, 0.45, 0.08, 0.47],
    ],
    postseason: planThreeWeeks('Hollis Park, Harborview'),
  },
  {
    sportId: 'girls-flag-football',
    teams: 160,
    style: 'flag-football',
    startsFrom: [8, 24],
    weeks: 5,
    slots: [
      [0.5, 0.15, 0.35, 0, 0, 0],
      [0, 0, 0, 0.3, 0, 0.7],
    ],
    postseason: planSaturdays('Willowbrook Field, Winslow'),
  },
  {
    sportId: 'boys-cross-country',
    teams: 90,
    style: 'cross-country',
    startsFrom: [8, 31],
    weeks: 7,
    slots: [[0, 0.4, 0.4, 0.2, 0, 0]],
    postseason: null,
  },
  {
    sportId: 'girls-cross-country',
    teams: 90,
    style: 'cross-country',
    startsFrom: [8, 31],
    weeks: 7,
    slots: [[0, 0.4, 0.4, 0.2, 0, 0]],
    postseason: null,
  },
  {
    sportId: 'girls-tennis',
    teams: 60,
    style: 'tennis',
    startsFrom: [8, 24],
    weeks: 7,
    slots: [[0.3, 0.4, 0, 0.3, 0, 0]],
    postseason: null,
  },
];

const winter: readonly PlanRow[] = [
  {
    sportId: 'girls-basketball',
    teams: 470,
    style: 'basketball',
    startsFrom: [11, 14],
    weeks: 13,
    idleWeeks: [5],
    slots: [
      [0.5, 0.36, 0.14, 0, 0, 0],
      [0, 0, 0, 0.6, 0.08, 0.32],
    ],
    postseason: planThreeWeeks('Redwing Arena, Tolan'),
  },
  {
    sportId: 'boys-basketball',
    teams: 470,
    style: 'basketball',
    startsFrom: [11, 21],
    weeks: 13,
    idleWeeks: [4],
    slots: [
      [0.12, 0.5, 0.38, 0, 0, 0],
      [0, 0, 0, 0.1, 0.6, 0.3],
    ],
    postseason: planThreeWeeks('Prairie Dome, Prairie City'),
  },
  {
    sportId: 'boys-wrestling',
    teams: 90,
    style: 'wrestling',
    startsFrom: [11, 28],
    weeks: 8,
    idleWeeks: [3, 4],
    slots: [[0, 0.1, 0, 0.6, 0.1, 0.2]],
    postseason: null,
  },
  {
    sportId: 'girls-bowling',
    teams: 50,
    style: 'bowling',
    startsFrom: [11, 21],
    weeks: 10,
    idleWeeks: [4, 5],
    slots: [[0.2, 0.3, 0.1, 0.3, 0.1, 0]],
    postseason: null,
  },
];

const spring: readonly PlanRow[] = [
  {
    sportId: 'baseball',
    teams: 340,
    style: 'baseball',
    startsFrom: [3, 14],
    weeks: 10,
    slots: [
      [0.36, 0.34, 0.3, 0, 0, 0],
      [0, 0, 0, 0.3, 0.3, 0.4],
    ],
    postseason: planThreeWeeks('Orrin Yards, Harborview'),
  },
  {
    sportId: 'softball',
    teams: 320,
    style: 'baseball',
    startsFrom: [3, 14],
    weeks: 10,
    slots: [
      [0.35, 0.33, 0.32, 0, 0, 0],
      [0, 0, 0, 0.33, 0.3, 0.37],
    ],
    postseason: planThreeWeeks('Quilty Complex, Larkin Rapids'),
  },
  {
    sportId: 'girls-soccer',
    teams: 200,
    style: 'soccer',
    startsFrom: [3, 14],
    weeks: 9,
    slots: [
      [0.25, 0.45, 0.3, 0, 0, 0],
      [0, 0, 0, 0.45, 0.15, 0.4],
    ],
    postseason: planThreeWeeks('Hollis Park, Harborview'),
  },
  {
    sportId: 'boys-volleyball',
    teams: 110,
    style: 'volleyball',
    startsFrom: [3, 21],
    weeks: 9,
    slots: tuesdayThursday,
    postseason: planThreeWeeks('Sedge Hall, Rockwell'),
  },
  {
    sportId: 'boys-lacrosse',
    teams: 60,
    style: 'lacrosse',
    startsFrom: [3, 14],
    weeks: 9,
    slots: [
      [0.2, 0.5, 0.3, 0, 0, 0],
      [0, 0, 0, 0.5, 0.1, 0.4],
    ],
    postseason: planSaturdays('Vesper Fields, Vesper'),
  },
  {
    sportId: 'girls-lacrosse',
    teams: 56,
    style: 'lacrosse',
    startsFrom: [3, 14],
    weeks: 9,
    slots: [
      [0.3, 0.4, 0.3, 0, 0, 0],
      [0, 0, 0, 0.5, 0.1, 0.4],
    ],
    postseason: planSaturdays('Vesper Fields, Vesper'),
  },
  {
    sportId: 'boys-water-polo',
    teams: 48,
    style: 'water-polo',
    startsFrom: [3, 14],
    weeks: 8,
    slots: [
      [0, 0.5, 0.5, 0, 0, 0],
      [0, 0, 0, 0.5, 0.1, 0.4],
    ],
    postseason: planSaturdays('Sauk Natatorium, New Selby'),
  },
  {
    sportId: 'girls-water-polo',
    teams: 44,
    style: 'water-polo',
    startsFrom: [3, 14],
    weeks: 8,
    slots: [
      [0, 0.5, 0.5, 0, 0, 0],
      [0, 0, 0, 0.5, 0.1, 0.4],
    ],
    postseason: planSaturdays('Sauk Natatorium, New Selby'),
  },
  {
    sportId: 'boys-tennis',
    teams: 50,
    style: 'tennis',
    startsFrom: [3, 21],
    weeks: 7,
    slots: [[0.3, 0.4, 0, 0.3, 0, 0]],
    postseason: null,
  },
];

export const seasonPlans: readonly SeasonPlan[] = [...fall, ...winter, ...spring].map((row) => ({
  idleWeeks: [],
  ...row,
}));

/** Start of the first week. */
export function findFirstMonday(plan: SeasonPlan, schoolYear: number): DayNumber {
  const [month, day] = plan.startsFrom;
  return findWeekdayFrom(0, month >= 7 ? schoolYear : schoolYear + 1, month, day);
}

/** @throws RangeError for sports that are not played team against team */
export function getPlan(sportId: string): SeasonPlan {
  const plan = seasonPlans.find((candidate) => candidate.sportId === sportId);
  if (plan === undefined) throw new RangeError(`${sportId} has no season plan.`);
  return plan;
}
