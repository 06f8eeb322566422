import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import { sources, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/girls-volleyball/maxpreps-scores';

const games: readonly Game[] = [
  buildFinalGame({ id: 'f', sportId: 'girls-volleyball' }),
  { ...buildScheduledGame(), id: 's', sportId: 'girls-volleyball' },
  buildFinalGame({ id: 'other', sportId: 'football' }),
];

function view(query: Record<string, string> = {}, given: readonly Game[] | null = games) {
  const values = buildTestValues({
    optional: { games: given && { value: [...given], fetchedAtMs: now, isStale: false } },
    dependent: { schools: null },
  });
  const { scores } = toView(values, { ...buildTestSportRequest(path, { clock }), query });
  return { ...scores, sections: unpack(scores.sections) };
}
const listIdsIn = (query: Record<string, string> = {}) =>
  view(query).sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards.map(({ id }) => id)));

describe('the scores of a sport’s statistics', () => {
  it('include only games of the sport, under the date', () => {
    expect(listIdsIn()).toEqual(['f', 's']);
    expect(view({ date: '2025-10-10' }).dayName).toBe('Friday, October 10 Games');
  });

  it('are filtered by school and by result', () => {
    expect(listIdsIn({ final: '1' })).toEqual(['f']);
    expect(view({ q: 'nobody' })).toMatchObject({ sections: [], emptyText: 'No games found.' });
  });

  it('say when a day has no games', () => {
    expect(view({}, games.slice(2)).emptyText).toBe('No games available for this date.');
    expect(view({}, null).emptyText).toBe('No games available for this date.');
  });

  it('have links only to their own page', () => {
    const { strip, counts, filters } = view({ q: 'a', date: '2025-10-10' });
    expect(strip.days[0]?.href).toBe(`${path}?date=2025-10-07&q=a`);
    expect(counts.map(({ href }) => href.split('?')[0])).toEqual(counts.map(() => path));
    expect(counts[0]?.text).toBe('Girls Volleyball');
    expect([filters.path, filters.sportOptions, filters.searchPlaceholder]).toEqual([
      path,
      [],
      'Search by school name...',
    ]);
  });

  it('link each team to its page when the school is known', () => {
    const teams = [
      buildGameTeam('Ashgrove', { schoolId: '0101' }),
      buildGameTeam('Out of State', { schoolId: null }),
    ] as const;
    const [section] = view({}, [buildFinalGame({ sportId: 'girls-volleyball', teams })]).sections;
    expect(section?.parts[0]?.cards[0]?.teams.map(({ to }) => to)).toEqual([
      '/sports/girls-volleyball/teams/0101',
      null,
    ]);
  });

  it('are divided into pages of 30 games', () => {
    const many = Array.from({ length: 31 }, (_, index) =>
      buildFinalGame({ id: `${index}`, sportId: 'girls-volleyball' }),
    );
    expect(view({}, many).countText).toBe('31 games, page 1 of 2');
  });
});

it('requests the day of the address, and refuses a sport without statistics', () => {
  const request = buildTestSportRequest('/sports/softball/maxpreps-scores?date=2025-10-10');
  expect(sources(request).optional.games.params).toEqual({ day: '2025-10-10' });
  expect(findRefusalAt('/sports/boys-golf/maxpreps-scores')).toBe('other-sport');
});
