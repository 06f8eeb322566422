import { describe, expect, it } from 'vitest';
import { dailyGames, homeGames, sportsOfDailyGames } from './maxpreps';
import { collectDroppedRows, wireContext } from './wire-context.fixture';

/** Reads an answer of the feed and returns the reasons for rows that were left out. */
function read(body: unknown, params?: { readonly day: string }, source: typeof dailyGames = dailyGames) {
  const leftOut: string[] = [];
  const unread: string[] = [];
  const { dropped, context } = collectDroppedRows({
    answerUrl: 'https://api.example.org/v1/maxpreps',
    dropItem: (reason) => unread.push(reason),
    leaveOutRow: (reason) => leftOut.push(reason),
  });
  const schema = source.definition.buildSchema(context, params);
  return { games: schema.parse(body), dropped, leftOut, unread };
}

function readOne(row: unknown) {
  const [game] = read({ data: [row] }).games;
  if (!game) throw new Error('the row was left out');
  return game;
}

const row = {
  ContestID: 71023,
  GameDate: '2025-10-11T00:00:00.000Z',
  GameTime: '7:00 PM',
  GameLocation: ' Fort  Harlan HS ',
  Gender: 'Boys',
  Sport: 'Soccer',
  sportId: 'boys-soccer',
  School1: {
    HomeAwayType: 'Home',
    NameShort: 'Ashgrove &amp; Kettle',
    NamePSAA: 'Ashgrove Township',
    SchoolID: '0101',
    Score: '3.0',
    Logo: '//media.example/0101.png',
  },
  School2: { HomeAwayType: 'Away', NameShort: 'Fort Harlan ', NamePSAA: '', Score: 1, Logo: null },
  GameStatus: { GameStatus: 'FINAL', gameLink: 'www.scores.example/box/71023' },
  Unknown: { extra: true },
};

