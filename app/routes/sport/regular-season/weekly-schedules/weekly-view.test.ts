import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, findRefusalAt } from '~/page/page-request.fixture';
import type { SportPageRequest } from '~/page/page-sources';
import { weeklySchedules } from '~/upstream/football-lists';
import { putFollowedFirst, toWeeklyView } from './weekly-view';

const path = '/sports/football/regular-season/weekly-schedules';

const row = {
  footballWeek: '7.0',
  conf: 'Fox & Heron',
  Class: '',
  Date: '10/10/2025',
  Day: 'Fri',
  GameDayShort: '10/10',
  gameTime: '6:00',
  Home: 'Norvell Heights Consolidated',
  Away: 'Bramblebrook',
  HomeShortName: 'Norvell Heights',
  AwayShortName: '',
  Result: 'W',
  HomeOrAway: 'H',
  MyScore: '32',
  OpponentScore: 17,
  VideoURL: 'https://stream.example/1',
  AudioURL: null,
};

/** The parsed answer includes two unreadable rows, which are dropped. */
function view(rows: readonly object[] | null, changes: Partial<SportPageRequest> = {}, scores: readonly Game[] = []) {
  const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
  const games = rows && weeklySchedules.definition.buildSchema(context).parse({ data: [...rows, {}, null] });
  const request = buildTestSportRequest(path);
  const environment = { ...request.environment, STREAM_HOST: 'stream.example' };
  return toWeeklyView(games, scores, { ...request, environment, ...changes });
}
const buildGames = (...changes: object[]) => changes.map((change) => ({ ...row, ...change }));

describe('a week of the regular season', () => {
  it('shows home, away, day, time, result, score and links of each game', () => {
    expect(view([row])).toMatchObject({ weekText: 'Week 7', countText: '1 game', emptyText: null, isPlayoffs: false });
    expect(view([row]).groups[0]?.rows).toEqual([
      {
        key: '0',
        to: null,
        day: 'Fri, Oct 10',
        time: '6:00 PM',
        home: {
          name: 'Norvell Heights Consolidated',
          shortName: 'Norvell Heights',
          mark: null,
          hasWon: true,
          points: 32,
        },
        away: { name: 'Bramblebrook', shortName: 'Bramblebrook', mark: null, hasWon: false, points: 17 },
        liveText: null,
        hasResult: true,
        endText: null,
        watchUrl: null,
        audioUrl: null,
      },
    ]);
  });

  it.each<[string, object, object]>([
    [
      'has links until its day is over',
      { Date: '10/11/2025' },
      { time: '6:00 PM', watchUrl: 'https://stream.example/1' },
    ],
    ['was not reported after its day', {}, { time: 'No Score Reported', watchUrl: null, audioUrl: null }],
    [
      'has no links when it is called off',
      { Date: '10/11/2025', gameTime: 'PPD' },
      { time: 'Postponed', audioUrl: null },
    ],
    ['stays called off after its day', { gameTime: 'PPD' }, { time: 'Postponed', audioUrl: null }],
  ])('a game without a result %s', (_, changes, expected) => {
    const game = {
      ...row,
      Result: '',
      MyScore: null,
      OpponentScore: '',
      AudioURL: 'https://radio.example/1',
      ...changes,
    };
    expect(view([game]).groups[0]?.rows[0]).toMatchObject(expected);
  });

  it.each([
    ['8:00', '8:00 PM'],
    ['1:30', '1:30 PM'],
    ['9:00', '9:00 AM'],
    ['11:00', '11:00 AM'],
    ['PPD', 'Postponed'],
    ['', 'TBA'],
  ])('reads the time %j as %s', (gameTime, time) => {
    expect(view([{ ...row, gameTime }]).groups[0]?.rows[0]?.time).toBe(time);
  });

  it('shows no score before the game, and no video of another host', () => {
    const game = { ...row, Result: '', MyScore: null, OpponentScore: '', VideoURL: 'https://other.example/1' };
    expect(view([game]).groups[0]?.rows[0]).toMatchObject({ hasResult: false, home: { points: null }, watchUrl: null });
  });

  it('is grouped by conference and sorted by day and time; teams without a conference are Independent', () => {
    const rows = buildGames(
      { conf: 'Zephyr', Date: '10/11/2025' },
      { conf: 'Zephyr', gameTime: '7:00' },
      { conf: 'Zephyr', Date: '' },
      { conf: null },
      { conf: 'Zephyr' },
    );
    expect(
      view(rows).groups.map((group) => [group.title, group.rows.map(({ day, time }) => `${day} ${time}`)]),
    ).toEqual([
      ['Independent', ['Fri, Oct 10 6:00 PM']],
      ['Zephyr', ['Fri, Oct 10 6:00 PM', 'Fri, Oct 10 7:00 PM', 'Sat, Oct 11 6:00 PM', 'TBA 6:00 PM']],
    ]);
  });

  it('counts a game once when two conferences list it, each from the side of its own team', () => {
    const rows = buildGames({}, { conf: 'Zephyr', HomeOrAway: 'A', Result: 'L', MyScore: 17 });
    expect(view(rows).countText).toBe('1 game');
  });
});

