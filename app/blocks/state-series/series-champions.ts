import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { summarizeBracketProgress } from '~/models/brackets/bracket-progress';
import { isBye } from '~/models/brackets/bracket-team';
import { findOtherSeason } from '~/models/dates/season';
import type { Game } from '~/models/games/game';
import { formatClass } from '~/models/text/label';

export interface SeriesChampions {
  /** `2024-25, last season`; `null` for the current one. */
  readonly season: string | null;
  readonly rows: readonly SeriesChampion[];
}

interface SeriesChampion {
  /** `Class 1A`, or `Champion` where classes do not divide the games. */
  readonly title: string;
  /** The bracket. */
  readonly to: string;
  readonly champion: string;
}

/**
 * The champions of a state series of games: of this season once every class has one, or of the season before while this one has no games.
 * `null` in between, and for a sport whose finals are a meet.
 */
export function findSeriesChampions(games: readonly Game[], sport: Sport, today: string): SeriesChampions | null {
  if (sport.finals !== 'games') return null;
  const played = games.filter((game) => !isBye(game));
  const readSeason = ({ day }: Game) => (day === null ? null : findOtherSeason(day, today));
  const ofSeason = played.filter((game) => readSeason(game) === null);
  if (ofSeason.length > 0) {
    const { rows, isDecided } = listChampions(ofSeason, sport, today);
    return isDecided ? { season: null, rows } : null;
  }
  const lastDay = played
    .flatMap(({ day }) => (day === null || day > today ? [] : day))
    .sort()
    .at(-1);
  const season = lastDay === undefined ? null : findOtherSeason(lastDay, today);
  const { rows } = listChampions(
    played.filter((game) => readSeason(game) === season),
    sport,
    today,
  );
  return rows.length === 0 ? null : { season, rows };
}

function listChampions(games: readonly Game[], sport: Sport, today: string) {
  const progress = summarizeBracketProgress(games, today);
  const route = sport.hasPlayoffs ? Route.fbPlayoffBrackets : Route.ssBrackets;
  const rows = progress.flatMap(({ classId, champion }) =>
    champion === null
      ? []
      : [
          {
            title: classId === null ? 'Champion' : formatClass(classId),
            to: buildHref(route, { sportId: sport.id, classId }),
            champion,
          },
        ],
  );
  return { rows, isDecided: rows.length > 0 && rows.length === progress.length };
}
