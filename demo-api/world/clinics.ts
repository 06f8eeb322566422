import { getWeekday, type DayNumber } from '../calendar/civil';
import { createDice } from '../random/dice';
import { listClinicians, type Clinician } from './clinicians';
import { listSchoolsOffering } from './offerings';
import type { School } from './schools';
import { listAllSportDates } from './sport-dates';
import { sports, type Sport } from './sports';
import type { World } from './world';

/** An evening, Monday to Thursday, of officials' training. */
export interface Clinic {
  readonly sport: Sport;
  readonly day: DayNumber;
  readonly startMinutes: number;
  readonly host: School;
  readonly clinician: Clinician;
}

/** Before a sport's first date. */
const weeksAhead = [5, 4, 3, 2] as const;

/** By date, up to four per sport. */
export function listClinicsOfYear(world: World, schoolYear: number): Clinic[] {
  const starts = new Map<string, DayNumber>();
  for (const { code, type, day } of listAllSportDates(schoolYear))
    if (type === 'Season' && !starts.has(code)) starts.set(code, day);
  const busy = new Map<DayNumber, Set<Clinician>>();
  return sports
    .flatMap((sport) => listClinics(world, sport, starts.get(sport.code), schoolYear, busy))
    .sort((left, right) => left.day - right.day);
}

/** @param busy who teaches on which evening; the new clinics are added */
function listClinics(
  world: World,
  sport: Sport,
  start: DayNumber | undefined,
  schoolYear: number,
  busy: Map<DayNumber, Set<Clinician>>,
): Clinic[] {
  const teachers = listClinicians(world).filter((clinician) => clinician.sports.includes(sport));
  const hosts = listSchoolsOffering(world, sport.id);
  if (start === undefined || hosts.length === 0) return [];
  const roll = createDice(world.seed, 'clinics', sport.id, schoolYear);
  const monday = start - getWeekday(start);
  return weeksAhead.slice(0, roll.drawBetween(1, 4)).flatMap((weeks) => {
    const day = monday - weeks * 7 + roll.drawBelow(4);
    const startMinutes = roll.pick([1080, 1110, 1140]);
    const host = roll.pick(hosts);
    const free = teachers.filter((teacher) => busy.get(day)?.has(teacher) !== true);
    if (free.length === 0) return [];
    const clinician = roll.pick(free);
    busy.set(day, (busy.get(day) ?? new Set()).add(clinician));
    return [{ sport, day, startMinutes, host, clinician }];
  });
}
