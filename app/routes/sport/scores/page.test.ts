import { describe, expect, it, test } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { findRedirect, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-soccer/scores';

function view(games: readonly Game[], query: Record<string, string> = {}, sportId = 'boys-soccer') {
  const values = buildTestValues({
    subject: { facts: null },
    optional: { games: { value: [...games], fetchedAtMs: now, isStale: false } },
    dependent: { schools: null },
  });
  const { scores } = toView(values, { ...buildTestSportRequest(`/sports/${sportId}/scores`, { clock }), query });
  return { ...scores, sections: unpack(scores.sections) };
}

describe('the daily games of a sport', () => {
  it('include only games of the sport', () => {
    const { sections } = view([
      buildFinalGame({ id: 's', sportId: 'boys-soccer' }),
      buildFinalGame({ id: 'f', sportId: 'football' }),
    ]);
    expect(sections.map(({ title, parts }) => [title, parts[0]?.cards.map(({ id }) => id)])).toEqual([
      ['Boys Soccer', ['s']],
    ]);
  });

  it('are divided into pages of 24 games', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...buildScheduledGame(),
      sportId: 'boys-soccer',
      id: `${index}`,
    }));
    const { pager, countText } = view(many, { page: '2', final: '0' });
    expect(countText).toBe('50 games, page 2 of 3');
    expect(pager.nextHref).toBe(`${path}?page=3`);
  });

  it('keep date, school and results in their links, and leave the sport to the path', () => {
    const { strip } = view([], { date: '2025-10-11', q: 'ash', final: '1', sport: 'boys-soccer', page: '4' });
    expect(strip.days[0]?.href).toBe(`${path}?date=2025-10-08&q=ash&final=1`);
  });
});

test.each([
  ['boys-cross-country', '2 meets'],
  ['girls-tennis', '2 matches'],
  ['boys-soccer', '2 games'],
])('the games of %s on a day are counted as %s', (sportId, count) => {
  const { countText, sections } = view(
    ['a', 'b'].map((id) => buildFinalGame({ id, sportId, day: '2025-10-11' })),
    {},
    sportId,
  );
  expect(countText).toBe(count);
  expect(sections[0]?.countText).toBe(count);
});

describe('the list of sports', () => {
  const listSportIds = (sportId: string) => view([], {}, sportId).filters.sportOptions.map(({ value }) => value);

  it('has fourteen sports, in the order of the specification', () => {
    expect(listSportIds('boys-soccer')).toHaveLength(14);
    expect(listSportIds('boys-soccer').slice(0, 5)).toEqual([
      'boys-soccer',
      'girls-flag-football',
      'girls-volleyball',
      'football',
      'boys-basketball',
    ]);
  });

  it('also has the shown sport when it is another one', () => {
    expect(listSportIds('girls-tennis').at(-1)).toBe('girls-tennis');
  });
});

test.each([
  ['boys-lacrosse', 'boys-lacrosse'],
  ['girls-tennis', 'girls-tennis'],
  ['quidditch', 'boys-soccer'],
])('an address with %s shows %s', (sportId, shown) => {
  expect(buildTestSportRequest(`/sports/${sportId}/scores`).sport.id).toBe(shown);
});

test.each<[Record<string, string>, string | null]>([
  [{}, null],
  [{ sport: 'boys-soccer', q: 'ash' }, null],
  [{ sport: 'quidditch' }, null],
  [{ sport: 'football', date: '2025-10-10', q: 'ash', page: '3' }, '/sports/football/scores?date=2025-10-10&q=ash'],
])('the form with %j leads to %s', (query, href) => {
  const outcome = findRedirect({ ...buildTestSportRequest(path), query });
  expect(outcome?.toResponse().headers.get('location') ?? null).toBe(href);
});
