import { compareText } from '~/models/text/text-order';
import {
  buildSportId,
  DEFAULT_MINUTES,
  slugifySport,
  sportKinds,
  type Season,
  type SportArt,
  type SportTraits,
} from './sport-kinds';
import type { SportRow as RowOfSport } from './sport-rows-schema';
import { sportRows } from './sport-rows.generated';

/** Every sport and activity of the association, from the rows of its folder. Navigation, pages and filters derive from this list. Ids are upstream's. */

export type { Season, SportArt, SportTraits } from './sport-kinds';

export interface Sport extends SportTraits {
  readonly id: string;
  /** "Boys Basketball". */
  readonly title: string;
  /** The name that boys' and girls' variants share: "Basketball". */
  readonly family: string;
  /** `null` for sports with a single competition. */
  readonly gender: 'boys' | 'girls' | null;
  readonly season: Season;
  /** Id of committees and shop entries: `boys-x` and `girls-x` are `x`. */
  readonly sharedId: string;
  readonly art: SportArt;
}

const everySeason: readonly { readonly id: Season; readonly title: string }[] = [
  { id: 'fall', title: 'Fall' },
  { id: 'winter', title: 'Winter' },
  { id: 'spring', title: 'Spring' },
  { id: 'activities', title: 'Activities' },
  { id: 'unified', title: 'Unified & Adaptive' },
];

export const sports: readonly Sport[] = sportRows.map(defineSport);

/** Seasons with sports, in the order in which menus list them. */
export const seasons = everySeason.filter(({ id }) => sports.some(({ season }) => season === id));

const sportsById: ReadonlyMap<string, Sport> = new Map(sports.map((sport) => [sport.id, sport]));

export function findSport(id: string): Sport | undefined {
  return sportsById.get(id);
}

/** Whether a sport has all of these traits. */
export function hasTraits(sport: Sport, traits: Readonly<Partial<SportTraits>> = {}): boolean {
  const names = Object.keys(traits) as (keyof SportTraits)[];
  return names.every((name) => sport[name] === traits[name]);
}

/** Sports without regard to gender by their shared id: `basketball` and `Basketball`. */
const familiesById = new Map(sports.map(({ sharedId, family }) => [sharedId, { sharedId, name: family }]));

export const sportFamilies = [...familiesById.values()].sort((a, b) => compareText(a.name, b.name));

/** The sport that committees know by this id, or `undefined` when there is none. */
export function findSportFamily(sharedId: string) {
  return familiesById.get(sharedId);
}

/** The sport whose postseason is a playoff, and whose regular season has pages; `undefined` without one. */
export const playoffSport = sports.find(({ hasPlayoffs }) => hasPlayoffs);

/** The sport whose finals have a gameday page; `undefined` without one. */
export const gamedaySport = sports.find(({ gamedayBroadcasts }) => gamedayBroadcasts !== null);

/** A sport whose state series is played in classes: that of examples, and of addresses that name none. */
export const usualSport = sports.find(({ finals, boards }) => finals === 'games' && boards === 'by-class');

/** The first sport of each way in which sports have pages and data, so that every page of a sport exists for one of them. */
export function listExampleSports(): readonly Sport[] {
  const ways = new Set<string>();
  return sports.filter(({ finals, boards, hasPlayoffs }) => {
    const way = [finals, boards, hasPlayoffs].join();
    return !ways.has(way) && ways.add(way);
  });
}

/** The sport that upstream calls so, or `undefined`: `Girls Swimming & Diving`. */
export function findSportByTitle(title: string): Sport | undefined {
  return findSport(slugifySport(title.trim()));
}

/** One line of a menu: a sport, or the boys' and girls' variants of one. */
export type SportRow =
  | { readonly kind: 'single'; readonly sport: Sport }
  | { readonly kind: 'pair'; readonly family: string; readonly boys: Sport; readonly girls: Sport };

/** The sports of a season as menus list them, in the order above: boys' and girls' variants merged into one row. */
export function listSportRows(season: Season): readonly SportRow[] {
  const inSeason = sports.filter((sport) => sport.season === season);
  return inSeason.flatMap((sport): SportRow[] => {
    const other = inSeason.find(({ sharedId, id }) => sharedId === sport.sharedId && id !== sport.id);
    if (other === undefined) return [{ kind: 'single', sport }];
    return sport.gender === 'boys' ? [{ kind: 'pair', family: sport.family, boys: sport, girls: other }] : [];
  });
}

/** Season of a day's sports: fall from August, winter from December, spring from mid-March. */
export function getSportSeasonOfDay(isoDay: string): Season {
  const monthAndDay = isoDay.slice(5);
  if (monthAndDay >= '12-01' || monthAndDay < '03-16') return 'winter';
  return monthAndDay >= '08-01' ? 'fall' : 'spring';
}

/** Whether the lower score wins in a game of this sport; of an unknown sport the higher one does. */
export function isLowScoreWinning(sportId: string | null): boolean {
  return findSport(sportId ?? '')?.lowScoreWins ?? false;
}

/** Minutes that a game of a sport usually takes; sports that are not listed take as long as most. */
export function getTypicalMinutes(sportId: string | null): number {
  return findSport(sportId ?? '')?.typicalMinutes ?? DEFAULT_MINUTES;
}

function defineSport({ season, family, gender, art, kind, ...traits }: RowOfSport): Sport {
  const sharedId = slugifySport(family);
  const base = { ...sportKinds[kind], ...traits, family, season, sharedId, art, id: buildSportId({ family, gender }) };
  if (gender === undefined) return { ...base, gender: null, title: family };
  return { ...base, gender, title: `${gender === 'boys' ? 'Boys' : 'Girls'} ${family}` };
}
