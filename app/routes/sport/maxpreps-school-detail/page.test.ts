import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame } from '~/models/games/game.fixture';
import { buildGameToCome, buildPrepGame } from '~/models/statistics/prep-game.fixture';
import { buildRating } from '~/models/statistics/rpi.fixture';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import type { PrepSchool, PrepSchoolInfo } from '~/upstream/prep-schools';
import type { PrepStanding, RpiRow } from '~/upstream/prep-standings';
import type { StatLeader } from '~/upstream/stat-leaders';
import { isOfAnotherSport, sources, toTeamView } from './page';
import { toSeasonView } from './season-view';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const base = '/sports/girls-volleyball';

const info: PrepSchoolInfo = {
  name: 'North',
  shortName: 'Keswick (North)',
  classId: '2A',
  city: 'Keswick',
  wins: 11,
  losses: 3,
  conferenceWins: 4,
  conferenceLosses: 1,
  league: 'Prairie Trail',
  leagueId: '45',
  nickname: 'Comets',
  colors: null,
  swatches: ['#4b2a7b'],
  logoUrl: null,
  photoUrl: 'https://media.example/info.jpg',
};

const buildPrepStanding = (schoolId: string, name: string, winPercent: number): PrepStanding => ({
  schoolId,
  name,
  nickname: null,
  logoUrl: null,
  conferenceWins: 4,
  conferenceLosses: 1,
  wins: 11,
  losses: 3,
  winPercent,
});

const buildAthlete = (name: string, school: string, town: string | null): StatLeader => ({
  rank: 3,
  name,
  school,
  town,
  classYear: 'Jr',
  position: null,
  schoolId: null,
  teamUrl: null,
  athleteUrl: null,
  figures: [{ key: 'HittingPct', label: 'Hit %', name: null, value: 0.4, decimals: 3, text: null }],
});

const buildPrepSchool = (uid: string, name: string) => ({ uid, name }) as PrepSchool;
const buildValue = <Value>(given: Value) => ({ value: given, fetchedAtMs: now, isStale: false });

type Values = Parameters<typeof toTeamView>[0];

interface Given {
  readonly optional?: Partial<Values['optional']>;
  readonly info?: PrepSchoolInfo | null;
  readonly standings?: null;
  readonly scoreboard?: Game[];
  readonly unavailable?: Values['unavailable'];
}

const nothing = { facts: null, photo: null, schools: null, schedule: null, ratings: null, moreRatings: null };

function view({ optional, unavailable = [], ...given }: Given = {}, sportId = 'girls-volleyball', uid = 'abc123') {
  const subject = { info: given.info === null ? null : buildValue(given.info ?? info) };
  const standings = [buildPrepStanding('0101', 'Ashgrove', 1), buildPrepStanding('0102', 'Keswick (North)', 0.8)];
  const values: Values = buildTestValues({
    subject,
    optional: {
      ...nothing,
      schedule: buildValue([]),
      schools: buildValue([
        buildPrepSchool('m', 'Milton [Coop]'),
        buildPrepSchool('a', 'Ashgrove'),
        buildPrepSchool('b', 'Ashgrove'),
      ]),
      ratings: buildValue([
        buildRating('0102', 0.61, { shortName: 'Keswick (North)', classId: '2A' }),
        buildRating('0101', 0.7, { classId: '2A' }),
        buildRating('0103', 0.5, { classId: '2A' }),
        buildRating('0104', 0.9, { classId: '1A' }),
      ]),
      ...optional,
    },
    dependent: {
      standings: given.standings === null ? null : buildValue(standings),
      series: null,
      scheduleToday: null,
      scoreboard: given.scoreboard ? buildValue(given.scoreboard) : null,
    },
    unavailable,
  });
  return toTeamView(values, buildTestSportRequest(`/sports/${sportId}/maxpreps-schools/${uid}`, { clock }));
}

