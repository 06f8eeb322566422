import { describe, expect, it, test } from 'vitest';
import { toLiveGolfView } from '~/blocks/live/golf-view';
import { toLiveTennisView } from '~/blocks/live/tennis-view';
import { findGolfFinals } from '~/blocks/state-series/golf-finals';
import { parseEnvironment } from '~/config/environment';
import { findTennisFacts } from '~/config/season-facts';
import { findSport, type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { toLiveGamesView } from './page';

const names = { V1_BASE_URL: 'https://api.test/v1', PRODUCT: 'PSAA', ASSOCIATION_NAME: 'Prairie', BUILD_ID: 'b' };
const environment = parseEnvironment({ ...names, TICKETS_HOST: 'tickets.example', STREAM_HOST: 'stream.example' });
const saturday = Date.parse('2025-10-11T13:20:00-05:00');
const buildClockAt = (nowMs: number): ContentClock => ({
  offsetMs: 0,
  timeZone: 'America/Chicago',
  getNowMs: () => nowMs,
});

const buildLine = (url: string | null) => ({ text: null, url });
const info: TournamentInfo = {
  ...({} as TournamentInfo),
  tickets: buildLine('https://tickets.example/finals'),
  streaming: { ...buildLine('https://elsewhere.example/finals'), network: null },
};

const buildRequest = (sportId: string, nowMs = saturday) =>
  buildTestSportRequest(`/sports/${sportId}/state-series/live`, { environment, clock: buildClockAt(nowMs) });
const read = <Value>(value: Value, fetchedAtMs = saturday) => ({ value, fetchedAtMs, isStale: false });
const onlyInfo = { optional: { info: read(info) }, unavailable: [] };
const on = (day: string, game: Game): Game => ({ ...game, day });
const today = '2025-10-11';
const view = (games: readonly Game[] | null) =>
  toLiveGamesView(
    {
      optional: { info: read(info), games: games && read([...games], saturday - 60_000) },
      unavailable: games === null ? ['games'] : [],
    },
    buildRequest('girls-flag-football'),
  );

describe('the games of a day', () => {
  const buildTimeAt = (minutesOfDay: number) => ({ minutesOfDay, text: '' });
  const games = [
    on(today, buildFinalGame({ id: 'early', time: buildTimeAt(540) })),
    on(today, buildFinalGame({ id: 'late', time: buildTimeAt(660) })),
    on(today, buildScheduledGame({ id: 'evening', time: buildTimeAt(1140) })),
    on(today, buildScheduledGame({ id: 'afternoon', time: buildTimeAt(900) })),
    on(today, buildLiveGame({ id: 'now' })),
    on(today, buildScheduledGame({ id: 'untimed', time: null })),
    on('2025-10-14', buildScheduledGame({ id: 'tuesday' })),
  ];

  it('link to their pages in the state series of the sport', () => {
    const [inPlay] = view([...games, on(today, buildLiveGame({ id: 'no number' }))]).games;
    expect(inPlay?.games.map(({ href }) => href)).toEqual(['/games/now?sport=girls-flag-football', null]);
  });

  it('are listed in play first, then upcoming, then those that ended last', () => {
    expect(view(games).games.map(({ title, games: list }) => [title, list.map(({ id }) => id)])).toEqual([
      ['In play', ['now']],
      ['Next up', ['afternoon', 'evening', 'untimed']],
      ['Final today', ['late', 'early']],
    ]);
  });

  it('are drawn over the hours in place of those that are next, if they are few and all have a time', () => {
    const timed = games.filter(({ id }) => id !== 'untimed');
    const { games: lists, hours } = view(timed);
    expect(lists.map(({ title }) => title)).toEqual(['In play', 'Final today']);
    expect(hours?.drawn.bars.map(({ key }) => key)).toContain('evening');
    expect(view(games).hours).toBeNull();
    const many = Array.from({ length: 9 }, (_, index) =>
      on(today, buildScheduledGame({ id: `${index}`, time: buildTimeAt(600) })),
    );
    expect(view(many).hours).toBeNull();
  });

  it('in play are listed with those first that end soon', () => {
    const late = buildLiveGame({ id: 'late', time: buildTimeAt(1140), period: '2nd Half', columns: [[7, 0]] });
    const early = buildLiveGame({ id: 'early', time: buildTimeAt(600), period: '1st Half' });
    expect(view([on(today, early), on(today, late)]).games[0]?.games.map(({ id }) => id)).toEqual(['late', 'early']);
  });

  it('go on past midnight, unless upstream has forgotten them', () => {
    const late = [
      on('2025-10-10', buildLiveGame({ id: 'late' })),
      on('2025-10-04', buildLiveGame({ id: 'forgotten' })),
    ];
    expect(view(late).games.map(({ title, games: list }) => [title, list.map(({ id }) => id)])).toEqual([
      ['In play', ['late']],
    ]);
  });

  it('show the age of the feed', () => {
    expect(view(games)).toMatchObject({ stamp: { text: '1:19 PM CT' }, notice: null, next: null });
  });

  it('show no score before they begin', () => {
    const hasScores = view(games).games.map(({ games: list }) => list[0]?.teams.map(({ scores }) => scores.length > 0));
    expect(hasScores).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });

  it('have the marks of score cards, and none in a long list', () => {
    const [first, second] = buildLiveGame().teams;
    const teams = [{ ...first, schoolId: '0101', logoUrl: 'https://media.example/0101.svg' }, second] as const;
    const listMarks = (count: number) =>
      view(
        Array.from({ length: count }, (_, index) => on(today, buildLiveGame({ id: `${index}`, teams }))),
      ).games[0]?.games[0]?.teams.map(({ mark }) => mark);
    expect(listMarks(1)).toEqual([
      { markKey: '0101', logoUrl: 'https://media.example/0101.svg' },
      { markKey: second.schoolId ?? second.name, logoUrl: null },
    ]);
    expect(listMarks(13)).toEqual([null, null]);
  });

  it('are cut when there are many, and say so', () => {
    const many = Array.from({ length: 60 }, (_, index) => on(today, buildFinalGame({ id: `${index}` })));
    expect(view(many).games[0]).toMatchObject({ countText: '60 games', isCut: true });
    expect(view(many).games[0]?.games).toHaveLength(24);
  });
});

describe('a day without games', () => {
  it('names the next day with games', () => {
    const { next, notice } = view([on('2025-10-14', buildScheduledGame({ time: { minutesOfDay: 1050, text: '' } }))]);
    expect(next).toEqual({
      text: 'Tuesday, October 14: 1 game, the first at 5:30 PM',
      href: '/sports/girls-flag-football/state-series/scores?date=2025-10-14',
    });
    expect(notice).toEqual({ headline: 'Nothing is on today.', detail: null });
    const untimed = buildScheduledGame({ time: { minutesOfDay: null, text: 'After JV' } });
    expect(view([on('2025-10-14', untimed)]).next?.text).toBe('Tuesday, October 14: 1 game');
  });

  it('leads with the champions once all games are over, and names the days of the finals where they are known', () => {
    const final = buildFinalGame({ classId: '1A', level: 'State', round: 'Championship', day: '2025-10-04' });
    const dated = { ...info, dates: 'October 3-4, 2025', site: buildLine(null) };
    const { champions, notice } = toLiveGamesView(
      { optional: { info: read(dated), games: read([final]) }, unavailable: [] },
      buildRequest('girls-flag-football'),
    );
    expect(champions).toEqual({
      title: 'State Champions',
      rows: [
        {
          title: 'Class 1A',
          to: '/sports/girls-flag-football/state-series/brackets/1A',
          champion: final.teams[0].name,
        },
      ],
    });
    expect(notice?.detail).toBe('The state finals were on Fri, Oct 3 to Sat, Oct 4.');
  });

  it('says when no games are to come, and offers no tickets', () => {
    expect(view([])).toMatchObject({
      games: [],
      next: null,
      watch: [],
      notice: { detail: 'No games of the state series are to come.' },
    });
  });

  it('says when the feed failed', () => {
    expect(view(null)).toMatchObject({
      stamp: null,
      notice: { headline: 'The scores could not be loaded right now.' },
    });
  });
});

test('tickets and streams link only to the configured hosts', () => {
  const { watch, watchNotice } = view([on(today, buildLiveGame())]);
  expect(watch).toEqual([{ text: 'Buy tickets', href: 'https://tickets.example/finals' }]);
  expect(watchNotice).toBeNull();
});

test('ticket and stream links that could not be read are reported as unavailable while games are on', () => {
  const viewWithoutInfo = (day: string) =>
    toLiveGamesView(
      { optional: { info: null, games: read([on(day, buildLiveGame())]) }, unavailable: ['info'] },
      buildRequest('boys-soccer'),
    );
  const words = 'Links to streams and tickets could not be loaded right now.';
  expect(viewWithoutInfo(today)).toMatchObject({ watch: [], watchNotice: words });
  expect(viewWithoutInfo('2025-10-04')).toMatchObject({ watch: [], watchNotice: null });
});

describe('the tennis finals', () => {
  const days = findTennisFacts('2025-26', 'girls-tennis')?.days ?? [];

  it.each([
    ['2025-10-24T12:00:00-05:00', 'The state finals are on.', 'Results come match by match.'],
    ['2025-10-11T12:00:00-05:00', 'Nothing is on today.', 'The state finals are on Thu, Oct 23 to Sat, Oct 25.'],
  ])('at %s the headline is: %s', (now, headline, detail) => {
    expect(toLiveTennisView(onlyInfo, buildRequest('girls-tennis', Date.parse(now)), days).notice).toEqual({
      headline,
      detail,
    });
  });
});

describe('the golf finals', () => {
  const finals = findGolfFinals(findSport('boys-golf') as Sport, '2025-26', null);

  const play = (now: string, boards: Parameters<typeof toLiveGolfView>[2]['boards']) =>
    toLiveGolfView(onlyInfo, buildRequest('boys-golf', Date.parse(now)), { finals, boards });
  const none = { sourceValues: {}, unavailable: [] };
  const buildSourceValue = (count: number, fetchedAtMs: number) => ({
    value: {
      eventName: null,
      standings: Array.from({ length: count }, (_, index) =>
        buildGolfStanding({
          id: `${index}`,
          name: `Golfer ${index}`,
          teamName: 'Ashgrove',
          versusPar: index - 3,
          thru: 9,
        }),
      ),
    },
    fetchedAtMs,
    isStale: false,
  });

  it('show no leaders after their two days', () => {
    expect(play('2025-10-13T12:00:00-05:00', none)).toMatchObject({
      boards: [],
      stamp: null,
      notice: { headline: 'Nothing is on today.', detail: 'The state finals were on Fri, Oct 10 to Sat, Oct 11.' },
    });
  });

  it('show the ten leaders of each class, and say when a class could not be read', () => {
    const sourceValues = {
      '1A': buildSourceValue(12, saturday),
      '2A': buildSourceValue(0, saturday - 120_000),
      '3A': null,
    };
    const { boards, stamp, notice } = play('2025-10-11T13:20:00-05:00', { sourceValues, unavailable: ['3A'] });
    expect(notice).toBeNull();
    expect(stamp?.text).toBe('1:18 PM CT');
    expect(boards.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Class 1A', 10],
      ['Class 2A', 0],
      ['Class 3A', 0],
    ]);
    expect(boards[0]?.rows[0]).toMatchObject({ placeText: '1', overall: { text: '−3', tone: 'under' }, thru: '9' });
    expect(boards[1]?.emptyText).toBe('No scores yet.');
    expect(boards[2]?.emptyText).toMatch(/^The leaders of class 3A could not be loaded right now/);
  });

  it('have no scores while their files do not exist', () => {
    const sourceValues = { '1A': null, '2A': null, '3A': null };
    const { boards } = play('2025-10-10T06:00:00-05:00', { sourceValues, unavailable: [] });
    expect(boards.map(({ emptyText }) => emptyText)).toEqual(Array(3).fill('No scores yet.'));
  });
});
