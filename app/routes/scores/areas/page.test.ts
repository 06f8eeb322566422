import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests, type PageRequest, type SourceValue } from '~/page/page-sources';
import { sources, toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const request = (query: Record<string, string>) => ({ query, clock }) as unknown as PageRequest;
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const lists = {
  directory: read([buildSchool('0101', 'Ashgrove')]),
  districts: read([{ name: 'Ashgrove', county: 'Heron', division: 3, district: 1 }]),
  conferences: null,
};
const games = [
  buildScheduledGame({ id: '1', teams: [buildGameTeam('Ashgrove'), buildGameTeam('Oakfield')] }),
  buildScheduledGame({ id: '2', sportId: 'football', teams: [buildGameTeam('Ashgrove'), buildGameTeam('Oakfield')] }),
];
const show = (given: SourceValue<Game[]> | null, query: Record<string, string>) =>
  toView(buildTestValues({ optional: { games: given, ...lists } }), request(query)).areas;

it('reads the games of the day and the lists of all areas', () => {
  const { optional } = sources(request({ date: '2025-10-18' }));
  expect(Object.values(optional).map(({ definition }) => definition.name)).toEqual([
    'maxpreps.day',
    'schools.all',
    'schools.by-district',
    'conferences.all',
  ]);
});

it('areas show the number of games of the day, and of the sport if the address names one', () => {
  const count = (query: Record<string, string>) =>
    show(read(games), query).groups.map(({ kind, areas }) => [kind, areas.map((area) => area.countText)]);
  expect(count({})).toEqual([
    ['county', ['2 games']],
    ['conference', []],
    ['division', ['2 games']],
  ]);
  expect(count({ sport: 'football' })[0]).toEqual(['county', ['1 game']]);
});

it('a search leaves the areas whose names fit, in every link of the day', () => {
  const { groups, foundText, strip, kept } = show(read(games), { q: 'heron', sport: 'football' });
  expect(groups.map(({ kind, areas }) => [kind, areas.length])).toEqual([
    ['county', 1],
    ['conference', 0],
  ]);
  expect(foundText).toBe('1 area');
  expect(strip.days.at(-1)?.href).toContain('q=heron');
  expect(kept).toEqual({ sport: 'football' });
  expect(show(read(games), {}).foundText).toBeNull();
});

it('links keep the day and the sport', () => {
  const { groups, links, sportTitle } = show(read(games), { date: '2025-10-18', sport: 'football' });
  expect(groups[0]?.areas[0]?.href).toBe('/scores?date=2025-10-18&sport=football&county=heron-county');
  expect([links[0]?.to, sportTitle]).toEqual(['/scores?date=2025-10-18&sport=football', 'Football']);
});

it('an area kind is missing when its own list or the directory could not be read', () => {
  const listMissing = (given: object) => {
    const optional = { games: read(games), ...lists, conferences: read([]), ...given };
    const { groups } = toView(buildTestValues({ optional }), request({})).areas;
    return groups.filter(({ isMissing }) => isMissing).map(({ kind }) => kind);
  };
  expect(listMissing({})).toEqual([]);
  expect(listMissing({ conferences: null })).toEqual(['conference']);
  expect(listMissing({ districts: null })).toEqual(['county', 'division']);
  expect(listMissing({ directory: null })).toEqual(['county', 'conference', 'division']);
});

it('has the age of the scores, and refreshes the day and the search that it shows', () => {
  const { stamp, path } = show(read(games), { q: 'heron', date: '2025-10-12' });
  expect([stamp, path]).toEqual([updateStamp(read(games), clock), '/scores/areas?date=2025-10-12&q=heron']);
  expect(show(null, {}).stamp).toBeNull();
});

it('the page renders without games', () => {
  expect(show(null, {}).groups.map(({ areas }) => areas)).toEqual([[], [], []]);
});

it('an area shows up to three games with a score and the number of others: in play before those that are over, the nearest to its end first', () => {
  const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Oakfield')] as const;
  const final = buildFinalGame({ id: '3', teams, columns: [[2, 0]] });
  const early = buildLiveGame({ id: '4', teams, period: '1st Half' });
  const late = buildLiveGame({ id: '5', teams, columns: [[1, 4]], period: '2nd Half', timeRemaining: '3:10' });
  const listFirst = (...found: Game[]) =>
    show(read([...games, ...found]), {}).groups[0]?.areas.map(({ shown }) => shown[0] ?? null);
  expect(listFirst(final, early, late)).toEqual([
    {
      key: '5',
      sport: 'Boys Soccer',
      isLive: true,
      status: '2nd Half 3:10',
      sides: [
        { name: 'Ashgrove', score: '1', hasWon: false },
        { name: 'Oakfield', score: '4', hasWon: false },
      ],
    },
  ]);
  expect(listFirst(buildLiveGame({ teams }))).toMatchObject([{ isLive: true, status: 'Live' }]);
  expect(listFirst({ ...final, columns: [[0, 2]] })).toEqual([
    {
      key: '3',
      sport: 'Boys Soccer',
      isLive: false,
      status: 'Final',
      sides: [
        { name: 'Oakfield', score: '2', hasWon: true },
        { name: 'Ashgrove', score: '0', hasWon: false },
      ],
    },
  ]);
  expect(listFirst()).toEqual([null]);
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => buildFinalGame({ id, teams }));
  expect(show(read(five), {}).groups[0]?.areas[0]).toMatchObject({
    countText: '5 games',
    moreCount: 2,
    shown: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
  });
});

