import type { FinalsKind } from '~/models/state-series/state-series-sections';
import type { RosterStatsName } from './roster-stats';
import type { LeadersName } from './stat-leaders';

/* What the site knows of kinds of sports. The sports of an association are the rows of `sports.json` in its folder, each of one kind. */

export type Season = 'fall' | 'winter' | 'spring' | 'activities' | 'unified';

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
  /** Unit of its scores. */
  readonly scoreUnits: 'Goals' | 'Points' | 'Runs';
  /** Whether the lower score wins. */
  readonly lowScoreWins: boolean;
  /** Whether the office sends messages of its own while the finals are played. */
  readonly hasOfficeMessages: boolean;
  /** What the provider of prep statistics calls it, such as `boys,football`; `null` where that follows from its id. */
  readonly statisticsName: string | null;
  /** Categories in which the provider ranks its athletes; `null` without any. */
  readonly leaders: LeadersName | null;
  /** A second id under which upstream has RPI ratings of it, of other schools. */
  readonly otherRatingsId: string | null;
  /** What the service of broadcasts calls the sport whose finals have a gameday page; `null` for every other sport. */
  readonly gamedayBroadcasts: string | null;
  /** Day of the season by which operators have to write the facts of its finals, `MM-DD`; `null` where none are needed. */
  readonly factsNeededBy: string | null;
  /** Minutes that a game usually takes from its scheduled start, breaks included. */
  readonly typicalMinutes: number;
}

/** Minutes of a game of most sports. */
export const DEFAULT_MINUTES = 150;

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
  statisticsName: null,
  leaders: null,
  otherRatingsId: null,
  gamedayBroadcasts: null,
  factsNeededBy: null,
  typicalMinutes: DEFAULT_MINUTES,
};

/** A sport of games between two teams that has a page of daily games, and statistics. */
const games: SportTraits = { ...meet, finals: 'games', hasDailyGames: true, hasStatistics: true };
const soccer: SportTraits = {
  ...games,
  boards: 'by-class',
  rosterStats: 'soccer',
  leaders: 'soccer',
  scoreUnits: 'Goals',
  typicalMinutes: 110,
};
const basketball: SportTraits = {
  ...games,
  boards: 'by-class',
  rosterStats: 'basketball',
  leaders: 'basketball',
  typicalMinutes: 95,
};
const volleyball: SportTraits = { ...games, boards: 'by-class', rosterStats: 'volleyball', typicalMinutes: 100 };
const baseball: SportTraits = {
  ...games,
  boards: 'by-class',
  rosterStats: 'baseball',
  leaders: 'baseball',
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
  leaders: 'football',
  factsNeededBy: '10-01',
  hasPlayoffs: true,
  hasRegularSeasonPages: true,
  hasRatingsByClass: false,
  rosterStats: 'football',
  typicalMinutes: 165,
};
const flagFootball: SportTraits = {
  ...games,
  leaders: 'football',
  hasClasses: false,
  hasRatingsByClass: false,
  rosterStats: 'football',
  typicalMinutes: 90,
};
const golf: SportTraits = { ...meet, finals: 'golf', factsNeededBy: '09-15', lowScoreWins: true, typicalMinutes: 330 };
const tennis: SportTraits = {
  ...meet,
  finals: 'tennis',
  factsNeededBy: '10-01',
  hasOfficeMessages: true,
  typicalMinutes: 180,
};
const crossCountry: SportTraits = {
  ...meet,
  finals: 'cross-country',
  factsNeededBy: '10-15',
  hasSeriesScoresByDate: true,
  lowScoreWins: true,
};
/** The old server has one page for all classes of cheerleading, dance and music. */
const performance: SportTraits = { ...meet, hasLegacyPagesByClass: false };
/** Both kinds of music share one records page. */
const music: SportTraits = { ...performance, recordsCode: 'mu' };
const gymnastics: SportTraits = { ...meet, typicalMinutes: 180 };

/** The kinds by the names that rows give them. */
export const sportKinds = {
  meet,
  games,
  soccer,
  basketball,
  volleyball,
  baseball,
  lacrosse,
  'water-polo': waterPolo,
  football,
  'flag-football': flagFootball,
  golf,
  tennis,
  'cross-country': crossCountry,
  performance,
  music,
  gymnastics,
} as const satisfies Readonly<Record<string, SportTraits>>;

export type SportKind = keyof typeof sportKinds;

/** `boys-swimming-diving`: upstream's id of a sport. */
export function buildSportId({ family, gender }: { readonly family: string; readonly gender?: string | undefined }) {
  return slugifySport(gender === undefined ? family : `${gender} ${family}`);
}

export function slugifySport(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}
