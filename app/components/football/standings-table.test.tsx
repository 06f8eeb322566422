import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
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

it('on phones each figure of a row stays on the line of its label', () => {
  const row = {
    id: '1',
    name: 'Ashgrove',
    shortName: 'Ashgrove',
    logoUrl: null,
    conferenceRecord: '3-0',
    record: '5-2',
    opponentsWins: '38',
    pointsFor: '286',
    pointsAgainst: '105',
    bid: null,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StandingsTable conference="Prairie League" rows={[row]} />
    </MemoryRouter>,
  );
  expect(html).toContain('Opp. Wins\u00a038, PF\u00a0286, PA\u00a0105');
});
