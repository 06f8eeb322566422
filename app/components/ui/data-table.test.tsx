import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DataTable, type DataColumn } from './data-table';

interface Line {
  readonly name: string;
  readonly goals: number | null;
}

const player: DataColumn<Line> = { head: 'Player', field: 'name' };

/** Markup of a table; without rows, it has one. */
function renderTable(table: Omit<Parameters<typeof DataTable<Line>>[0], 'caption'>): string {
  return renderToStaticMarkup(<DataTable<Line> caption="Goals" rows={[{ name: 'Ann', goals: 2 }]} {...table} />);
}

const html = renderTable({
  columns: [player, { head: 'G', name: 'Goals scored', isNumeric: true, field: 'goals' }],
  sections: [
    { key: 'a', rows: [{ name: 'Ann', goals: 2 }] },
    { key: 'b', title: 'Reserves', rows: [], totals: [{ name: 'Total', goals: 3 }] },
  ],
  totals: [{ name: 'Grand Total', goals: 5 }],
});

describe('a data table', () => {
  it('scrolls in a named region that can be focused', () => {
    expect(html).toMatch(/^<div [^>]*role="region" aria-label="Goals table" tabindex="0"/);
    expect(html).toMatch(/<caption[^>]*>Goals<\/caption>/);
  });

  it('has header cells for its columns, rows and sections', () => {
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html.match(/scope="row"/g)).toHaveLength(3);
    expect(html).toMatch(/<th scope="rowgroup" colSpan="2"[^>]*><span[^>]*>Reserves<\/span>/i);
    expect(html).toContain('<abbr title="Goals scored"');
  });

  it('pins the first column and aligns figures to the right', () => {
    expect(html).toMatch(/<th scope="col" class="[^"]*pinned-head[^"]*">Player/);
    expect(html).toContain('<th scope="row">Ann</th><td class="figures">2</td>');
    expect(html).toMatch(/<tr class="total-row"><th scope="row">Total</);
  });

  it('shows the totals of all sections in its footer', () => {
    expect(html).toMatch(/<tfoot>.*Grand Total.*5.*<\/tfoot>/);
  });

  it('shows a dash for a field without a value, which is not repeated on phones', () => {
    const withoutGoals = renderTable({
      columns: [player, { head: 'G', whenNarrow: 'folded', field: 'goals' }],
      rows: [
        { name: 'Ann', goals: null },
        { name: 'Bea', goals: 0 },
      ],
    });
    expect(withoutGoals).toContain('<th scope="row">Ann</th><td class="folded-column">–</td>');
    expect(withoutGoals).toMatch(/Bea<span class="folded-cells">.*0.*<td class="folded-column">0<\/td>/);
  });

  it('gives a row its id, and columns with a width fixed positions in a region whose width folds the columns of a wide table', () => {
    const fixed = renderTable({
      columns: [player, { head: 'G', width: 'w-16', whenNarrow: 'folded', field: 'goals' }],
      buildRowId: ({ name }) => `player-${name}`,
      isWide: true,
    });
    expect(fixed).toContain('<tr id="player-Ann">');
    expect(fixed).toMatch(/<div class="scroll-region folding-table"[^>]*><table class="[^"]*table-fixed"/);
    expect(fixed).toMatch(/<th scope="col" class="[^"]*w-16">G/);
    expect(fixed).toContain('<td class="folded-column">2</td>');
    expect(html).not.toContain('table-fixed');
  });

  it('repeats a folded column below the row header, only where it is narrow', () => {
    const folded = renderTable({
      columns: [player, { head: 'G', name: 'Goals scored', whenNarrow: 'folded', renderCell: ({ goals }) => goals }],
    });
    expect(folded).toMatch(/<th scope="row"[^>]*>Ann<span class="folded-cells">.*Goals scored.*2<\/span>/);
    expect(folded).toMatch(/<th scope="col" class="[^"]*folded-column/);
    expect(folded).toContain('<td class="folded-column">2</td>');
    expect(html).not.toContain('folded');
  });

  it('passes the head of a folded column to the style sheet when the column asks for it', () => {
    const folded = renderTable({
      columns: [player, { head: 'G', name: 'Goals scored', whenNarrow: 'folded-with-name', field: 'goals' }],
    });
    expect(folded).toContain('<span data-column="G">2</span>');
  });

  it("shows a folded cell in the column's own words when the cell alone says too little", () => {
    const scored = { head: 'S', name: 'Has scored', renderCell: () => 'Yes', renderFoldedCell: () => 'Scored' };
    const folded = renderTable({ columns: [player, { ...scored, whenNarrow: 'folded' }] });
    expect(folded).toMatch(/<th scope="row"[^>]*>Ann<span class="folded-cells"><span>Scored<\/span>/);
    expect(folded).toMatch(/<td class="[^"]*">Yes<\/td>/);
  });

  it('omits an empty cell below the name on phones', () => {
    const empty = renderTable({ columns: [player, { head: 'Video', whenNarrow: 'folded', renderCell: () => null }] });
    expect(empty).toMatch(/<th scope="row"[^>]*>Ann<\/th>/);
  });

  it('names the column of each cell when a phone stacks the cells', () => {
    const columns: DataColumn<Line>[] = [player, { head: 'G', name: 'Goals scored', field: 'goals' }];
    const stacked = renderTable({ columns, isStackedOnPhones: true });
    expect(stacked).toContain('<td data-column="Goals scored"');
    expect(html).not.toContain('data-column');
  });

  it('has the same markup without its own styles when another class styles it', () => {
    const columns = [{ head: 'Hole', renderCell: (row: Line) => row.name }];
    const sections = [{ key: 'a', rows: [{ name: 'Par', goals: 0 }] }];
    const plain = renderToStaticMarkup(
      <DataTable<Line> className="grid" caption="Nine" columns={columns} sections={sections} />,
    );
    expect(plain).toMatch(/^<div [^>]*role="region" aria-label="Nine table" tabindex="0"><table class="grid">/);
    expect(plain).toContain('<th scope="col">Hole</th>');
    expect(plain).toContain('<th scope="row">Par</th>');
  });

  it('has its row headers in the column that is marked for them', () => {
    const ranked = renderTable({
      columns: [
        { head: 'G', field: 'goals' },
        { ...player, isRowHead: true },
      ],
    });
    expect(ranked).toContain('<td>2</td><th scope="row">Ann</th>');
  });
});

