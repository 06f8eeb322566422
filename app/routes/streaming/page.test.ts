import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildGameTeam, buildLiveGame } from '~/models/games/game.fixture';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import type { Stream } from '~/upstream/streams';
import { sources, toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const buildNumberedStream = (id: number, more: Partial<Stream> = {}): Stream => ({
  id: String(id),
  title: `Oak ${id} at Elm`,
  category: 'Football',
  imageUrl: null,
  day: '2025-10-11',
  startsAtMs: Date.parse('2025-10-11T18:00:00-05:00'),
  url: `https://streams.example/${id}`,
  sportId: 'football',
  ...more,
});
function view(streams: Stream[], query: Readonly<Record<string, string>> = {}, others: Stream[] | null = null) {
  const optional = { streams: { value: streams, fetchedAtMs: 0, isStale: false } };
  const values = buildTestValues({
    optional,
    dependent: { games: null, events: null, others: others && { value: others, fetchedAtMs: 0, isStale: false } },
  });
  return toView(values, { ...buildTestRequest('/streaming', { clock }), query }).view;
}
const listKeys = (streams: Stream[], query?: Readonly<Record<string, string>>) =>
  view(streams, query).streams.map(({ key }) => key);

it('requests the streams of today, or of the day in the address', () => {
  expect(sources({ query: {}, clock }).optional.streams.params).toEqual({ day: '2025-10-11' });
  expect(sources({ query: { date: '2025-11-01' }, clock }).optional.streams.params).toEqual({ day: '2025-11-01' });
});

it('today is the association’s day before and after midnight and both clock changes', () => {
  const getDayAt = (fixedNowIso: string) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso });
    return sources({ query: {}, clock: at }).optional.streams.params.day;
  };
  expect(getDayAt('2025-11-01T23:30:00-05:00')).toBe('2025-11-01');
  expect(getDayAt('2025-11-02T00:30:00-05:00')).toBe('2025-11-02');
  expect(getDayAt('2025-11-02T23:30:00-06:00')).toBe('2025-11-02');
  expect(getDayAt('2026-03-07T23:30:00-06:00')).toBe('2026-03-07');
  expect(getDayAt('2026-03-08T00:30:00-06:00')).toBe('2026-03-08');
  expect(getDayAt('2026-03-08T23:30:00-05:00')).toBe('2026-03-08');
});

it('live state finals lead, then other championships, then games that are close to their end, and last those without a known game', () => {
  const startsAtMs = Date.parse('2025-10-11T13:00:00-05:00');
  const streams = [1, 2, 3, 4, 5].map((id) =>
    buildNumberedStream(id, { startsAtMs: startsAtMs - (6 - id) * 60_000, title: `Oak ${id} at Elm ${id}` }),
  );
  const games = [
    { id: '2', period: '1st' },
    { id: '3', period: '4th' },
    { id: '4', level: 'Sectional', round: 'Championship', period: '1st' },
    { id: '5', level: 'State', round: 'Championship', period: '1st' },
  ].map((row) =>
    buildLiveGame({
      ...row,
      sportId: 'football',
      day: '2025-10-11',
      teams: [buildGameTeam(`Elm ${row.id}`), buildGameTeam(`Oak ${row.id}`)],
    }),
  );
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
  const values = buildTestValues({
    optional: { streams: read(streams) },
    dependent: { games: read(games), others: null, events: null },
  });
  const shown = toView(values, buildTestRequest('/streaming', { clock })).view.streams;
  expect(shown.map(({ key, isLive }) => [key, isLive])).toEqual(['5', '4', '3', '2', '1'].map((key) => [key, true]));
  expect(shown.map(({ liveText }) => liveText)).toEqual(['1st', '1st', '4th', '1st', 'Live']);
});

it('the title of a live stream has the score of its game in the order of the teams, as far as it is known', () => {
  const teams = [buildGameTeam('Elm'), buildGameTeam('Oak')] as const;
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
  const readScore = (columns: readonly (readonly [number | null, number | null])[]) =>
    toView(
      buildTestValues({
        optional: { streams: read([buildNumberedStream(1, { title: 'Oak at Elm' })]) },
        dependent: {
          games: read([buildLiveGame({ sportId: 'football', day: '2025-10-11', teams, columns })]),
          others: null,
          events: null,
        },
      }),
      buildTestRequest('/streaming', { clock }),
    ).view.streams.map(({ title, neutralTitle }) => [title, neutralTitle])[0];
  expect(readScore([[21, 7]])).toEqual(['Oak 7, Elm 21', 'Oak at Elm']);
  expect(readScore([[null, null]])).toEqual(['Oak at Elm', null]);
});

it('lists live streams, then upcoming ones by start with those without a time last, then past ones', () => {
  const streams = [
    buildNumberedStream(1, { startsAtMs: null }),
    buildNumberedStream(2),
    buildNumberedStream(3, { startsAtMs: Date.parse('2025-10-11T13:00:00-05:00') }),
    buildNumberedStream(4, { startsAtMs: Date.parse('2025-10-11T08:00:00-05:00') }),
  ];
  expect(view(streams).streams.map(({ key, time, isLive }) => [key, time, isLive])).toEqual([
    ['3', '1:00 PM', true],
    ['2', '6:00 PM', false],
    ['1', null, false],
    ['4', '8:00 AM', false],
  ]);
});

