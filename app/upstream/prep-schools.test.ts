import { describe, expect, it } from 'vitest';
import type { Source, SourceParams } from '~/cache/source/define-source';
import { prepSchoolInfo, prepSchoolPhoto, prepSchools, prepSchoolSchedule } from './prep-schools';
import { conferenceStandings, prepConferences, rpiRatings } from './prep-standings';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

/** Reads the rows of an answer and counts the dropped ones. */
function read<Params extends SourceParams, Value>(source: Source<Params, Value>, rows: readonly unknown[]) {
  const { dropped, context } = collectDroppedRows({ answerUrl: 'https://api.example.org/v1/maxpreps' });
  return { value: readAnswer(source, { data: rows }, context), dropped: dropped.length };
}

const team = {
  uid: 'abc123',
  nameShort: ' Fort  Harlan [Coop]',
  Nickname: 'O&apos;Dells',
  Classification: '2a',
  OverallWins: '1,012.0',
  OverallLoss: '--',
  PhotoFile: '',
};

describe('the list of teams', () => {
  it('reads numbers sent as text, varying keys and blanks', () => {
    expect(read(prepSchools, [team]).value).toEqual([
      {
        uid: 'abc123',
        name: 'Fort Harlan [Coop]',
        nickname: "O'Dells",
        classId: '2A',
        wins: 1012,
        losses: null,
        logoUrl: null,
      },
    ]);
  });

  it('drops rows without a name, and keeps one without an id', () => {
    const { value, dropped } = read(prepSchools, [team, null, { ...team, uid: '' }, { ...team, nameShort: ' ' }]);
    expect([value.length, dropped]).toEqual([2, 2]);
  });
});

describe('the profile of a team', () => {
  const info = { SchoolName: 'Fort Harlan', City: 'Harlan', LeagueID: '45.0', Color1: 'FFF', Color2: 'red' };

  it('has the valid colors and the id of its conference', () => {
    const { value } = read(prepSchoolInfo, [info]);
    expect(value).toMatchObject({ shortName: 'Fort Harlan', leagueId: '45', swatches: ['#ffffff'], wins: null });
  });

  it('has a color once that upstream names twice', () => {
    expect(read(prepSchoolInfo, [{ ...info, Color2: '#ffffff' }]).value?.swatches).toEqual(['#ffffff']);
  });

  it('may lack a conference and a photo', () => {
    expect(read(prepSchoolInfo, [{ ...info, LeagueID: null }]).value?.leagueId).toBeNull();
    expect(read(prepSchoolPhoto, [{ MaxPrepsTeamPhoto: null }]).value).toBeNull();
    expect(read(prepSchoolPhoto, []).value).toBeNull();
    expect(() => read(prepSchoolPhoto, [{ error: 'Internal' }])).toThrow('has no MaxPrepsTeamPhoto');
    expect(read(prepSchoolPhoto, [{ maxPrepsTeamPhoto: '//media.example/1.jpg' }]).value).toBe(
      'https://media.example/1.jpg',
    );
  });
});

describe('a game in a schedule', () => {
  const game = {
    ContestID: 7,
    GameDate: '2025-10-09T00:00:00.000Z',
    ShortDate: '10/9',
    GameTime: '6:00 PM',
    Opponent: 'Ashgrove',
    HomeAway: '@',
    ContestType: 'Conference',
    MyScore: '2',
    OpponentScore: 1,
    WL: 'W',
    MaxprepsURL: '',
    ActivityID: 'VBG',
    Set1: '25-18',
    Set2: '20-25',
    Set3: '25-11',
  };
  const readGame = (change: object) => read(prepSchoolSchedule, [{ ...game, ...change }]).value[0];

  it('has its place, kind, result and sets', () => {
    expect(readGame({})).toEqual({
      id: '7',
      activityId: 'VBG',
      day: '2025-10-09',
      shortDate: '10/9',
      time: { minutesOfDay: 1080, text: '6:00 PM' },
      opponent: 'Ashgrove',
      side: 'away',
      isConference: true,
      outcome: 'W',
      ownScore: 2,
      opponentScore: 1,
      shootout: [null, null],
      boxScoreUrl: null,
      sets: ['25-18', '20-25', '25-11'],
    });
  });

  it('without an id is dropped unless it has an opponent', () => {
    expect(readGame({ ContestID: null })?.id).toMatch(/^row:/);
    expect(readGame({ ContestID: null, Opponent: null })).toBeUndefined();
  });

  it.each([
    ['VBB', 3],
    ['BA', 0],
    [null, 0],
  ])('in the activity %s has %i sets', (ActivityID, count) => {
    expect(readGame({ ActivityID })?.sets).toHaveLength(count);
  });

  it.each([
    [{ HomeAway: 'vs' }, { side: 'home' }],
    [{ HomeAway: null }, { side: 'home' }],
    [{ HomeAway: 'at' }, { side: 'away' }],
    [{ HomeAway: 'N' }, { side: 'neutral' }],
    [{ HomeAway: 'X' }, { side: null }],
    [{ ContestType: 'Non-Conference' }, { isConference: false }],
    [{ WL: '' }, { outcome: null }],
    [{ WL: 'loss' }, { outcome: 'L' }],
    [{ WL: 'T' }, { outcome: 'T' }],
    [{ Opponent: null }, { opponent: 'TBD' }],
    [{ MyScore: null }, { ownScore: null }],
  ])('with %j is read as %j', (change, expected) => {
    expect(readGame(change)).toMatchObject(expected);
  });
});

describe('the conferences', () => {
  it('have an id, a name and a member count, and rows without a name are dropped', () => {
    const rows = [
      { League: 'Great  River', leagueID: '45.0', MemberCount: '5' },
      { League: '', LeagueID: 3 },
    ];
    const { value, dropped } = read(prepConferences, rows);
    expect([value, dropped]).toEqual([[{ leagueId: '45', name: 'Great River', memberCount: 5 }], 1]);
  });

  it.each([
    [0.7333333, 0.7333333],
    ['.643', 0.643],
    ['1.000', 1],
    ['--', null],
  ])('read the winning percentage %j as %j', (ConfWinPercent, winPercent) => {
    const { value } = read(conferenceStandings, [{ SchoolID: '0101', NameShort: 'Ashgrove', ConfWinPercent }]);
    expect(value[0]).toMatchObject({ schoolId: '0101', winPercent, conferenceWins: null });
  });
});

describe('a rating', () => {
  const row = { MaxPrepsRPIID: '22.0', SchoolID: '0448', name: 'Fort Harlan (East)', RPI: '0.697179', Wins: '11' };

  it.each([
    ['Fort Harlan (East) (11-3)', 'Fort Harlan (East)', 0],
    ['Ft. Harlan [Coop] (1-2-3)', 'Ft. Harlan [Coop]', 3],
    [null, 'Fort Harlan (East)', 0],
  ])('with the formatted name %j has the short name %s and %d ties', (FormattedName, shortName, ties) => {
    expect(read(rpiRatings, [{ ...row, FormattedName }]).value[0]).toMatchObject({
      id: '22',
      shortName,
      ties,
      rpi: 0.697179,
      theirOpponents: null,
      wins: 11,
    });
  });
});
