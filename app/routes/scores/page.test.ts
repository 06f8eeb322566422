import { describe, expect, it } from 'vitest';
import type { AreaLists } from '~/blocks/daily-games/area-filter';
import { buildCalendarEvent } from '~/blocks/page-parts/content.fixture';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SourceValue } from '~/page/page-sources';
import type { CalendarEvent } from '~/upstream/events';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const read = <Value>(value: Value) => ({ value, fetchedAtMs: now, isStale: false });

interface Asked {
  readonly query?: Record<string, string>;
  readonly at?: ContentClock;
  readonly counts?: Readonly<Record<string, SourceValue<(string | null)[]> | null>>;
  readonly events?: CalendarEvent[];
  readonly lists?: Partial<AreaLists>;
}

function show(games: SourceValue<Game[]> | null, { query = {}, at = clock, counts, events, lists }: Asked = {}) {
  const values = buildTestValues({
    optional: { games, directory: lists?.schools, districts: lists?.districts, conferences: lists?.conferences },
    dependent: { schools: null, events: events === undefined ? null : read(events), ...counts },
  });
  const request = { ...buildTestRequest('/scores', { clock: at }), query };
  const { scores } = toView(values as unknown as Parameters<typeof toView>[0], request);
  return { ...scores, sections: unpack(scores.sections) };
}

const view = (games: readonly Game[], query: Record<string, string> = {}) => show(read([...games]), { query });

/** As many games as asked for, of one sport, with ids that count up. */
function getGames(length: number, changes: Partial<Game> = {}): Game[] {
  return Array.from({ length }, (_, index) => ({ ...buildScheduledGame(), ...changes, id: String(index) }) as Game);
}

const buildTeams = (home: string, away: string) => [buildGameTeam(home), buildGameTeam(away)] as const;
const listCards = ({ sections }: ReturnType<typeof show>) =>
  sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards));
const listIds = (scores: ReturnType<typeof show>) => listCards(scores).map(({ id }) => id);

describe('the shown day', () => {
  it('is today in the association’s time zone', () => {
    const late: ContentClock = { ...clock, getNowMs: () => Date.parse('2025-10-12T04:30:00Z') };
    expect(show(null, { at: late }).dayName).toBe('Today, Saturday, October 11');
  });

  it('is the day of the address', () => {
    expect(view([], { date: '2025-10-14' }).dayName).toBe('Tuesday, October 14');
  });

  it('is in the middle of seven days, whose links keep the filters and drop the page number', () => {
    const query = { sport: 'football', page: '2', final: '1', q: 'ash' };
    const { strip } = view(getGames(70, { sportId: 'football' }), query);
    expect(strip.days.map(({ day }) => day.slice(8))).toEqual(['08', '09', '10', '11', '12', '13', '14']);
    expect(strip.days[0]?.href).toBe('/scores?date=2025-10-08&sport=football&q=ash&final=1');
    expect(strip.days[3]).toMatchObject({
      isSelected: true,
      href: '/scores?date=2025-10-11&sport=football&q=ash&final=1',
    });
    expect(strip.laterHref).toBe('/scores?date=2025-10-18&sport=football&q=ash&final=1');
  });
});

it('names the chosen sport when it has no games', () => {
  expect(view([], { sport: 'girls-tennis' }).emptyDetail).toBe('No games for Girls Tennis on Saturday, October 11.');
  expect(view([]).emptyDetail).toBeNull();
  expect(view(getGames(1, { sportId: 'football' }), { sport: 'football', q: 'no such school' }).emptyDetail).toBeNull();
});

describe('the game counts of the row of days', () => {
  const listCounts = (counts: Asked['counts'], query: Record<string, string> = {}) => {
    const shown = [...getGames(3, { sportId: 'football' }), ...getGames(2, { sportId: 'boys-soccer' })];
    return show(read(shown), { query, ...(counts && { counts }) }).strip.days.map(({ gameCount }) => gameCount);
  };
  const friday = read([
    ...Array.from({ length: 40 }, () => 'football'),
    ...Array.from({ length: 9 }, () => 'girls-volleyball'),
    null,
  ]);
  const sunday = read([]);
  const days = ['08', '09', '10', '12', '13', '14'].map((day) => `2025-10-${day}`);
  const counts = Object.fromEntries(days.map((day, index) => [day, [2, 4].includes(index) ? friday : sunday]));
  const none = [null, null, null, null, null, null, null];

  it('count the games of every day, or only of the chosen sport', () => {
    expect(listCounts(counts)).toEqual([0, 0, 50, 5, 0, 50, 0]);
    expect(listCounts(counts, { sport: 'football' })).toEqual([0, 0, 40, 3, 0, 40, 0]);
  });

  it('are left out on all days while one is not known, because a day without a number looks like one without games', () => {
    expect(listCounts({ ...counts, '2025-10-09': null })).toEqual(none);
    expect(show(null, { counts }).strip.days.map(({ gameCount }) => gameCount)).toEqual(none);
  });

  it('are left out when the links lead to only some of the games', () => {
    expect(listCounts(counts, { q: 'ash' })).toEqual(none);
    expect(listCounts(counts, { final: '1' })).toEqual(none);
    expect(listCounts(counts, { live: '1' })).toEqual(none);
  });
});

