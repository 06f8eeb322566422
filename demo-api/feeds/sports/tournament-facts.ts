import { getSchoolYear, formatTerm, getWeekdayName } from '../../calendar/civil';
import { formatLongRange } from '../../calendar/date-range';
import { createDiceFor, type Context } from '../../http/context';
import { getItemAt } from '../../random/dice';
import { slugify } from '../../words/slug';
import { listSportDates, listStateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { formatSite, findVenue, listVenues, type Venue } from '../../world/venues';

export interface Fact {
  readonly text: string;
  readonly url: string;
}

const ballSurfaces: ReadonlySet<string> = new Set(['court', 'field', 'pitch', 'net', 'diamond', 'pool']);

/** `Friday, November 28 (1A-4A) and …`, or a range of days. */
export function formatDates({ clock }: Context, sport: Sport): string {
  const schoolYear = getSchoolYear(clock.today);
  const days = listStateFinalDays(sport, schoolYear);
  const range = formatLongRange(getItemAt(days, 0), getItemAt(days, -1));
  const byClass = listSportDates(sport, schoolYear).filter(
    ({ type, className }) => type === 'State Final' && className !== '',
  );
  if (byClass.length === 0) return range;
  return `${range} (${byClass.map(({ className, day }) => `${className} ${getWeekdayName(day)}`).join(', ')})`;
}

/** One venue, or one per class. */
export function formatSiteLine(sport: Sport): string {
  const venues = listVenues(sport.id);
  const [only] = venues;
  if (only === undefined) return 'Many schools; see the assignments';
  if (venues.length === 1) return formatSite(only);
  return sport.classes.map((name) => `${name}: ${formatSite(findVenue(sport.id, name) ?? only)}`).join('; ');
}

/** `1A-4A`, or the class names. */
export function formatClasses({ classes }: Sport): string {
  const [first = '', last = ''] = [classes[0], classes.at(-1)];
  if (first === '') return 'One class';
  return /^\dA$/.test(first) ? `${first}-${last}` : classes.join(', ');
}

export function formatSubTitle({ clock }: Context, sport: Sport): string {
  return `${formatTerm(getSchoolYear(clock.today))} ${sport.title} State Finals`;
}

export function buildVisitorFacts(context: Context, sport: Sport): Readonly<Record<string, Fact>> {
  const { origin, product } = context;
  const [venue] = listVenues(sport.id);
  const roll = createDiceFor(context, 'tournament-facts', sport.id);
  const documents = `${origin}/documents/${sport.id}`;
  const price = roll.pick([8, 10, 12, 15]);
  const isTelevised = venue !== undefined && (ballSurfaces.has(sport.surface) || sport.surface === 'mat');
  return {
    directions: buildDirections(origin, venue),
    policies: {
      text: 'Clear bags only; no artificial noisemakers, no outside food, no re-entry.',
      url: `${documents}/spectator-policies.pdf`,
    },
    visitorInfo:
      venue === undefined
        ? none
        : {
            text: `Visit ${venue.town}: where to eat, what to see`,
            url: `https://visit-${slugify(venue.town)}.example/${sport.id}`,
          },
    lodging: {
      text: `Rooms are held for teams until ${roll.pick(['two', 'three'])} weeks before the finals.`,
      url: `${documents}/lodging.pdf`,
    },
    tickets: {
      text: `$${price} per session, $${price * 2 - 2} for all; children under 6 free. Sold online only.`,
      url: `${origin}/tickets/${sport.id}`,
    },
    television: isTelevised
      ? { text: 'Title games live on Harborlight Stations', url: 'https://harborlight-stations.example/schedule' }
      : none,
    streaming: { text: `All sessions on ${product} Live`, url: `${origin}/watch/${sport.id}` },
    apparel: { text: 'Official state final apparel, at the site and online', url: `${origin}/shop/${sport.id}` },
    photography: {
      text: 'Team and action photographs by Lantern & Lens',
      url: 'https://lantern-and-lens.example/galleries',
    },
    officialBall: ballSurfaces.has(sport.surface)
      ? { text: `Kettle Creek ${sport.name} ${roll.pick([300, 450, 700])}`, url: `${origin}/partners/kettle-sports` }
      : none,
  };
}

const none: Fact = { text: '', url: '' };

function buildDirections(origin: string, venue: Venue | undefined): Fact {
  if (venue === undefined) return none;
  const parking = venue.isIndoors ? 'parking in lots A to C' : 'parking on the grass, $5, cash only';
  return {
    text: `${venue.street}, ${venue.town}; ${parking}`,
    url: `${origin}/documents/maps/${slugify(venue.name)}.pdf`,
  };
}
