import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { LeaderboardTable } from './leaderboard-table';

const scores = [-2, 0, 3];

function renderTableWithPinned(pinned: string) {
  return renderTable(
    scores.map((versusPar, index) => ({ id: String(index), name: `Golfer ${index}`, versusPar })),
    pinned,
  );
}

function renderTable(standings: readonly Parameters<typeof buildGolfStanding>[0][], pinned: string) {
  const placed = rankStandings(standings.map(buildGolfStanding));
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

  it('repeats the known round scores below the name of the golfer, with what is not clear by itself', () => {
    const list = (standing: Parameters<typeof buildGolfStanding>[0]) =>
      /<small class="golf-rounds-below">(.*?)<\/small>/
        .exec(renderTable([standing], 'nobody'))?.[1]
        ?.replace(/<span class="sr-only">.*?<\/span>|<.*?>/g, '')
        .trim();
    const [first, second] = [
      { gross: 71, versusPar: -1 },
      { gross: 39, versusPar: 3 },
    ];
    const unplayed = { gross: null, versusPar: null };
    expect(list({ rounds: [first, unplayed], gross: 71 })).toBe('71 strokes');
    expect(list({ rounds: [first, { ...second, gross: 74 }], gross: 145 })).toBe('71, 74, total 145');
    expect(list({ rounds: [first, second], gross: 110, thru: 9 })).toBe('This round\u00a0+3 71, 39');
  });
});
