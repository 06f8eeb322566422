import { describe, expect, it } from 'vitest';
import { toPlainText, type RichTextCell, type RichTextNode, type RichTextTable } from './rich-text';
import { divideDraws } from './tournament-draw';

/** A draw of sixteen entries; each round's winner is on the first line of its part. */
function buildDraw(champion = 'Ann Ames, Sr. (Ashgrove)'): RichTextTable {
  const heads = ['Draw', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
  const buildCell = (text: string, rowSpan: number): RichTextCell => ({
    ...(rowSpan > 1 && { rowSpan }),
    children: [{ tag: 'strong', children: [text] }, { tag: 'br' }, '6-1, 6-2'],
  });
  const body = Array.from({ length: 16 }, (_, line) =>
    [1, 2, 4, 8, 16]
      .filter((span) => line % span === 0)
      .map((span) => buildCell(span === 16 ? champion : `${heads[Math.log2(span)] ?? ''} ${line}`, span)),
  );
  return { tag: 'table', caption: [], head: [heads.map((text) => ({ scope: 'col', children: [text] }))], body };
}

const listTables = (nodes: readonly RichTextNode[]) =>
  nodes.filter((node): node is RichTextTable => typeof node !== 'string' && node.tag === 'table');

describe('a tournament draw', () => {
  const nodes = divideDraws([buildDraw()]);
  const [end, first, ...others] = listTables(nodes);

  it('begins with the champion and links to its parts', () => {
    expect(toPlainText(nodes.slice(0, 1))).toBe('Champion: Ann Ames, Sr. (Ashgrove)');
    expect(JSON.stringify(nodes[1])).toContain('"href":"#section-second-quarter"');
  });

  it('shows the final rounds first, then a table for each quarter', () => {
    expect(end?.head[0]?.map(({ children }) => toPlainText(children))).toEqual(['Semifinals', 'Final', 'Champion']);
    expect(end?.body.map((row) => row.map(({ rowSpan }) => rowSpan ?? 1))).toEqual([[1, 2, 4], [1], [1, 2], [1]]);
    expect(first?.head[0]?.map(({ children }) => toPlainText(children))).toEqual([
      'Draw',
      'Quarterfinals',
      'Semifinals',
    ]);
    expect(first?.body.map((row) => row.map(({ rowSpan }) => rowSpan ?? 1))).toEqual([[1, 2, 4], [1], [1, 2], [1]]);
    expect(others.map(({ body }) => toPlainText(body[0]?.[0]?.children ?? []))).toEqual([
      'Draw 4 6-1, 6-2',
      'Draw 8 6-1, 6-2',
      'Draw 12 6-1, 6-2',
    ]);
  });

  it('names no champion before the final', () => {
    expect(toPlainText(divideDraws([buildDraw('')]))).not.toContain('Champion:');
  });
});

it('other tables are left unchanged', () => {
  const table = { ...buildDraw(), head: [[{ children: ['School'] }, { children: ['Points'] }]] };
  expect(divideDraws(['words', table])).toEqual(['words', table]);
});