describe('a day without games', () => {
  const monday = read(['football', 'football', 'boys-soccer']);
  const listNext = (query: Record<string, string>, shown: Game[] | null = []) =>
    show(shown && read(shown), {
      query: { date: '2025-10-12', ...query },
      counts: { '2025-10-13': monday },
      events: [buildCalendarEvent({ title: 'Boys Golf state finals', day: '2025-10-17', activityName: 'Boys Golf' })],
    }).nearby.map(({ to, detail }) => [to, detail]);

  it('links to the next day with games, keeping the chosen sport, and to the next state finals', () => {
    const finals = ['/sports/boys-golf', 'Friday, October 17'];
    expect(listNext({})).toEqual([['/scores?date=2025-10-13', '3 games'], finals]);
    expect(listNext({ sport: 'football' })).toEqual([['/scores?date=2025-10-13&sport=football', '2 games']]);
  });

  it('has no such links when a search leaves no games or the feed cannot be read', () => {
    expect(listNext({ q: 'ash' })).toEqual([]);
    expect(listNext({ final: '1' })).toEqual([]);
    expect(listNext({}, null)).toEqual([]);
    expect(listNext({}, getGames(1))).toEqual([]);
  });
});

describe('the link to meets of another feed', () => {
  it('leads to the meets of the chosen sport on the same day', () => {
    const buildHref = (query: Record<string, string>) => view([], query).otherGames?.href;
    expect(buildHref({ sport: 'girls-cross-country' })).toBe('/scores2#sport-girls-cross-country');
    expect(buildHref({ sport: 'boys-cross-country', date: '2025-10-04' })).toBe(
      '/scores2?date=2025-10-04#sport-boys-cross-country',
    );
    expect(view([], { sport: 'girls-cross-country' }).otherGames?.text).toContain('Girls Cross Country');
  });

  it('is missing for sports of the daily feed', () => {
    expect(view([], { sport: 'football' }).otherGames).toBeNull();
    expect(view([]).otherGames).toBeNull();
  });
});

