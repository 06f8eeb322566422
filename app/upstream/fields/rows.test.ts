import { expect, it } from 'vitest';
import type { SourceRequest, WireContext } from '~/cache/source/define-source';
import { buildFinalGame, buildForfeitGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { webAlerts } from '../alerts';
import { enrollments } from '../classification';
import { allConferences } from '../conferences';
import { allEvents } from '../events';
import { frontFeatures } from '../features';
import {
  conferenceSchedules,
  cooperativeFootballTeams,
  footballConferences,
  footballEnrollmentsByName,
  footballSchools,
} from '../football-schools';
import { photoGalleries } from '../photos';
import { prepSchools, prepSchoolSchedule } from '../prep-schools';
import { conferenceStandings, prepConferences, rpiRatings } from '../prep-standings';
import { exchangePrograms } from '../school-lists';
import { allSchools, schoolEntries } from '../schools';
import { stateFinalCoach, stateFinalRosters, stateFinalScores, stateFinalTeams } from '../state-finals';
import { winnerReports } from '../winner-reports';
import { wireContext } from '../wire-context.fixture';
import { listLiveFacts } from './rows';

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
      ...wireContext,
      dropRow: (reason) => leftOut.push(`dropped: ${reason}`),
      leaveOutRow: (reason) => leftOut.push(reason),
    };
    expect(definition.buildSchema(context, params).parse({ data: [row, row] })).toHaveLength(1);
    expect(leftOut).toEqual(['listed twice']);
  },
);

const withoutId: readonly (readonly [SourceRequest, object])[] = [
  [stateFinalTeams.with(sport), { SchoolID: '0101', ProgramName: 'Ashgrove' }],
  [stateFinalRosters.with(sport), { SchoolID: '0101', LastName: 'Ames' }],
  [stateFinalScores.with(sport), { SchoolID: '0101', Opponent: 'Dell' }],
  [stateFinalCoach.with({ ...sport, schoolId: '0101' }), { School: 'Ashgrove', SchoolTerm: '2024-25' }],
  [rpiRatings.with(sport), { SchoolID: '0101', Name: 'Ashgrove' }],
  [winnerReports.with(sport), { SiteID: ' ', SiteName: 'Eagleland' }],
  [allEvents.with({}), { eventTitle: 'Finals', Date: '11/27/2026' }],
  [exchangePrograms.with({}), { ExchangeProgram: 'Bridge' }],
  [stateFinalTeams.with(sport), { ProgramName: 'Ashgrove' }],
  [rpiRatings.with(sport), { Name: 'Ashgrove' }],
  [prepSchools.with(sport), { NameShort: 'Ashgrove' }],
  [prepConferences.with(sport), { League: 'Lakes' }],
  [conferenceStandings.with({ leagueId: '1' }), { NameShort: 'Ashgrove' }],
  [allSchools.with({}), { NamePSAA: 'Ashgrove' }],
  [schoolEntries.with({ schoolId: '0101' }), { ActivityName: 'Football' }],
  [enrollments.with({}), { NamePSAA: 'Ashgrove' }],
  [allConferences.with({}), { ConferenceName: 'Lakes' }],
  [footballSchools.with({}), { DisplayName: 'Ashgrove' }],
  [footballConferences.with({}), { Conference: 'Lakes' }],
  [footballEnrollmentsByName.with({}), { DisplayName: 'Ashgrove' }],
  [cooperativeFootballTeams.with({}), { Name: 'Ashgrove' }],
  [conferenceSchedules.with({ sportId: 'football', conferenceId: '1' }), { DisplayName: 'Ashgrove' }],
  [frontFeatures.with({}), { title: 'Finals' }],
  [webAlerts.with({}), { headline: 'Snow' }],
  [photoGalleries.with({}), { canonicalUrl: 'https://photos.example/1', title: 'Finals' }],
];

it.each(withoutId.map(([request, row]) => [request.definition.name, request, row] as const))(
  '%s shows a row without an id, and leaves out one without content',
  (_name, { definition, params }, row) => {
    const schema = definition.buildSchema(wireContext, params);
    const [field = '', text] = Object.entries(row).at(-1) ?? [];
    const other = { ...row, [field]: `${text} 2` };
    expect(schema.parse({ data: [row, other, {}, { error: 'row failed' }] })).toHaveLength(2);
    expect(schema.parse([row])).toEqual(schema.parse([row]));
  },
);

it.each([
  [buildLiveGame({ timeRemaining: '4:12' }), '4:12'],
  [buildFinalGame({ columns: [[2, 2]], shootout: [3, 4], namedWinner: 1 }), '1'],
  [buildFinalGame({ columns: [[2, 2]], namedWinner: 0 }), '0'],
  [buildFinalGame(), null],
  [buildForfeitGame({ namedWinner: 1 }), '1'],
  [buildScheduledGame(), null],
])('the facts of a game that is followed end with its clock or its named winner: %#', (game, expected) => {
  expect(listLiveFacts([game])[0]?.[5]).toBe(expected);
});
