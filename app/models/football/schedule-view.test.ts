import { describe, expect, it } from 'vitest';
import type { FootballGame } from '~/upstream/fields/football-schedule';
import { buildGameTeam, buildFinalGame } from '../games/game.fixture';
import { buildSchedule } from './football-schedule.fixture';
import { aFootballSeason } from './football-season.fixture';
import { toMarkNotes, toScheduleRows, type WeekScores } from './schedule-view';

const findRow = (game: Partial<FootballGame>, ...weeks: WeekScores[]) =>
  toScheduleRows(buildSchedule({}, [game]), { weeks, season: aFootballSeason, today: '2025-11-15' })[0];

describe('a row of a football schedule', () => {
  it("shows the day, opponent, result and the opponent's record and enrollment", () => {
    expect(findRow({})).toEqual({
      key: '0',
      to: '/sports/football/regular-season/scores?week=7&q=Ashgrove',
      day: 'Fri, Oct 10',
      round: null,
      time: '7:00 PM',
      opponent: { id: '7', name: 'Fort Harlan', markKey: '7', logoUrl: null },
      isAway: true,
      result: 'W',
      score: '21-14',
      note: null,
      marks: ['*'],
      opponentRecord: '3-4',
      opponentEnrollment: '512',
    });
  });

  it('shows neither a time nor opponent figures for an open date', () => {
    expect(findRow({ opponent: null, time: null, result: null, ownScore: null, marks: [] })).toMatchObject({
      opponent: null,
      time: null,
      score: null,
      opponentRecord: '–',
      opponentEnrollment: '–',
    });
  });

  it('shows one mark of a school in all rows, also where a row lacks its logo or its id', () => {
    const opponent = { shortName: null, record: { wins: 1, losses: 1 }, enrollment: null, name: 'Oakfield' };
    const context = { weeks: [], season: aFootballSeason, today: '2025-11-15' };
    const schedule = buildSchedule({}, [
      { opponent: { ...opponent, id: '8', logoUrl: null } },
      { opponent: { ...opponent, id: null, logoUrl: null } },
      { opponent: { ...opponent, id: '8', logoUrl: 'https://media.example/8.svg' } },
    ]);
    const listMarks = (schools: readonly { id: string; name: string; logoUrl: string | null }[]) =>
      toScheduleRows(schedule, { ...context, schools }).map(
        (row) => row.opponent && [row.opponent.markKey, row.opponent.logoUrl],
      );
    expect(listMarks([])).toEqual(Array.from({ length: 3 }, () => ['8', 'https://media.example/8.svg']));
    const listed = { id: '8', name: 'Oakfield', logoUrl: 'https://media.example/list.svg' };
    expect(listMarks([listed])).toEqual(Array.from({ length: 3 }, () => ['8', 'https://media.example/list.svg']));
  });

  it('can show the result of a forfeit without points', () => {
    expect(findRow({ result: 'L', ownScore: null, note: 'Forfeit' })).toMatchObject({
      result: 'L',
      score: null,
      note: 'Forfeit',
    });
  });

  it('without a time shows TBA until the game is over', () => {
    expect(findRow({ time: null, result: null })?.time).toBe('TBA');
    expect(findRow({ time: null, result: 'L' })?.time).toBeNull();
  });

  it.each([
    ['Friday', '9/5', 'Fri, Sep 5'],
    ['Sat', '09/06/2025', 'Sat, Sep 6'],
    [null, '2/29', 'Feb 29'],
    ['Fri', null, 'Fri'],
    ['Fri', 'Oct 10', 'Fri, Oct 10'],
    ['Fri', '13/45', 'Fri, 13/45'],
    [null, null, 'TBA'],
  ])('with the weekday %j and the date %j shows %j', (weekday, date, day) => {
    expect(findRow({ weekday, date })?.day).toBe(day);
  });
});

it("a playoff game shows its round with a link to that week's scores, and an open date does not", () => {
  const round = { text: 'Quarterfinals', to: '/sports/football/state-series/playoff-scores?week=12' };
  expect(findRow({ date: '11/15' })?.round).toEqual(round);
  expect(findRow({ date: '11/15', opponent: null })?.round).toBeNull();
  expect(findRow({ date: null })?.round).toBeNull();
});

describe('the opponent link of a schedule row', () => {
  const teams = [buildGameTeam('Fort Harlan'), buildGameTeam('Ashgrove')] as const;
  const win = buildFinalGame({ id: '9', day: '2025-10-10', teams });

  it('leads to the page of the game between both teams on that day', () => {
    const weeks = [
      { week: 8, games: [] },
      {
        week: 7,
        games: [
          buildFinalGame({ id: '8', day: '2025-10-10', teams: [buildGameTeam('Elmwood'), buildGameTeam('Ashgrove')] }),
          win,
        ],
      },
    ];
    expect(findRow({}, ...weeks)?.to).toBe('/games/9?week=7');
    expect(findRow({ date: '10/3' }, ...weeks)?.to).toBe('/sports/football/regular-season/scores?week=6&q=Ashgrove');
    expect(findRow({ date: null }, ...weeks)?.to).toBeNull();
    expect(findRow({ opponent: null }, ...weeks)?.to).toBeNull();
  });

  it('leads to the scores of the week when two games match', () => {
    const games = [win, { ...win, id: '10' }];
    expect(findRow({}, { week: 7, games })?.to).toBe('/sports/football/regular-season/scores?week=7&q=Ashgrove');
  });
});

it('the marks of all schedules are explained once, in the order of the legend', () => {
  const schedules = [
    buildSchedule({ marks: ['m'] }, [{ marks: ['#'] }, { marks: [] }]),
    buildSchedule({ marks: [] }, [{ marks: ['*', 'm'] }]),
  ];
  expect(toMarkNotes(schedules).map(({ mark }) => mark)).toEqual(['*', '#', '(m)']);
  expect(toMarkNotes([])).toEqual([]);
});
