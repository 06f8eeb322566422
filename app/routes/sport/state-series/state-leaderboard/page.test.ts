import { describe, expect, test } from 'vitest';
import { findGolfFinals, readGolfAddress } from '~/blocks/state-series/golf-finals';
import { unpack } from '~/browser/packed';
import { findSport, type Sport } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import { noRound } from '~/models/golf/golf';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { findRefusalAt, buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SourceValue } from '~/page/page-sources';
import type { GolfBoard } from '~/upstream/golf';
import { searchRows, sources, toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const environment = { LIVE_SCORING_URL: undefined, DATA_BASE_URL: 'https://files.test/data' };
const now = Date.now();

function buildAddress(sportId: string, classId?: string, query: Record<string, string> = {}, at = clock) {
  return readGolfAddress({ sport: findSport(sportId) as Sport, query, clock: at }, classId);
}

function buildSourceValue(standings: GolfBoard['standings'], fetchedAtMs = now) {
  return { value: { eventName: 'Class 3A Boys Golf State Finals', standings }, fetchedAtMs, isStale: false };
}

interface Shown {
  readonly address?: ReturnType<typeof buildAddress>;
  readonly shown?: 'individual' | 'team';
  readonly sourceValues?: {
    readonly individuals: SourceValue<GolfBoard> | null;
    readonly teams: SourceValue<GolfBoard> | null;
  };
  readonly unavailable?: readonly ('individuals' | 'teams')[];
  readonly environment?: typeof environment | { readonly LIVE_SCORING_URL: string };
  readonly clock?: typeof clock;
}

const bothBoards = {
  individuals: buildSourceValue([
    buildGolfStanding({ id: '1', versusPar: -2 }),
    buildGolfStanding({ id: '2', versusPar: 3 }),
  ]),
  teams: buildSourceValue([buildGolfStanding({ id: '0101', name: 'Tamarack', teamName: null })]),
};

function view(changes: Shown = {}, params = { sportId: 'boys-golf', classId: '3A' }) {
  const {
    address = buildAddress(params.sportId, params.classId),
    sourceValues = bothBoards,
    unavailable = [],
  } = changes;
  const path = `/sports/${params.sportId}/state-series/state-leaderboard/${params.classId}`;
  const request = buildTestSportRequest(path, { clock: changes.clock ?? clock });
  const { heading, leaderboard, board } = toView(buildTestValues({ optional: sourceValues, unavailable }), {
    ...request,
    query: {
      ...(changes.shown === 'team' && { board: 'team' }),
      ...(address.lastSeason !== null && { season: address.lastSeason }),
    },
    environment: { ...request.environment, ...environment, ...changes.environment },
  });
  return { heading, ...leaderboard, board: unpack(board) };
}

describe('the address', () => {
  test.each([
    ['boys-golf', undefined, '1A'],
    ['boys-golf', '3a', '3A'],
    ['girls-golf', '2A', '2A'],
    ['girls-golf', '3A', '1A'],
    ['boys-golf', 'x', '1A'],
  ])('for %s and class %j shows class %s', (sportId, asked, shown) => {
    expect(buildAddress(sportId, asked).classId).toBe(shown);
  });

  test.each([
    ['football', 'other-sport'],
    ['no-sport', 'unknown-sport'],
  ])('for %j, which has no golf finals, is not found', (sportId, refusal) => {
    expect(findRefusalAt(`/sports/${sportId}/state-series/state-leaderboard`)).toBe(refusal);
  });

  test("with an unknown class falls back to the default, and the page's own link points to it", () => {
    const { href, tabs } = view({}, { sportId: 'girls-golf', classId: '3A' });
    expect(href).toBe('/sports/girls-golf/state-series/state-leaderboard');
    expect(tabs.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
      ['1A', true],
      ['2A', false],
    ]);
  });
});