describe('the daily feed', () => {
  it('is requested with a date without leading zeros', () => {
    expect(dailyGames.definition.buildPath({ day: '2025-09-05' })).toBe('/v1/maxpreps?GameDate=9/5/2025');
    expect(homeGames.definition.buildPath({ day: '2025-12-31' })).toBe('/v1/maxpreps?GameDate=12/31/2025&Random=Y');
  });

  it('reads a final game', () => {
    expect(readOne(row)).toEqual({
      kind: 'final',
      id: '71023',
      day: '2025-10-11',
      time: { minutesOfDay: 1140, text: '7:00 PM' },
      site: 'Fort Harlan HS',
      sportId: 'boys-soccer',
      classId: null,
      level: null,
      round: null,
      hostIndex: null,
      countsSets: false,
      teams: [
        {
          schoolId: null,
          name: 'Ashgrove & Kettle',
          formalName: 'Ashgrove Township',
          logoUrl: 'https://media.example/0101.png',
          seed: null,
        },
        { schoolId: null, name: 'Fort Harlan', formalName: null, logoUrl: null, seed: null },
      ],
      columns: [[3, 1]],
      decidedIn: null,
      namedWinner: null,
      highlight: null,
      links: {
        boxScoreUrl: 'https://www.scores.example/box/71023',
        watchUrl: null,
        ticketsUrl: null,
        audioUrl: null,
        liveStatsUrl: null,
      },
    });
  });

  it.each([
    ['final', { kind: 'final', decidedIn: null }],
    ['Final/OT', { kind: 'final', decidedIn: 'OT' }],
    [' Final (2OT) ', { kind: 'final', decidedIn: '2OT' }],
    ['LIVE', { kind: 'live', columns: [[3, 1]], period: null, timeRemaining: null }],
    ['scheduled', { kind: 'scheduled', remark: null }],
    ['', { kind: 'scheduled', remark: null }],
    [null, { kind: 'scheduled', remark: null }],
    ['POSTPONED', { kind: 'scheduled', remark: 'Postponed' }],
    ['Forfeit', { kind: 'forfeit', namedWinner: 0 }],
  ])('reads the status %j', (status, expected) => {
    expect(readOne({ ...row, GameStatus: { GameStatus: status } })).toMatchObject(expected);
  });

  it.each([
    ['a status under another name', { GameStatus: { status: 'live' } }, { kind: 'live' }],
    ['no status at all', { GameStatus: null }, { kind: 'scheduled' }],
    ['a status that is no object', { GameStatus: 'final' }, { kind: 'scheduled' }],
    ['an id sent as a decimal number', { ContestID: '251301386.0' }, { id: '251301386' }],
    ['the id under another name', { ContestID: undefined, gameId: 'g-9' }, { id: 'g-9' }],
    ['a missing school', { School2: null }, { teams: [{}, { name: 'TBD' }], columns: [[3, null]] }],
    ['a nameless school', { School2: { Score: '' } }, { teams: [{}, { name: 'TBD' }], columns: [[3, null]] }],
    [
      'a school with a formal name only',
      { School2: { NamePSAA: 'Fort Harlan' } },
      { teams: [{}, { name: 'Fort Harlan', formalName: 'Fort Harlan' }] },
    ],
    [
      'a short name that upstream cut off',
      { School2: { NameShort: 'Fort Harlan (St. A', NamePSAA: 'Fort Harlan (St. Anne)' } },
      { teams: [{}, { name: 'Fort Harlan (St. Anne)' }] },
    ],
    ['a score that is not whole', { School2: { NameShort: 'Elm', Score: '92.5' } }, { columns: [[3, 92.5]] }],
    ['no time', { GameTime: 'TBA' }, { time: null }],
    ['drifting keys', { GameDate: undefined, gamedate: '10/11/2025' }, { day: '2025-10-11' }],
  ])('accepts %s', (_words, change, expected) => {
    expect(readOne({ ...row, ...change })).toMatchObject(expected);
  });

  it.each([
    ['Home', 'Away', 'Ashgrove & Kettle'],
    ['Away', 'Home', 'Fort Harlan'],
    ['away', null, 'Fort Harlan'],
    ['Away', 'Away', 'Ashgrove & Kettle'],
    ['Neutral', 'Neutral', 'Ashgrove & Kettle'],
    [null, null, 'Ashgrove & Kettle'],
  ])('puts the home team first when the schools are %j and %j', (first, second, home) => {
    const School1 = { ...row.School1, HomeAwayType: first };
    const School2 = { ...row.School2, HomeAwayType: second };
    const game = readOne({ ...row, School1, School2 });
    expect(game.teams[0].name).toBe(home);
    expect(game).toMatchObject({ columns: [home === 'Fort Harlan' ? [1, 3] : [3, 1]] });
  });

  it.each([
    [{ sportId: 'Girls-Volleyball' }, 'girls-volleyball'],
    [{ sportId: '', Gender: 'Girls', Sport: 'Flag Football' }, 'girls-flag-football'],
    [{ sportId: 17, Gender: 'F', Sport: 'Softball' }, 'softball'],
    [{ sportId: null, Gender: 'Boys', Sport: 'Football' }, 'football'],
    [{ sportId: null, Gender: 'Boys', Sport: 'Boys Lacrosse' }, 'boys-lacrosse'],
    [{ sportId: null, Gender: null, Sport: 'Chess' }, 'chess'],
    [{ sportId: null, Gender: 'Boys', Sport: null }, null],
  ])('reads the sport of %j as %s', (change, sportId) => {
    expect(readOne({ ...row, ...change }).sportId).toBe(sportId);
  });

  it('marks both teams of a game between two states, whatever the other games are', () => {
    const isMarked = (first: string | null, second: string | null) =>
      readOne({
        ...row,
        School1: { ...row.School1, State: first },
        School2: { ...row.School2, State: second },
      }).teams.map(({ mayBeOfAnotherState }) => mayBeOfAnotherState ?? false);
    expect(isMarked('PS', 'ps')).toEqual([false, false]);
    expect(isMarked('LN', 'PS')).toEqual([true, true]);
    // A missing state is no state.
    expect(isMarked(null, 'PS')).toEqual([false, false]);
    expect(isMarked('N/A', 'PS')).toEqual([false, false]);
  });

  it('drops rows that are not games and leaves out repeated games', () => {
    const { games, dropped, leftOut } = read([row, null, { GameTime: '7:00 PM' }, { ...row, GameTime: '8:00 PM' }]);
    expect(games.map(({ time }) => time?.text)).toEqual(['7:00 PM']);
    expect(dropped).toHaveLength(2);
    expect(leftOut).toEqual([expect.stringMatching(/^game 71023 is listed twice/)]);
  });

  it('keeps both games of a doubleheader without ids', () => {
    const first = { ...row, ContestID: null };
    expect(read([first, { ...first, GameTime: '8:30 PM' }]).games).toHaveLength(2);
  });

  it.each([
    ['the daily games', dailyGames],
    ['the games of the home page', homeGames],
  ])('for %s leaves out and reports rows of another day', (_words, source) => {
    const other = { ...row, ContestID: 9, GameDate: '10/12/2025' };
    const { games, leftOut } = read([row, other], { day: '2025-10-11' }, source);
    expect(games.map(({ id }) => id)).toEqual(['71023']);
    expect(leftOut).toEqual(['another day: game 9 is of 2025-10-12, not of 2025-10-11']);
  });

  it.each(['TBA', '', null, '2025-13-45'])('keeps a row with the date %j under the requested day', (GameDate) => {
    const { games, dropped, unread } = read([{ ...row, GameDate }], { day: '2025-10-11' });
    expect(games.map(({ day }) => day)).toEqual(['2025-10-11']);
    expect(dropped).toEqual([]);
    expect(unread).toEqual(GameDate === '2025-13-45' ? ['unreadable date: 2025-13-45'] : []);
  });

  it.each([
    '2025-10-11T00:00:00',
    '2025-10-11T00:00:00Z',
    '2025-10-11T04:00:00Z',
    '2025-10-11T05:00:00Z',
    '2025-10-11T06:00:00Z',
    '2025-10-11T01:00:00',
    '2025-10-10T23:00:00',
    '2025-10-10T19:00:00',
    '2025-10-10T18:00:00-05:00',
    '2025-10-11T00:00:00-04:00',
    '/Date(1760140800000)/',
    'Sat, Oct 11',
    'Oct. 11-12',
  ])('keeps all rows of a day whose date is sent as %s', (GameDate) => {
    const rows = ['7:30 PM', 'TBA'].map((GameTime, index) => ({ ...row, ContestID: index, GameDate, GameTime }));
    const { games } = read(rows, { day: '2025-10-11' });
    expect(games.map(({ day, time }) => [day, time?.minutesOfDay])).toEqual([
      ['2025-10-11', 19 * 60 + 30],
      ['2025-10-11', undefined],
    ]);
  });

  it.each([
    '2025-10-11T00:00:00.000Z',
    '2025-10-12T00:30:00.000Z',
    '2025-10-11T19:30:00-05:00',
    '2025-10-11T05:00:00.000Z',
    '10/11/2025 7:30 PM',
  ])('reads %s as the eleventh', (GameDate) => {
    expect(read([{ ...row, GameDate }], { day: '2025-10-11' }).games).toHaveLength(1);
  });

  it('keeps the row of the requested day when an earlier row has the same game on another day', () => {
    const { games } = read([{ ...row, GameDate: '10/9/2025' }, row], { day: '2025-10-11' });
    expect(games.map(({ id, day }) => [id, day])).toEqual([['71023', '2025-10-11']]);
  });

  it('is empty when all rows are of another day', () => {
    expect(dailyGames.definition.isEmpty(read([row], { day: '2025-10-12' }).games)).toBe(true);
  });

  it('is empty on a day without games', () => {
    expect(dailyGames.definition.isEmpty(read({ data: [] }).games)).toBe(true);
  });
});