describe('the summary of a team', () => {
  it('shows its name, its record, its place in the conference and its rating', () => {
    expect(view()).toMatchObject({
      name: 'North',
      lines: ['Keswick', 'Class 2A', 'Comets'],
      record: '11-3',
      conference: { name: 'Prairie Trail', to: `${base}/maxpreps-standings/45`, record: '4-1', place: '2nd of 2' },
      rating: { value: '.6100', place: '2nd of 3 in Class 2A', to: `${base}/maxpreps-rpi?school=0102` },
      photoUrl: 'https://media.example/info.jpg',
    });
  });

  it('counts ties when the schedule has some', () => {
    const games = [buildPrepGame('2025-09-01', { outcome: 'T', ownScore: 1 })];
    expect(view({ optional: { schedule: buildValue(games) } }).record).toBe('11-3-1');
  });

  it('finds the rating by the school of the standings, and by name only if one school has the name', () => {
    const twins = ['0102', '0105'].map((id, index) =>
      buildRating(id, 0.5 + index / 10, { shortName: 'Keswick (North)' }),
    );
    expect(view({ optional: { ratings: buildValue(twins) } }).rating?.to).toBe(`${base}/maxpreps-rpi?school=0102`);
    expect(view({ optional: { ratings: buildValue(twins) }, standings: null }).rating).toBeNull();
  });

  it('shows no rating before the first game, and one of 0 after it', () => {
    const rate = (change: Partial<RpiRow>) =>
      view({
        optional: { ratings: buildValue([buildRating('0102', 0, { shortName: 'Keswick (North)', ...change })]) },
      });
    expect(rate({ wins: 0, losses: 0 }).rating).toBeNull();
    expect(rate({ wins: 0, losses: 1 }).rating?.value).toBe('.0000');
  });

  it('renders without conference, ratings, leaders and standings', () => {
    const bare = view({
      info: { ...info, league: null, leagueId: null, wins: null, losses: null },
      optional: nothing,
      standings: null,
    });
    expect(bare).toMatchObject({ record: null, conference: null, rating: null, leaders: { lists: [] } });
    expect(bare.season?.games).toEqual([]);
    expect(bare).toMatchObject({ noConferenceText: 'Independent', noNextGameText: 'None scheduled' });
    expect(view({ optional: { schedule: null }, unavailable: ['schedule'] }).season).toBeNull();
  });

  it('rates all schools together in girls flag football', () => {
    expect(view({}, 'girls-flag-football').rating?.place).toBe('3rd of 4');
  });

  it('lists the leaders of its own school, not of a school with the same name in another town', () => {
    const leaders = [
      buildAthlete('Ann', 'North', 'Keswick'),
      buildAthlete('Bea', 'North', 'Milton'),
      buildAthlete('Cal', 'South', null),
    ];
    expect(view({ optional: { leaders: buildValue(leaders) } }).leaders.lists).toEqual([
      {
        title: 'Hitting',
        to: `${base}/maxpreps-leaders`,
        rows: [{ key: '0', name: 'Ann', text: '3rd in the state, Hit % 0.400' }],
      },
    ]);
  });

  it('lists at most three of its leaders in each category that has some, with links to the full lists', () => {
    const four = ['Ann', 'Bea', 'Cal', 'Dee'].map((name) => buildAthlete(name, 'North', 'Keswick'));
    const { lists } = view({ optional: { leaders2: buildValue(four), leaders4: buildValue(four.slice(3)) } }).leaders;
    expect(lists.map(({ title, to, rows }) => [title, to, rows.map(({ name }) => name)])).toEqual([
      ['Kills', `${base}/maxpreps-leaders?category=kills`, ['Ann', 'Bea', 'Cal']],
      ['Aces', `${base}/maxpreps-leaders?category=aces`, ['Dee']],
    ]);
  });

  it('reads the first six categories of a sport, or all of them if there are fewer', () => {
    const getNames = (sportId: string) =>
      Object.keys(sources(buildTestSportRequest(`/sports/${sportId}/maxpreps-schools/abc123`)).optional);
    const listLeaderNames = (sportId: string) => getNames(sportId).filter((name) => name.startsWith('leaders'));
    expect([listLeaderNames('football').length, listLeaderNames('girls-soccer').length]).toEqual([6, 4]);
  });

  it('links to the school and the state series', () => {
    expect(view().links.map(({ to }) => to)).toEqual(['/schools/details/0102', `${base}/state-series`]);
  });
});

