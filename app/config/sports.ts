import type { FinalsKind } from '~/models/state-series/state-series-sections';
import { compareText } from '~/models/text/text-order';
import type { RosterStatsName } from './roster-stats';

/** Every sport and activity of the association. Navigation, pages and filters derive from this list. Ids are upstream's. */

export type Season = 'fall' | 'winter' | 'spring' | 'activities' | 'unified';

type SportGender = 'boys' | 'girls';

/** Drawing of a sport's field. */
export type SportArt =
  | 'court'
  | 'course'
  | 'diamond'
  | 'field'
  | 'green'
  | 'lanes'
  | 'mat'
  | 'net'
  | 'pitch'
  | 'pool'
  | 'stage'
  | 'tennis'
  | 'track';

/** All differences between sports, besides their names. */
export interface SportTraits {
  readonly finals: FinalsKind;
  /** Whether scores of the state series are divided by class. */
  readonly hasClasses: boolean;
  /** How the landing page groups games: by class, small and large classes (football), or not at all. */
  readonly boards: 'by-class' | 'small-and-large' | 'together';
  /** Whether the old server keeps a page for each class; otherwise one page has them all. */
  readonly hasLegacyPagesByClass: boolean;
  /** Whether its postseason is a playoff with pages of its own instead of a state series. */
  readonly hasPlayoffs: boolean;
  /** Name of the sport on the records server, if it differs from upstream's. */
  readonly recordsCode: string | null;
  /** Whether the sport has a page of daily games. */
  readonly hasDailyGames: boolean;
  /** Whether the scores by date take its results from the feed of its state series, class by class. */
  readonly hasSeriesScoresByDate: boolean;
  /** Whether it has pages of its regular season: schedules, scores week by week, standings and polls. */
  readonly hasRegularSeasonPages: boolean;
  /** Whether the provider of prep statistics has its leaders, its schools and their standings. */
  readonly hasStatistics: boolean;
  /** Whether its RPI rankings are divided by class. */
  readonly hasRatingsByClass: boolean;
  /** Place among the sports of the scores pages; those without one come last, by title. */
  readonly scoresOrder: number | null;
  /** Which statistics its rosters have; null without any. */
  readonly rosterStats: RosterStatsName | null;
  /** What its games are scored in. */
  readonly scoreUnits: 'Goals' | 'Points' | 'Runs';
  /** Whether the lower score wins. */
  readonly lowScoreWins: boolean;
  /** Whether the office sends messages of its own while the finals are played. */
  readonly hasOfficeMessages: boolean;
  /** Minutes that a game usually takes from its scheduled start, breaks included. */
  readonly typicalMinutes: number;
}

export interface Sport extends SportTraits {
  readonly id: string;
  /** "Boys Basketball". */
  readonly title: string;
  /** The name that boys' and girls' variants share: "Basketball". */
  readonly family: string;
  /** `null` for sports with a single competition. */
  readonly gender: SportGender | null;
  readonly season: Season;
  /** Id of committees and shop entries: `boys-x` and `girls-x` are `x`. */
  readonly sharedId: string;
  readonly art: SportArt;
}

const DEFAULT_MINUTES = 150;

/** By default a sport is a meet whose results are documents. */
const meet: SportTraits = {
  finals: 'meet',
  hasClasses: true,
  boards: 'together',
  hasLegacyPagesByClass: true,
  hasPlayoffs: false,
  recordsCode: null,
  hasDailyGames: false,
  hasSeriesScoresByDate: false,
  hasRegularSeasonPages: false,
  hasStatistics: false,
  hasRatingsByClass: true,
  scoresOrder: null,
  rosterStats: null,
  scoreUnits: 'Points',
  lowScoreWins: false,
  hasOfficeMessages: false,
  typicalMinutes: DEFAULT_MINUTES,
};

