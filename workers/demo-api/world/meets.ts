import { dayNumber, firstWeekdayFrom, weekdayOf, type DayNumber } from '../calendar/civil';
import { at, dice } from '../random/dice';
import { familyNames, boyNames, girlNames } from '../words/people';
import { regions } from './brackets';
import { remember } from './remember';
import type { School } from './schools';
import { classFor, type Sport } from './sports';
import type { World } from './world';

/** One class of one cross country meet. */
export interface Meet {
  readonly id: number;
  readonly day: DayNumber;
  readonly className: string;
  readonly level: 'Invitational' | 'Regional' | 'Sectional' | 'State';
  readonly name: string;
  readonly host: School;
  readonly startMinutes: number;
  /** Teams in order of finish with their points; the lowest sum wins. */
  readonly places: readonly { readonly school: School; readonly points: number }[];
  readonly medalist: { readonly name: string; readonly school: School; readonly time: string };
}

const invitationalsPerClass = 5;
const statePark = 'Halvor Woods, Tolan';

/** The meets of a day; invitationals on Saturdays in September and October, then the state series. */
export function meetsOn(world: World, sport: Sport, day: DayNumber, schoolYear: number): Meet[] {
  const level = levelOn(day, schoolYear);
  if (level === null) return [];
  return remember(world, `meets ${sport.id} ${day}`, () =>
    sport.classes.flatMap((className, classIndex) =>
      fieldsOf(world, sport, level, className, day).map((field, index) =>
        makeMeet(world, sport, level, className, field, day, (classIndex + 1) * 100 + index),
      ),
    ),
  );
}

/** Every day of a school year on which this sport has meets. */
export function meetDays(schoolYear: number): DayNumber[] {
  const first = dayNumber(schoolYear, 8, 25);
  return Array.from({ length: 90 }, (_, offset) => first + offset).filter((day) => levelOn(day, schoolYear) !== null);
}

function levelOn(day: DayNumber, schoolYear: number): Meet['level'] | null {
  const state = firstWeekdayFrom(5, schoolYear, 11, 7);
  if (day === state) return 'State';
  if (day === state - 7) return 'Sectional';
  if (day === state - 14) return 'Regional';
  const isMeetDay = weekdayOf(day) === 5 || weekdayOf(day) === 2;
  return isMeetDay && day >= firstWeekdayFrom(5, schoolYear, 8, 29) && day < state - 14 ? 'Invitational' : null;
}

function fieldsOf(world: World, sport: Sport, level: Meet['level'], className: string, day: DayNumber): School[][] {
  const roll = dice(world.seed, 'meet-fields', sport.id, className, day);
  switch (level) {
    case 'Regional':
      return regionsOf(world, sport, className, 8).map((region) => roll.shuffled(region).slice(0, 9));
    case 'Sectional':
      return regionsOf(world, sport, className, 4).map((region) => roll.shuffled(region).slice(0, 14));
    case 'State':
      return [roll.shuffled(regionsOf(world, sport, className, 1).flat()).slice(0, 24)];
    case 'Invitational': {
      const meets = weekdayOf(day) === 5 ? invitationalsPerClass : 1;
      const hosting = roll.shuffled(regionsOf(world, sport, className, 12)).slice(0, meets);
      return hosting.map((region) => roll.shuffled(region).slice(0, 8));
    }
  }
}

/** The schools of a class in that many groups of neighbours. */
function regionsOf(world: World, sport: Sport, className: string, count: number): School[][] {
  return remember(world, `regions ${sport.id} ${className} ${count}`, () => {
    const eligible = world.schools.filter(
      (school) =>
        classFor(sport, school.enrollment) === className &&
        (school.gender === 'Coed' || school.gender === sport.gender),
    );
    return regions(eligible, count);
  });
}

function makeMeet(
  world: World,
  sport: Sport,
  level: Meet['level'],
  className: string,
  field: readonly School[],
  day: DayNumber,
  number: number,
): Meet {
  const roll = dice(world.seed, 'meet', sport.id, day, className, number);
  const host = at(field, 0);
  let points = roll.between(28, 62);
  const places = roll.shuffled(field).map((school) => {
    const entry = { school, points };
    points += roll.between(6, 34);
    return entry;
  });
  const first = roll.pick(sport.gender === 'Girls' ? girlNames : boyNames);
  const base = sport.gender === 'Girls' ? 1010 : 865;
  const seconds = base + roll.between(0, 70);
  return {
    id: 70_000_000 + (sport.gender === 'Girls' ? 5_000_000 : 0) + (day % 4000) * 1000 + number,
    day,
    className,
    level,
    name: level === 'Invitational' ? `${host.town.name} Invitational` : `${className} ${host.town.name} ${level}`,
    host,
    startMinutes: weekdayOf(day) === 5 ? roll.pick([540, 570, 600, 660]) : roll.pick([990, 1005, 1020]),
    places,
    medalist: {
      name: `${first} ${roll.pick(familyNames)}`,
      school: at(places, roll.below(3)).school,
      time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${roll.below(10)}`,
    },
  };
}

/** Where a meet is run. */
export function courseOf(meet: Meet): string {
  return meet.level === 'State' ? statePark : `${meet.host.town.name} course`;
}
