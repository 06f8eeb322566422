import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, readText } from '../../ask.fixture';
import { askPoll, groupByTeam, fetchGamesOfWeeks, readNumber, fetchRows } from './rows.fixture';

const now = '2025-10-11T13:20:00-05:00';

describe('football lists', () => {
  it('every list has the same 512 teams; conferences contain each member once', async () => {
    const lists = await Promise.all(
      ['schools', 'enrollments/alpha', 'enrollments/numeric'].map((path) => fetchRows(path, now, 'FBSchoolID')),
    );
    for (const list of atLeastOne(lists)) expect(groupByTeam(list).size).toBe(512);
    const conferences = await fetchRows('conferences', now, 'FBConferenceID');
    const members = conferences.reduce((sum, row) => sum + (readNumber(row, 'SchoolCount') ?? 0), 0);
    const alone = (lists[1] ?? []).filter((row) => readText(row, 'Conference').trim() === 'Independent');
    expect(members + alone.length).toBe(512);
    expect(alone.length).toBeGreaterThan(3);
    expect(conferences.map((row) => readNumber(row, 'FBConferenceID'))).toContain(12);
  });

  it('enrollments are sorted by name or size, and classes rise with size', async () => {
    const bySize = await fetchRows('enrollments/numeric', now, 'FBSchoolID');
    const sizes = bySize.map((row) => readNumber(row, 'EnrollmentFootball') ?? 0);
    expect([...sizes].sort((left, right) => right - left)).toEqual(sizes);
    const classes = bySize.map((row) => readText(row, 'TentativeClass'));
    expect([...classes].sort().reverse()).toEqual(classes);
    expect(bySize.filter((row) => readText(row, 'Waiver') === 'N').length).toBeGreaterThan(5);
    for (const row of atLeastOne(bySize.filter((candidate) => readText(candidate, 'DesignatedClass') !== ''))) {
      expect(readText(row, 'DesignatedClass') > readText(row, 'TentativeClass')).toBe(true);
    }
  });

  it('a cooperative team names its schools and counts all their students', async () => {
    const rows = await fetchRows('cooperative-teams', now, 'FBSchoolID');
    const sizes = groupByTeam(await fetchRows('enrollments/alpha', now, 'FBSchoolID'));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of atLeastOne(rows)) {
      expect(readText(row, 'CoopName')).toContain('[Coop]');
      expect(readText(row, 'CoopTeams').split(/[,;/]/).length).toBeGreaterThan(1);
      const [team] = sizes.get(readNumber(row, 'FBSchoolID') ?? 0) ?? [];
      expect(readNumber(team ?? {}, 'EnrollmentFootball')).toBeGreaterThanOrEqual(
        readNumber(row, 'EnrollmentNumeric') ?? 0,
      );
    }
  });

  it('no list contains a future result', async () => {
    const rows = await fetchRows('weekly-schedules', now, 'MyScore');
    const ahead = rows.filter((row) => (readNumber(row, 'footballWeek') ?? 0) > 7);
    expect(ahead.length).toBeGreaterThan(500);
    expect(
      atLeastOne(ahead).every((row) => readText(row, 'Result') === '' && readNumber(row, 'MyScore') === null),
    ).toBe(true);
    expect(await fetchGamesOfWeeks([10, 14], now)).toEqual([]);
  });
});

describe('football before the first week', () => {
  const summer = '2026-08-03T12:00:00-05:00';

  it("before week 1 there are no polls or results, and last year's record is shown", async () => {
    expect(await askPoll('1A', summer, 1)).toEqual([]);
    expect(await fetchRows('poll-last-next', summer, 'LastGame')).toEqual([]);
    const [row] = await fetchRows('schools/123', summer, 'OppSchoolID');
    expect([readNumber(row ?? {}, 'WinsOverall'), readNumber(row ?? {}, 'LossesOverall')]).toEqual([0, 0]);
    const before = groupByTeam(await fetchRows('conference-standings', '2026-06-30T12:00:00-05:00', 'PointsFor')).get(
      123,
    )?.[0];
    expect(readNumber(row ?? {}, 'WinsOverallLastYear')).toBe(readNumber(before ?? {}, 'WinsOverall'));
  });
});

