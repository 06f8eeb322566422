import { getWeekday, type DayNumber } from '../calendar/civil';
import { getItemAt, createDice } from '../random/dice';
import { listAthletes } from './athletes';
import { findMeetLevel, type MeetLevel } from './cross-country-calendar';
import { listOrderOfFinish, listRegions, getCrossCountrySeries } from './cross-country-series';
import { memoize } from './memoize';
import type { School } from './schools';
import type { Sport } from './sports';
import type { World } from './world';

/** One class of a meet. */
export interface Meet {
  readonly id: number;
  readonly day: DayNumber;
  readonly className: string;
  readonly level: MeetLevel;
  readonly name: string;
  readonly host: School;
  readonly startMinutes: number;
  /** In order of finish; the lowest sum wins. */
  readonly places: readonly { readonly school: School; readonly points: number }[];
  readonly medalist: { readonly name: string; readonly school: School; readonly time: string };
}

const invitationalsPerClass = 5;
const invitationalTeams = 8;
const statePark = 'Halvor Woods, Tolan';

/** Invitationals, then the state series. */
export function listMeets(world: World, sport: Sport, day: DayNumber, schoolYear: number): Meet[] {
  const level = findMeetLevel(day, schoolYear);
  if (level === null) return [];
  return memoize(world, `meets ${sport.id} ${day}`, () =>
    sport.classes.flatMap((className, classIndex) =>
      listFinishes(world, sport, level, className, day, schoolYear).map((finish, index) =>
        makeMeet(world, sport, level, className, finish, day, schoolYear, (classIndex + 1) * 100 + index),
      ),
    ),
  );
}

/** In order of finish. */
function listFinishes(
  world: World,
  sport: Sport,
  level: MeetLevel,
  className: string,
  day: DayNumber,
  schoolYear: number,
): readonly (readonly School[])[] {
  const roll = createDice(world.seed, 'meet-fields', sport.id, className, day);
  switch (level) {
    case 'Regional':
      return getCrossCountrySeries(world, sport, className, schoolYear).regionals;
    case 'Sectional':
      return getCrossCountrySeries(world, sport, className, schoolYear).sectionals;
    case 'State':
      return [
        listOrderOfFinish(
          world,
          sport,
          schoolYear,
          getCrossCountrySeries(world, sport, className, schoolYear).teams,
          roll,
        ),
      ];
    case 'Invitational': {
      const meets = getWeekday(day) === 5 ? invitationalsPerClass : 1;
      const hosting = roll.shuffle(listRegions(world, sport, className, 12)).slice(0, meets);
      return hosting.map((region) =>
        listOrderOfFinish(world, sport, schoolYear, roll.shuffle(region).slice(0, invitationalTeams), roll),
      );
    }
  }
}

function makeMeet(
  world: World,
  sport: Sport,
  level: MeetLevel,
  className: string,
  finish: readonly School[],
  day: DayNumber,
  schoolYear: number,
  number: number,
): Meet {
  const roll = createDice(world.seed, 'meet', sport.id, day, className, number);
  const host = roll.pick(
    level === 'Invitational' ? finish : listAreaSchools(world, sport, level, className, number % 100),
  );
  let points = roll.drawBetween(28, 62);
  const places = finish.map((school) => {
    const entry = { school, points };
    points += roll.drawBetween(6, 34);
    return entry;
  });
  return {
    id: 70_000_000 + (sport.gender === 'Girls' ? 5_000_000 : 0) + (day % 4000) * 1000 + number,
    day,
    className,
    level,
    name: formatMeetName(level, className, host),
    host,
    startMinutes: getWeekday(day) === 5 ? roll.pick([540, 570, 600, 660]) : roll.pick([990, 1005, 1020]),
    places,
    medalist: getMedalist(world, sport, schoolYear, getItemAt(finish, roll.drawBelow(3)), roll.drawBetween(0, 699)),
  };
}

/** Hosts are set before the qualifiers are known. */
function listAreaSchools(
  world: World,
  sport: Sport,
  level: MeetLevel,
  className: string,
  index: number,
): readonly School[] {
  return getItemAt(
    listRegions(world, sport, className, level === 'Regional' ? 8 : level === 'Sectional' ? 4 : 1),
    index,
  );
}

function formatMeetName(level: MeetLevel, className: string, { town }: School): string {
  if (level === 'Invitational') return `${town.name} Invitational`;
  return level === 'State' ? `${className} State Final` : `${className} ${town.name} ${level}`;
}

/** The first runner of one of the best teams. */
function getMedalist(world: World, sport: Sport, schoolYear: number, school: School, tenths: number): Meet['medalist'] {
  const { firstName, lastName } = getItemAt(listAthletes(world, school, sport.id, schoolYear, 1), 0);
  const seconds = (sport.gender === 'Girls' ? 1010 : 865) + Math.floor(tenths / 10);
  return {
    name: `${firstName} ${lastName}`,
    school,
    time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`,
  };
}

export function getMeetCourse(meet: Meet): string {
  return meet.level === 'State' ? statePark : `${meet.host.town.name} course`;
}
