import { getDayInSeason, getNextSeason, getSeasonOfDay } from '~/models/dates/season';
import {
  parseSeasonFile,
  type CrossCountryFacts,
  type GamedayFacts,
  type GolfFacts,
  type PairingsShowFacts,
  type SeasonFacts,
  type SeasonFile,
  type SportWithFacts,
  type TennisFacts,
} from './season-facts-schema';
import { seasonFiles } from './season-files.generated';

/* Facts of state finals that upstream does not send, a file per season in `seasons/`. All are optional: pages otherwise show upstream's. */

const files: ReadonlyMap<string, SeasonFile> = new Map(
  Object.entries(seasonFiles).map(([season, content]) => [season, parseSeasonFile(season, content)]),
);

/** A line for each faulty part of a season file. */
export const seasonFileProblems: readonly string[] = [...files.values()].flatMap(({ problems }) => problems);

/** The state finals of a golf sport; `null` without facts, and for any other sport. */
export function findGolfFacts(season: string, sportId: string): GolfFacts | null {
  return sportId === 'boys-golf' || sportId === 'girls-golf' ? findFacts(season, sportId) : null;
}

/** The state finals of a cross country sport; `null` without facts, and for any other sport. */
export function findCrossCountryFacts(season: string, sportId: string): CrossCountryFacts | null {
  return sportId === 'boys-cross-country' || sportId === 'girls-cross-country' ? findFacts(season, sportId) : null;
}

/** The state finals of a tennis sport; `null` without facts, and for any other sport. */
export function findTennisFacts(season: string, sportId: string): TennisFacts | null {
  return sportId === 'boys-tennis' || sportId === 'girls-tennis' ? findFacts(season, sportId) : null;
}

/** The evening of the football pairings; `null` without facts. */
export function findPairingsShow(season: string): PairingsShowFacts | null {
  return findFacts(season, 'football')?.pairingsShow ?? null;
}

/** The days of the flag football finals; `null` without facts. */
export function findGamedayFacts(season: string): GamedayFacts | null {
  return findFacts(season, 'girls-flag-football')?.gameday ?? null;
}

function findFacts<SportId extends SportWithFacts>(
  season: string,
  sportId: SportId,
): NonNullable<SeasonFacts[SportId]> | null {
  return files.get(season)?.facts[sportId] ?? null;
}

/** Day by which a sport's facts are needed, `MM-DD`, and what they are. */
const FACTS_NEEDED: Readonly<Record<SportWithFacts, { readonly by: string; readonly what: string }>> = {
  'boys-golf': { by: '09-15', what: 'days and courses of the finals, coaches’ meeting' },
  'girls-golf': { by: '09-15', what: 'days and courses of the finals' },
  'girls-flag-football': { by: '09-15', what: 'days of the gameday page' },
  football: { by: '10-01', what: 'evening of the pairings show' },
  'girls-tennis': { by: '10-01', what: 'days of the finals' },
  'boys-cross-country': { by: '10-15', what: 'day, site and tournament ids of the finals' },
  'girls-cross-country': { by: '10-15', what: 'day, site and tournament ids of the finals' },
  'boys-tennis': { by: '05-01', what: 'days of the finals' },
};

/** The last month of a season, in which facts of the next season are requested. */
const MONTH_BEFORE_SEASON = '06';

/** A line for each sport with missing facts: of the current season, and from June 1 of the next one. */
export function listMissingFacts(today: string): readonly string[] {
  const season = getSeasonOfDay(today);
  const seasons = today.slice(5, 7) === MONTH_BEFORE_SEASON ? [season, getNextSeason(season)] : [season];
  return seasons.flatMap(listMissingOfSeason);
}

/** Lines for operators: mistakes in the season files, then missing facts. */
export function listSeasonWarnings(today: string): readonly string[] {
  return [...seasonFileProblems, ...listMissingFacts(today)];
}

function listMissingOfSeason(season: string): string[] {
  const missing = (Object.keys(FACTS_NEEDED) as SportWithFacts[]).filter(
    (sportId) => findFacts(season, sportId) === null,
  );
  return missing
    .map((sportId) => ({ sportId, ...FACTS_NEEDED[sportId], day: getDayInSeason(FACTS_NEEDED[sportId].by, season) }))
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ sportId, what, day }) => `${season}: ${sportId} has no facts (${what}), needed by ${day}`);
}
