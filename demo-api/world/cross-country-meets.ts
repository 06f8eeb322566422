import { getSchoolYear } from '../calendar/civil';
import { computeMinutesSinceMidnight, type Clock } from '../calendar/clock';
import { getSeriesDay } from './cross-country-calendar';
import { getSport, type Sport } from './sports';

export interface StateMeet {
  readonly id: string;
  readonly sport: Sport;
  readonly className: string;
  readonly schoolYear: number;
}

/** The API's ids 688 to 693 are those of 2025-26; every year has six. */
const knownYear = 2025;
const firstIdOfKnownYear = 688;
/** The timing company's earliest meets. */
const firstYear = 2019;
/** When the last sectional is scored. */
const qualifiedMinutes = 15 * 60;

const classes = ['boys-cross-country', 'girls-cross-country']
  .map(getSport)
  .flatMap((sport) => sport.classes.map((className) => ({ sport, className })));

/** Boys first, small schools first. */
export function listStateMeets(schoolYear: number): StateMeet[] {
  const firstId = firstIdOfKnownYear + (schoolYear - knownYear) * classes.length;
  return classes.map((meet, index) => ({ ...meet, id: String(firstId + index), schoolYear }));
}

/** Undefined for unknown ids and future seasons. */
export function findStateMeet(id: string, clock: Clock): StateMeet | undefined {
  if (!/^\d+$/.test(id)) return undefined;
  const schoolYear = knownYear + Math.floor((Number(id) - firstIdOfKnownYear) / classes.length);
  if (schoolYear < firstYear || schoolYear > getSchoolYear(clock.today)) return undefined;
  return listStateMeets(schoolYear).find((meet) => meet.id === id);
}

/** A year's qualifiers are known once its sectionals are over. */
export function getLatestQualifiedYear(clock: Clock): number {
  const schoolYear = getSchoolYear(clock.today);
  const isQualified = computeMinutesSinceMidnight(clock, getSeriesDay('Sectional', schoolYear)) >= qualifiedMinutes;
  return isQualified ? schoolYear : schoolYear - 1;
}
