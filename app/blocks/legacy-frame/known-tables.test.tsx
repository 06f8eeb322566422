import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { KnownGrid, KnownTable } from '~/models/content/known-table';
import { KnownTables, type SortedTables } from './known-tables';

const entries = (count: number): KnownGrid => ({
  kind: 'grid',
  label: 'Entries',
  title: null,
  columns: [
    { head: 'No.', id: 'no', isNumeric: true },
    { head: 'School', id: 'school', isSubject: true },
    { head: 'City', id: 'city', whenNarrow: 'folded' },
    { head: 'Enrollment', id: 'enrollment', isNumeric: true },
  ],
  sections: [{ title: null, rows: Array.from({ length: count }, (_, row) => [`${row + 1}`, 'Ash', 'Elm', '361']) }],
});

const render = (table: KnownTable, sorted: SortedTables = { order: null, sortPath: null }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <KnownTables tables={[table]} {...sorted} />
    </MemoryRouter>,
  );

describe('a known table', () => {
  it('has heads over their figures, and the school as the head of its row with the folded cells', () => {
    const html = render(entries(1));
    expect(html).toMatch(/<th scope="col" class="text-right">Enrollment<\/th>/);
    expect(html).toMatch(/<td class="figures">361<\/td>/);
    expect(html).toMatch(/<th scope="row">Ash<span class="folded-cells">.*Elm/);
  });

  it('of ten rows and more is sorted by the links of its heads; the sorted column reverses', () => {
    const sorted = { order: { column: 'school', isReversed: false }, sortPath: '/sports/chess/history' };
    const html = render(entries(10), sorted);
    expect(html).toContain('href="/sports/chess/history?sort=city"');
    expect(html).toContain('href="/sports/chess/history?sort=school&amp;order=reversed"');
    expect(html.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="ascending"']);
    expect(render(entries(9), sorted)).not.toContain('<a ');
  });

  it('with a title shows it above the table, whose name is distinct on the page', () => {
    const html = render({ ...entries(1), title: 'Singles', label: 'Ash Sectional, Singles' });
    expect(html).toMatch(/<p [^>]*>Singles<\/p>.*aria-label="Ash Sectional, Singles table"/);
  });

  it('of lists has the title of each list over its items', () => {
    const lists = [{ title: 'Regional 1', items: ['Ash', 'Elm'] }];
    expect(render({ kind: 'lists', label: 'Assignments', lists })).toMatch(
      /<ul aria-label="Assignments".*Regional 1<\/span><ul><li>Ash<\/li><li>Elm<\/li><\/ul>/,
    );
  });
});
