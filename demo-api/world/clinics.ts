import { getWeekday, type DayNumber } from '../calendar/civil';
import { dice } from '../random/dice';
import { clinicians, type Clinician } from './clinicians';
import { schoolsOffering } from './offerings';
import type { School } from './schools';
import { sportDates } from './sport-dates';
import { sports, type Sport } from './sports';
import type { World } from './world';

/** An evening, Monday to Thursday, on which officials of a sport are taught. */
export interface Clinic {
  readonly sport: Sport;
  readonly day: DayNumber;
  readonly startMinutes: number;
  readonly host: School;
  readonly clinician: Clinician;
}

/** How long before a sport's first date its clinics are held. */
const weeksAhead = [5, 4, 3, 2] as const;

/** The clinics of a school year in order of date: up to four a sport, each led by one of its clinicians. */
export function clinicsIn(world: World, schoolYear: number): Clinic[] {
  const starts = new Map<string, DayNumber>();
  for (const { code, type, day } of sportDates(schoolYear))
    if (type === 'Season' && !starts.has(code)) starts.set(code, day);
  return sports
    .flatMap((sport) => listClinics(world, sport, starts.get(sport.code), schoolYear))
    .sort((left, right) => left.day - right.day);
}

function listClinics(world: World, sport: Sport, start: DayNumber | undefined, schoolYear: number): Clinic[] {
  const teachers = clinicians(world).filter((one) => one.sports.includes(sport));
  const hosts = schoolsOffering(world, sport.id);
  if (start === undefined || teachers.length === 0 || hosts.length === 0) return [];
  const roll = dice(world.seed, 'clinics', sport.id, schoolYear);
  const monday = start - getWeekday(start);
  return weeksAhead.slice(0, roll.between(1, 4)).map((weeks) => ({
    sport,
    day: monday - weeks * 7 + roll.below(4),
    startMinutes: roll.pick([1080, 1110, 1140]),
    host: roll.pick(hosts),
    clinician: roll.pick(teachers),
  }));
}