const team = 'FBSchoolID DisplayName schoolLogo';
const record = 'WinsOverall LossesOverall';
const standing = `${team} ${record} Conference FBShortName WinsConference LossesConference OpponentsWins PointsFor PointsAgainst BidType`;
const schedule = `FBSchoolID DisplayName MyShortName NickName Coach Conference FBConferenceID ${record} WinsOverallLastYear LossesOverallLastYear ClassLastYear EnrollmentFootball MaxPrepsSchoolID Day GameDayShort Time Result MyScore OpponentScore Overtime HomeOrAway Opponent OppShortName OppSchoolID OppWins OppLosses OppEnr opponentLogo ConferenceGame`;
const fields: readonly (readonly [path: string, fields: string])[] = [
  ['enrollments/alpha', `${team} Conference EnrollmentFootball Waiver TentativeClass DesignatedClass`],
  ['conferences', 'FBConferenceID Conference SchoolCount'],
  ['schools', team],
  [
    'scores?FBWeek=7',
    'ContestID GameDate TournamentID TimeRemaining Period Time ScheduleChange Highlight Winner TourneyLevel Round Site ActivityID UnusualCircumstance TopTeam BottomTeam MediaDetails',
  ],
  ['conference-standings', standing],
  ['conference-standings/12', standing],
  ['conference-schedules/12', schedule],
  ['schools/123', schedule],
  [
    'weekly-schedules',
    'footballWeek Conf Class Date Day GameDayShort gameTime Home Away HomeShortName AwayShortName Result HomeOrAway MyScore OpponentScore VideoURL AudioURL',
  ],
  ['out-of-state', 'DisplayName schoolLogo footballWeek GameDayShort Opponent Result MyScore OpponentScore gameTime'],
  ['cooperative-teams', 'Name CoopName CoopTeams EnrollmentNumeric FBSchoolID schoolLogo'],
  ['poll-last-next', 'FBSchoolID LastGame NextGame'],
];

describe('the football feeds', () => {
  it.each(fields)('%s has every field that pages read', async (path, names) => {
    const [first = ''] = names.split(' ');
    const rows = await fetchRows(path, now, first);
    const present = new Set(rows.flatMap((row) => Object.keys(row).map((key) => key.toLowerCase())));
    expect(atLeastOne(names.split(' ')).filter((name) => !present.has(name.toLowerCase()))).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/undefined|NaN|\[object/);
    // No key has two spellings.
    for (const row of atLeastOne(rows)) {
      expect(new Set(Object.keys(row).map((key) => key.toLowerCase())).size).toBe(Object.keys(row).length);
    }
  });

  it('scores contain every kind of result, note and host', async () => {
    const live = JSON.stringify(await fetchRows('scores?FBWeek=7', '2025-10-10T20:20:00-05:00', 'TopTeam'));
    expect(live).toMatch(/"TimeRemaining":"\d+:\d\d"/);
    const rest = JSON.stringify(
      await Promise.all([1, 2, 3, 4, 5, 6].map((week) => fetchRows(`scores?FBWeek=${week}`, now, 'TopTeam'))),
    );
    for (const sign of [
      /No Final Score Reported/,
      /"UnusualCircumstance":"[^"]*forfeit/i,
      /"Highlight":"2 ?OT"/i,
      /"TopHost":"@"/,
      /Postponed|PPD/i,
      /example/,
    ]) {
      expect(sign.test(rest), String(sign)).toBe(true);
    }
    const playoffs = JSON.stringify(
      await fetchRows('scores?FBWeek=12&Class=7A', '2025-11-15T14:40:00-06:00', 'TopTeam'),
    );
    expect(playoffs).toMatch(/"TopSeed":"?\d/);
    const finals = JSON.stringify(await fetchRows('scores?FBWeek=14', '2025-11-30T09:00:00-06:00', 'TopTeam'));
    expect(finals).not.toContain('"@"');
  });

  it('schedules contain open dates, out-of-state opponents and varied overtime spellings', async () => {
    const rows = (
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => fetchRows(`conference-schedules/${index + 1}`, now, 'OppSchoolID')),
      )
    ).flat();
    const opponents = rows.map((row) => readText(row, 'Opponent')).join('|');
    expect(opponents).toMatch(/open|bye/i);
    expect(opponents).toMatch(/\((LN|BF|OV)\) #/);
    expect(opponents).toMatch(/\(m\)/);
    expect(opponents).toMatch(/\((u|s)\)/);
    expect(
      new Set(rows.map((row) => readText(row, 'Overtime')).filter((text) => /ot/i.test(text))).size,
    ).toBeGreaterThan(4);
    expect(rows.some((row) => readText(row, 'ConferenceGame') === '*')).toBe(true);
  });

  it('unknown weeks, classes, teams and conferences are refused', async () => {
    for (const [path, status] of [
      ['/v1/football/scores', 400],
      ['/v1/football/scores?FBWeek=15', 400],
      ['/v1/football/scores?FBWeek=1&Class=9A', 400],
      ['/v1/football/polls/9A', 400],
      ['/v1/quidditch/schools/1', 404],
      ['/v1/football/schools/one', 400],
    ] as const) {
      await expect(askDemo(path, now)).rejects.toThrow(String(status));
    }
    for (const path of [
      '/v1/boys-soccer/conference-schedules/12',
      '/v1/football/schools/9999',
      '/v1/baseball/schools/1',
    ]) {
      expect(await askDemo(path, now)).toEqual([]);
    }
  });
});
