import { describe, expect, it, test } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { buildChosenSportHref, toSportScoresView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const soccer = findSport('boys-soccer') as Sport;
const path = '/sports/boys-soccer/scores';

const view = (games: readonly Game[], query: Record<string, string> = {}, sport = soccer) =>
  toSportScoresView(sport, { value: [...games], fetchedAtMs: now, isStale: false }, query, clock);

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
  const { countText, strip, sections } = view(
    ['a', 'b'].map((id) => buildFinalGame({ id, sportId, day: '2025-10-11' })),
    {},
    findSport(sportId),
  );
  expect(countText).toBe(count);
  expect(strip.days.find(({ isSelected }) => isSelected)?.countText).toBe(count);
  expect(sections[0]?.countText).toBe(count);
});

describe('the list of sports', () => {
  const listSportIds = (sport: Sport) => view([], {}, sport).filters.sportOptions.map(({ value }) => value);

  it('has fourteen sports, in the order of the specification', () => {
    expect(listSportIds(soccer)).toHaveLength(14);
    expect(listSportIds(soccer).slice(0, 5)).toEqual([
      'boys-soccer',
      'girls-flag-football',
      'girls-volleyball',
      'football',
      'boys-basketball',
    ]);
  });

  it('also has the shown sport when it is another one', () => {
    expect(listSportIds(findSport('girls-tennis') as Sport).at(-1)).toBe('girls-tennis');
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
  expect(buildChosenSportHref(soccer, query)).toBe(href);
});
