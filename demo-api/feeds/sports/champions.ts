import { getSchoolYear } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { loosenNumber, loosenText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { listGolfChampions } from '../../world/golf/champions';
import type { School } from '../../world/schools';
import type { Sport } from '../../world/sports';
import { tennisEvents } from '../../world/tennis-entries';
import { listTennisChampions } from '../../world/tennis-standings';
import { formatDirectoryTeamName } from '../golf/team-names';

const topTeams = 10;
const firstTennisTournament = 661;

/** Golf and tennis have champions instead of games: last year's until the first points are won. */
export function listChampionRows(context: Context, sport: Sport): Row[] {
  const schoolYear = getSchoolYear(context.clock.today);
  const buildChampionRows = sport.id.endsWith('golf') ? buildGolfRows : buildTennisRows;
  const current = buildChampionRows(context, sport, schoolYear);
  return current.length > 0 ? current : buildChampionRows(context, sport, schoolYear - 1);
}

function buildGolfRows(context: Context, sport: Sport, schoolYear: number): Row[] {
  const classes = listGolfChampions(context.world, sport.id, schoolYear, context.clock);
  if (classes.every(({ teams }) => teams.length === 0)) return [];
  return classes.map(({ className, tournamentId, teams, individuals }) => {
    const roll = createDiceFor(context, 'champions', sport.id, className, schoolYear);
    const topIndividuals = individuals.map(({ place, name, grade, school, points }) => {
      const { SchoolName, SchoolID } = buildSchoolFields(context, roll, sport, school);
      return { Place: loosenNumber(roll, place), Name: name, SchoolName, SchoolID, Points: points, Grade: grade };
    });
    return buildClassRow(roll, className, tournamentId, {
      teams: buildTeamRows(context, roll, sport, teams),
      topIndividuals,
    });
  });
}

function buildTennisRows(context: Context, sport: Sport, schoolYear: number): Row[] {
  const classes = listTennisChampions(context.world, sport, schoolYear, context.clock);
  if (classes.every(({ teams }) => teams.every(({ points }) => points === 0))) return [];
  const first = firstTennisTournament + (sport.gender === 'Girls' ? 0 : sport.classes.length);
  return classes.map(({ className, teams, places }) => {
    const roll = createDiceFor(context, 'champions', sport.id, className, schoolYear);
    const topEntries = tennisEvents.flatMap((event) =>
      places[event].map(({ place, slot: { entry } }) => {
        const names = entry.players.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
        const { SchoolName, SchoolID } = buildSchoolFields(context, roll, sport, entry.school);
        const Event = event === 'singles' ? 'Singles' : 'Doubles';
        return { Event, Place: loosenNumber(roll, place), Names: names.join(' / '), SchoolName, SchoolID };
      }),
    );
    const teamList = buildTeamRows(context, roll, sport, teams.slice(0, topTeams));
    return buildClassRow(roll, className, first + sport.classes.indexOf(className), { teams: teamList, topEntries });
  });
}

interface TeamPlace {
  readonly place: number;
  readonly school: School;
  readonly points: number;
}

function buildTeamRows(context: Context, roll: Dice, sport: Sport, teams: readonly TeamPlace[]): Row[] {
  return teams.map(({ place, school, points }) => ({
    Place: loosenNumber(roll, place),
    ...buildSchoolFields(context, roll, sport, school),
    Points: loosenNumber(roll, points),
  }));
}

function buildSchoolFields(
  context: Context,
  roll: Dice,
  sport: Sport,
  school: School,
): { SchoolName: unknown; SchoolID: string } {
  return { SchoolName: loosenText(roll, formatDirectoryTeamName(context, sport.id, school)), SchoolID: school.id };
}

function buildClassRow(roll: Dice, className: string, tournamentId: number, lists: Row): Row {
  return withRowQuirks(
    roll,
    { class: className, tournamentId, ...lists },
    {
      numbers: ['tournamentId'],
      spellings: { class: ['Class'], tournamentId: ['TournamentID'] },
    },
  );
}