it.each([
  ['H', 'W', null, [true, 32], [false, 17]],
  ['H', 'L', null, [false, 32], [true, 17]],
  ['A', 'W', null, [false, 17], [true, 32]],
  ['A', 'L', null, [true, 17], [false, 32]],
  ['H', 'T', 'Tie', [false, 32], [false, 17]],
  ['H', '', null, [false, 32], [false, 17]],
])('a row of side %j with result %j ends with %j and puts the points of each school with that school', (...facts) => {
  const [side, Result, endText, ...teams] = facts;
  const [game] = view([{ ...row, HomeOrAway: side, Result }]).groups.flatMap(({ rows }) => rows);
  expect([game?.home, game?.away].map((team) => [team?.hasWon, team?.points])).toEqual(teams);
  expect(game).toMatchObject({ hasResult: Result !== '', endText });
});

it('the conferences of followed schools come first', () => {
  const { groups } = view(
    buildGames(
      { conf: 'Alder', Home: 'Dell', HomeShortName: '' },
      { conf: 'Birch', Away: 'Ashgrove Consolidated', AwayShortName: 'Ashgrove' },
      { conf: 'Cedar', Home: 'Milton', HomeShortName: '' },
    ),
  );
  const listTitles = (...names: string[]) => putFollowedFirst(groups, new Set(names)).map(({ title }) => title);
  expect(listTitles()).toEqual(['Alder', 'Birch', 'Cedar']);
  expect(listTitles('Ashgrove', 'Milton')).toEqual(['Birch', 'Cedar', 'Alder']);
});

describe('the scores of the week', () => {
  const teams = [
    buildGameTeam('Bramblebrook [Coop]'),
    buildGameTeam('Norvell Hts.', { formalName: 'Norvell Heights Consolidated' }),
  ] as const;
  const day = '2025-10-10';
  const findRow = (...scores: Game[]) => view([row], {}, scores).groups[0]?.rows[0];

  it('link to the page of the game', () => {
    const game = buildFinalGame({ id: '7', day, teams, decidedIn: '2OT' });
    expect(findRow(game)?.to).toBe('/games/7?week=7');
    expect(findRow(buildScheduledGame({ id: '7', day, teams, scheduleChange: 'Postponed' }))?.to).toBe(
      '/games/7?week=7',
    );
  });

  it('have the marks of both teams', () => {
    const logoUrl = 'https://files.example/bramblebrook.svg';
    const row = findRow(buildFinalGame({ day, teams: [{ ...teams[0], schoolId: '0101', logoUrl }, teams[1]] }));
    expect(row?.away.mark).toEqual({ schoolId: '0101', logoUrl });
    expect(row?.home.mark).toEqual({ schoolId: teams[1].schoolId, logoUrl: teams[1].logoUrl });
  });

  it('give no mark to a name that both teams of the game have', () => {
    const both = [
      buildGameTeam('Bramblebrook'),
      buildGameTeam('Bramblebrook', { formalName: 'Norvell Heights Consolidated' }),
    ] as const;
    expect(findRow(buildFinalGame({ day, teams: both }))?.away.mark).toBeNull();
  });

  describe('of a game without a result in the schedule', () => {
    const open = { ...row, Result: '', MyScore: null, OpponentScore: '' };
    const live = buildLiveGame({ day, teams, columns: [[14, 7]], period: 'Q3', timeRemaining: '4:12' });
    const viewRow = (score: Game, changes: object = {}) => view([{ ...open, ...changes }], {}, [score]);

    it('say how far it is and the points of each team while it is in play', () => {
      const { groups, countText } = viewRow(live);
      expect(countText).toBe('1 game, 1 live');
      expect(groups[0]).toMatchObject({ countText: '1 game, 1 live' });
      const expected = { liveText: 'Q3 4:12', home: { points: 7 }, away: { points: 14 }, hasResult: false };
      expect(groups[0]?.rows[0]).toMatchObject(expected);
      const reversed = buildLiveGame({ ...live, teams: [teams[1], teams[0]], columns: [[7, 14]] });
      expect(viewRow(reversed).groups[0]?.rows[0]).toMatchObject(expected);
    });

    it('leave out points that are not known', () => {
      const unknown = buildLiveGame({ day, teams, columns: [[null, null]] });
      expect(viewRow(unknown).groups[0]?.rows[0]).toMatchObject({ home: { points: null }, away: { points: null } });
    });

    it('put a game in play first, then those that are over', () => {
      const toCome = { ...open, Date: '10/9/2025', Home: 'Dell', HomeShortName: '', Away: 'Elm' };
      const over = { ...row, Home: 'Keswick', HomeShortName: '', Away: 'Oakfield' };
      const { groups, countText } = view([toCome, over, open], {}, [live]);
      expect(countText).toBe('3 games, 1 live');
      expect(groups[0]?.rows.map(({ liveText, hasResult }) => [liveText, hasResult])).toEqual([
        ['Q3 4:12', false],
        [null, true],
        [null, false],
      ]);
    });

    it('say its result once it is final', () => {
      const final = buildFinalGame({ day, teams, columns: [[14, 21]] });
      expect(viewRow(final).groups[0]?.rows[0]).toMatchObject({
        home: { hasWon: true, points: 21 },
        away: { hasWon: false, points: 14 },
        hasResult: true,
        liveText: null,
      });
      const overtime = buildFinalGame({ ...final, decidedIn: 'OT' });
      expect(viewRow(overtime).groups[0]?.rows[0]).toMatchObject({ endText: 'OT' });
      expect(viewRow(buildFinalGame({ ...final, columns: [[14, 14]] })).groups[0]?.rows[0]).toMatchObject({
        home: { hasWon: false, points: 14 },
        away: { hasWon: false, points: 14 },
        endText: 'Tie',
      });
    });

    it('say nothing against a result that the schedule has', () => {
      expect(view([row], {}, [live])).toMatchObject({ countText: '1 game' });
      expect(findRow(live)).toMatchObject({ liveText: null, home: { points: 32 }, away: { points: 17 } });
    });
  });

  it.each([
    ['of another day', [buildFinalGame({ day: '2025-10-11', teams })]],
    ['of other teams', [buildFinalGame({ day, teams: [teams[0], buildGameTeam('Ashgrove')] })]],
    ['that fit twice', [buildFinalGame({ id: '1', day, teams }), buildFinalGame({ id: '2', day, teams })]],
  ])('%s have no link and no marks', (_, scores) => {
    expect(findRow(...scores)).toMatchObject({ to: null, home: { mark: null }, away: { mark: null } });
  });
});