describe('a sortable data table', () => {
  const sorted = renderToStaticMarkup(
    <MemoryRouter>
      <DataTable<Line>
        caption="Goals"
        columns={[
          {
            head: 'G',
            isNumeric: true,
            sort: { href: '/a', direction: 'descending' },
            renderCell: ({ goals }) => goals,
          },
          { head: 'Player', isRowHead: true, sort: { href: '/b', direction: null }, renderCell: ({ name }) => name },
        ]}
        sections={[
          {
            key: 'a',
            rows: [
              { name: 'Ann', goals: 2 },
              { name: 'Bea', goals: 2 },
            ],
          },
        ]}
        isShaded={({ name }) => name === 'Bea'}
      />
    </MemoryRouter>,
  );

  it('links each column head, and says how the rows are sorted', () => {
    expect(sorted).toMatch(/<th scope="col" aria-sort="descending"[^>]*><a [^>]*href="\/a"/);
    expect(sorted).toMatch(/<th scope="col" class[^>]*><a [^>]*href="\/b"/);
  });

  it('has its row headers in the marked column, and shades the marked rows', () => {
    expect(sorted).toContain('<tr><td class="figures">2</td><th scope="row">Ann');
    expect(sorted).toContain('<tr class="shaded-row"><td class="figures">2</td><th scope="row">Bea');
  });
});
