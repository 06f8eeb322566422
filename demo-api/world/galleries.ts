import { toCivilDate, getSchoolYear, type DayNumber } from '../calendar/civil';
import { createDice, hashSeed } from '../random/dice';
import { slugify } from '../words/slug';
import { getFirstEdition } from './first-editions';
import type { Game } from './game';
import { memoize } from './memoize';
import { listAllSportDates } from './sport-dates';
import { sports, type Sport } from './sports';
import { getFinalsDay, plansWithFinals, listTitleGames } from './title-games';
import type { World } from './world';

export interface Gallery {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly day: DayNumber;
  readonly sport: Sport;
  readonly pictures: number;
  /** The title game, if there is only one. */
  readonly game: Game | null;
}

const yearsKept = 3;
const daysUntilPosted = 2;
/** Factor of the day number in an id. */
const idsPerDay = 100_000;
/** Calendar events with a gallery. */
const occasions = ['State Final', 'Sectional', 'Regional', 'Playoff'];

/** Three school years, newest first. */
export function listGalleries(world: World, today: DayNumber): readonly Gallery[] {
  return memoize(world, `galleries ${today}`, () => {
    const thisYear = getSchoolYear(today);
    const years = Array.from({ length: yearsKept }, (_, ago) => thisYear - ago);
    return years
      .flatMap((year) => [...listOccasionGalleries(world, year, today), ...listFinalGalleries(world, year, today)])
      .sort((left, right) => right.day - left.day || left.id - right.id);
  });
}

function listOccasionGalleries(world: World, schoolYear: number, today: DayNumber): Gallery[] {
  return listAllSportDates(schoolYear)
    .filter(({ type, day }) => occasions.includes(type) && day + daysUntilPosted <= today)
    .flatMap(({ title, code, day }) => {
      const sport = sports.find((candidate) => candidate.code === code);
      const roll = createDice(world.seed, 'gallery', title, schoolYear);
      return sport === undefined
        ? []
        : [buildGallery(`${title}, ${toCivilDate(day).year}`, sport, day, 24 + roll.drawBelow(90), null)];
    });
}

/** One per title game. */
function listFinalGalleries(world: World, schoolYear: number, today: DayNumber): Gallery[] {
  return plansWithFinals
    .filter((plan) => getFirstEdition(plan.sportId) <= schoolYear)
    .filter((plan) => getFinalsDay(plan, schoolYear) + daysUntilPosted <= today)
    .flatMap((plan) => {
      const sport = sports.find(({ id }) => id === plan.sportId);
      if (sport === undefined) return [];
      return listTitleGames(world, plan, schoolYear).map((game) => {
        const { home, away, stage, day, id } = game;
        const [first, second] = [home, away].map((index) => world.schools[index]?.shortName ?? 'Visitors');
        const className = stage === null || stage.className === '' ? '' : `Class ${stage.className} `;
        const title = `${className}${sport.title} Championship: ${first ?? ''} vs. ${second ?? ''} (${toCivilDate(day).year})`;
        return buildGallery(title, sport, day, 40 + (id % 160), game);
      });
    });
}

function buildGallery(title: string, sport: Sport, day: DayNumber, pictures: number, game: Game | null): Gallery {
  const slug = slugify(title);
  return { id: day * idsPerDay + (hashSeed(0, slug) % idsPerDay), title, slug, day, sport, pictures, game };
}