describe('the season of a team', () => {
  const games = [
    buildGameToCome('2025-10-14', { opponent: 'Milton', side: 'away' }),
    buildPrepGame('2025-10-09', { isConference: true, sets: ['25-18', '25-20'], ownScore: 2, opponentScore: 0 }),
    buildPrepGame('2025-10-07', {
      outcome: 'L',
      ownScore: 0,
      opponentScore: 2,
      side: 'away',
      boxScoreUrl: 'https://a.example/',
    }),
    buildGameToCome('2025-10-02', { time: { minutesOfDay: null, text: 'PPD' } }),
    buildGameToCome(null, { shortDate: '10/30', time: null }),
  ];
  const season = view({ optional: { schedule: buildValue(games) } }).season;

  it('links to the page of each game whose day is known', () => {
    const schedule = [buildPrepGame('2025-10-07', { id: '7' }), buildGameToCome(null, { id: '8' })];
    const rows = view({ optional: { schedule: buildValue(schedule) } }).season?.games;
    expect(rows?.map(({ gameTo }) => gameTo)).toEqual(['/games/7?date=2025-10-07', null]);
  });

  it('is sorted by date, with results, set scores, start times and words for postponed games', () => {
    expect(season?.games.map(({ date, outcome, score, sets }) => [date, outcome, score, sets])).toEqual([
      ['Oct 2', null, 'PPD', null],
      ['Oct 7', 'L', '0-2', null],
      ['Oct 9', 'W', '2-0', '25-18, 25-20'],
      ['Oct 14', null, '6:00 PM', null],
      ['10/30', null, 'TBA', null],
    ]);
  });

  it('has the card of a game in play, whose row has the own points first', () => {
    const schedule = buildValue([buildGameToCome('2025-10-11', { id: '7', opponent: 'Milton' })]);
    const teams = [buildGameTeam('Milton'), buildGameTeam('Keswick (North)')] as const;
    const columns = [[14, 7]] as const;
    const game = buildLiveGame({ day: '2025-10-11', teams, columns, period: 'Q3', timeRemaining: '4:12' });
    const inPlay = view({ optional: { schedule }, scoreboard: [game] }).season;
    expect(inPlay?.live).toMatchObject({ id: '7', state: 'live', list: { date: '2025-10-11' } });
    expect(inPlay?.games[0]).toMatchObject({ isLive: true, score: 'Live 7-14' });
    expect(inPlay?.next).toBeNull();
    const final = buildFinalGame({ day: '2025-10-11', teams });
    expect(view({ optional: { schedule }, scoreboard: [final] }).season?.live).toBeNull();
    expect(view({ optional: { schedule } }).season).toMatchObject({ live: null, next: { opponent: 'against Milton' } });
  });

  it('says that a game whose start has passed has no score yet', () => {
    const describeAt = (nowMinutes: number) =>
      toSeasonView([buildGameToCome('2025-10-11')], '2025-10-11', { scoreUnits: 'Points' }, () => null, undefined, {
        names: [],
        games: [],
        nowMinutes,
      }).next;
    expect(describeAt(17 * 60 + 59)).toMatchObject({ term: 'Next game', when: 'Today, 6:00 PM' });
    expect(describeAt(18 * 60)).toMatchObject({ term: 'Today', when: 'No score yet, began 6:00 PM' });
  });

  it('shows the points of a shootout beside the score', () => {
    const schedule = [buildPrepGame('2025-10-07', { ownScore: 2, opponentScore: 2, shootout: [4, 3] })];
    const shown = view({ optional: { schedule: buildValue(schedule) } }).season;
    expect(shown?.games[0]).toMatchObject({ score: '2-2', shootout: ' (SO 4-3)' });
    expect(shown?.lastFive[0]?.text).toMatch(/2-2 \(SO 4-3\)$/);
  });

  it('marks away games and conference games', () => {
    expect(season?.games.map(({ isAway, isConference }) => [isAway, isConference])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  it('links to an opponent if only one team has its name', () => {
    expect(season?.games.map(({ opponentTo }) => opponentTo)).toEqual([
      null,
      null,
      null,
      `${base}/maxpreps-schools/m`,
      null,
    ]);
  });

  it('describes the last results and the next game in words', () => {
    expect(season?.lastFive.map(({ letter, text }) => [letter, text])).toEqual([
      ['L', 'lost at Ashgrove, 0-2'],
      ['W', 'won against Ashgrove, 2-0'],
    ]);
    expect(season?.next).toMatchObject({ when: 'Tue, Oct 14, 6:00 PM', opponent: 'at Milton' });
    expect(season?.results?.text).toBe('2 games: won 1, lost 1. 1 is left.');
  });

  it.each([
    ['girls-basketball', 'points'],
    ['boys-soccer', 'goals'],
    ['softball', 'runs'],
  ])('adds up the scores of %s in %s', (sportId, units) => {
    const schedule = buildValue([buildPrepGame('2025-10-07'), buildPrepGame('2025-09-30')]);
    const { season: scored } = view({ optional: { schedule } }, sportId);
    expect(scored?.results?.text).toBe(`2 games: won 2. 6 ${units} scored, 2 allowed.`);
  });

  it('of another year shows the year', () => {
    const { season: last } = view({ optional: { schedule: buildValue([buildPrepGame('2025-04-07')]) } });
    expect([last?.season, last?.games[0]?.date]).toEqual(['2024-25, last season', 'Apr 7, 2025']);
  });
});

it.each([
  ['girls-volleyball/maxpreps-schools/a%2Fb', 'bad-value'],
  ['boys-golf/maxpreps-schools/abc123', 'other-sport'],
])('upstream is not asked for %s: %s', (address, refusal) => {
  expect(findRefusalAt(`/sports/${address}`)).toBe(refusal);
});

describe('an id that is not among the teams of the sport', () => {
  const schools = [buildPrepSchool('a1', 'North'), buildPrepSchool('b2', 'South')];
  const isOther = (uid: string, activityId: string | null = null, listed = schools) =>
    isOfAnotherSport(uid, listed, [buildPrepGame(null), buildPrepGame('2025-09-01', { activityId })], 'vbg');

  it('belongs to another sport, unless the list could not be read', () => {
    expect([isOther('b2'), isOther('abc123'), isOther('abc123', null, [])]).toEqual([false, true, false]);
  });

  it('belongs to the sport if its games do', () => {
    expect([isOther('abc123', 'VBG'), isOther('abc123', 'BA')]).toEqual([false, true]);
  });
});

it('a team whose facts could not be read shows what the list of teams says about it', () => {
  const listed = {
    ...buildPrepSchool('b2', 'South'),
    nickname: 'Owls',
    classId: '1A',
    wins: 4,
    losses: 2,
    logoUrl: null,
  };
  const listTeams = (schools: PrepSchool[]) =>
    view(
      {
        info: null,
        optional: { ...nothing, schools: buildValue(schools) },
        standings: null,
        unavailable: ['schedule'],
      },
      'girls-volleyball',
      'b2',
    );
  expect(listTeams([listed])).toMatchObject({
    name: 'South',
    lines: ['Class 1A', 'Owls'],
    record: '4-2',
    season: null,
  });
  expect(listTeams([])).toMatchObject({ name: 'Team', lines: [], record: '–' });
  expect(listTeams([])).toMatchObject({ noConferenceText: '–', noNextGameText: '–' });
});