test('names the class, its course and the event, and links to the scorecards', () => {
  expect(view()).toMatchObject({
    siteText: 'Class 3A at Quarry Rim Golf Course, Quarry Falls',
    eventName: 'Class 3A Boys Golf State Finals',
    scorecardsHref: '/sports/boys-golf/state-series/state-scorecards',
    board: { state: 'rows', countText: '2 golfers' },
    teamLogos: {},
  });
  expect(view({ shown: 'team' })).toMatchObject({
    board: { state: 'rows', countText: '1 team' },
    teamLogos: { '0101': 'https://files.test/data/iwm/2025-26/gob-3A-0101.png' },
  });
});

test('announces the leader to screen readers', () => {
  expect(view().announcement).toBe('Jonah Pruitt leads at 2 under par.');
  const tied = [buildGolfStanding({ id: '1', versusPar: 0 }), buildGolfStanding({ id: '2', versusPar: 0 })];
  expect(view({ sourceValues: { individuals: buildSourceValue(tied), teams: null } }).announcement).toMatch(
    /2 golfers lead at even par\.$/,
  );
});

describe('the finals', () => {
  const buildFinishedStanding = (id: string, versusPar: number) =>
    buildGolfStanding({ id, versusPar, rounds: [noRound, { gross: 70, versusPar: 0 }] });
  const viewAt = (day: string, standings: GolfBoard['standings'], query: Record<string, string> = {}) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T19:00:00-05:00` });
    const address = buildAddress('boys-golf', '3A', query, at);
    const sourceValues = { individuals: buildSourceValue(standings), teams: null };
    return view({ address, clock: at, sourceValues });
  };

  test.each([
    [
      'on the last day, once everybody has finished',
      '2025-10-11',
      [buildFinishedStanding('1', -2), buildFinishedStanding('2', 3)],
      true,
    ],
    [
      'not while somebody is on the course',
      '2025-10-11',
      [buildFinishedStanding('1', -2), buildGolfStanding({ id: '2', thru: 5 })],
      false,
    ],
    ['not before a play-off', '2025-10-11', [buildFinishedStanding('1', -2), buildFinishedStanding('2', -2)], false],
    ['not after the first round', '2025-10-10', [buildFinishedStanding('1', -2), buildFinishedStanding('2', 3)], false],
    ['from the next day on', '2025-10-12', [buildGolfStanding({ id: '1', versusPar: -2 })], true],
  ])('name the champion at the right time: %s', (_, day, standings, isFinal) => {
    const { board, announcement } = viewAt(day, standings);
    expect(board.champions).toBe(isFinal ? 'Champion: Jonah Pruitt, Tamarack' : null);
    expect(announcement.startsWith('Final. Champion: Jonah Pruitt, Tamarack, at 2 under par.')).toBe(isFinal);
    expect(/ leads? /.test(announcement)).toBe(!isFinal);
  });

  test('name all golfers who share the title', () => {
    expect(viewAt('2025-10-12', [buildFinishedStanding('1', 0), buildFinishedStanding('2', 0)]).board.champions).toBe(
      'Champions: Jonah Pruitt, Tamarack and Jonah Pruitt, Tamarack',
    );
  });

  test('of last season are over', () => {
    const standings = [buildGolfStanding({ id: '1', versusPar: -2 })];
    expect(viewAt('2026-10-09', standings, { season: '2025-26' }).board.champions).toContain('Champion: ');
  });

  test.each([
    ['2025-10-11', undefined],
    ['2025-10-12', 'reference'],
  ])('on %s are refreshed with the policy %s', (day, policy) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T19:00:00-05:00` });
    const page = buildTestSportRequest('/sports/boys-golf/state-series/state-leaderboard/3A', { clock: at });
    const { individuals, teams } = sources(page).optional;
    expect([individuals.policy, teams.policy]).toEqual([policy, policy]);
  });
});

test.each([
  ['a missing file is an empty leaderboard', [], 'empty'],
  ['a file that could not be asked for is said to be unavailable', ['individuals', 'teams'] as const, 'unavailable'],
])('%s', (_, unavailable, state) => {
  for (const shown of ['individual', 'team'] as const) {
    const { board, announcement } = view({ shown, sourceValues: { individuals: null, teams: null }, unavailable });
    expect([board.state, board.stamp, announcement]).toEqual([state, null, '']);
  }
});

