import { getDayInSeason, getNextSeason, getSeasonOfDay } from '~/models/dates/season';
import {
  parseSeasonFile,
  type CrossCountryFacts,
  type GamedayFacts,
  type GolfFacts,
  type PairingsShowFacts,
  type SeasonFacts,
  type SeasonFile,
  type TennisFacts,
} from './season-facts-schema';
import { seasonFiles } from './season-files.generated';
import { gamedaySport, playoffSport, sports, type Sport } from './sports';

/* Facts of state finals that upstream does not send, a file per season in `seasons/`. All are optional: pages otherwise show upstream's. */

const files: ReadonlyMap<string, SeasonFile> = new Map(
  Object.entries(seasonFiles).map(([season, content]) => [season, parseSeasonFile(season, content)]),
);

/** A line for each faulty part of a season file. */
export const seasonFileProblems: readonly string[] = [...files.values()].flatMap(({ problems }) => problems);

/** The state finals of a golf sport; `null` without facts, and for any other sport. */
export function findGolfFacts(season: string, sportId: string): GolfFacts | null {
  const facts = findFacts(season, sportId);
  return facts !== null && 'rounds' in facts ? facts : null;
}

/** The state finals of a cross country sport; `null` without facts, and for any other sport. */
export function findCrossCountryFacts(season: string, sportId: string): CrossCountryFacts | null {
  const facts = findFacts(season, sportId);
  return facts !== null && 'courseMapPath' in facts ? facts : null;
}

/** The state finals of a tennis sport; `null` without facts, and for any other sport. */
export function findTennisFacts(season: string, sportId: string): TennisFacts | null {
  const facts = findFacts(season, sportId);
  return facts !== null && 'days' in facts ? facts : null;
}

/** The evening of the pairings of the playoffs; `null` without facts. */
export function findPairingsShow(season: string): PairingsShowFacts | null {
  const facts = playoffSport === undefined ? null : findFacts(season, playoffSport.id);
  return facts !== null && 'pairingsShow' in facts ? facts.pairingsShow : null;
}

/** The days of the gameday's finals; `null` without facts. */
export function findGamedayFacts(season: string): GamedayFacts | null {
  const facts = gamedaySport === undefined ? null : findFacts(season, gamedaySport.id);
  return facts !== null && 'gameday' in facts ? facts.gameday : null;
}

function findFacts(season: string, sportId: string): SeasonFacts[string] | null {
  const facts = files.get(season)?.facts;
  return facts !== undefined && Object.hasOwn(facts, sportId) ? (facts[sportId] ?? null) : null;
}

/** What a sport's block says. */
function describeNeededFacts({ finals, hasPlayoffs, gamedayBroadcasts }: Sport): string {
  if (hasPlayoffs) return 'evening of the pairings show';
  if (gamedayBroadcasts !== null) return 'days of the gameday page';
  if (finals === 'golf') return 'days and courses of the finals';
  return finals === 'tennis' ? 'days of the finals' : 'day, site and tournament ids of the finals';
}

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
  return sports
    .flatMap((sport) =>
      sport.factsNeededBy === null || findFacts(season, sport.id) !== null
        ? []
        : [{ sport, day: getDayInSeason(sport.factsNeededBy, season) }],
    )
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ sport, day }) => `${season}: ${sport.id} has no facts (${describeNeededFacts(sport)}), needed by ${day}`);
}
