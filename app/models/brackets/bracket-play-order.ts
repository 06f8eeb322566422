import { type Game, isOver } from '../games/game';
import { compareText } from '../text/text-order';
import type { BracketListPart } from './bracket-list-view';

/**
 * The groups of games of a listed bracket, those that are being played first and those that are over last. Each begins with the round that is
 * being played; its earlier rounds follow. After the last game the finals are first, from the title game back.
 * @param games those of the bracket, as of today
 */
export function orderByPlay(parts: readonly BracketListPart[], games: readonly Game[]) {
  const byId = new Map(games.map((game) => [game.id, game]));
  const groups = parts.flatMap(({ title, units }) =>
    units.map((unit) => {
      const rounds = unit.rounds
        .filter((round) => round.games.length > 0)
        .map((round) => ({ round, open: round.games.flatMap(({ id }) => byId.get(id) ?? []).filter(isOpen) }));
      return { title: [title, unit.title].filter(Boolean).join(', '), rounds, rank: rankByPlay(rounds) };
    }),
  );
  const finals = groups.at(-1);
  const isAllOver = groups.every(({ rank }) => rank === over);
  const ordered = [...groups].sort((a, b) =>
    isAllOver ? Number(b === finals) - Number(a === finals) : compareText(a.rank, b.rank),
  );
  return ordered.map((group) => {
    const rounds = group.rounds.map(({ round }) => round);
    const firstOpen = group.rounds.findIndex(({ open }) => open.length > 0);
    const current = isAllOver && group === finals ? rounds.length - 1 : Math.max(0, firstOpen);
    return { title: group.title, rounds: rounds.slice(current), earlier: rounds.slice(0, current) };
  });
}

/* Ranks beside days, `2025-11-08`, in the order of text. */
const live = '0';
const unknown = '8';
const over = '9';

function rankByPlay(rounds: readonly { readonly open: readonly Game[] }[]): string {
  const open = rounds.flatMap((round) => round.open);
  if (open.length === 0) return over;
  if (open.some(({ kind }) => kind === 'live')) return live;
  return open.map(({ day }) => day ?? unknown).sort()[0] ?? unknown;
}

function isOpen(game: Game): boolean {
  return !isOver(game);
}
