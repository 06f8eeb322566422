import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { buildSeenKey, isAheadOf, orderLike, readScoreCard, toSeenGame } from '~/models/games/seen-games';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { formatGamesLine, mayHaveNextGame, readTeamGame, showStateOfTeamGame } from '~/models/teams/team-today';
import { isAcceptedValue } from '~/page/accepted-values';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests, type PageRequest } from '~/page/page-sources';
import { sources, toView } from './page';
import { findSeriesOfTeam, findSeriesOfTeams } from './series-of-teams';
import { sources as sourcesOfFile } from './team-file/page';
import { requestSeriesOfSchool, requestTeamsOfSchool, type TeamContext, toTeamToday } from './team-view';

const school = buildSchool('0101', 'Ashgrove');
const own = [
  buildGameTeam('Ashgrove', { schoolId: '0101' }),
  buildGameTeam('Fort Harlan', { schoolId: '0102' }),
] as const;
const others = [
  buildGameTeam('Oakfield', { schoolId: '0103' }),
  buildGameTeam('Fort Harlan', { schoolId: '0102' }),
] as const;
const games = [
  buildScheduledGame({
    id: 'later',
    sportId: 'boys-soccer',
    teams: own,
    time: { minutesOfDay: 1140, text: '7:00 PM' },
  }),
  buildFinalGame({ id: 'over', sportId: 'football', teams: own, columns: [[21, 14]] }),
  buildLiveGame({ id: 'live', sportId: 'football', teams: others, columns: [[3, 0]] }),
];
const today = '2025-10-11';
const asOf = { ms: 1_760_000_000_000, today: '2025-10-11' };
const noWeek = new Map<string, readonly Game[] | null>();
const context = { schools: [school], games, week: noWeek, today, hasFeeds: true };
const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const onDay = (day: string, ...given: Game[]) => [day, given.map((game) => ({ ...game, day }))] as const;
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });

it('a school shows its games of all sports', () => {
  expect(toTeamToday('0101', context)).toMatchObject({
    name: 'Ashgrove',
    to: '/schools/details/0101',
    calendarHref: '/calendar/events.ics?school=0101',
    games: [
      {
        id: 'over',
        sport: 'Football',
        text: 'Ashgrove\u00a021, Fort Harlan\u00a014',
        to: '/games/over?date=2025-10-11',
        status: 'Final',
        isLive: false,
        winner: 0,
      },
      { id: 'later', sport: 'Boys Soccer', text: 'Ashgrove – Fort Harlan', status: '7:00 PM', isLive: false },
    ],
  });
});

it('a school shows the games with its name, although their feed does not send its number', () => {
  const buildNamedTeam = (id: string, name: string, formalName: string | null = null) =>
    buildFinalGame({
      id,
      sportId: 'football',
      teams: [buildGameTeam(name, { formalName }), buildGameTeam('Oakfield')],
      columns: [[21, 14]],
    });
  const schools = [
    buildSchool('0101', 'Ashgrove'),
    buildSchool('0102', 'Elm (East)'),
    buildSchool('0103', 'Elm (West)'),
  ];
  const findTeam = (key: string, ...given: Game[]) => toTeamToday(key, { ...context, schools, games: given });
  const team = findTeam('0101', buildNamedTeam('1', 'Ashgr.', 'Ashgrove [Coop]'), buildNamedTeam('2', 'Elm'));
  expect([team?.games?.map(({ id }) => id), team?.uncertainCount]).toEqual([['1'], 0]);

  const uncertain = findTeam(
    '0102',
    buildNamedTeam('1', 'Ashgrove'),
    buildNamedTeam('2', 'Elm'),
    buildNamedTeam('3', 'Elm', 'Elm (West)'),
  );
  expect([uncertain?.games, uncertain?.uncertainCount]).toEqual([[], 1]);
  expect(uncertain && formatGamesLine(uncertain)).toBe('1 game of today may be of this school: its name is not clear.');
});

