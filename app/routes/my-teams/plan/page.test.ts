import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { type Game, noLinks } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import type { PageRequest } from '~/page/page-sources';
import type { Stream } from '~/upstream/streams';
import { requestSeries, sources, toPlanView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const environment = { STREAM_HOST: 'stream.example', TICKETS_HOST: 'tickets.example' };
const schools = [buildSchool('0101', 'Ashgrove'), buildSchool('0202', 'Fort Harlan'), buildSchool('0303', 'Elm')];
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const buildTimeAt = (hour: number, minute = 0) => ({ minutesOfDay: hour * 60 + minute, text: `${hour}:${minute}` });

function request(query: Record<string, string>) {
  return { query, clock, environment } as unknown as PageRequest;
}

function plan(games: readonly Game[], teams = '0101', streams: readonly Stream[] = []) {
  return toPlanView({ schools: read(schools), games: read(games), streams: read(streams) }, request({ teams }));
}

const names = [buildGameTeam('Elm'), buildGameTeam('Ashgrove')] as const;

it('reads the same sources as the scores and the streams of the day', () => {
  const { optional, dependent } = sources(request({ teams: '0101', date: '2025-10-18' }));
  const requests = [optional.schools, optional.games, dependent.streams.requestNext(null, () => undefined)];
  expect(requests.map((asked) => [asked?.definition.name, asked?.params])).toEqual([
    ['schools.all', {}],
    ['maxpreps.day', { day: '2025-10-18' }],
    ['streams.day', { day: '2025-10-18' }],
  ]);
});

it('only today reads kept scoreboards, which have period and clock', () => {
  const listNames = (query: Record<string, string>) => sources(request(query)).mayBeAbsent;
  expect(listNames({ teams: '0101' })).toContain('scoreboard-football');
  expect(listNames({ teams: '0101', date: '2025-10-18' })).toEqual([]);
});

it('the games of all followed schools are listed by time, those without a time last', () => {
  const { games, countText, teamNames } = plan(
    [
      buildScheduledGame({ id: 'tba', time: null, teams: names }),
      buildScheduledGame({
        id: 'evening',
        time: buildTimeAt(19),
        teams: [buildGameTeam('Fort Harlan'), buildGameTeam('Oakfield')],
      }),
      buildScheduledGame({
        id: 'of others',
        time: buildTimeAt(8),
        teams: [buildGameTeam('Elm'), buildGameTeam('Oakfield')],
      }),
      buildLiveGame({ id: 'noon', time: buildTimeAt(12), teams: names, columns: [[2, 1]] }),
    ],
    '0101.0202',
  );
  expect(games.map(({ id, time, status, text }) => [id, time, status, text])).toEqual([
    ['noon', '12:00 PM', 'Live', 'Ashgrove at Elm'],
    ['evening', '7:00 PM', null, 'Oakfield at Fort Harlan'],
    ['tba', 'TBA', null, 'Ashgrove at Elm'],
  ]);
  expect([countText, teamNames]).toEqual(['3 games', 'Ashgrove, Fort Harlan']);
});

it('a game in play has its period and clock, one that is over its winner, and both their scores', () => {
  const { games } = plan([
    buildLiveGame({
      id: '1',
      time: buildTimeAt(12),
      teams: names,
      period: 'Q3',
      timeRemaining: '4:12',
      columns: [[2, 1]],
    }),
    buildFinalGame({ id: '2', time: buildTimeAt(13), teams: names, columns: [[0, 3]], decidedIn: '2OT' }),
  ]);
  const readTeam = ({ name, scores, outcome }: ScoreCardView['teams'][number]) => [name, ...scores, outcome];
  expect(games.map(({ status, teams }) => [status, ...(teams ?? []).map(readTeam)])).toEqual([
    ['Q3 4:12', ['Elm', '2', 'leading'], ['Ashgrove', '1', null]],
    ['Final / 2OT', ['Elm', '0', null], ['Ashgrove', '3', 'won']],
  ]);
});

it('a game with a score has each team with its score, and the round of the state series', () => {
  const game = buildLiveGame({
    id: '1',
    sportId: 'football',
    level: null,
    round: null,
    teams: names,
    columns: [[2, 1]],
  });
  const teams = [buildGameTeam('Elm', { schoolId: '0303' }), buildGameTeam('Ashgrove', { schoolId: '0101' })] as const;
  const ofSeries = { ...game, teams, classId: '1A', level: 'State', round: 'Championship' };
  const values = { schools: read(schools), games: read([game]), streams: null };
  expect(toPlanView(values, request({ teams: '0101' }), { football: read([ofSeries]) }).games[0]).toMatchObject({
    stage: 'Class 1A state championship',
    teams: [
      { name: 'Elm', scores: ['2'] },
      { name: 'Ashgrove', scores: ['1'] },
    ],
  });
});

it('the site of all games is named once', () => {
  const build = (id: string, site: string) => buildLiveGame({ id, site, teams: names });
  const findCommonSite = (...sites: string[]) =>
    plan(sites.map((site, index) => build(String(index), site))).commonSite?.name;
  expect(findCommonSite('Founders Stadium', 'Founders Stadium')).toBe('Founders Stadium');
  expect(findCommonSite('Founders Stadium', 'Rockwell')).toBeUndefined();
  expect(findCommonSite('Founders Stadium')).toBeUndefined();
});

it('the drawing has each game with its sport, and the time of its line, and needs two games with a time', () => {
  const noon = buildLiveGame({ id: '1', day: '2025-10-11', sportId: 'football', time: buildTimeAt(12), teams: names });
  const evening = buildScheduledGame({
    id: '2',
    day: null,
    sportId: 'boys-soccer',
    time: buildTimeAt(19),
    teams: names,
  });
  const drawn = plan([noon, evening]).hours;
  expect(drawn?.drawn.bars.map(({ about, text, to }) => [about, text, to])).toEqual([
    ['Football', 'Ashgrove at Elm', '/games/1?date=2025-10-11'],
    ['Boys Soccer', 'Ashgrove at Elm', null],
  ]);
  expect(drawn?.nowText).toBe('1:20 PM CT');
  const withoutTime = { ...evening, time: null };
  const postponed = { ...evening, remark: 'Postponed' };
  expect([[noon], [noon, withoutTime], [noon, postponed]].map((games) => plan(games).hours)).toEqual([
    null,
    null,
    null,
  ]);
});

it('a game that starts before another one ends says so, unless one of them is not played', () => {
  const buildGame = (id: string, time: ReturnType<typeof buildTimeAt> | null, remark: string | null = null) =>
    buildScheduledGame({ id, time, remark, teams: names });
  const listOverlaps = (...games: Game[]) => plan(games).games.map(({ overlap }) => overlap);
  expect(
    listOverlaps(
      buildGame('1', buildTimeAt(13)),
      buildGame('2', buildTimeAt(14, 49)),
      buildGame('3', buildTimeAt(16, 39)),
    ),
  ).toEqual([null, 'Starts before Boys Soccer at Rockwell ends, about 2:50 PM.', null]);
  expect(
    listOverlaps(buildGame('1', buildTimeAt(13), 'Postponed'), buildGame('2', buildTimeAt(14)), buildGame('3', null)),
  ).toEqual([null, null, null]);
  expect(listOverlaps(buildGame('1', buildTimeAt(23)), buildGame('2', buildTimeAt(23, 30)))[1]).toContain(
    'about 12:50 AM',
  );
  expect(plan([buildGame('1', buildTimeAt(13)), buildGame('2', buildTimeAt(14))]).countText).toBe('2 games, 1 overlap');
});

it('a game has a map of its site, its stream, and the tickets of the state series', () => {
  const own = buildScheduledGame({ id: '7', teams: names, site: 'Rockwell' });
  const stream = {
    title: 'Elm vs. Ashgrove',
    day: '2025-10-11',
    sportId: null,
    url: 'https://stream.example/7',
  } as Stream;
  expect(plan([own], '0101', [stream]).games[0]).toMatchObject({
    site: 'Rockwell',
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=Rockwell',
    watchUrl: 'https://stream.example/7',
    ticketsUrl: null,
  });
  const series = buildScheduledGame({
    id: '99',
    site: 'Harlan Field',
    teams: [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('Elm', { schoolId: '0303' })],
    links: { ...own.links, ticketsUrl: 'https://tickets.example/99', watchUrl: 'https://stream.example/99' },
  });
  const values = { schools: read(schools), games: read([own]), streams: null };
  const view = toPlanView(values, request({ teams: '0101' }), { 'boys-soccer': read([series]) });
  expect(view.games[0]).toMatchObject({
    to: '/games/7?date=2025-10-11',
    site: 'Harlan Field',
    watchUrl: 'https://stream.example/99',
    ticketsUrl: 'https://tickets.example/99',
  });
  expect(Object.keys(requestSeries(values, { teams: '0101' }).dependent)).toEqual(['boys-soccer']);
  expect(requestSeries(values, { teams: '0202' }).dependent).toEqual({});
});

it('up to eight games of a followed sport are listed, more are a link, and each team that plays has a subscription', () => {
  const build = (count: number) => [
    buildFinalGame({ teams: names }),
    ...Array.from({ length: count - 1 }, (_, index) =>
      buildFinalGame({ id: String(index + 2), teams: [buildGameTeam('Elm'), buildGameTeam('Oakfield')] }),
    ),
  ];
  expect(plan(build(8), '0101.boys-soccer')).toMatchObject({ sports: [], countText: '8 games' });
  const view = plan(build(9), '0101.boys-soccer.0999');
  expect(view.sports).toEqual([
    { key: 'boys-soccer', text: 'Boys Soccer: 9 games', href: '/scores?sport=boys-soccer' },
  ]);
  expect(view.games).toHaveLength(1);
  expect(view.calendars).toEqual([{ title: 'Ashgrove Boys Soccer', href: '/calendar/teams/boys-soccer/0101.ics' }]);
});

it('a school name that fits several schools is reported as unclear, not as no game', () => {
  const elms = [buildSchool('0101', 'Elm (East)'), buildSchool('0202', 'Elm (West)')];
  const games = [buildScheduledGame({ teams: [buildGameTeam('Elm'), buildGameTeam('Oakfield')] })];
  const values = { schools: read(elms), games: read(games), streams: null };
  // One game, although both schools are followed.
  for (const teams of ['0101', '0101.0202']) {
    const view = toPlanView(values, request({ teams }));
    expect([view.games, view.uncertainText]).toEqual([
      [],
      '1 more game of the day may be of these schools: the names are not clear.',
    ]);
  }
});

it('a game that is over, called off or of a past day has neither a stream nor tickets', () => {
  const links = { ...noLinks, watchUrl: 'https://stream.example/1', ticketsUrl: 'https://tickets.example/1' };
  const listUrls = (game: Game) =>
    plan([game]).games.map(({ watchUrl, ticketsUrl }) => [watchUrl, ticketsUrl].filter(Boolean).length);
  const facts = { teams: names, links };
  expect(listUrls(buildScheduledGame(facts))).toEqual([2]);
  expect(listUrls(buildScheduledGame({ ...facts, remark: 'Postponed' }))).toEqual([0]);
  expect(listUrls(buildScheduledGame({ ...facts, day: '2025-10-10' }))).toEqual([0]);
  expect(listUrls(buildFinalGame(facts))).toEqual([0]);
});

it('without teams the games that decide most are offered, each as a plan of its schools', () => {
  const build = (id: string, round: string | null, hour: number) =>
    buildScheduledGame({ id, level: round && 'State', round, time: buildTimeAt(hour), teams: names });
  const unknown = buildScheduledGame({ id: 'unknown', teams: [buildGameTeam('Elm'), buildGameTeam('Oakfield')] });
  const games = [
    build('title', 'Championship', 19),
    unknown,
    ...['1', '2', '3', '4', '5', '6'].map((id) => build(id, null, 8)),
  ];
  const offered = plan(games, '').games;
  expect(offered).toHaveLength(6);
  expect(offered.at(-1)).toMatchObject({ id: 'title', planHref: '/my-teams/plan?teams=0303.0101' });
  expect(offered.map(({ id }) => id)).not.toContain('unknown');
});

it('the page renders without teams and with failed sources', () => {
  expect(plan([], '').hasTeams).toBe(false);
  const nothing = { schools: null, games: null, streams: null };
  expect(toPlanView(nothing, request({ teams: '0101.boys-soccer' }))).toMatchObject({ games: [], stamp: null });
});
