import { describe, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildScheduledGame } from '~/models/games/game.fixture';
import { buildGameToCome, buildPrepGame } from '~/models/statistics/prep-game.fixture';
import { listDependentRequests } from '~/page/page-sources';
import type { PrepSchool } from '~/upstream/prep-schools';
import { sources } from './page';
import { toTeamsOfGame } from './teams-of-game';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T12:00:00-05:00' });

function buildListed(name: string, change: Partial<PrepSchool> = {}): PrepSchool {
  return { uid: `uid-${name}`, name, nickname: null, classId: '2A', wins: 9, losses: 3, logoUrl: null, ...change };
}

const answer = <Value>(value: Value) => ({ value, fetchedAtMs: 5, isStale: false });
const listed = [buildListed('Ashgrove'), buildListed('Fort Harlan', { wins: null, losses: null, classId: null })];
const schedule = [
  ...['08-30', '09-04', '09-11', '09-18', '09-25', '10-02'].map((day) =>
    buildPrepGame(`2025-${day}`, { id: day, opponent: 'Milton', side: day === '10-02' ? 'away' : 'home' }),
  ),
  buildGameToCome('2025-10-11', { id: '1', opponent: 'Fort Harlan', time: { minutesOfDay: 19 * 60, text: '7:00 PM' } }),
  buildGameToCome('2025-10-15', { id: '15', opponent: 'Elm', time: null }),
  buildGameToCome('2025-10-16', { id: '16', time: { minutesOfDay: null, text: 'Postponed' } }),
  buildGameToCome('2025-10-18', { id: '18', opponent: 'Oak', side: 'away' }),
  buildGameToCome('2025-10-25', { id: '25' }),
];

describe('the teams of a game', () => {
  const read = { teams: answer(listed), firstSchedule: answer(schedule), secondSchedule: answer([]) };

  it('have their record, class, last five results before the game and two games to come after it', () => {
    const [first] = toTeamsOfGame(buildScheduledGame(), read, [], clock);
    expect(first).toMatchObject({ record: '9-3', className: 'Class 2A' });
    expect(first?.before.map(({ result, opponent, day }) => [result, opponent, day])).toEqual([
      ['W 3-1', 'at Milton', 'Thu, Oct 2'],
      ['W 3-1', 'against Milton', 'Thu, Sep 25'],
      ['W 3-1', 'against Milton', 'Thu, Sep 18'],
      ['W 3-1', 'against Milton', 'Thu, Sep 11'],
      ['W 3-1', 'against Milton', 'Thu, Sep 4'],
    ]);
    expect(first?.next.map(({ result, opponent, to }) => [result, opponent, to])).toEqual([
      ['TBA', 'against Elm', '/games/15?date=2025-10-15'],
      ['6:00 PM', 'at Oak', '/games/18?date=2025-10-18'],
    ]);
  });

  it('have their last ten results on one scale, if one of them has three', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      buildPrepGame(`2025-09-${String(index + 1).padStart(2, '0')}`, {
        id: `${index}`,
        outcome: index === 11 ? 'L' : 'W',
        ownScore: 3,
        opponentScore: index === 11 ? 13 : 1,
      }),
    );
    const [first, second] = toTeamsOfGame(
      buildScheduledGame(),
      { ...read, firstSchedule: answer(many), secondSchedule: answer(schedule.slice(0, 3)) },
      [],
      clock,
    );
    expect(first?.form?.text).toBe('9-1');
    expect(first?.form).toMatchObject({ line: 17, room: 10 });
    expect(first?.form?.games.map(({ letter, end }) => `${letter} ${end}`).slice(-2)).toEqual(['W 0', 'L 100']);
    expect(second?.form?.games.map(({ letter, end, score }) => [letter, end, score])).toEqual([
      ['W', 0, '3-1'],
      ['W', 0, '3-1'],
      ['W', 0, '3-1'],
    ]);
    const few = { ...read, firstSchedule: answer(schedule.slice(0, 2)) };
    expect(toTeamsOfGame(buildScheduledGame(), few, [], clock)[0]?.form).toBeNull();
  });

  it('have no record and no class that the list does not know, and no results without a schedule', () => {
    const [, second] = toTeamsOfGame(buildScheduledGame(), read, [], clock);
    expect(second).toEqual({ index: 1, record: null, className: null, form: null, before: [], next: [] });
    const [first] = toTeamsOfGame(buildScheduledGame(), { ...read, firstSchedule: null }, [], clock);
    expect(first).toMatchObject({ record: null, before: [], next: [] });
  });

  it('have no record and no results of the season before', () => {
    const old = answer([buildPrepGame('2025-02-04'), buildGameToCome('2025-10-14', { id: '14' })]);
    expect(toTeamsOfGame(buildScheduledGame(), { ...read, firstSchedule: old }, [], clock)[0]).toMatchObject({
      record: null,
      before: [],
      next: [{ to: '/games/14?date=2025-10-14' }],
    });
  });

  it('count ties, and do not repeat the class of the game', () => {
    const tied = { ...read, firstSchedule: answer([buildPrepGame('2025-09-04', { outcome: 'T', opponentScore: 3 })]) };
    expect(toTeamsOfGame(buildFinalGame({ classId: '1A' }), tied, [], clock)[0]).toMatchObject({
      record: '9-3-1',
      className: null,
      before: [{ result: 'T 3-3' }],
    });
  });

  it('have games of the state series that the schedule lacks', () => {
    const final = buildFinalGame({
      id: '9',
      day: '2025-10-10',
      teams: [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('Elm')],
    });
    const [first] = toTeamsOfGame(buildScheduledGame(), read, [final], clock);
    expect(first?.before[0]).toMatchObject({
      result: 'W 3-1',
      opponent: 'against Elm',
      to: '/games/9?sport=boys-soccer',
    });
  });

  it.each<[string, Partial<Game>, PrepSchool[] | null]>([
    ['without the list', {}, null],
    ['whose names two teams have', {}, [...listed, ...listed]],
    ['that are to be decided', { teams: [buildGameTeam('TBD'), buildGameTeam('TBD')] }, [buildListed('TBD')]],
    [
      'of two states',
      { teams: [{ ...buildGameTeam('Ashgrove'), mayBeOfAnotherState: true }, buildGameTeam('Elm')] },
      listed,
    ],
  ])('%s are left out', (_, change, teams) => {
    const game = { ...buildScheduledGame(), ...change } as Game;
    expect(toTeamsOfGame(game, { ...read, teams: teams && answer(teams) }, [], clock)).toEqual([]);
  });
});