it('a sport shows the games of all schools, those in play first', () => {
  const football = toTeamToday('football', context);
  expect(football).toMatchObject({ name: 'Football', to: '/sports/football' });
  expect(football?.games?.map(({ id, isLive }) => [id, isLive])).toEqual([
    ['live', true],
    ['over', false],
  ]);
  expect(football?.games?.map((game) => 'sport' in game)).toEqual([false, false]);
});

it('a school or a sport with daily games has a feed of final scores if the site names its address', () => {
  const findFeed = (key: string, hasFeeds = true) => toTeamToday(key, { ...context, hasFeeds })?.feedHref;
  expect(['0101', 'football', 'chess'].map((key) => findFeed(key))).toEqual([
    '/feeds/scores-0101.atom',
    '/feeds/scores-football.atom',
    null,
  ]);
  expect(['0101', 'football'].map((key) => findFeed(key, false))).toEqual([null, null]);
});

const listed = { uid: 'a1', name: 'Ashgrove', nickname: null, classId: null, wins: 9, losses: 2, logoUrl: null };

it('a school has its logo and its record in the sport of its latest game, a sport has neither', () => {
  expect(toTeamToday('0101', { ...context, teams: [listed] })).toMatchObject({ logoUrl: null, record: 'Football 9-2' });
  expect(toTeamToday('0101', { ...context, teams: [{ ...listed, wins: null, losses: null }] })).not.toHaveProperty(
    'record',
  );
  expect(toTeamToday('0101', context)).not.toHaveProperty('record');
  expect(toTeamToday('football', { ...context, teams: [listed] })).not.toHaveProperty('record');
});

it.each<[string, string, Partial<TeamContext>, string | null]>([
  ['of its first game of today', '0101', {}, 'football'],
  [
    'of a season that has not begun',
    '0101',
    { games: [], week: new Map([onDay('2025-10-17', buildScheduledGame({ teams: own }))]) },
    null,
  ],
  [
    'of its last game',
    '0101',
    { games: null, week: new Map([onDay('2025-10-09', buildFinalGame({ teams: own }))]) },
    'boys-soccer',
  ],
  ['without games', '0101', { games: [] }, null],
  ['without statistics', '0101', { games: [buildFinalGame({ teams: own, sportId: 'chess' })] }, null],
  ['of a followed sport', 'football', {}, null],
])('the record of a school is in the list of teams of the sport %s', (_, key, change, sportId) => {
  expect(requestTeamsOfSchool(key, { ...context, ...change })?.params.sportId ?? null).toBe(sportId);
});

const semifinal = buildLiveGame({ id: 'semi', sportId: 'boys-soccer', classId: '1A', teams: own, day: today });
const inSeries = { level: 'Sectional', classId: '1A', day: today } as const;
const undecided = [buildGameTeam('TBD'), buildGameTeam('TBD')] as const;
const rivals = [buildGameTeam('Elm', { schoolId: '0201' }), buildGameTeam('Oakfield', { schoolId: '0202' })] as const;
const series = [
  { ...semifinal, ...inSeries, round: 'Semifinal' },
  buildScheduledGame({ id: 'other', ...inSeries, round: 'Semifinal', teams: rivals }),
  buildScheduledGame({ id: 'final', ...inSeries, round: 'Championship', day: '2025-10-18', teams: undecided }),
];

it.each<[string, Partial<TeamContext>, string | undefined]>([
  ['both possible opponents of its next round', {}, 'Sectional championship, Sat, Oct 18, against Elm or Oakfield'],
  ['nothing while the series is not known', { series: undefined }, undefined],
  ['nothing of another season', { series: series.map((game) => ({ ...game, day: '2024-10-12' })) }, undefined],
  [
    'nothing if the week has its next game',
    { week: new Map([onDay('2025-10-14', buildScheduledGame({ sportId: 'boys-soccer', teams: own }))]) },
    undefined,
  ],
])('a school in the state series shows %s', (_, change, text) => {
  const team = toTeamToday('0101', { ...context, games: [semifinal], series, ...change });
  expect(team?.path?.text).toBe(text);
  if (text !== undefined) {
    expect(team?.path).toMatchObject({
      label: 'After a win',
      sport: 'Boys Soccer',
      to: '/sports/boys-soccer/state-series/path/0101',
    });
  }
});

