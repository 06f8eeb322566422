import { civilDate, schoolYearOf, type DayNumber } from '../calendar/civil';
import { dice, hashOf } from '../random/dice';
import { slugOf } from '../words/slug';
import { firstEditionOf } from './first-editions';
import { memoize } from './memoize';
import { sportDates } from './sport-dates';
import { sports, type Sport } from './sports';
import { finalsDayOf, plansWithFinals, titleGamesOf } from './title-games';
import type { World } from './world';

/** A gallery of photographs of one event. */
export interface Gallery {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly day: DayNumber;
  readonly sport: Sport;
  readonly pictures: number;
}

const yearsKept = 3;
const daysUntilPosted = 2;
/** Factor of the day number in an id. */
const idsPerDay = 100_000;
/** Calendar events that have a gallery. */
const occasions = ['State Final', 'Sectional', 'Regional', 'Playoff'];

/** The published galleries of three school years at a day, newest first. */
export function galleriesUpTo(world: World, today: DayNumber): readonly Gallery[] {
  return memoize(world, `galleries ${today}`, () => {
    const thisYear = schoolYearOf(today);
    const years = Array.from({ length: yearsKept }, (_, ago) => thisYear - ago);
    return years
      .flatMap((year) => [...occasionGalleries(world, year, today), ...finalGalleries(world, year, today)])
      .sort((left, right) => right.day - left.day || left.id - right.id);
  });
}

function occasionGalleries(world: World, schoolYear: number, today: DayNumber): Gallery[] {
  return sportDates(schoolYear)
    .filter(({ type, day }) => occasions.includes(type) && day + daysUntilPosted <= today)
    .flatMap(({ title, code, day }) => {
      const sport = sports.find((one) => one.code === code);
      const roll = dice(world.seed, 'gallery', title, schoolYear);
      return sport === undefined
        ? []
        : [galleryOf(`${title}, ${civilDate(day).year}`, sport, day, 24 + roll.below(90))];
    });
}

/** One gallery for each title game, named after the schools. */
function finalGalleries(world: World, schoolYear: number, today: DayNumber): Gallery[] {
  return plansWithFinals
    .filter((plan) => firstEditionOf(plan.sportId) <= schoolYear)
    .filter((plan) => finalsDayOf(plan, schoolYear) + daysUntilPosted <= today)
    .flatMap((plan) => {
      const sport = sports.find(({ id }) => id === plan.sportId);
      if (sport === undefined) return [];
      return titleGamesOf(world, plan, schoolYear).map(({ home, away, stage, day, id }) => {
        const [first, second] = [home, away].map((index) => world.schools[index]?.shortName ?? 'Visitors');
        const className = stage === null || stage.className === '' ? '' : `Class ${stage.className} `;
        const title = `${className}${sport.title} Championship: ${first ?? ''} vs. ${second ?? ''} (${civilDate(day).year})`;
        return galleryOf(title, sport, day, 40 + (id % 160));
      });
    });
}

function galleryOf(title: string, sport: Sport, day: DayNumber, pictures: number): Gallery {
  const slug = slugOf(title);
  return { id: day * idsPerDay + (hashOf(0, slug) % idsPerDay), title, slug, day, sport, pictures };
}
