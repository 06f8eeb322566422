import { getSchoolYear } from '../../calendar/civil';
import { rollFor, type Context } from '../../http/context';
import { looseNumber, looseText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { golfChampions } from '../../world/golf/champions';
import type { School } from '../../world/schools';
import type { Sport } from '../../world/sports';
import { tennisEvents } from '../../world/tennis-entries';
import { tennisChampions } from '../../world/tennis-standings';
import { directoryTeamName } from '../golf/team-names';

const topTeams = 10;
const firstTennisTournament = 661;

/** Golf and tennis have champions instead of games: last year's until the first points are won. */
export function championRows(context: Context, sport: Sport): Row[] {
  const schoolYear = getSchoolYear(context.clock.today);
  const buildChampionRows = sport.id.endsWith('golf') ? golfRows : tennisRows;
  const current = buildChampionRows(context, sport, schoolYear);
  return current.length > 0 ? current : buildChampionRows(context, sport, schoolYear - 1);
}

function golfRows(context: Context, sport: Sport, schoolYear: number): Row[] {
  const classes = golfChampions(context.world, sport.id, schoolYear, context.clock);
  if (classes.every(({ teams }) => teams.length === 0)) return [];
  return classes.map(({ className, tournamentId, teams, individuals }) => {
    const roll = rollFor(context, 'champions', sport.id, className, schoolYear);
    const topIndividuals = individuals.map(({ place, name, grade, school, points }) => {
      const { SchoolName, SchoolID } = schoolFields(context, roll, sport, school);
      return { Place: looseNumber(roll, place), Name: name, SchoolName, SchoolID, Points: points, Grade: grade };
    });
    return classRow(roll, className, tournamentId, { teams: teamRows(context, roll, sport, teams), topIndividuals });
  });
}

function tennisRows(context: Context, sport: Sport, schoolYear: number): Row[] {
  const classes = tennisChampions(context.world, sport, schoolYear, context.clock);
  if (classes.every(({ teams }) => teams.every(({ points }) => points === 0))) return [];
  const first = firstTennisTournament + (sport.gender === 'Girls' ? 0 : sport.classes.length);
  return classes.map(({ className, teams, places }) => {
    const roll = rollFor(context, 'champions', sport.id, className, schoolYear);
    const topEntries = tennisEvents.flatMap((event) =>
      places[event].map(({ place, slot: { entry } }) => {
        const names = entry.players.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
        const { SchoolName, SchoolID } = schoolFields(context, roll, sport, entry.school);
        const Event = event === 'singles' ? 'Singles' : 'Doubles';
        return { Event, Place: looseNumber(roll, place), Names: names.join(' / '), SchoolName, SchoolID };
      }),
    );
    const teamList = teamRows(context, roll, sport, teams.slice(0, topTeams));
    return classRow(roll, className, first + sport.classes.indexOf(className), { teams: teamList, topEntries });
  });
}

interface TeamPlace {
  readonly place: number;
  readonly school: School;
  readonly points: number;
}

function teamRows(context: Context, roll: Dice, sport: Sport, teams: readonly TeamPlace[]): Row[] {
  return teams.map(({ place, school, points }) => ({
    Place: looseNumber(roll, place),
    ...schoolFields(context, roll, sport, school),
    Points: looseNumber(roll, points),
  }));
}

function schoolFields(
  context: Context,
  roll: Dice,
  sport: Sport,
  school: School,
): { SchoolName: unknown; SchoolID: string } {
  return { SchoolName: looseText(roll, directoryTeamName(context, sport.id, school)), SchoolID: school.id };
}

function classRow(roll: Dice, className: string, tournamentId: number, lists: Row): Row {
  return withRowQuirks(
    roll,
    { class: className, tournamentId, ...lists },
    {
      numbers: ['tournamentId'],
      spellings: { class: ['Class'], tournamentId: ['TournamentID'] },
    },
  );
}