it('the state series is requested only for a sport without a next game in the week', () => {
  const request = (change: Partial<TeamContext>) =>
    requestSeriesOfSchool('0101', { ...context, games: [semifinal], ...change })?.params.sportId ?? null;
  const next = onDay('2025-10-14', buildScheduledGame({ sportId: 'boys-soccer', teams: own }));
  expect(request({})).toBe('boys-soccer');
  expect(request({ week: new Map([next]) })).toBeNull();
  expect(request({ games: [] })).toBeNull();
  expect(request({ games: null, week: new Map([onDay('2025-10-09', buildFinalGame({ teams: own }))]) })).toBe(
    'boys-soccer',
  );
});

it.each([
  ['a sport', ['girls-golf'], ['Girls Golf']],
  ['a school that plays football and soccer', ['0101'], ['Football']],
  ['both', ['0101', 'girls-golf'], ['Girls Golf', 'Football']],
  ['a sport that does not play in it', ['boys-soccer'], null],
])('the state series of today for %s is that of its own sports', (_, keys, shown) => {
  const build = (sport: string) => ({ sport, to: '/', text: sport, detail: '', label: null, links: [], note: null });
  const series = { lines: [build('Girls Golf'), build('Boys Golf')], rounds: [build('Football')] };
  const found = findSeriesOfTeams(
    series,
    keys.flatMap((key) => toTeamToday(key, context) ?? []),
  );
  expect(found && [...found.lines, ...found.rounds].map(({ text }) => text)).toEqual(shown);
});

it('a sport without games names its state series of today, and never says that there are no games', () => {
  const golf = toTeamToday('girls-golf', context);
  const ashgrove = toTeamToday('0101', context);
  if (golf === null || ashgrove === null) throw new Error('no team');
  const line = {
    sport: 'Girls Golf',
    to: '/',
    text: 'Girls Golf',
    detail: 'State finals, day 2 of 2',
    label: null,
    note: null,
  };
  const series = { lines: [{ ...line, links: [] }], rounds: [] };
  expect(findSeriesOfTeam(series, golf)).toBe('State finals, day 2 of 2');
  expect([findSeriesOfTeam(series, ashgrove), findSeriesOfTeam(null, golf)]).toEqual([null, null]);
  expect(formatGamesLine(golf)).toBe('Its meets and results are on the page of the sport.');
});

it.each([
  ['has a next game', { daysAhead: 6, next: {} }, true],
  ['has none among the days that were read', { daysAhead: 6, next: null }, false],
  ['is not known for some days', { daysAhead: null, next: null }, true],
])('a school whose week %s may have one: %j', (_, week, expected) => {
  const team = toTeamToday('0101', context);
  if (team?.week === undefined) throw new Error('no week');
  expect(mayHaveNextGame({ ...team, week: { ...team.week, ...week } as typeof team.week })).toBe(expected);
});

it('a sport with games may have a next one, and a sport without games has none', () => {
  const mayHaveOne = ['football', 'girls-golf'].map((key) => {
    const team = toTeamToday(key, context);
    return team && mayHaveNextGame(team);
  });
  expect(mayHaveOne).toEqual([true, false]);
});

it('an unknown school or sport is not a team', () => {
  expect(['0999', 'chess-boxing'].map((key) => toTeamToday(key, context))).toEqual([null, null]);
});

