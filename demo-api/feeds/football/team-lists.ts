import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { listCooperatives, type Cooperative } from '../../world/cooperatives';
import { getFootballSizes, computeCombinedEnrollment } from '../../world/football-size';
import { findFootballTeam, listFootballTeams, type FootballTeam } from '../../world/football-teams';
import { getConferenceName, getFootballIdentity } from './team-identity';

/** `GET /v1/football/schools` */
export function answerFootballSchools(context: Context): Answer {
  const rows = listFootballTeams(context.world).map((team) => {
    const face = getFootballIdentity(context, team);
    const row: Row = {
      FBSchoolID: team.footballId,
      SchoolID: team.school.id,
      DisplayName: face.name,
      FBShortName: face.shortName,
      schoolLogo: face.logo,
    };
    return withRowQuirks(createDiceFor(context, 'football-school', team.footballId), row, {
      numbers: ['FBSchoolID'],
      texts: ['DisplayName'],
      optional: ['schoolLogo'],
      spellings: { schoolLogo: ['SchoolLogo'] },
    });
  });
  return answerLoosely(context, withBadRows(createDiceFor(context, 'football-schools'), rows));
}

/** `GET /v1/football/conferences`: independents have no schedule. */
export function answerFootballConferences(context: Context): Answer {
  const counts = new Map<number, { name: string; count: number }>();
  for (const { conference } of listFootballTeams(context.world)) {
    if (conference === undefined) continue;
    counts.set(conference.id, { name: conference.name, count: (counts.get(conference.id)?.count ?? 0) + 1 });
  }
  const rows = [...counts]
    .sort(([, left], [, right]) => (left.name < right.name ? -1 : 1))
    .map(([id, { name, count }]) =>
      withRowQuirks(
        createDiceFor(context, 'football-conference', id),
        { FBConferenceID: id, Conference: name, SchoolCount: count },
        {
          numbers: ['FBConferenceID', 'SchoolCount'],
          texts: ['Conference'],
          spellings: { SchoolCount: ['schoolCount'] },
        },
      ),
    );
  return answerLoosely(context, withBadRows(createDiceFor(context, 'football-conferences'), rows));
}

/** `GET /v1/football/enrollments/alpha`: by name. */
export function answerEnrollmentsByName(context: Context): Answer {
  return answerEnrollments(context, listFootballTeams(context.world));
}

/** `GET /v1/football/enrollments/numeric`: largest first. */
export function answerEnrollmentsBySize(context: Context): Answer {
  const sizes = getFootballSizes(context.world);
  const getSize = ({ school }: FootballTeam): number => sizes.get(school.index)?.enrollment ?? 0;
  return answerEnrollments(
    context,
    [...listFootballTeams(context.world)].sort(
      (left, right) => getSize(right) - getSize(left) || left.footballId - right.footballId,
    ),
  );
}

function answerEnrollments(context: Context, teams: readonly FootballTeam[]): Answer {
  const sizes = getFootballSizes(context.world);
  const rows = teams.map((team) => {
    const roll = createDiceFor(context, 'football-enrollment', team.footballId);
    const size = sizes.get(team.school.index);
    const face = getFootballIdentity(context, team);
    const enrollment = size?.enrollment ?? team.school.enrollment;
    const row: Row = {
      FBSchoolID: team.footballId,
      DisplayName: face.name,
      Conference: getConferenceName(team),
      EnrollmentFootball: roll.drawChance(0.2) ? enrollment.toFixed(2) : enrollment,
      Waiver: size?.waiver === '' ? roll.pick(['', null]) : size?.waiver,
      TentativeClass: size?.tentativeClass,
      DesignatedClass: size?.designatedClass === '' ? roll.pick(['', null]) : size?.designatedClass,
      schoolLogo: face.logo,
    };
    return withRowQuirks(roll, row, {
      numbers: ['FBSchoolID'],
      texts: ['DisplayName', 'Conference'],
      optional: ['schoolLogo'],
      spellings: { TentativeClass: ['tentativeClass'], schoolLogo: ['SchoolLogo'] },
    });
  });
  return answerLoosely(context, withBadRows(createDiceFor(context, 'enrollments'), rows));
}

/** `GET /v1/football/cooperative-teams` */
export function answerCooperativeTeams(context: Context): Answer {
  return answerLoosely(
    context,
    listCooperatives(context.world, 'football').flatMap(
      (cooperative) => buildCooperativeRow(context, cooperative) ?? [],
    ),
  );
}

function buildCooperativeRow(context: Context, { host, guests }: Cooperative): Row | null {
  const team = findFootballTeam(context.world, host.index);
  if (team === undefined) return null;
  const roll = createDiceFor(context, 'football-cooperative', host.id);
  const names = [host.name, ...guests.map(({ school }) => school.name)];
  const row: Row = {
    Name: host.name,
    CoopName: getFootballIdentity(context, team).name,
    CoopTeams: names.join(roll.pick([', ', ', ', '; ', ' / '])),
    EnrollmentNumeric: computeCombinedEnrollment(context.world, host),
    FBSchoolID: team.footballId,
    schoolLogo: getFootballIdentity(context, team).logo,
  };
  return withRowQuirks(roll, row, {
    numbers: ['EnrollmentNumeric', 'FBSchoolID'],
    texts: ['CoopTeams', 'Name'],
    optional: ['schoolLogo'],
    spellings: { CoopTeams: ['coopTeams'] },
  });
}
