import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SportFacts } from '~/upstream/sports';
import { toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-soccer/state-series/scores';

interface Asked {
  readonly classId?: string;
  readonly date?: string;
  readonly sportId?: string;
  readonly hosts?: Partial<Environment>;
}

function view(games: Game[] | null, { classId = '1A', date, hosts, sportId = 'boys-soccer' }: Asked = {}) {
  const address = `/sports/${sportId}/state-series/scores/${classId}${date === undefined ? '' : `?date=${date}`}`;
  const request = buildTestSportRequest(address, { clock });
  const facts = { value: { classes: ['1A', '2A'] } as unknown as SportFacts, fetchedAtMs: now, isStale: false };
  const values = buildTestValues({
    subject: { facts },
    optional: { games: games && { value: games, fetchedAtMs: now, isStale: false } },
    dependent: { gamesOfOtherClass: null, gamesOfAll: null },
  });
  const { scores, sections } = toView(values, { ...request, environment: { ...request.environment, ...hosts } });
  return { ...scores, sections: unpack(sections) };
}

const on = (day: string | null, changes: Partial<Game> = {}): Game =>
  buildScheduledGame({ id: String(day), day, ...(changes as object) });

describe('the classes of state scores', () => {
  it('are tabs, and the first class has the address without a class', () => {
    expect(view([]).tabs).toEqual([
      { text: '1A', to: path, isCurrent: true },
      { text: '2A', to: `${path}/2A`, isCurrent: false },
    ]);
  });

  it('keep the chosen day', () => {
    const { tabs, strip } = view([on('2025-10-14')], { classId: '2A', date: '2025-10-14' });
    expect(tabs.map(({ to }) => to)).toEqual([`${path}?date=2025-10-14`, `${path}/2A?date=2025-10-14`]);
    expect(strip?.days.map(({ href }) => href)).toEqual([`${path}/2A?date=2025-10-14`]);
  });

  it('are missing when classes do not divide the games', () => {
    const { tabs, path: own } = view([], { sportId: 'girls-lacrosse' });
    expect([tabs, own]).toEqual([[], '/sports/girls-lacrosse/state-series/scores']);
  });

  it('have addresses of their own, without the default class and day', () => {
    expect(view([on('2025-10-14')], { classId: '2A' }).canonicalHref).toBe(`${path}/2A`);
    expect(view([on('2025-10-14')], { date: '2025-10-14' }).canonicalHref).toBe(path);
    expect(view([on('2025-10-14')], { date: '2025-10-13' }).canonicalHref).toBe(`${path}?date=2025-10-13`);
  });
});

it('a bye is no card and is not counted', () => {
  const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Bye')] as const;
  const { countText, sections } = view([on('2025-10-11'), on('2025-10-11', { id: 'bye', teams })], {
    date: '2025-10-11',
  });
  expect(countText).toBe('1 game');
  expect(sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards))).toHaveLength(1);
});

it('the lower score wins in cross-country', () => {
  const game = buildFinalGame({ day: '2025-10-11', classId: '1A', columns: [[30, 25]] });
  const { cards } = view([game], { date: '2025-10-11', sportId: 'boys-cross-country' }).sections[0]?.parts[0] ?? {};
  expect(cards?.[0]?.teams.map(({ outcome }) => outcome)).toEqual([null, 'won']);
});

describe('the day of state scores', () => {
  const days = ['2025-10-08', '2025-10-14', '2025-10-16'].map((day) => on(day));

  it('is the next day with games by default', () => {
    expect(view(days)).toMatchObject({ dayName: 'Tuesday, October 14', countText: '1 game' });
    expect(view(days).strip?.days.map(({ isSelected }) => isSelected)).toEqual([false, true, false]);
  });

  it('can be chosen only among days with games', () => {
    expect(view(days).days).toEqual(['2025-10-08', '2025-10-14', '2025-10-16']);
    expect(view(days, { classId: '2A' }).strip?.days[0]?.href).toBe(`${path}/2A?date=2025-10-08`);
  });

  it('is shown as empty when it has no games', () => {
    expect(view(days, { date: '2025-10-10' })).toMatchObject({
      dayName: 'Friday, October 10',
      sections: [],
      countText: '',
    });
  });

  it('is today, without a row of days, when there are no games at all', () => {
    expect(view([])).toMatchObject({ dayName: 'Today, Saturday, October 11', strip: null, sections: [] });
  });
});

it('meets are counted as meets', () => {
  const { countText, strip, sections } = view([on('2025-10-11')], { sportId: 'boys-cross-country' });
  expect([countText, strip?.days[0]?.countText, sections[0]?.countText]).toEqual(['1 meet', '1 meet', '1 meet']);
});

describe('the groups of a day', () => {
  it('are level and round, or Tournament, sorted by their first game', () => {
    const buildTimeAt = (minutesOfDay: number) => ({ minutesOfDay, text: '' });
    const games = [
      on('2025-10-14', { id: 'late', time: buildTimeAt(1200), level: 'Regional', round: 'Championship' }),
      on('2025-10-14', { id: 'bare', time: buildTimeAt(1100) }),
      on('2025-10-14', { id: 'early', time: buildTimeAt(600), level: 'Regional', round: 'Championship' }),
    ];
    const { sections } = view(games);
    expect(sections.map(({ title, countText }) => [title, countText])).toEqual([
      ['Regional championship', '2 games'],
      ['Tournament', '1 game'],
    ]);
    expect(sections[0]?.parts[0]?.cards.map(({ id, stage }) => [id, stage])).toEqual([
      ['early', null],
      ['late', null],
    ]);
  });

  it('are followed by games without a known date', () => {
    const { sections, countText } = view([on('2025-10-14'), on(null, { level: 'State' })]);
    expect(sections.map(({ title }) => title)).toEqual(['Tournament', 'Date to be announced']);
    expect(countText).toBe('1 game');
  });
});

describe('a feed that cannot be read', () => {
  it('leaves no games and no time of update', () => {
    expect(view(null)).toMatchObject({ stamp: null, sections: [], strip: null, refreshHref: path });
  });
});

it('shows only links of the configured hosts', () => {
  const links = {
    ...buildFinalGame().links,
    watchUrl: 'https://stream.example/1',
    ticketsUrl: 'https://elsewhere.example/1',
  };
  const { sections } = view([on('2025-10-14', { links })], {
    hosts: { STREAM_HOST: 'stream.example', TICKETS_HOST: 'tickets.example' },
  });
  expect(Object.keys(sections[0]?.parts[0]?.cards[0]?.links ?? {})).toEqual(['watch']);
});

it('teams link to their pages if the sport has them', () => {
  const game = buildFinalGame({
    day: '2025-10-11',
    teams: [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('TBD', { schoolId: null })],
  });
  const listTargets = (sportId: string) =>
    view([game], { sportId }).sections[0]?.parts[0]?.cards[0]?.teams.map(({ to }) => to);
  expect(listTargets('boys-soccer')).toEqual(['/sports/boys-soccer/teams/0101', null]);
  expect(listTargets('boys-water-polo')).toEqual([undefined, undefined]);
});