it('a link shows the teams that it names, and leaves out unknown ones', () => {
  const listLinked = (query: string) => {
    const values = buildTestValues({
      optional: { schools: read([school]), games: read(games) },
      dependent: { events: null, streams: null },
    });
    return toView(values, buildTestRequest(`/my-teams${query}`, { clock })).linked;
  };
  expect(listLinked('?teams=0101.0999.football')?.map(({ key }) => key)).toEqual(['0101', 'football']);
  expect(listLinked('')).toBeNull();
});

it('a line shows the first game and the number of others, or says that no games exist or could be read', () => {
  const describeTeamLine = (change: Partial<TeamContext>) => {
    const team = toTeamToday('0101', { ...context, ...change });
    return team && formatGamesLine(team);
  };
  expect(describeTeamLine({})).toBe('Final, Football: Ashgrove\u00a021, Fort Harlan\u00a014, and 1 more');
  const many = Array.from({ length: 9 }, (_, index) => buildFinalGame({ id: String(index), teams: own }));
  expect(describeTeamLine({ games: many })).toContain(', and 8 more');
  expect(describeTeamLine({ games: [] })).toBe('No games today.');
  expect(describeTeamLine({ games: null })).toBe('Scores are not available right now.');
});

it('the first game of a team file shows the latest state that the browser has seen on cards', () => {
  const describeFirstGame = (change: Game) => {
    const team = toTeamToday('football', { ...context, games: [{ ...change, day: today }], asOf });
    const game = team?.games?.[0];
    const shown = game && readTeamGame(game);
    if (!team || !game || !shown) throw new Error('The game is not followed');
    return { team, game, seen: toSeenGame(shown) };
  };
  const [, over] = games;
  if (over?.kind !== 'final') throw new Error('no final game');
  const before = describeFirstGame(buildLiveGame({ id: 'over', sportId: 'football', teams: own, columns: [[14, 14]] }));
  const card = readScoreCard(
    toScoreCardView({ ...over, day: today }, { asOf: { ...asOf, ms: asOf.ms + 5000 }, getGameList: getDayList }),
  );
  if (card === null) throw new Error('The card is not followed');
  const seen = toSeenGame(card);
  expect([buildSeenKey(seen), isAheadOf(seen, before.seen)]).toEqual([buildSeenKey(before.seen), true]);
  const latest = showStateOfTeamGame(before.game, orderLike(seen, before.seen));
  expect(formatGamesLine({ ...before.team, games: [latest] })).toBe('Final: Ashgrove\u00a021, Fort Harlan\u00a014');
  // The winner of an older state may be another one.
  const corrected = showStateOfTeamGame({ ...before.game, winner: 1 }, orderLike(seen, before.seen));
  expect(corrected.winner).toBeUndefined();
  expect(readTeamGame(toTeamToday('0101', context)?.games?.[0] ?? latest)).toBeNull();
});

it('a school without games today shows its next game, else its last one, else for how many days it has none', () => {
  const describeTeamLine = (...days: (readonly [string, readonly Game[] | null])[]) => {
    const team = toTeamToday('0101', { ...context, games: [], week: new Map(days) });
    return team && formatGamesLine(team);
  };
  const result = onDay('2025-10-09', buildFinalGame({ id: '1', teams: own }));
  const later = onDay('2025-10-17', buildScheduledGame({ id: '2', teams: own }));
  const calledOff = onDay('2025-10-14', buildScheduledGame({ id: '3', teams: own, remark: 'Postponed' }));
  const nameless = onDay(
    '2025-10-15',
    buildScheduledGame({ id: '4', teams: [buildGameTeam('Ashgrove (N.)'), buildGameTeam('Oakfield')] }),
  );
  expect(describeTeamLine(result, calledOff, later)).toBe('Fri, Oct 17, 7:00 PM at Rockwell, Boys Soccer');
  expect(describeTeamLine(result, calledOff)).toBe('Thu, Oct 9, Boys Soccer: Ashgrove\u00a03, Fort Harlan\u00a01');
  expect(describeTeamLine(calledOff, onDay('2025-10-17'))).toBe('No games in the next 2 days.');
  expect(describeTeamLine(onDay('2025-10-16'), ['2025-10-17', null])).toBe('No games today.');
  expect(describeTeamLine(result, nameless)).toBe('1 game of this week may be of this school: its name is not clear.');
});

