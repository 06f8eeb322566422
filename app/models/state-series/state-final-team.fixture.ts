import type { StateFinalTeam } from '~/upstream/state-finals';

export function buildStateFinalTeam(changes: Partial<StateFinalTeam> = {}): StateFinalTeam {
  return {
    teamId: '1',
    schoolId: '0101',
    classId: '1A',
    programName: 'Ashgrove',
    officialName: 'Ashgrove High School',
    nickname: 'Owls',
    logoUrl: null,
    city: 'Ashgrove',
    county: null,
    enrollment: 1299,
    colors: 'Green & Gold',
    conference: 'Independent',
    allStaff: 'Ann Ames (Head Coach); Bo Burr (Athletic Trainer)',
    headCoach: 'Ann Ames',
    assistantCoaches: null,
    trainer: 'Bo Burr',
    managers: null,
    lastYearsAdvancement: '4th place in Class 1A',
    photoUrl: null,
    photoRows: ['A, B', 'C', '', '', '', '', '', '', '', ''],
    notPictured: 'D',
    record: { wins: 14, losses: 5, ties: 2 },
    ...changes,
  };
}