describe('a week of the playoffs', () => {
  it('is grouped by class under its round', () => {
    const rows = buildGames({ Class: '8A' }, { Class: '1A' }, { Class: '' }).map((game) => ({
      ...game,
      footballWeek: 12,
    }));
    expect(view(rows, { query: { week: '12' } })).toMatchObject({
      weekText: 'Quarterfinals',
      isPlayoffs: true,
      groups: [{ title: 'Class 1A' }, { title: 'Class 8A' }, { title: 'Playoffs' }],
    });
  });

  it('has a home team, except in the state finals', () => {
    const buildWeek = (week: number) => [{ ...row, footballWeek: week, Class: '1A' }];
    expect(view(buildWeek(13), { query: { week: '13' } }).groups[0]?.isNeutral).toBe(false);
    expect(view(buildWeek(14), { query: { week: '14' } }).groups[0]?.isNeutral).toBe(true);
  });

  it('is offered as soon as it has games', () => {
    const listTexts = (rows: object[]) => view(rows).filter.options.map(({ text }) => text);
    expect(listTexts([row])).toEqual(Array.from({ length: 9 }, (_, index) => `Week ${index + 1}`));
    expect(listTexts([row, { ...row, footballWeek: 10 }]).at(-1)).toBe('Round 1');
  });
});

describe('the week of an address', () => {
  it('is the week of the current day by default, and at most week 9', () => {
    expect(view([]).weekText).toBe('Week 7');
    const december: ContentClock = {
      ...buildTestSportRequest(path).clock,
      getNowMs: () => Date.parse('2025-12-20T12:00:00-06:00'),
    };
    expect(view([], { clock: december }).weekText).toBe('Week 9');
  });

  it.each(['none', '0', '15', 'nine'])('named %j is invalid, and the page asks for a week', (week) => {
    expect(view([row], { query: { week } })).toMatchObject({
      weekText: null,
      emptyText: 'Please select a week to view schedules.',
      countText: '',
      groups: [],
      filter: { week: '' },
    });
    expect(view([row], { query: { week } }).filter.options[0]).toEqual({ value: '', text: 'Select a week' });
  });

  it('is named when it has no games', () => {
    expect(view([row], { query: { week: '3' } }).emptyText).toBe('No games found for Week 3.');
    expect(view([row], { query: { week: '13' } }).emptyText).toBe('No games found for Semifinals.');
  });

  it('is kept in the link to the other page, and the canonical address omits the default week', () => {
    expect(view([], { query: { week: '3' } })).toMatchObject({
      canonicalHref: `${path}?week=3`,
      otherHref: `${path}-compact?week=3`,
    });
    expect(view([], { query: { week: '7' } })).toMatchObject({ canonicalHref: path, otherHref: `${path}-compact` });
  });
});

it('the page does not claim an empty week when the schedules could not be read', () => {
  expect(view(null)).toMatchObject({ emptyText: null, groups: [], weekText: 'Week 7' });
});

it('the page names last season when the games are from it', () => {
  expect(view([{ ...row, Date: '10/11/2024' }]).season).toBe('2024-25, last season');
});

it('a row without teams is not a game', () => {
  expect(view([{ ...row, Home: '', Away: null }]).groups).toEqual([]);
});

it('other sports have no weekly schedules', () => {
  expect(findRefusalAt('/sports/boys-soccer/regular-season/weekly-schedules')).toBe('other-sport');
});
