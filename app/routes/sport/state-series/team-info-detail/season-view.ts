import { monthAndDay } from '~/models/dates/calendar-date';
import type { SeasonGame } from '~/models/state-series/state-final-team';

export interface SeasonView {
  /** Games in their order, parted where a tournament begins or ends. */
  readonly parts: readonly SeasonPart[];
}

export interface SeasonPart {
  readonly key: string;
  /** The tournament; `null` above the games that open a season. */
  readonly title: string | null;
  readonly games: readonly GameRow[];
}

export interface GameRow {
  readonly id: string;
  /** `Aug 27`; `TBA` without a date. */
  readonly date: string;
  readonly opponent: string;
  readonly outcome: SeasonGame['outcome'];
  readonly ownScore: string | null;
  readonly opponentScore: string | null;
}

/** A team's season, oldest game first; games without a date come last. */
export function toSeasonView(games: readonly SeasonGame[]): SeasonView {
  const ordered = [...games].sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
  const parts: { key: string; title: string | null; tournament: string | null; games: GameRow[] }[] = [];
  for (const game of ordered) {
    const last = parts.at(-1);
    if (last !== undefined && last.tournament === game.tournament) {
      last.games.push(gameRow(game));
      continue;
    }
    const title = game.tournament ?? (last === undefined ? null : 'Regular Season');
    parts.push({ key: game.contestId, title, tournament: game.tournament, games: [gameRow(game)] });
  }
  return { parts: parts.map(({ key, title, games: rows }) => ({ key, title, games: rows })) };
}

function gameRow({ contestId, day, opponent, outcome, ownScore, opponentScore }: SeasonGame): GameRow {
  return {
    id: contestId,
    date: day === null ? 'TBA' : monthAndDay(day),
    opponent,
    outcome,
    ownScore: ownScore?.toString() ?? null,
    opponentScore: opponentScore?.toString() ?? null,
  };
}