/** A sport of games between two teams that has a page of daily games, and statistics. */
const games: SportTraits = { ...meet, finals: 'games', hasDailyGames: true, hasStatistics: true };
const soccer: SportTraits = {
  ...games,
  boards: 'by-class',
  rosterStats: 'soccer',
  scoreUnits: 'Goals',
  typicalMinutes: 110,
};
const basketball: SportTraits = { ...games, boards: 'by-class', rosterStats: 'basketball', typicalMinutes: 95 };
const volleyball: SportTraits = { ...games, boards: 'by-class', rosterStats: 'volleyball', typicalMinutes: 100 };
const baseball: SportTraits = {
  ...games,
  boards: 'by-class',
  rosterStats: 'baseball',
  scoreUnits: 'Runs',
  typicalMinutes: 150,
};
const lacrosse: SportTraits = {
  ...games,
  hasClasses: false,
  rosterStats: 'lacrosse',
  scoreUnits: 'Goals',
  typicalMinutes: 110,
};
const waterPolo: SportTraits = {
  ...games,
  hasClasses: false,
  hasStatistics: false,
  rosterStats: 'water-polo',
  scoreUnits: 'Goals',
  typicalMinutes: 75,
};
const football: SportTraits = {
  ...games,
  boards: 'small-and-large',
  hasPlayoffs: true,
  hasRegularSeasonPages: true,
  hasRatingsByClass: false,
  rosterStats: 'football',
  typicalMinutes: 165,
};
const flagFootball: SportTraits = {
  ...games,
  hasClasses: false,
  hasRatingsByClass: false,
  rosterStats: 'football',
  typicalMinutes: 90,
};
const golf: SportTraits = { ...meet, finals: 'golf', lowScoreWins: true, typicalMinutes: 330 };
const tennis: SportTraits = { ...meet, finals: 'tennis', hasOfficeMessages: true, typicalMinutes: 180 };
const crossCountry: SportTraits = { ...meet, finals: 'cross-country', hasSeriesScoresByDate: true, lowScoreWins: true };
/** The old server has one page for all classes of cheerleading, dance and music. */
const performance: SportTraits = { ...meet, hasLegacyPagesByClass: false };
/** Both kinds of music share one records page. */
const music: SportTraits = { ...performance, recordsCode: 'mu' };
const gymnastics: SportTraits = { ...meet, typicalMinutes: 180 };

/** In the order in which menus list them. */
export const seasons: readonly { readonly id: Season; readonly title: string }[] = [
  { id: 'fall', title: 'Fall' },
  { id: 'winter', title: 'Winter' },
  { id: 'spring', title: 'Spring' },
  { id: 'activities', title: 'Activities' },
  { id: 'unified', title: 'Unified & Adaptive' },
];

