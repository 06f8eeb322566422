import { listOtherStaff, formatRecord, type StateFinalTeam } from '~/models/state-series/state-final-team';
import { formatClass } from '~/models/text/label';

export type TeamProfileView = ReturnType<typeof toTeamProfileView>;

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Profile of a team, without unknown facts. */
export function toTeamProfileView(team: StateFinalTeam) {
  const enrollment = team.enrollment?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? null;
  return {
    schoolId: team.schoolId,
    name: team.officialName ?? team.programName,
    programName: team.programName,
    logoUrl: team.logoUrl,
    record: formatRecord(team.record),
    nickname: team.nickname,
    className: team.classId === null ? null : formatClass(team.classId),
    school: listFacts([
      ['Name', team.officialName ?? team.programName],
      ['City', team.city],
      ['County', team.county],
      ['Classification Enrollment', enrollment],
      ['Nickname', team.nickname],
      ['Colors', team.colors],
      ['Conference', team.conference],
    ]),
    /** Staff besides the coaches, such as `Ann Ames (Statistician)`. */
    otherStaff: listOtherStaff(team),
    coaches: listFacts([
      ['Head Coach', team.headCoach],
      ['Assistant Coaches', team.assistantCoaches],
      ['Athletic Trainer', team.trainer],
      ['Managers', team.managers],
    ]),
    lastYearsAdvancement: team.lastYearsAdvancement,
    photoUrl: team.photoUrl,
    /** `Row 1` and so on, and `Not Pictured`, with the names. */
    captions: listFacts([
      ...team.photoRows.map((names, index) => [`Row ${index + 1}`, names] as const),
      ['Not Pictured', team.notPictured],
    ]),
  };
}

function listFacts(pairs: readonly (readonly [name: string, value: string | null])[]): readonly Fact[] {
  return pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]));
}
