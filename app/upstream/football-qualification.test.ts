import { describe, expect, it } from 'vitest';
import { playoffClinchers, playoffOutlook, playoffQualifiers, qualifyingGames } from './football-qualification';
import { collectDroppedRows, readAnswer, wireContext } from './wire-context.fixture';

const row = { FBSchoolID: '12.0', DisplayName: ' Ash &amp; Elm ', WinsOverall: '6', LossesOverall: 1, Points: 30 };

it('a team in the playoff outlook requires a name and a class, and no id', () => {
  const { dropped, context } = collectDroppedRows();
  const rows = [{ ...row, class: '3A' }, { ...row, Class: null }, { Class: '3A', DisplayName: 'Elm' }, null];
  expect(readAnswer(playoffOutlook, { data: rows }, context)).toMatchObject([
    { id: '12', name: 'Ash & Elm', shortName: 'Ash & Elm', wins: 6, classId: '3A', bid: null, playsUp: false },
    { id: expect.stringMatching(/^row:/) as string, name: 'Elm' },
  ]);
  expect(dropped).toHaveLength(2);
});

it('a designated class marks a team that plays up', () => {
  const rows = [{ ...row, Class: '3A', DesignatedClass: '3A', Seed: '4.0', EnrollmentFootball: '610.5' }];
  expect(readAnswer(playoffOutlook, rows)).toMatchObject([{ playsUp: true, rank: 4, enrollment: 610.5 }]);
});

it.each([
  ['R ', 'R'],
  ['c', 'C'],
  ['A', 'A'],
  ['E', 'E'],
])('the bid %j is read as %s', (BidType, bid) => {
  expect(readAnswer(playoffClinchers, [{ ...row, BidType }])).toMatchObject([{ bid }]);
});

it.each(['', 'X', null])('a team with the bid %j is dropped from the list of clinchers', (BidType) => {
  const { dropped, context } = collectDroppedRows();
  expect(readAnswer(playoffClinchers, [{ ...row, BidType }], context)).toEqual([]);
  expect(dropped).toHaveLength(1);
});

it('qualifiers are empty without sections, and an answer without a sections field is refused', () => {
  const { definition } = playoffQualifiers;
  const school = { schoolId: 7, school: 'Elm', wins: '8' };
  const posted = definition.buildSchema(wireContext).parse({
    data: { title: 'Field', year: '2025', sections: [{ title: 'Class 1A', schools: [school, 'N/A'] }] },
  });
  expect(posted).toMatchObject({
    year: 2025,
    sections: [{ title: 'Class 1A', teams: [{ id: '7', name: 'Elm', wins: 8 }] }],
  });
  expect([definition.isEmpty(posted), definition.isEmpty({ ...posted, sections: [] })]).toEqual([false, true]);
  expect(definition.buildSchema(wireContext).safeParse({ title: 'Field' }).success).toBe(false);
});

describe('a qualifying game', () => {
  const top = { FBSchoolID1: '12.0', TopTeamNameShort: 'Ash', TopScore: 14 };
  const bottom = { FBSchoolID: null, BottomTeamNameShort: 'Lakeland Prep', BottomScore: '7' };
  const game = { ContestID: 5, GameDate: '10/11/2025', TopTeam: top, BottomTeam: bottom };
  const read = (changes: Record<string, unknown>) => readAnswer(qualifyingGames, [{ ...game, ...changes }])[0];

  it.each([
    [{ TimeRemaining: 'Final ', Winner: 'B' }, 'over', 1],
    [{ TimeRemaining: 'FINAL', Winner: '' }, 'over', 0],
    [{ TimeRemaining: 'Final', TopTeam: { ...top, TopScore: 7 } }, 'over', null],
    [{ UnusualCircumstance: 'Win by forfeit', Winner: 'T' }, 'over', 0],
    [{ TimeRemaining: 'No Final Score Reported', Winner: 'T', TopTeam: { ...top, TopScore: null } }, 'over', 0],
    [{ TimeRemaining: '4:12' }, 'open', null],
    [{ TimeRemaining: null, ScheduleChange: 'Moved from Friday 10/10' }, 'open', null],
    [{ TimeRemaining: '', ScheduleChange: 'PPD - lightning' }, 'called-off', null],
    [{ TimeRemaining: '', ScheduleChange: 'Canceled' }, 'called-off', null],
    [{ TimeRemaining: '', ScheduleChange: 'POSTPONED' }, 'called-off', null],
    [{ TimeRemaining: 'Cancelled' }, 'called-off', null],
    [{ TimeRemaining: '4:12', ScheduleChange: 'PPD from Friday' }, 'open', null],
  ] as const)('with %j is %s, won by %j', (changes, status, winner) => {
    expect(read(changes)).toMatchObject({ id: '5', day: '2025-10-11', status, winner });
  });

  it('has score, period and clock only in play', () => {
    const inPlay = { TimeRemaining: '4:12', Period: 'Q3', TopTeam: { ...top, TopScore: 7 } };
    expect(read(inPlay)?.live).toMatchObject({ score: [7, 7], period: 'Q3', timeRemaining: '4:12' });
    expect(read({ ...inPlay, TimeRemaining: 'Final' })?.live).toBeNull();
    expect(read({})?.live).toBeNull();
  });

  it('has a null id for an out-of-state team and the name TBD for an unknown side', () => {
    expect(read({})?.teams).toEqual([
      { id: '12', name: 'Ash' },
      { id: null, name: 'Lakeland Prep' },
    ]);
    expect(read({ TopTeam: null })?.teams[0]).toEqual({ id: null, name: 'TBD' });
  });

  it('without an id is dropped unless it has a team', () => {
    expect(read({ ContestID: null })?.id).toMatch(/^row:/);
    expect(read({ ContestID: null, TopTeam: null, BottomTeam: null })).toBeUndefined();
    expect(read({ TopTeam: null, BottomTeam: null })?.id).toBe('5');
  });
});