export const sports: readonly Sport[] = [
  defineBoysSport('fall', 'Cross Country', 'course', { ...crossCountry, scoresOrder: 6 }),
  defineGirlsSport('fall', 'Cross Country', 'course', { ...crossCountry, scoresOrder: 5 }),
  defineSport('fall', 'Football', 'field', { ...football, scoresOrder: 4 }),
  defineGirlsSport('fall', 'Flag Football', 'field', { ...flagFootball, scoresOrder: 2 }),
  defineBoysSport('fall', 'Golf', 'green', golf),
  defineGirlsSport('fall', 'Golf', 'green', golf),
  defineBoysSport('fall', 'Soccer', 'pitch', { ...soccer, rosterStats: 'soccer-with-heights', scoresOrder: 1 }),
  defineGirlsSport('fall', 'Swimming & Diving', 'pool', meet),
  defineGirlsSport('fall', 'Tennis', 'tennis', { ...tennis, scoresOrder: 17 }),
  defineGirlsSport('fall', 'Volleyball', 'net', { ...volleyball, scoresOrder: 3 }),

  defineBoysSport('winter', 'Basketball', 'court', { ...basketball, scoresOrder: 7 }),
  defineGirlsSport('winter', 'Basketball', 'court', { ...basketball, scoresOrder: 8 }),
  defineBoysSport('winter', 'Bowling', 'lanes', { ...meet, scoresOrder: 21 }),
  defineGirlsSport('winter', 'Bowling', 'lanes', { ...meet, scoresOrder: 22 }),
  defineSport('winter', 'Competitive Cheerleading', 'stage', performance),
  defineSport('winter', 'Competitive Dance', 'stage', performance),
  defineGirlsSport('winter', 'Gymnastics', 'mat', gymnastics),
  defineBoysSport('winter', 'Swimming & Diving', 'pool', meet),
  defineBoysSport('winter', 'Wrestling', 'mat', { ...meet, scoresOrder: 19 }),
  defineGirlsSport('winter', 'Wrestling', 'mat', { ...meet, scoresOrder: 20 }),

  defineSport('spring', 'Badminton', 'net', { ...meet, hasOfficeMessages: true }),
  defineSport('spring', 'Baseball', 'diamond', { ...baseball, scoresOrder: 14 }),
  defineBoysSport('spring', 'Gymnastics', 'mat', gymnastics),
  defineBoysSport('spring', 'Lacrosse', 'pitch', { ...lacrosse, scoresOrder: 10 }),
  defineGirlsSport('spring', 'Lacrosse', 'pitch', { ...lacrosse, scoresOrder: 9 }),
  defineGirlsSport('spring', 'Soccer', 'pitch', { ...soccer, scoresOrder: 13 }),
  defineSport('spring', 'Softball', 'diamond', { ...baseball, typicalMinutes: 120, scoresOrder: 15 }),
  defineBoysSport('spring', 'Tennis', 'tennis', { ...tennis, scoresOrder: 18 }),
  defineBoysSport('spring', 'Track & Field', 'track', meet),
  defineGirlsSport('spring', 'Track & Field', 'track', meet),
  defineBoysSport('spring', 'Volleyball', 'net', { ...volleyball, scoresOrder: 16 }),
  defineBoysSport('spring', 'Water Polo', 'pool', { ...waterPolo, scoresOrder: 12 }),
  defineGirlsSport('spring', 'Water Polo', 'pool', { ...waterPolo, scoresOrder: 11 }),

  defineSport('activities', 'Bass Fishing', 'pool', meet),
  defineSport('activities', 'Chess', 'stage', meet),
  defineSport('activities', 'Debate', 'stage', meet),
  defineSport('activities', 'Drama & Group Interpretation', 'stage', meet),
  defineSport('activities', 'Esports', 'stage', meet),
  defineSport('activities', 'Individual Events', 'stage', meet),
  defineSport('activities', 'Journalism', 'stage', meet),
  defineSport('activities', 'Music: Organization', 'stage', music),
  defineSport('activities', 'Music: Solo & Ensemble', 'stage', music),
  defineSport('activities', 'Scholastic Bowl', 'stage', meet),

  defineSport('unified', 'Unified Basketball', 'court', meet),
  defineSport('unified', 'Unified Bowling', 'lanes', meet),
  defineSport('unified', 'Unified Track & Field', 'track', meet),
  defineSport('unified', 'Adaptive Track & Field', 'track', meet),
];

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

/** The bracket of the page `/bracket-test`. */
export const sampleBracket = { sportId: 'boys-soccer', classId: '1A' } as const;

/** The sport that upstream calls so, or `undefined`: `Girls Swimming & Diving`. */
export function findSportByTitle(title: string): Sport | undefined {
  return findSport(buildSlug(title.trim()));
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

/** Whether the lower score wins in a game of this sport; of an unknown sport the higher one does. */
export function isLowScoreWinning(sportId: string | null): boolean {
  return findSport(sportId ?? '')?.lowScoreWins ?? false;
}

/** Minutes that a game of a sport usually takes; sports that are not listed take as long as most. */
export function getTypicalMinutes(sportId: string | null): number {
  return findSport(sportId ?? '')?.typicalMinutes ?? DEFAULT_MINUTES;
}

function defineBoysSport(season: Season, family: string, art: SportArt, traits: SportTraits): Sport {
  return defineVariant('boys', 'Boys', season, family, art, traits);
}

function defineGirlsSport(season: Season, family: string, art: SportArt, traits: SportTraits): Sport {
  return defineVariant('girls', 'Girls', season, family, art, traits);
}

function defineVariant(
  gender: SportGender,
  word: string,
  season: Season,
  family: string,
  art: SportArt,
  traits: SportTraits,
): Sport {
  const sharedId = buildSlug(family);
  return { ...traits, id: `${gender}-${sharedId}`, title: `${word} ${family}`, family, gender, season, sharedId, art };
}

function defineSport(season: Season, title: string, art: SportArt, traits: SportTraits): Sport {
  const id = buildSlug(title);
  return { ...traits, id, title, family: title, gender: null, season, sharedId: id, art };
}

function buildSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}
