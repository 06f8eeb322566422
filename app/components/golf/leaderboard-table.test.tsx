import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { LeaderboardTable } from './leaderboard-table';

const scores = [-2, 0, 3];

function renderTableWithPinned(pinned: string) {
  const placed = rankStandings(
    scores.map((versusPar, index) => buildGolfStanding({ id: String(index), name: `Golfer ${index}`, versusPar })),
  );
  const rows = placed.map(toBoardRow).map((row) => ({
    row,
    change: undefined,
    pin: { isPinned: row.name === pinned, what: row.name, toggle: () => undefined },
  }));
  return renderToStaticMarkup(
    <LeaderboardTable
      caption="Individual leaderboard"
      head="Golfer"
      rows={rows}
      renderName={({ name }) => <i>{name}</i>}
    />,
  );
}

const listNamesIn = (html: string) => [...html.matchAll(/<i>(.*?)<\/i>/g)].map(([, name]) => name);

describe('a leaderboard', () => {
  it("repeats a pinned golfer at the top, and keeps the golfer's row at its place", () => {
    const html = renderTableWithPinned('Golfer 2');
    expect(listNamesIn(html)).toEqual(['Golfer 2', 'Golfer 0', 'Golfer 1', 'Golfer 2']);
    expect(listNamesIn(/<tbody aria-label="Pinned">.*?<\/tbody>/.exec(html)?.[0] ?? '')).toEqual(['Golfer 2']);
  });

  it('has no pinned rows while nobody is pinned', () => {
    expect(listNamesIn(renderTableWithPinned('nobody'))).toEqual(['Golfer 0', 'Golfer 1', 'Golfer 2']);
  });

  it('colors scores below, at and above par', () => {
    const html = renderTableWithPinned('nobody');
    for (const look of ['golf-under">−2', 'golf-even">E', 'golf-over">+3']) expect(html).toContain(look);
  });

  it('repeats the known round scores below the name of the golfer, each with its label', () => {
    expect(renderTableWithPinned('nobody')).toContain(' R1\u00a0<b>76</b> TOT\u00a0<b>76</b>');
  });
});
