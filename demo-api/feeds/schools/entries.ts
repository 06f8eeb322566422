import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { findCooperativeJoined } from '../../world/cooperatives';
import { listSportsOffered } from '../../world/offerings';
import { arePairingsPublic } from '../../world/pairings';
import { formatPrepGenderSport, buildPrepSchoolId } from '../../world/prep-ids';
import type { TeamRecord } from '../../world/records';
import type { School } from '../../world/schools';
import { findFirstMonday, getPlan, seasonPlans } from '../../world/season-plans';
import { getClassName, sports, type Sport } from '../../world/sports';
import { schoolNotFound, findRequestedSchool } from './school-detail';

/** `GET /v1/schools/{id}/entries` */
export function answerEntries(context: Context): Answer {
  const school = findRequestedSchool(context);
  if (school === undefined) return schoolNotFound;
  const own = new Set(listSportsOffered(context.world, school));
  const rows = sports.flatMap((sport) => {
    const team = own.has(sport) ? school : findCooperativeJoined(context.world, school, sport.id)?.host;
    return team === undefined ? [] : [buildEntryRow(context, school, sport, team)];
  });
  return answerLoosely(context, rows);
}

/** @param team the school itself, or the host of its cooperative */
function buildEntryRow(context: Context, school: School, sport: Sport, team: School): Row {
  const roll = createDiceFor(context, 'entry-row', school.id, sport.id);
  const isActivity = sport.group === 'Activities';
  const row: Row = {
    Season: formatSeasonLetter(roll, sport),
    ActivityID: sport.code,
    ActivityName: sport.title,
    Class: findClass(context, sport, team),
    MaxPrepsID: isActivity || roll.drawChance(0.06) ? null : buildPrepSchoolId(context.world, team),
    MaxPrepsGenderSport: isActivity ? null : formatPrepGenderSport(sport),
    teamrecord: buildRecordRows(context, roll, sport, team),
  };
  return withRowQuirks(roll, row, {
    texts: ['ActivityName'],
    optional: ['MaxPrepsID'],
    spellings: { teamrecord: ['teamRecord'], Season: ['season'] },
  });
}

function formatSeasonLetter(roll: Dice, { group }: Sport): unknown {
  switch (group) {
    case 'Fall':
      return 'F';
    case 'Winter':
      return 'W';
    case 'Spring':
      return 'S';
    case 'Unified & Adaptive':
      return 'U';
    case 'Activities':
      return roll.pick(['A', 'A', 'A', '', null]);
  }
}

/** Football classes are set with the pairings. */
function findClass({ world, clock }: Context, sport: Sport, team: School): string | null {
  if (sport.id !== 'football') return getClassName(sport, team.enrollment);
  const schoolYear = getSchoolYear(clock.today);
  const plan = getPlan(sport.id);
  if (!arePairingsPublic(plan, schoolYear, clock)) return null;
  const games = world.getSeason(plan, schoolYear).listGamesOf(team.index);
  return games.find(({ stage }) => stage !== null)?.stage?.className ?? null;
}

function buildRecordRows(context: Context, roll: Dice, sport: Sport, team: School): Row[] {
  const record = findCurrentRecord(context, sport, team);
  if (record === null) return [];
  return [
    {
      OverallWins: loosenNumber(roll, record.wins),
      OverallLoss: loosenNumber(roll, record.losses),
      OverallTie: record.ties === 0 && roll.drawChance(0.3) ? null : loosenNumber(roll, record.ties),
    },
  ];
}

/** Null before the season's first week, and without records. */
function findCurrentRecord({ world, clock }: Context, sport: Sport, team: School): TeamRecord | null {
  const schoolYear = getSchoolYear(clock.today);
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  if (plan === undefined || !world.listTeams(plan).includes(team)) return null;
  if (clock.today < findFirstMonday(plan, schoolYear)) return null;
  return world.getSeason(plan, schoolYear).computeRecord(team.index, clock);
}
