import { formatDayWithSeason, findOtherSeason } from '~/models/dates/season';
import type { SeasonGame } from '~/upstream/state-finals';

export type SeasonView = ReturnType<typeof toSeasonView>;

export type GameRow = ReturnType<typeof toGameRow>;

const LATEST_GAMES = 3;

/** A team's season, oldest game first; games without a date come last. */
export function toSeasonView(games: readonly SeasonGame[], today: string) {
  const ordered = [...games].sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
  const parts: { key: string; title: string | null; rows: GameRow[] }[] = [];
  for (const [index, game] of ordered.entries()) {
    if (index === 0 || game.tournament !== ordered[index - 1]?.tournament) {
      const title = game.tournament ?? (index === 0 ? null : 'Regular Season');
      parts.push({ key: game.contestId, title, rows: [] });
    }
    parts.at(-1)?.rows.push(toGameRow(game, today));
  }
  const firstDay = ordered[0]?.day ?? null;
  const next = ordered.find(({ day, outcome }) => outcome === null && day !== null && day >= today);
  return {
    season: firstDay && findOtherSeason(firstDay, today),
    /** Games in order, divided where a tournament begins or ends. */
    parts,
    /** The last games with a result, latest first. */
    latest: ordered
      .filter(({ day, outcome }) => day !== null && outcome !== null)
      .slice(-LATEST_GAMES)
      .reverse()
      .map((game) => toGameRow(game, today)),
    /** The first upcoming game; `null` when the feed has none. */
    next: next === undefined ? null : toGameRow(next, today),
  };
}

function toGameRow(game: SeasonGame, today: string) {
  /** `Aug 27`; with the year for another season; `TBA` without a date. */
  const date = game.day === null ? 'TBA' : formatDayWithSeason(game.day, today);
  const { ownShootout, opponentShootout, ...row } = game;
  const ownScore = formatPoints(game.ownScore, ownShootout);
  return { ...row, date, ownScore, opponentScore: formatPoints(game.opponentScore, opponentShootout) };
}

/** `2`; after a shootout `2 (4)`. */
function formatPoints(points: number | null, shootout: number | null): string | number | null {
  return shootout === null ? points : `${points} (${shootout})`;
}