it('a game of two areas is named once', () => {
  const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Oakfield')] as const;
  const optional = {
    games: read([buildFinalGame({ teams })]),
    directory: read([buildSchool('0101', 'Ashgrove'), buildSchool('0102', 'Oakfield')]),
    districts: read([
      { name: 'Ashgrove', county: 'Heron', division: 3, district: 1 },
      { name: 'Oakfield', county: 'Badger', division: 4, district: 1 },
    ]),
    conferences: null,
  };
  const { groups } = toView(buildTestValues({ optional }), request({})).areas;
  const listNamed = ({ areas }: (typeof groups)[number]) => areas.map(({ title, shown }) => [title, shown.length > 0]);
  expect(groups.map(listNamed)).toEqual([
    [
      ['Badger County', true],
      ['Heron County', false],
    ],
    [],
    [
      ['Division 3', true],
      ['Division 4', false],
    ],
  ]);
});

it('the games in play are counted, with a link to them', () => {
  const { links } = show(read([...games, buildLiveGame()]), { sport: 'boys-soccer' });
  expect(links[1]).toEqual({ to: '/scores?sport=boys-soccer&live=1', text: '1 live' });
  expect(show(read(games), {}).links).toHaveLength(1);
});

it('football games of today that only their week has are counted, as on the page of scores', () => {
  const teams = [buildGameTeam('Oakfield'), buildGameTeam('Nowhere')] as const;
  const week = read([buildLiveGame({ id: '9', day: '2025-10-11', sportId: 'football', teams })]);
  const ofDay = read([buildScheduledGame({ day: '2025-10-11' })]);
  const values = buildTestValues({ optional: { games: ofDay, ...lists }, dependent: { footballWeek: week } });
  expect(toView(values, request({})).areas.links.map(({ text }) => text)).toEqual(['All 2 games', '1 live']);
});

it('clocks of today are read as on the page of scores, the football week only where it is kept', () => {
  const listClocks = (query: Record<string, string>) =>
    listDependentRequests(sources(request(query)), () => [buildLiveGame()]).map(([name, { isKeptOnly }]) => [
      name,
      isKeptOnly,
    ]);
  expect(listClocks({})).toEqual([
    ['scoreboard-boys-soccer', undefined],
    ['footballWeek', true],
  ]);
  expect(listClocks({ date: '2025-10-10' })).toEqual([]);
});