it('a box score given as a path is on the host of the feed', () => {
  const game = readOne({ ...row, GameStatus: { GameStatus: 'FINAL', gameLink: '/boxscores/71023' } });
  expect(game.links.boxScoreUrl).toBe('https://api.example.org/boxscores/71023');
});

describe('the sports of the games of a day', () => {
  it('are read from the answer of the daily games', () => {
    const { buildPath, buildSchema } = sportsOfDailyGames.definition;
    expect(buildPath({ day: '2025-10-11' })).toBe(dailyGames.definition.buildPath({ day: '2025-10-11' }));
    const body = {
      data: [row, { ...row, ContestID: 2, gameId: 2 }, { ...row, ContestID: 3, gameId: 3, sportId: 'football' }],
    };
    expect(buildSchema(wireContext, { day: '2025-10-11' }).parse(body)).toEqual([
      'boys-soccer',
      'boys-soccer',
      'football',
    ]);
  });

  const school = (name: string | null) => ({ NameShort: name });
  const day = '2025-10-11';
  const oddRows = [
    row,
    { ...row, GameTime: '8:00 PM' },
    { ...row, sportId: 'football', School1: school('Elm'), School2: school('Oak') },
    { ...row, ContestID: null },
    { ...row, ContestID: null },
    { ...row, ContestID: null, GameTime: '8:30 PM' },
    { ...row, ContestID: 2, School2: school('BYE') },
    { ...row, ContestID: 3, School2: school(null), sportId: null },
    { ...row, ContestID: 4, GameDate: '10/12/2025' },
    { ...row, ContestID: 5, GameDate: 'TBA', sportId: 'girls-volleyball' },
    { ...row, ContestID: 5, GameDate: '10/10/2025' },
    { ...row, ContestID: 6, School1: school('Open'), School2: school('Winner of Game 3') },
    { GameTime: '7:00 PM', sportId: 'football' },
    null,
    'a row',
  ];

  it('are those of the games, and the same rows are reported', () => {
    const ofGames = read(oddRows, { day });
    const sports = ofGames.games.map(({ sportId }) => sportId);
    // The games of rows that may repeat one come last.
    const { games, ...reports } = read(oddRows, { day }, sportsOfDailyGames as unknown as typeof dailyGames);
    expect([...(games as unknown[])].sort()).toEqual(sports.sort());
    expect(reports.dropped).toEqual(ofGames.dropped);
    expect(reports.leftOut).toHaveLength(ofGames.leftOut.length);
  });

  it('are counted without reading what only whole games have, unless a row may repeat another', () => {
    let reads = 0;
    const counted = (change: object) => ({
      ...row,
      ...change,
      School1: {
        ...row.School1,
        get Logo() {
          reads += 1;
          return null;
        },
      },
    });
    const countReads = (rows: readonly object[]) => {
      reads = 0;
      read(rows, { day }, sportsOfDailyGames as unknown as typeof dailyGames);
      return reads;
    };
    expect(countReads([counted({}), counted({ ContestID: 2 }), counted({ ContestID: 3 })])).toBe(0);
    expect(countReads([counted({}), counted({ ContestID: 2 }), counted({ ContestID: 2 })])).toBe(2);
  });
});