it('removes the start time from a title, but no other time', () => {
  const streams = [
    buildNumberedStream(1, { title: 'Oak vs. Elm (6:00 PM)' }),
    buildNumberedStream(2, { title: 'Oak vs. Elm (7:00 PM)' }),
    buildNumberedStream(3, { title: '(6:00 PM)' }),
    buildNumberedStream(4, { title: 'Oak vs. Elm (6:00 PM)', startsAtMs: null }),
  ];
  expect(view(streams).streams.map(({ title }) => title)).toEqual([
    'Oak vs. Elm',
    'Oak vs. Elm (7:00 PM)',
    '(6:00 PM)',
    'Oak vs. Elm (6:00 PM)',
  ]);
});

it('offers fifteen choices of sport, including All', () => {
  expect(view([]).filters.sportOptions).toHaveLength(15);
  expect(view([]).filters.sportOptions[0]).toEqual({ value: '', text: 'All sports' });
});

it('filters by sport, or by category when a stream names no sport', () => {
  const streams = [
    buildNumberedStream(1),
    buildNumberedStream(2, { sportId: null, category: 'FOOTBALL' }),
    buildNumberedStream(3, { sportId: 'boys-soccer', category: 'Boys Soccer' }),
    buildNumberedStream(4, { sportId: null, category: null }),
  ];
  expect(listKeys(streams, { sport: 'football' })).toEqual(['1', '2']);
  expect(listKeys(streams, { sport: 'boys-soccer' })).toEqual(['3']);
  expect(listKeys(streams, { sport: 'chess' })).toEqual(['1', '2', '3', '4']);
});

it.each([
  ['oak 2', ['2']],
  ['SOCCER', ['2']],
  ['elm', ['1', '2']],
  ['zzz', []],
])('the search %j matches title and category', (q, found) => {
  expect(listKeys([buildNumberedStream(1), buildNumberedStream(2, { category: 'Boys Soccer' })], { q })).toEqual(found);
});

it('a search finds a stream without a category by the sport that its card shows', () => {
  const streams = [buildNumberedStream(1), buildNumberedStream(2, { category: null, sportId: 'boys-soccer' })];
  expect(view(streams, { q: 'soccer' }).streams.map(({ sport }) => sport)).toEqual(['Boys Soccer']);
});

it('shows 24 streams on each page; another day starts at the first page and keeps the filters', () => {
  const many = Array.from({ length: 50 }, (_, index) => buildNumberedStream(index + 1));
  const second = view(many, { sport: 'football', q: 'elm', page: '2' });
  expect([second.streams.length, second.countText]).toEqual([24, '50 streams, page 2 of 3']);
  expect(second.pager.nextHref).toBe('/streaming?sport=football&q=elm&page=3');
  expect(second.strip.days[0]?.href).toBe('/streaming?date=2025-10-08&sport=football&q=elm');
  expect(view(many, { page: '999' }).pager.current).toBe(3);
});

it('a day without streams leads to the next and the last day with some, as far as other pages have them', () => {
  const others = ['2025-10-09', '2025-10-10', '2025-10-14', '2025-10-14', '2025-10-20'].map((day, index) =>
    buildNumberedStream(index, { day }),
  );
  expect(view([], {}, others).nearby.map(({ label, to, detail }) => [label, to, detail])).toEqual([
    ['Next streams', '/streaming?date=2025-10-14', '2 streams'],
    ['Previous streams', '/streaming?date=2025-10-10', '1 stream'],
  ]);
  expect(view([buildNumberedStream(1)], {}, others).nearby).toEqual([]);
  expect(view([]).nearby).toEqual([]);
});

it('names filters only where one is chosen', () => {
  expect(view([]).emptyText).toBe('No streaming events available for this date.');
  expect(view([], { q: 'oak' }).emptyText).toBe('No streaming events available for this date, sport, or search.');
});

it('other streams and the calendar are only read where they are kept, on a day without streams', () => {
  const request = sources({ query: {}, clock });
  const listNames = (streams: readonly Stream[]) =>
    listDependentRequests(request, () => streams).flatMap(([name, { isKeptOnly }]) => (isKeptOnly ? [name] : []));
  expect(listNames([])).toEqual(['others', 'events']);
  expect(listNames([buildNumberedStream(1, { sportId: null })])).toEqual([]);
});

it('a stream of the state series names class and round, as far as the scoreboard of its sport is kept', () => {
  const teams = [buildGameTeam('Oak 1'), buildGameTeam('Elm')] as const;
  const ofDay = buildLiveGame({ id: '7', sportId: 'football', teams });
  const row = { ...ofDay, sportId: null, classId: '1A', level: 'State', round: 'Championship' };
  const [read, scoreboard] = [[ofDay], [row]].map((value) => ({ value, fetchedAtMs: 0, isStale: false }));
  const listSports = (kept: object) => {
    const optional = { streams: { value: [buildNumberedStream(1)], fetchedAtMs: 0, isStale: false } };
    const values = buildTestValues({
      optional,
      dependent: { games: read ?? null, events: null, others: null, ...kept },
    });
    return toView(values, buildTestRequest('/streaming', { clock })).view.streams.map(({ sport }) => sport);
  };
  expect(listSports({})).toEqual(['Football']);
  expect(listSports({ 'scoreboard-football': scoreboard })).toEqual(['Football, Class 1A state championship']);
});

it('scoreboards of the sports of streams are only read where they are kept, and only for today', () => {
  const listRead = (date?: string) =>
    listDependentRequests(sources({ query: date === undefined ? {} : { date }, clock }), () => [
      buildNumberedStream(1),
    ]).filter(([name]) => name.startsWith('scoreboard'));
  expect(listRead().map(([name, { isKeptOnly }]) => [name, isKeptOnly])).toEqual([['scoreboard-football', true]]);
  expect(listRead('2025-10-18')).toEqual([]);
});
