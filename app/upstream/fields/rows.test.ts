import { expect, it } from 'vitest';
import type { SourceRequest, WireContext } from '~/cache/define-source';
import { prepSchools, prepSchoolSchedule } from '../prep-schools';
import { conferenceStandings, prepConferences } from '../prep-standings';
import { stateFinalCoach, stateFinalRosters, stateFinalScores, stateFinalTeams } from '../state-finals';
import { winnerReports } from '../winner-reports';

const sport = { sportId: 'boys-soccer' };

/** Lists whose repeated rows would make records, counts or places wrong. */
const lists: readonly (readonly [SourceRequest, object])[] = [
  [stateFinalCoach.with({ ...sport, schoolId: '0101' }), { CoachWLID: 1, School: 'Ashgrove', SchoolTerm: '2024-25' }],
  [stateFinalTeams.with(sport), { TeamID: 1, SchoolID: '0101', ProgramName: 'Ashgrove' }],
  [stateFinalRosters.with(sport), { RosterID: 1, SchoolID: '0101', LastName: 'Ames' }],
  [stateFinalScores.with(sport), { ContestID: 1, SchoolID: '0101', Opponent: 'Dell' }],
  [prepSchools.with(sport), { UID: 'a1', NameShort: 'Ashgrove' }],
  [prepSchoolSchedule.with({ uid: 'a1' }), { ContestID: 1, Opponent: 'Dell', WL: 'T' }],
  [prepConferences.with(sport), { LeagueID: 1, League: 'Lakes' }],
  [conferenceStandings.with({ leagueId: '1' }), { SchoolID: '0101', NameShort: 'Ashgrove' }],
  [winnerReports.with(sport), { SiteID: 1, SiteName: 'Eagleland' }],
];

it.each(lists.map(([request, row]) => [request.definition.name, request, row] as const))(
  '%s has a repeated row once',
  (_name, { definition, params }, row) => {
    const leftOut: string[] = [];
    const context: WireContext = {
      product: 'PSAA',
      timeZone: 'America/Chicago',
      dropRow: (reason) => leftOut.push(`dropped: ${reason}`),
      leaveOutRow: (reason) => leftOut.push(reason),
    };
    expect(definition.buildSchema(context, params).parse({ data: [row, row] })).toHaveLength(1);
    expect(leftOut).toEqual(['listed twice']);
  },
);
