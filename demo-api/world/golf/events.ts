import { getSchoolYear, type DayNumber } from '../../calendar/civil';
import type { Clock } from '../../calendar/clock';
import { listSportDates, listStateFinalDays } from '../sport-dates';
import { getSport } from '../sports';

export type GolfSportId = 'boys-golf' | 'girls-golf';

/** From the first and tenth tees, or a shotgun start. */
export interface RoundStart {
  readonly kind: 'tees' | 'shotgun';
  /** Minutes after midnight. */
  readonly first: number;
  /** Minutes between groups on a tee. */
  readonly interval: number;
  /** Golfers per group. */
  readonly size: 3 | 4;
}

/** What an overdue report says for weeks. */
export type LateReport = 'in progress' | 'not started' | '';

/** One class, from the regionals to the state finals. */
export interface GolfEvent {
  readonly sportId: GolfSportId;
  /** Prefix of file names. */
  readonly prefix: 'gob' | 'gog';
  readonly className: string;
  readonly tournamentId: number;
  /** The other sites follow, regionals first. */
  readonly firstSite: number;
  /** First member id. */
  readonly firstMember: number;
  readonly sectionals: number;
  /** Per sectional. */
  readonly regionals: number;
  /** Individual qualifiers per sectional. */
  readonly individuals: number;
  /** Strokes over par of an average golfer. */
  readonly level: number;
  readonly starts: readonly [first: RoundStart, second: RoundStart];
  readonly lateReports: readonly LateReport[];
}

const buildTeeStart = (first: number, interval: number, size: 3 | 4): RoundStart => ({
  kind: 'tees',
  first,
  interval,
  size,
});
const buildShotgunStart = (first: number): RoundStart => ({ kind: 'shotgun', first, interval: 0, size: 4 });

const base = { sectionals: 4, regionals: 4, individuals: 9 };
const boys = { ...base, sportId: 'boys-golf', prefix: 'gob' } as const;
const girls = { ...base, sportId: 'girls-golf', prefix: 'gog' } as const;

export const golfEvents: readonly GolfEvent[] = [
  {
    ...boys,
    className: '1A',
    tournamentId: 651,
    firstSite: 1101,
    firstMember: 1001,
    regionals: 6,
    level: 17,
    starts: [buildTeeStart(495, 10, 3), buildTeeStart(480, 10, 3)],
    lateReports: ['in progress'],
  },
  {
    ...boys,
    className: '2A',
    tournamentId: 652,
    firstSite: 1131,
    firstMember: 2001,
    regionals: 3,
    level: 14,
    starts: [buildTeeStart(525, 10, 4), buildTeeStart(510, 10, 4)],
    lateReports: [''],
  },
  {
    ...boys,
    className: '3A',
    tournamentId: 653,
    firstSite: 1161,
    firstMember: 3001,
    level: 11.5,
    starts: [buildTeeStart(480, 9, 3), buildTeeStart(651, 9, 3)],
    lateReports: ['not started'],
  },
  {
    ...girls,
    className: '1A',
    tournamentId: 654,
    firstSite: 1201,
    firstMember: 101,
    sectionals: 5,
    regionals: 5,
    individuals: 4,
    level: 26,
    starts: [buildShotgunStart(555), buildShotgunStart(540)],
    lateReports: ['in progress', ''],
  },
  {
    ...girls,
    className: '2A',
    tournamentId: 655,
    firstSite: 1231,
    firstMember: 401,
    level: 19,
    starts: [buildTeeStart(510, 9, 3), buildTeeStart(495, 9, 3)],
    lateReports: ['not started'],
  },
];

export function listGolfEvents(sportId: string): readonly GolfEvent[] {
  return golfEvents.filter((event) => event.sportId === sportId);
}

export function findGolfEvent(prefix: string, className: string): GolfEvent | undefined {
  return golfEvents.find((event) => event.prefix === prefix && event.className === className);
}

export interface GolfDays {
  readonly regional: DayNumber;
  readonly sectional: DayNumber;
  readonly rounds: readonly [first: DayNumber, second: DayNumber];
}

/** Postseason days. */
export function getGolfDays(sportId: GolfSportId, schoolYear: number): GolfDays {
  const sport = getSport(sportId);
  const getEventDay = (wanted: string): DayNumber =>
    requireDay(listSportDates(sport, schoolYear).find(({ type }) => type === wanted)?.day);
  const finals = listStateFinalDays(sport, schoolYear);
  const first = requireDay(finals[0]);
  const second = finals[1] ?? first + 1;
  return { regional: getEventDay('Regional'), sectional: getEventDay('Sectional'), rounds: [first, second] };
}

function requireDay(day: DayNumber | undefined): DayNumber {
  if (day === undefined) throw new RangeError('The calendar has no date of a round of golf.');
  return day;
}

/** The latest finals that have reached their last day. */
export function getLatestGolfYear(clock: Clock): number {
  const schoolYear = getSchoolYear(clock.today);
  return clock.today >= getGolfDays('boys-golf', schoolYear).rounds[1] ? schoolYear : schoolYear - 1;
}
