import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildStateFinalTeam } from '~/models/state-series/state-final-team.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SeasonGame, StateFinalTeam } from '~/upstream/state-finals';
import { getTeamsSeason, groupTeams, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const soccer = findSport('boys-soccer') as Sport;
const base = '/sports/boys-soccer/state-series';

function view(value: StateFinalTeam[], classId?: string) {
  const values = buildTestValues({
    critical: { teams: { value, fetchedAtMs: now, isStale: false } },
    subject: { facts: null },
    optional: { scores: null },
    dependent: { calendar: null, text: null },
  });
  return toView(values, { ...buildTestSportRequest(`${base}/team-info`, { clock }), params: { classId } }).info;
}

const teams = [
  buildStateFinalTeam({ schoolId: '0003', programName: 'Zion', classId: '2A' }),
  buildStateFinalTeam({ schoolId: '0002', programName: 'Dell' }),
  buildStateFinalTeam(),
];

describe('the teams of a sport', () => {
  it('are listed under their classes, by name', () => {
    const groups = view(teams).groups;
    expect(groups.map(({ title }) => title)).toEqual(['Class 1A', 'Class 2A']);
    expect(groups[0]?.teams.map(({ name }) => name)).toEqual(['Ashgrove', 'Dell']);
    expect(groups[0]?.teams[0]).toMatchObject({ to: `${base}/team-info-detail/0101`, record: '14-5-2' });
  });

  it('are listed after the classes when upstream names none of theirs', () => {
    const { groups } = view([...teams, buildStateFinalTeam({ schoolId: '0004', programName: 'Elm', classId: null })]);
    expect(groups.map(({ title }) => title)).toEqual(['Class 1A', 'Class 2A', 'Other Teams']);
  });

  it('are listed under All Teams when the sport has no classes', () => {
    const all = view([buildStateFinalTeam({ classId: null })]);
    expect(all.groups.map(({ title }) => title)).toEqual(['All Teams']);
    expect(all.classTabs).toEqual([]);
  });

  it('are those of the class in the address, in any case', () => {
    const second = view(teams, '2a');
    expect(second.groups.map(({ title }) => title)).toEqual(['Class 2A']);
    expect(second.canonicalPath).toBe(`${base}/team-info/2A`);
    expect(second.classTabs.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
      ['All', false],
      ['1A', false],
      ['2A', true],
    ]);
  });

  it('are empty for a class without teams, and are all teams for an unknown class', () => {
    expect(view(teams, '4A').groups).toEqual([]);
    for (const unknown of ['9Z', '9A', 'north']) {
      expect(view(teams, unknown).groups).toHaveLength(2);
      expect(view(teams, unknown).canonicalPath).toBe(`${base}/team-info`);
    }
  });
});

describe('the season of the teams', () => {
  const findSeason = (days: readonly (string | null)[]) => {
    const games = days.map((day, index): SeasonGame => ({
      contestId: String(index),
      schoolId: '0101',
      day,
      opponent: 'Dell',
      outcome: 'W',
      ownScore: 2,
      opponentScore: 1,
      ownShootout: null,
      opponentShootout: null,
      contestType: 'Regular',
      tournament: null,
    }));
    return getTeamsSeason({ value: games, fetchedAtMs: now, isStale: false }, clock);
  };

  it('is that of their latest game, and is named only when it is not the current one', () => {
    expect(findSeason(['2025-05-31', null, '2025-03-20'])).toBe('2024-25, last season');
    expect(findSeason(['2023-10-20'])).toBe('2023-24');
    expect(findSeason(['2025-06-01', '2025-08-20'])).toBeNull();
  });

  it('is unknown without their games', () => {
    expect(findSeason([null])).toBeNull();
    expect(getTeamsSeason(null, clock)).toBeNull();
  });
});

describe('the teams of a sport with their staff', () => {
  const staff = 'Ann Ames (Head Coach); Bo Burr (Line Coach) ;Cy Cole (Athletic Trainer);; Di Dunn';
  const team = buildStateFinalTeam({ allStaff: staff, headCoach: 'Ann Ames', assistantCoaches: 'Bo Burr' });
  const findStaff = (given: StateFinalTeam) => groupTeams(soccer, [given], true)[0]?.teams[0]?.otherStaff;

  it('name everybody once, and list coaches separately', () => {
    expect(findStaff(team)).toEqual(['Cy Cole (Athletic Trainer)', 'Di Dunn']);
    expect(findStaff({ ...team, headCoach: null, assistantCoaches: null })).toHaveLength(4);
    const allStaff = 'Ann Ames (Head Coach); Ann Ames (Athletic Director)';
    expect(findStaff({ ...team, allStaff })).toEqual(['Ann Ames (Athletic Director)']);
  });

  it('list no other staff when upstream sends no names', () => {
    expect(findStaff({ ...team, allStaff: null })).toEqual([]);
  });
});
