import { describe, expect, it } from 'vitest';
import { footballScores, footballScoresOfClass } from './football-games';
import { wireContext } from './wire-context.fixture';

const row = {
  ContestID: 71,
  GameDate: '10/10/2025',
  TournamentID: 251103,
  Time: '7:00 PM',
  TimeRemaining: 'Final',
  Winner: 'T',
  ActivityID: 'FB',
  Class: '',
  TourneyLevel: 'Regular Season',
  Round: 'Week 7',
  TopTeam: { TeamName: 'Ashgrove', TopTeamNameShort: 'Ashgrove', TopScore: '21.0', TopSeed: '5.0', TopHost: '@' },
  BottomTeam: { TeamName: 'Fort Harlan', BottomTeamNameShort: 'Fort Harlan', BottomScore: 14, BottomHost: null },
};

function read(rows: unknown[], classId?: string) {
  const left: string[] = [];
  const note = (reason: string) => left.push(reason);
  const context = { ...wireContext, dropRow: note, leaveOutRow: note };
  const schema =
    classId === undefined
      ? footballScores.definition.buildSchema(context)
      : footballScoresOfClass.definition.buildSchema(context, { week: '7', classId });
  return { games: schema.parse({ data: rows }), left };
}

describe('football scores', () => {
  it('read a game with its seeds and its host', () => {
    expect(read([row]).games).toMatchObject([
      {
        kind: 'final',
        day: '2025-10-10',
        classId: null,
        hostIndex: 0,
        teams: [
          { name: 'Ashgrove', seed: '5' },
          { name: 'Fort Harlan', seed: null },
        ],
        columns: [[21, 14]],
      },
    ]);
  });

  it.each([
    ['the lower team', { TopHost: '' }, { BottomHost: '@' }, 1],
    ['nobody', { TopHost: null }, {}, null],
    ['both', { TopHost: '@' }, { BottomHost: '@' }, null],
  ])('mark %s as the host', (_, top, bottom, hostIndex) => {
    const changed = { ...row, TopTeam: { ...row.TopTeam, ...top }, BottomTeam: { ...row.BottomTeam, ...bottom } };
    expect(read([changed]).games[0]?.hostIndex).toBe(hostIndex);
  });

  it.each([
    ['CNL', 'Cancelled', null],
    ['Cancelled by mutual agreement', 'Cancelled', 'By mutual agreement'],
    ['PPD - lightning', 'Postponed', 'Lightning'],
    ['Moved to 8:00', null, 'Moved to 8:00'],
  ])('with the schedule change %j have the remark %j and the note %j', (change, remark, scheduleChange) => {
    const { games } = read([{ ...row, TimeRemaining: '', Winner: '', ScheduleChange: change }]);
    expect(games).toMatchObject([{ kind: 'scheduled', remark, scheduleChange }]);
  });

  it('have no class, because the endpoint sends none', () => {
    const { games, left } = read([row, { ...row, ContestID: 73, Class: '4A' }], '3A');
    expect(games.map(({ id, classId }) => [id, classId])).toEqual([
      ['71', null],
      ['73', null],
    ]);
    expect(left).toEqual([]);
  });

  it('drop rows that are not games and leave out repeated rows', () => {
    const { games, left } = read([row, row, null, 'N/A', { ContestID: null }]);
    expect(games).toHaveLength(1);
    expect(left).toHaveLength(4);
  });

  it('are requested by week and class', () => {
    expect(footballScores.definition.buildPath({ week: '12' })).toBe('/v1/football/scores?FBWeek=12');
    expect(footballScoresOfClass.definition.buildPath({ week: '12', classId: '3A' })).toBe(
      '/v1/football/scores?FBWeek=12&Class=3A',
    );
  });
});
