import { describe, expect, it } from 'vitest';
import { chooseShownWeek } from '~/blocks/football-scores/shown-week';
import { toFootballScoresView } from '~/blocks/football-scores/view';
import { unpack } from '~/browser/packed';
import type { PagerView } from '~/components/ui/pager';
import type { Game } from '~/models/games/game';
import type { GamePartView } from '~/models/games/game-section';
import { buildFinalGame, buildGameTeam } from '~/models/games/game.fixture';
import { buildTestRequest, buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { toView as toDateView } from '~/routes/scores-by-date/page';
import { toView as toBoxScoresView } from '~/routes/sport/state-series/box-scores/page';
import { toView as toStateScoresView } from '~/routes/sport/state-series/scores/page';
import type { SportFacts } from '~/upstream/sports';

/* A list of games has pages of 400, which no real day or week reaches. */

/** What a view shows at an address. */
interface Shown {
  readonly parts: readonly GamePartView[];
  readonly refreshHref: string;
  readonly pager?: PagerView | undefined;
}

const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const listParts = (sections: readonly { readonly parts: readonly GamePartView[] }[]) =>
  sections.flatMap(({ parts }) => parts);

const views: Readonly<Record<string, (games: Game[], address: string) => Shown>> = {
  '/sports/boys-soccer/state-series/scores/2A?date=2025-10-11': (games, address) => {
    const values = buildTestValues({
      subject: { facts: read({ classes: ['1A', '2A'] } as unknown as SportFacts) },
      optional: { games: read(games) },
      dependent: { gamesOfOtherClass: null, gamesOfAll: null },
    });
    const { scores, sections } = toStateScoresView(values, buildTestSportRequest(address));
    return { ...scores, parts: listParts(unpack(sections)) };
  },
  '/sports/football/regular-season/scores?week=7': (games, address) => {
    const request = buildTestSportRequest(address);
    const shown = chooseShownWeek(request, { withPlayoffs: false });
    const path = '/sports/football/regular-season/scores';
    const { scores, sections } = toFootballScoresView(
      { optional: { games: read(games) }, dependent: {} },
      path,
      shown,
      request,
    );
    return { ...scores, parts: listParts(unpack(sections)) };
  },
  '/sports/boys-soccer/state-series/box-scores/2A': (games, address) => {
    const { boxScores } = toBoxScoresView(
      buildTestValues({ optional: { games: read(games) } }),
      buildTestSportRequest(address),
    );
    return { ...boxScores, parts: listParts(boxScores.days), refreshHref: boxScores.href };
  },
  '/scores2?date=2025-10-18': (games, address) => {
    const values = buildTestValues({ optional: { 'boys-cross-country': read(games) }, dependent: { schools: null } });
    const { scores, sections } = toDateView(values, buildTestRequest(address));
    return { ...scores, parts: listParts(unpack(sections)) };
  },
};

function buildGames(count: number): Game[] {
  return Array.from({ length: count }, (_, index) =>
    buildFinalGame({
      id: String(index),
      day: '2025-10-11',
      classId: '2A',
      level: 'State',
      round: index % 2 === 0 ? 'Semifinal' : 'Championship',
      teams: [buildGameTeam(`Elm ${index}`), buildGameTeam(`Oak ${index}`)],
    }),
  );
}

const listIds = ({ parts }: Shown) => parts.flatMap(({ cards }) => cards.map(({ id }) => id));
const addPage = (address: string, page: string) => `${address}${address.includes('?') ? '&' : '?'}page=${page}`;

describe.each(Object.entries(views))('%s', (address, show) => {
  const games = buildGames(1001);

  it('has one page for 400 games', () => {
    const shown = show(games.slice(0, 400), address);
    expect(listIds(shown)).toHaveLength(400);
    expect(shown).not.toHaveProperty('pager');
    expect(shown.refreshHref).toBe(address);
  });

  it('has each of more games on one of its pages', () => {
    const pages = [address, addPage(address, '2'), addPage(address, '3')].map((each) => show(games, each));
    expect(pages.map((page) => listIds(page).length)).toEqual([400, 400, 201]);
    expect(new Set(pages.flatMap(listIds)).size).toBe(1001);
    expect(pages.map(({ pager }) => [pager?.current, pager?.lastPage])).toEqual([1, 2, 3].map((page) => [page, 3]));
    expect(pages[0]?.pager?.nextHref).toBe(pages[1]?.refreshHref);
    expect(pages[1]?.pager?.previousHref).toBe(address);
  });

  it.each([
    ['9999', 3],
    ['0', 1],
    ['abc', 1],
  ])('shows for page=%s page %s', (page, current) => {
    expect(show(games, addPage(address, page)).pager?.current).toBe(current);
  });
});