describe('the page of a game reads the schedules of its teams', () => {
  const listPaths = (game: Game, query: Record<string, string>, teams: PrepSchool[] | undefined) => {
    const declared = sources({ params: { contestId: game.id }, query, clock });
    const getValue = ({ definition }: SourceRequest) =>
      definition.name === 'prep-schools.all'
        ? teams
        : definition.name === declared.critical.games.definition.name
          ? [game]
          : [];
    return listDependentRequests(declared, getValue).flatMap(([, { definition, params, isSupplementary }]) =>
      definition.name.startsWith('prep-schools.') && isSupplementary === true ? [definition.buildPath(params)] : [],
    );
  };
  const paths = [
    '/v1/maxpreps/school-list?sportId=boys-soccer',
    '/v1/maxpreps/school-schedule/uid-Ashgrove',
    '/v1/maxpreps/school-schedule/uid-Fort%20Harlan',
  ];

  it.each<[string, Game, Record<string, string>, PrepSchool[] | undefined, string[]]>([
    ['of a day', buildScheduledGame(), {}, listed, paths],
    ['of a sport', buildScheduledGame({ sportId: null }), { sport: 'boys-soccer' }, listed, paths],
    [
      'of a week',
      buildScheduledGame({ sportId: null }),
      { week: '7' },
      [],
      ['/v1/maxpreps/school-list?sportId=football'],
    ],
    ['once the list of teams is known', buildScheduledGame(), {}, undefined, paths.slice(0, 1)],
    ['but not of a sport without statistics', buildScheduledGame({ sportId: 'boys-golf' }), {}, listed, []],
    ['but not of another season', buildFinalGame({ day: '2024-10-12' }), { date: '2024-10-12' }, listed, []],
  ])('%s', (_, game, query, teams, expected) => {
    expect(listPaths(game, query, teams)).toEqual(expected);
  });
});
