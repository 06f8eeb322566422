import { spellPeriod } from '../games/period-words';
import { toPlainText, type RichText, type RichTextCell } from './rich-text';

/** Head of the column that has both teams. */
export const joinedTeamsHead = 'Teams';

/** A cell of a schedule. */
export type ScheduleCell = RichTextCell & {
  /** Has the period and clock of a game in play. */
  readonly isLive?: true;
};

interface TableSection {
  readonly title: string | null;
  readonly rows: readonly (readonly ScheduleCell[])[];
}

/** Columns of a schedule, by their position. */
interface Places {
  readonly visitors: number;
  readonly home: number;
  /** -1 in a table without a column of results. */
  readonly result: number;
}

/**
 * The home team and the visitors of a game in one cell, one below the other, as on a score card. The points of a result are with their
 * teams, where the winner is known. Games in play come first.
 */
export function joinTeams(
  heads: readonly string[],
  sections: readonly TableSection[],
): { readonly heads: readonly string[]; readonly sections: readonly TableSection[] } {
  const visitors = heads.findIndex((head) => /^visitors?$/i.test(head));
  const home = heads.findIndex((head) => /^home$/i.test(head));
  if (visitors === -1 || home === -1) return { heads, sections };
  const places = { visitors, home, result: heads.findIndex((head) => /^(?:results?|(?:final )?scores?)$/i.test(head)) };
  const joinCells = <Cell>(cells: readonly Cell[], join: (ofVisitors: Cell, ofHome: Cell) => Cell): Cell[] =>
    cells.flatMap((cell, index) => {
      const ofHome = cells[home];
      if (index === home) return [];
      return index === visitors && ofHome !== undefined ? [join(cell, ofHome)] : [cell];
    });
  return {
    heads: joinCells(heads, () => joinedTeamsHead),
    sections: sections.map(({ title, rows }) => {
      const games = rows.map((row) => movePoints(row, places));
      const [live, others] = [true, false].map((isLive) => games.filter((game) => game.isLive === isLive));
      return {
        title,
        rows: [...(live ?? []), ...(others ?? [])].map(({ row }) =>
          joinCells(row, (ofVisitors, ofHome) => ({
            ...ofVisitors,
            children: [...ofHome.children, { tag: 'br' as const }, ...ofVisitors.children],
          })),
        ),
      };
    }),
  };
}

/** The row with the points beside the names, and `Final` or the words of a game in play as its result. */
function movePoints(row: readonly ScheduleCell[], { visitors, home, result }: Places) {
  const [ofVisitors, ofHome, told] = [row[visitors], row[home], row[result]];
  if (ofVisitors === undefined || ofHome === undefined || told === undefined) return { row, isLive: false };
  const text = toPlainText(told.children);
  const live = readLive(text, ofVisitors, ofHome);
  const found = live ?? readFinal(text, ofVisitors, ofHome);
  if (found === null) return { row, isLive: false };
  const moved = row.map((cell, index) => {
    if (index === visitors) return addPoints(cell, found.points[0]);
    if (index === home) return addPoints(cell, found.points[1]);
    return index === result
      ? { ...cell, children: found.words, ...(live !== null && { isLive: true as const }) }
      : cell;
  });
  return { row: moved, isLive: live !== null };
}

interface FoundPoints {
  /** Of the visitors and the home team. */
  readonly points: readonly [string, string];
  readonly words: RichText;
}

/** `42-20`, `20-14 (OT)`: the winner, whose name alone is in bold, has the higher points. */
function readFinal(text: string, visitors: RichTextCell, home: RichTextCell): FoundPoints | null {
  const [, first, second, more = ''] = /^(\d{1,3})\s?[-–]\s?(\d{1,3})(?:[ ,/(]{1,3}(\w{1,3})\)?)?$/.exec(text) ?? [];
  const [isOfVisitors, isOfHome] = [visitors, home].map(({ children }) => isBold(children));
  if (first === undefined || second === undefined || isOfVisitors === isOfHome) return null;
  const [higher, lower] = Number(first) > Number(second) ? [first, second] : [second, first];
  const words: RichText = more === '' ? ['Final'] : ['Final', { tag: 'result', children: [` / ${more}`] }];
  return higher === lower ? null : { points: isOfVisitors === true ? [higher, lower] : [lower, higher], words };
}

/** `Ashgrove 21, Fort Harlan 7, Half` */
function readLive(text: string, visitors: RichTextCell, home: RichTextCell): FoundPoints | null {
  const [first = '', second = '', words = '', ...others] = text.split(', ');
  if (words === '' || others.length > 0) return null;
  const [ofVisitors, ofHome] = [visitors, home].map((cell) => {
    const name = toPlainText(cell.children).replace(/^\(\d+\) /, '');
    return [first, second].flatMap((part) => (part.startsWith(`${name} `) ? part.slice(name.length + 1) : []));
  });
  const [visitorPoints, homePoints] = [ofVisitors?.[0], ofHome?.[0]];
  if (
    visitorPoints === undefined ||
    homePoints === undefined ||
    !/^\d{1,3}$/.test(visitorPoints) ||
    !/^\d{1,3}$/.test(homePoints)
  )
    return null;
  return { points: [visitorPoints, homePoints], words: [spellPeriod(words)] };
}

function isBold(children: RichText): boolean {
  return children.length > 0 && children.every((node) => typeof node === 'object' && node.tag === 'strong');
}

/** The points after the name, within its emphasis. */
function addPoints(cell: RichTextCell, points: string): RichTextCell {
  const told = { tag: 'result' as const, children: [`\u00A0${points}`] };
  const [name, ...more] = cell.children;
  const isEmphasized = typeof name === 'object' && name.tag === 'strong' && more.length === 0;
  const children = isEmphasized ? [{ ...name, children: [...name.children, told] }] : [...cell.children, told];
  return { ...cell, children };
}