describe('the sport filter', () => {
  const mixed = [
    buildFinalGame({ id: 'f', sportId: 'football' }),
    buildFinalGame({ id: 's', sportId: 'boys-soccer' }),
    buildFinalGame({ id: 'b', sportId: 'badminton' }),
    buildFinalGame({ id: 'x', sportId: null }),
  ];

  it('shows all sports by default, the main sports of the page first', () => {
    expect(view(mixed).sections.map(({ title }) => title)).toEqual(['Boys Soccer', 'Football', 'Badminton', 'Other']);
  });

  it.each([
    ['football', ['f']],
    ['badminton', ['b']],
    ['softball', []],
    ['no-such-sport', ['s', 'f', 'b', 'x']],
  ])('with %s shows %j', (sport, ids) => {
    expect(listIds(view(mixed, { sport }))).toEqual(ids);
  });

  it('offers all sports, the main sports of the page and others that play that day', () => {
    const texts = view(mixed).filters.sportOptions.map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual(['All sports', 'Boys Soccer', 'Girls Flag Football']);
    expect(texts).toEqual(expect.arrayContaining(['Girls Cross Country', 'Boys Cross Country', 'Badminton']));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('ignores an unknown sport', () => {
    expect(view(mixed, { sport: 'no-such-sport' }).filters.sport).toBe('');
  });
});

describe('the school search', () => {
  const mixed = [
    buildFinalGame({ id: '1', teams: buildTeams('Ashgrove', 'Fort Harlan') }),
    buildFinalGame({ id: '2', teams: buildTeams('Kettle Creek', 'North Ashgrove') }),
    buildFinalGame({ id: '3', teams: buildTeams('Lone Elm', 'TBD') }),
  ];

  it.each([
    ['ASH', ['1', '2']],
    [' harlan ', ['1']],
    ['   ', ['1', '2', '3']],
    ['tbd', ['3']],
    ['fort  hárlan', ['1']],
    ['kettle-creek', ['2']],
    ['zzz', []],
    ['.*', []],
  ])('for %j finds %j', (q, ids) => {
    expect(listIds(view(mixed, { q }))).toEqual(ids);
  });
});

describe('the results filter', () => {
  it('shows only final games with both scores', () => {
    const mixed = [
      buildFinalGame({ id: 'both' }),
      buildFinalGame({ id: 'one', columns: [[1, null]] }),
      buildLiveGame({ id: 'live' }),
      buildScheduledGame({ id: 'next' }),
    ];
    expect(listIds(view(mixed, { final: '1' }))).toEqual(['both']);
  });
});

describe('the order of games', () => {
  it('is by time with games without a time last, then by home team', () => {
    const toTime = (minutesOfDay: number) => ({ minutesOfDay, text: '' });
    const mixed = [
      buildScheduledGame({ id: 'tba', time: null }),
      buildScheduledGame({ id: 'seven-b', time: toTime(1140), teams: buildTeams('B', 'X') }),
      buildScheduledGame({ id: 'seven-a', time: toTime(1140), teams: buildTeams('A', 'Y') }),
      buildFinalGame({ id: 'ten', time: toTime(600) }),
    ];
    expect(listIds(view(mixed))).toEqual(['ten', 'seven-a', 'seven-b', 'tba']);
  });
});

describe('games in play', () => {
  const toTime = (hour: number) => ({ minutesOfDay: hour * 60, text: '' });
  const afternoon = [
    ...getGames(40, { time: toTime(9), sportId: 'boys-soccer' }),
    buildFinalGame({ id: 'final', sportId: 'football', time: toTime(13) }),
    buildScheduledGame({ id: 'next', sportId: 'football', time: toTime(11) }),
    buildLiveGame({ id: 'live football', sportId: 'football', time: toTime(12) }),
    buildLiveGame({ id: 'live soccer', sportId: 'boys-soccer', time: toTime(13) }),
  ];

  it('come before all other games on the first page, grouped by sport', () => {
    const [live, soccer] = view(afternoon).sections;
    expect(live).toMatchObject({ title: 'Live', countText: '2 games' });
    expect(live?.parts.map(({ title, cards }) => [title, cards.map(({ id }) => id)])).toEqual([
      ['Boys Soccer', ['live soccer']],
      ['Football', ['live football']],
    ]);
    expect(soccer).toMatchObject({ title: 'Boys Soccer', countText: '40 more' });
  });

  it('are followed within a sport by finished games and then by upcoming games', () => {
    expect(listIds(view(afternoon, { sport: 'football' }))).toEqual(['live football', 'final', 'next']);
  });

  it('are a choice of the address, which links and days keep', () => {
    const live = view(afternoon, { live: '1', q: 'ash' });
    expect(listIds(live)).toEqual(['live soccer', 'live football']);
    expect(live.refreshHref).toBe('/scores?q=ash&live=1');
    expect(view(afternoon, { live: '1', final: '1' }).filters).toMatchObject({ onlyLive: false, onlyResults: true });
  });
});

describe('the counts', () => {
  const day = [
    ...getGames(3, { sportId: 'boys-soccer' }),
    buildFinalGame({ id: 'f', sportId: 'football', teams: buildTeams('Zion', 'Ashgrove') }),
    buildLiveGame({ id: 'l', sportId: 'football' }),
  ];
  const listCounts = (query: Record<string, string>) =>
    view(day, query).counts.map(({ text, count, href, isCurrent }) => [text, count, href, isCurrent]);

  it('link to all games, to those in play and to those of each sport', () => {
    expect(listCounts({})).toEqual([
      ['All', 5, '/scores', true],
      ['Live', 1, '/scores?live=1', false],
      ['Boys Soccer', 3, '/scores?sport=boys-soccer', false],
      ['Football', 2, '/scores?sport=football', false],
    ]);
  });

  it.each<Record<string, string>>([
    {},
    { sport: 'football' },
    { live: '1' },
    { final: '1' },
    { q: 'zion', date: '2025-10-14' },
  ])('with %j match the number of games on the page that they link to', (query) => {
    for (const { href, count } of atLeastOne(view(day, query).counts)) {
      expect(listIds(view(day, Object.fromEntries(new URL(href, 'http://x').searchParams)))).toHaveLength(count);
    }
  });

  it('keep the chosen sport even if it has no games', () => {
    expect(listCounts({ sport: 'softball' })).toContainEqual(['Softball', 0, '/scores?sport=softball', true]);
  });

  it('are missing on a day without games', () => {
    expect(view([]).counts).toEqual([]);
  });
});

describe('pages', () => {
  it('hold 30 games', () => {
    expect(listIds(view(getGames(61), { page: '1' }))).toHaveLength(30);
    expect(listIds(view(getGames(61), { page: '3' }))).toHaveLength(1);
    expect(view(getGames(61), { page: '2' }).countText).toBe('61 games, page 2 of 3');
    expect(view(getGames(1)).countText).toBe('1 game');
    expect(view(getGames(61), { page: '3' }).sections).toMatchObject([{ title: 'Boys Soccer', countText: '61 games' }]);
  });

  it.each([
    ['99', 3],
    ['0', 1],
    ['x', 1],
  ])('requested as %s show page %i of 3', (page, current) => {
    expect(view(getGames(61), { page }).pager.current).toBe(current);
  });

  it('have links that keep the day and the filters', () => {
    const { pager } = view(getGames(61), { date: '2025-10-14', q: 'ash', page: '2' });
    expect(pager.previousHref).toBe('/scores?date=2025-10-14&q=ash');
    expect(pager.nextHref).toBe('/scores?date=2025-10-14&q=ash&page=3');
    expect(view(getGames(61)).pager.nextHref).toBe('/scores?page=2');
  });
});

describe('the list of a day without games', () => {
  it('has no sections and one page', () => {
    const empty = view([]);
    expect([empty.sections, empty.pager.lastPage, empty.countText]).toEqual([[], 1, '']);
    expect(empty.stamp).not.toBeNull();
  });
});

it('a feed that cannot be read gives an empty list, one page and no time of update', () => {
  const failed = show(null, { query: { page: '4' } });
  expect([failed.sections, failed.pager.lastPage, failed.stamp]).toEqual([[], 1, null]);
});

it('the time of update is that of the data, with a note when a feed does not answer', () => {
  const sourceValue = { value: [], fetchedAtMs: now - 22 * 60_000, isStale: true };
  expect(show(sourceValue).stamp).toMatchObject({ text: '12:58 PM CT', staleFor: '22 minutes' });
});

it('a card says No Box Score when the feed has no link', () => {
  expect(listCards(view([buildFinalGame()]))[0]?.note).toBe('No Box Score');
});

describe('games of an area', () => {
  const lists = {
    schools: read([
      buildSchool('0101', 'Ashgrove'),
      buildSchool('0303', 'Elm (East)'),
      buildSchool('0304', 'Elm (West)'),
    ]),
    districts: read(['Ashgrove', 'Elm (East)'].map((name) => ({ name, county: 'Heron', division: 3, district: 1 }))),
    conferences: null,
  };
  const own = [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('Oakfield')] as const;
  const others = [buildGameTeam('Oakfield'), buildGameTeam('Milton')] as const;
  const given = read([
    buildScheduledGame({ id: '1', teams: own }),
    buildScheduledGame({ id: '2', teams: own, sportId: 'football' }),
    buildScheduledGame({ id: '3', teams: others }),
    buildScheduledGame({ id: '4', teams: [buildGameTeam('Elm'), buildGameTeam('Milton')] }),
  ]);
  const showArea = (query: Record<string, string>, change: object = {}) =>
    show(given, { query, lists: { ...lists, ...change } });

  it('are counted with every filter, and every link keeps the area', () => {
    const view = showArea({ county: 'heron-county' });
    expect(view.countText).toBe('2 games');
    expect(view.counts.map(({ text, count }) => `${text} ${count}`)).toEqual(['All 2', 'Boys Soccer 1', 'Football 1']);
    expect(view.filters.area).toMatchObject({
      title: 'Heron County',
      note: '1 more game may belong here: the name of its school is not clear.',
      allHref: '/scores',
      chooseHref: '/scores/areas',
    });
    const hrefs = [...view.counts, ...view.strip.days, { href: view.refreshHref }].map(({ href }) => href);
    expect(atLeastOne(hrefs).filter((href) => !href.includes('county=heron-county'))).toEqual([]);
  });

  it('are all games, with a note, when the schools of the area are unknown', () => {
    const view = showArea({ county: 'heron-county' }, { districts: null });
    expect([view.countText, view.filters.area?.title, view.filters.area?.note]).toEqual([
      '4 games',
      'Heron County',
      'Which schools belong to it could not be read, so all games are shown.',
    ]);
  });

  it('are empty, with a note, in an unknown area', () => {
    const view = showArea({ county: 'no-county' });
    expect([view.countText, view.filters.area?.note]).toEqual(['', 'The association lists no such area.']);
    expect(view.nearby).toEqual([]);
  });

  it('are all games when the address names no area', () => {
    expect(showArea({}).filters.area).toMatchObject({ title: null, note: null, query: {} });
  });
});