test('a file without golfers is an empty leaderboard', () => {
  expect(view({ sourceValues: { individuals: buildSourceValue([]), teams: null } }).board.state).toBe('empty');
});

test('rows and time of update come from the shown leaderboard, however old the other one is', () => {
  const computeMinutesAgo = (minutes: number) => now - minutes * 60_000;
  const sourceValues = {
    individuals: buildSourceValue([buildGolfStanding()], computeMinutesAgo(1)),
    teams: buildSourceValue([buildGolfStanding({ id: '0101', name: 'Tamarack' })], computeMinutesAgo(9)),
  };
  const findStamp = (shown: 'individual' | 'team') => view({ shown, sourceValues }).board.stamp?.iso;
  const toIso = (ms: number) => new Date(ms + clock.offsetMs).toISOString();
  expect(findStamp('individual')).toBe(toIso(computeMinutesAgo(1)));
  expect(findStamp('team')).toBe(toIso(computeMinutesAgo(9)));
  expect(view({ shown: 'team', sourceValues }).announcement).toMatch(/Tamarack leads/);
});

test('both leaderboards have an address, and the tabs of classes keep the chosen leaderboard', () => {
  const path = '/sports/boys-golf/state-series/state-leaderboard';
  const shown = view({ shown: 'team' });
  expect(shown.href).toBe(`${path}/3A?board=team`);
  expect(shown.boardTabs).toEqual([
    { text: 'Individual', to: `${path}/3A`, isCurrent: false },
    { text: 'Team', to: `${path}/3A?board=team`, isCurrent: true },
  ]);
  expect(shown.tabs[0]).toMatchObject({ text: '1A', to: `${path}?board=team` });
});

test('the source of the leaderboard that is not shown may be absent without a report', () => {
  const listAbsentSources = (query: Record<string, string>) =>
    sources({ ...buildTestSportRequest('/sports/boys-golf/state-series/state-leaderboard/3A', { clock }), query })
      .mayBeAbsent;
  expect([listAbsentSources({}), listAbsentSources({ board: 'team' })]).toEqual([['teams'], ['individuals']]);
});

test('a search finds golfers by name and school, and keeps their places', () => {
  const individuals = buildSourceValue([
    buildGolfStanding({ id: '1', name: 'Jonah Pruitt', versusPar: -2 }),
    buildGolfStanding({ id: '2', name: 'Marcus Adeyemi', teamName: 'St. Hilda', versusPar: 3 }),
  ]);
  const { rows } = view({ sourceValues: { individuals, teams: null } }).board;
  const searchFor = (search: string) => searchRows(rows, search).rows.map(({ name, placeText }) => [name, placeText]);
  expect(searchFor('adeyemi')).toEqual([['Marcus Adeyemi', '2']]);
  expect(searchFor('st hilda')).toEqual([['Marcus Adeyemi', '2']]);
  expect(searchFor('nobody')).toEqual([]);
  expect(['', 'adeyemi', 'st hilda', 'nobody'].map((search) => searchRows(rows, search).countText)).toEqual([
    '2 golfers',
    '1 of 2 golfers',
    'No exact match. Similar: 1 of 2 golfers',
    '0 of 2 golfers',
  ]);
  expect(searchRows(rows, 'nobody').emptyText).toBe('No golfer matches “nobody”.');
  expect(searchRows([], 'nobody').emptyText).toBe('No golfers available.');
});

test('a golfer who is in the file twice is shown once', () => {
  const twice = buildSourceValue([
    buildGolfStanding({ id: '1', gross: 30 }),
    buildGolfStanding({ id: '1', gross: 34 }),
  ]);
  expect(view({ sourceValues: { individuals: twice, teams: null } }).board.rows.map(({ total }) => total)).toEqual([
    '34',
  ]);
});

test('the live scoring service is linked only when it is configured', () => {
  expect(view().liveScoringUrl).toBeNull();
  const LIVE_SCORING_URL = 'https://live.test/';
  expect(view({ environment: { ...environment, LIVE_SCORING_URL } }).liveScoringUrl).toBe(LIVE_SCORING_URL);
});

