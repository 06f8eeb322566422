/*
 * A scenario: who wins the games that are left, as an address holds it. `252300123h.252300127a`: the host wins the first of
 * these games, the visitor the second.
 */

/** The side that wins: 0 is the host. */
export type PickedSide = 0 | 1;
export type Picks = ReadonlyMap<string, PickedSide>;

/** Addresses of more than some eight thousand characters do not reach every server. */
export const mostPicks = 500;

const letters = ['h', 'a'] as const;
const token = /^([\w-]{1,40})([ha])$/;

/** The winners that an address names; of a game that it names twice the last one. */
export function readPicks(text: string): { readonly picks: Picks; readonly unreadable: number } {
  const tokens = text.split('.').filter((part) => part !== '');
  const pairs = tokens.flatMap((part): [string, PickedSide][] => {
    const [, id = '', letter] = token.exec(part) ?? [];
    return id === '' ? [] : [[id, letter === letters[0] ? 0 : 1]];
  });
  return { picks: new Map(pairs.slice(0, mostPicks)), unreadable: tokens.length - Math.min(pairs.length, mostPicks) };
}

export function writePicks(picks: Picks): string {
  return [...picks].map(([id, side]) => pickText(id, side)).join('.');
}

/** One winner, as a button sends it. */
export function pickText(id: string, side: PickedSide): string {
  return `${id}${letters[side]}`;
}

/** The picks with one more; the same winner once more takes it back. A scenario that is full stays as it is. */
export function togglePick(picks: Picks, id: string, side: PickedSide): Picks {
  const next = new Map(picks);
  if (picks.get(id) === side) next.delete(id);
  else if (picks.has(id) || picks.size < mostPicks) next.set(id, side);
  return next;
}
