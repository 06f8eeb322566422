import type { FootballSeason } from '~/models/football/football-season';
import {
  seasonFactsSchema,
  type CrossCountryFinalsFacts,
  type GolfFinalsFacts,
  type SeasonFacts,
  type TennisFinalsFacts,
} from './season-facts-schema';
import { season202526 } from './seasons/2025-26';

/*
 * The facts of the state finals and of football that change from season to season: one file of data per season in `seasons/`, checked
 * here when the site starts. The environment refuses a `SEASON` that has no file (see `environment.ts`): yesterday's dates
 * under tomorrow's heading would be worse than a site that does not start.
 */

const seasons: ReadonlyMap<string, SeasonFacts> = new Map(
  [season202526].map((facts) => [facts.season, seasonFactsSchema.parse(facts)]),
);

/** The seasons that have a file, oldest first. */
export const knownSeasons: readonly string[] = [...seasons.keys()].sort();

/**
 * The facts of a season.
 * @param season as in `environment.SEASON`, such as `2025-26`
 * @throws RangeError for a season without a file; one that the environment let through always has one
 */
export function seasonFacts(season: string): SeasonFacts {
  const facts = seasons.get(season);
  if (facts === undefined) throw new RangeError(`No facts for ${season} in app/config/seasons.`);
  return facts;
}

/** The weeks, rounds and classes of football. */
export function footballSeasonOf(season: string): FootballSeason {
  return seasonFacts(season).football;
}

/** The state finals of a golf sport; null of another sport. */
export function golfFinalsOf(season: string, sportId: string): GolfFinalsFacts | null {
  return ofSport(seasonFacts(season).golf.sports, sportId);
}

/** The state finals of a cross-country sport; null of another sport. */
export function crossCountryFinalsOf(season: string, sportId: string): CrossCountryFinalsFacts | null {
  return ofSport(seasonFacts(season).crossCountry, sportId);
}

/** The state finals of a tennis sport; null of another sport. */
export function tennisFinalsOf(season: string, sportId: string): TennisFinalsFacts | null {
  return ofSport(seasonFacts(season).tennis, sportId);
}

function ofSport<Facts>(bySport: Readonly<Record<string, Facts>>, sportId: string): Facts | null {
  return Object.hasOwn(bySport, sportId) ? (bySport[sportId] ?? null) : null;
}
