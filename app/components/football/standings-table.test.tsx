import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrintedStandingsLegend, StandingsTable } from './standings-table';

const legend = renderToStaticMarkup(<PrintedStandingsLegend />);
const terms = [...legend.matchAll(/<dt[^>]*>(?:<span[^>]*>)?([^<]*)(?:<\/span>)?<\/dt><dd[^>]*>([^<]+)</g)].map(
  ([, term = '']) => term,
);

it('the printed legend explains every abbreviated column head and every bid', () => {
  const table = renderToStaticMarkup(<StandingsTable conference="Prairie League" rows={[]} />);
  const heads = [...table.matchAll(/<abbr[^>]*>([^<]*)<\/abbr>/g)].map(([, head = '']) => head);
  expect(heads).toContain('PF');
  expect(terms).toEqual([...heads, 'R', 'C', 'A', 'E']);
});

it('the printed legend is visible only in print', () => {
  expect(legend).toMatch(/^<div[^>]* class="hidden print:block"/);
});
