import { formatDayWithSeason, findOtherSeason } from '~/models/dates/season';
import type { SeasonGame } from '~/models/state-series/state-final-team';

export interface SeasonView {
  readonly season: string | null;
  /** Games in order, divided where a tournament begins or ends. */
  readonly parts: readonly SeasonPart[];
  /** The last games with a result, latest first. */
  readonly latest: readonly GameRow[];
  /** The first upcoming game; `null` when the feed has none. */
  readonly next: GameRow | null;
}

export interface SeasonPart {
  readonly key: string;
  /** The tournament; `null` for the games before the first one. */
  readonly title: string | null;
  readonly games: readonly GameRow[];
}

export interface GameRow {
  readonly id: string;
  /** `Aug 27`; with the year for another season; `TBA` without a date. */
  readonly date: string;
  readonly opponent: string;
  readonly outcome: SeasonGame['outcome'];
  readonly ownScore: string | null;
  readonly opponentScore: string | null;
}

const LATEST_GAMES = 3;

/** A team's season, oldest game first; games without a date come last. */
export function toSeasonView(games: readonly SeasonGame[], today: string): SeasonView {
  const ordered = [...games].sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
  const parts: { key: string; title: string | null; tournament: string | null; games: GameRow[] }[] = [];
  for (const game of ordered) {
    const last = parts.at(-1);
    if (last !== undefined && last.tournament === game.tournament) {
      last.games.push(toGameRow(game, today));
      continue;
    }
    const title = game.tournament ?? (last === undefined ? null : 'Regular Season');
    parts.push({ key: game.contestId, title, tournament: game.tournament, games: [toGameRow(game, today)] });
  }
  const firstDay = ordered[0]?.day ?? null;
  const next = ordered.find(({ day, outcome }) => outcome === null && day !== null && day >= today);
  return {
    season: firstDay && findOtherSeason(firstDay, today),
    parts: parts.map(({ key, title, games: rows }) => ({ key, title, games: rows })),
    latest: ordered
      .filter(({ day, outcome }) => day !== null && outcome !== null)
      .slice(-LATEST_GAMES)
      .reverse()
      .map((game) => toGameRow(game, today)),
    next: next === undefined ? null : toGameRow(next, today),
  };
}

function toGameRow(game: SeasonGame, today: string): GameRow {
  const { contestId, day, opponent, outcome, ownScore, opponentScore } = game;
  return {
    id: contestId,
    date: day === null ? 'TBA' : formatDayWithSeason(day, today),
    opponent,
    outcome,
    ownScore: ownScore?.toString() ?? null,
    opponentScore: opponentScore?.toString() ?? null,
  };
}
