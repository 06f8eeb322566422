import type { RichTextRow } from './rich-text';

interface TableSection {
  readonly title: string | null;
  readonly rows: readonly RichTextRow[];
}

/** The visitors and the home team of a game in one cell, one below the other, as on a score card. */
export function joinTeams(heads: readonly string[], sections: readonly TableSection[]) {
  const visitors = heads.findIndex((head) => /^visitors?$/i.test(head));
  const home = heads.findIndex((head) => /^home$/i.test(head));
  if (visitors === -1 || home === -1) return { heads, sections };
  const joinCells = <Cell>(cells: readonly Cell[], join: (upper: Cell, lower: Cell) => Cell): Cell[] =>
    cells.flatMap((cell, index) => {
      const lower = cells[home];
      if (index === home) return [];
      return index === visitors && lower !== undefined ? [join(cell, lower)] : [cell];
    });
  return {
    heads: joinCells(heads, () => 'Teams'),
    sections: sections.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) =>
        joinCells(row, (upper, lower) => ({
          ...upper,
          children: [...upper.children, { tag: 'br' as const }, ...lower.children],
        })),
      ),
    })),
  };
}
