/* Winners of the remaining games as written in an address: `252300123h.252300127a` (the host, then the visitor). */

/** Winning side: 0 is the host. */
export type PickedSide = 0 | 1;
export type Picks = ReadonlyMap<string, PickedSide>;

/** Limit, because addresses beyond some eight thousand characters do not reach every server. */
export const mostPicks = 500;

const letters = ['h', 'a'] as const;
const token = /^([\w-]{1,40})([ha])$/;

/** Parses the winners in an address; the last one counts if a game occurs twice. */
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

export function pickText(id: string, side: PickedSide): string {
  return `${id}${letters[side]}`;
}

/** Adds a pick; the same winner again removes it. A full scenario stays as it is. */
export function togglePick(picks: Picks, id: string, side: PickedSide): Picks {
  const next = new Map(picks);
  if (picks.get(id) === side) next.delete(id);
  else if (picks.has(id) || picks.size < mostPicks) next.set(id, side);
  return next;
}