it('the last game is the newest result before today, and the next game is the first one after today', () => {
  const week = new Map([
    onDay('2025-10-09', buildFinalGame({ id: 'older', teams: own })),
    onDay(
      '2025-10-10',
      buildFinalGame({ id: 'newer', teams: own }),
      buildScheduledGame({ id: 'unreported', teams: own }),
      buildFinalGame({ id: 'of others', teams: others }),
    ),
    onDay(
      '2025-10-13',
      buildScheduledGame({ id: 'evening', teams: own, sportId: 'football' }),
      buildScheduledGame({ id: 'noon', teams: own, time: { minutesOfDay: 720, text: '12:00' } }),
    ),
  ]);
  const team = toTeamToday('0101', { ...context, week })?.week;
  expect([team?.last?.id, team?.next?.id, team?.next?.when]).toEqual(['newer', 'noon', 'Mon, Oct 13, 12:00 PM']);
  expect(team?.calendars.map(({ href }) => href)).toEqual([
    '/calendar/teams/boys-soccer/0101.ics',
    '/calendar/teams/football/0101.ics',
  ]);
});

it('only the file of a school reads the days around today, and the file stays small', () => {
  const request = (file: string) => ({ params: { file }, query: {}, clock }) as unknown as PageRequest;
  expect(Object.keys(sourcesOfFile(request('football.json')).optional)).toEqual(['games']);
  expect(Object.keys(sourcesOfFile(request('0101.json')).optional)).toEqual([
    'games',
    ...['08', '09', '10', '12', '13', '14', '15', '16', '17'].map((day) => `2025-10-${day}`),
  ]);
  const long = 'Port Marlow-Sumacstead (Saint Brannock)';
  const names = [buildGameTeam(long, { schoolId: '0101' }), buildGameTeam(long, { schoolId: '0102' })] as const;
  const crowd = Array.from({ length: 9 }, (_, index) => buildFinalGame({ id: `25130004${index}`, teams: names }));
  const file = toTeamToday('0101', {
    ...context,
    schools: [{ ...school, logoUrl: 'https://files.association.example/logos/of-schools/0101.png' }],
    teams: [listed],
    games: crowd,
    asOf,
    week: new Map([
      onDay('2025-10-10', ...crowd),
      onDay('2025-10-13', buildScheduledGame({ teams: names, site: long })),
    ]),
  });
  expect(JSON.stringify(file).length).toBeLessThan(2200);
});

it.each(['0101', '.json', '../x.json', '1234567.json', 'Football.json', '0101.json.json'])(
  '%j is not a valid team file',
  (file) => {
    expect(isAcceptedValue('team-file', file)).toBe(false);
  },
);

it('the file of a team is named after the key of the team', () => {
  expect(isAcceptedValue('team-file', 'girls-flag-football.json')).toBe(true);
});

it.each([
  ['a followed sport', 'football', [], true],
  ['a school that plays today', '0101', games, true],
  ['a school that does not', '0103.0101', [], false],
  ['the sports offered to a device', undefined, games, true],
])('for %s the calendar is called only if it may concern it', (_, teams, ofDay, isCalled) => {
  const declared = sources({ clock, query: teams === undefined ? {} : { teams } });
  const named = listDependentRequests(declared, ({ definition: { name } }) =>
    name === 'maxpreps.day' ? ofDay : name === 'schools.all' ? [school] : undefined,
  );
  const [, events] = named.find(([name]) => name === 'events') ?? [];
  expect([events?.definition.name, events?.isKeptOnly !== true]).toEqual(['events.all', isCalled]);
});
