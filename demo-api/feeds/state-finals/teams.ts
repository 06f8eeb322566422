import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { buildTeamPicture } from '../../world/state-final-photo';
import { listFinalStaff, type StaffMember } from '../../world/state-final-staff';
import { buildLogoUrl } from '../games/school-links';
import { withEdition, type Edition, type FinalTeam } from './edition';
import { formatLastYearsAdvancement } from './last-years-advancement';

const photoRows = 10;

/** `GET /v1/statefinal/teams?sportId=[&schoolId=]` */
export const answerTeams = withEdition((context, edition) => {
  const asked = readQueryText(context, 'schoolId')?.padStart(4, '0') ?? null;
  if (asked === null) {
    const rows = edition.teams.map((team) => buildTeamRow(context, edition, team));
    return answerData(withBadRows(createDiceFor(context, 'final-teams', edition.sport.id, edition.schoolYear), rows));
  }
  const wanted = edition.teams.filter(({ school }) => school.id === asked);
  return answerData(wanted.map((team) => buildTeamRow(context, edition, team)));
});

function buildTeamRow(context: Context, edition: Edition, team: FinalTeam): Row {
  const { sport, plan, schoolYear } = edition;
  const { school } = team;
  const { world, clock } = context;
  const roll = createDiceFor(context, 'final-team', team.teamId);
  const { wins, losses, ties } = world.getSeason(plan, schoolYear).computeRecord(school.index, clock);
  const row: Row = {
    TeamID: team.teamId,
    SchoolID: school.id,
    ActivityID: sport.code,
    ActivityName: sport.title,
    Class: team.className,
    ProgramName: team.programName,
    OfficialName: school.formalName,
    Nickname: sport.gender === 'Girls' ? school.girlsNickname : school.boysNickname,
    SchoolLogo: buildLogoUrl(context, school),
    City: school.town.name,
    County: school.town.county,
    Enrollment: school.enrollment,
    Colors: `${school.plate.name} & ${school.trim.name}`,
    Conference: world.findConference(school)?.name ?? 'Independent',
    ...buildStaffFields(roll, listFinalStaff(world, plan, school, schoolYear)),
    LastYearsAdvancement: formatLastYearsAdvancement(context, edition, school),
    ...buildPictureFields(context, roll, edition, team),
    Won: wins,
    Lost: losses,
    Tied: plan.style === 'soccer' ? ties : ties === 0 ? roll.pick([0, null, '']) : ties,
  };
  return withRowQuirks(roll, row, {
    numbers: ['TeamID', 'Enrollment', 'Won', 'Lost', 'Tied'],
    texts: ['ProgramName', 'OfficialName', 'Conference', 'Row_1', 'Row_2', 'Colors'],
    optional: ['City', 'County', 'Trainer', 'Managers', 'Not_Pictured', 'Colors'],
    spellings: { OfficialName: ['officialName'], County: ['county'], City: ['city'], TeamPhoto: ['teamPhoto'] },
  });
}

/** `AllStaff` has all names with roles; other fields repeat them by role. */
function buildStaffFields(roll: Dice, staff: readonly StaffMember[]): Row {
  const listNames = (isWanted: (role: string) => boolean): string[] =>
    staff.filter(({ role }) => isWanted(role)).map(({ name }) => name);
  const others = new Set(['Head Coach', 'Athletic Trainer', 'Manager', 'Statistician']);
  const separator = roll.pick([', ', ', ', '; ']);
  return {
    AllStaff: staff.map(({ name, role }) => `${name} (${role})`).join(roll.drawChance(0.9) ? '; ' : ' ; '),
    HeadCoach: listNames((role) => role === 'Head Coach').join(''),
    AssistantCoaches: listNames((role) => !others.has(role)).join(separator),
    Trainer: listNames((role) => role === 'Athletic Trainer')[0] ?? null,
    Managers: listNames((role) => role === 'Manager').join(separator),
  };
}

/** Unused photo rows are empty. */
function buildPictureFields(context: Context, roll: Dice, { plan, schoolYear }: Edition, { school }: FinalTeam): Row {
  const { rows, notPictured } = buildTeamPicture(context.world, plan, school, schoolYear);
  const captions = Array.from({ length: photoRows }, (_, index) => [
    `Row_${index + 1}`,
    rows[index]?.join(', ') ?? roll.pick(['', null]),
  ]);
  return {
    TeamPhoto: buildPhotoUrl(context, roll, `${plan.sportId}-${school.id}-${schoolYear}`),
    ...(Object.fromEntries(captions) as Row),
    Not_Pictured: loosenText(roll, notPictured.join(', ')),
  };
}

/** A few teams have no photo or a broken address. */
function buildPhotoUrl({ origin }: Context, roll: Dice, name: string): string | null {
  const draw = roll.drawFraction();
  if (draw < 0.07) return null;
  return draw < 0.12 ? `${origin}/media/team-photos/${name}.jpg` : `${origin}/media/team-photos/${name}.svg`;
}
