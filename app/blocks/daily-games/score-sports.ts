import { findSport, type Sport, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import { compareText } from '~/models/text/text-order';

/** Sports of the scores pages, in order. Others come last when the day's feed has them. */
export const scoreSportIds: readonly string[] = sports
  .flatMap(({ id, scoresOrder }) => (scoresOrder === null ? [] : [{ id, scoresOrder }]))
  .sort((a, b) => a.scoresOrder - b.scoresOrder)
  .map(({ id }) => id);

/** Sports with a page of daily games. */
export const dailyGamesSportIds: readonly string[] = scoreSportIds.filter((id) => findSport(id)?.hasDailyGames);

const unknownSport = 'other';

/** `Boys Soccer`; an unlisted sport is named after its slug. */
export function getSportTitle(sportId: string): string {
  return (
    findSport(sportId)?.title ??
    sportId.replace(/(^|-)(\w)/g, (_, gap, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
  );
}

/** `15 meets` of one sport; `15 games` of mixed sports. */
export function formatGameCount(count: number, sportId: string | null): string {
  const kind = findSport(sportId ?? '')?.finals ?? 'games';
  if (kind === 'games') return formatCount(count, 'game');
  return kind === 'tennis' ? formatCount(count, 'match', 'matches') : formatCount(count, 'meet');
}

/** Sport ids of some games, in the order of the scores pages; others follow by title. */
export function listSports(games: readonly { readonly sportId: string | null }[]): string[] {
  const present = new Set(games.map(({ sportId }) => sportId ?? unknownSport));
  const known = scoreSportIds.filter((id) => present.has(id));
  const others = [...present].filter((id) => !scoreSportIds.includes(id));
  return [...known, ...others.sort((a, b) => compareText(getSportTitle(a), getSportTitle(b)))];
}

export function getSportId(game: { readonly sportId: string | null }): string {
  return game.sportId ?? unknownSport;
}

/** A link below the heading of a scores page. */
export type ScoresLink = ReturnType<typeof buildWeeklyScoresLinks>[number];

/** Links to weekly scores of the regular season, for sports that have such a page. */
export function buildWeeklyScoresLinks(sports: readonly Sport[]) {
  return sports
    .filter(({ hasRegularSeasonPages }) => hasRegularSeasonPages)
    .map((sport) => ({
      to: buildHref(Route.fbRsScores, { sportId: sport.id }),
      text: `${sport.title} scores by week`,
    }));
}