describe('the season', () => {
  const path = '/sports/boys-golf/state-series/state-leaderboard';
  const viewAt = (iso: string, query: Record<string, string>) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
    return view({ address: buildAddress('boys-golf', '3A', query, at), clock: at });
  };

  test('is the current one, with a link to last season', () => {
    const shown = viewAt('2026-10-10T12:00:00-05:00', {});
    expect(shown.heading.kicker).toBe('Boys Golf, State Finals, October 9–10, 2026');
    expect(shown.otherSeason).toEqual({
      text: 'Last season’s leaderboard (2025-26)',
      to: `${path}/3A?season=2025-26`,
    });
  });

  test('is the last one until two weeks before the finals, whose days are named', () => {
    const shown = viewAt('2026-07-12T13:00:00-05:00', {});
    expect(shown.heading.kicker).toBe('Boys Golf, State Finals, 2025-26, last season');
    expect([shown.upcoming, shown.otherSeason]).toEqual(['The 2026-27 finals are October 9–10, 2026.', null]);
    expect(shown.board.champions).toMatch(/^Champion: /);
    expect(viewAt('2026-09-24T12:00:00-05:00', {}).lastSeason).toBe('2025-26');
    expect(viewAt('2026-09-25T12:00:00-05:00', {})).toMatchObject({ lastSeason: null, upcoming: null });
  });

  test('of the requested files is the last one until two weeks before the finals', () => {
    const listSeasons = (iso: string) => {
      const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
      const { individuals, teams } = sources(buildTestSportRequest(`${path}/3A`, { clock: at })).optional;
      return [individuals, teams].map(({ params }) => params.season);
    };
    expect(listSeasons('2026-07-12T13:00:00-05:00')).toEqual(['2025-26', '2025-26']);
    expect(listSeasons('2026-09-25T12:00:00-05:00')).toEqual(['2026-27', '2026-27']);
  });

  test('is shown in the heading and kept by every link when the address names it', () => {
    const shown = viewAt('2026-10-10T12:00:00-05:00', { season: '2025-26' });
    expect(shown.heading.kicker).toBe('Boys Golf, State Finals, 2025-26, last season');
    expect(shown.href).toBe(`${path}/3A?season=2025-26`);
    expect(shown.tabs[0]?.to).toBe(`${path}?season=2025-26`);
    expect(shown.searchPath).toBe(`${path}/3A?season=2025-26`);
    expect(shown.lastSeason).toBe('2025-26');
    expect(shown.pinScope.season).toBe('2025-26');
    expect(shown.otherSeason).toEqual({ text: 'This season’s leaderboard (2026-27)', to: `${path}/3A` });
  });

  test('without facts shows days and courses as to be announced, and the classes of the sport', () => {
    const shown = viewAt('2090-08-10T12:00:00-05:00', {});
    expect(shown.heading.kicker).toBe('Boys Golf, State Finals, dates to be announced');
    expect(shown.siteText).toBe('Class 3A, course to be announced');
    expect(shown.tabs.map(({ text }) => text)).toEqual(['1A', '2A', '3A']);
  });

  test('without facts uses the days and courses that upstream announces', () => {
    const address = buildAddress('boys-golf', '3A');
    const announced = {
      days: ['2090-10-06', '2090-10-07'],
      site: '1A: Sorley Marsh, Sorley; 3A: Quarry Rim, Quarry Falls',
    };
    const finals = findGolfFinals(address.sport, '2090-91', announced);
    expect(finals.days).toEqual(announced.days);
    expect(finals.sites.map(({ place }) => place)).toEqual(['Sorley Marsh, Sorley', null, 'Quarry Rim, Quarry Falls']);
  });

  test('decides which files are requested', () => {
    const listPathsAt = (query: Record<string, string>) => {
      const { optional } = sources({
        ...buildTestSportRequest('/sports/girls-golf/state-series/state-leaderboard', { clock }),
        query,
      });
      return optional.individuals.definition.buildPath(optional.individuals.params);
    };
    expect(listPathsAt({})).toBe('/data/iwm/2025-26/gog-1A-individual-leader.json');
    expect(listPathsAt({ season: '2024-25' })).toBe('/data/iwm/2024-25/gog-1A-individual-leader.json');
  });
});
