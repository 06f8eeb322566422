import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { memoize } from '../../world/memoize';
import { getRoster, type RosterPlayer } from '../../world/roster';
import type { StatLine } from '../../world/roster-squad';
import { buildStatLines } from '../../world/roster-stats';
import { tallyTeam, type TeamTally } from '../../world/roster-tally';
import type { SeasonPlan } from '../../world/season-plans';
import { withEdition, type Edition, type FinalTeam } from './edition';
import { listColumns, starterField, statFields } from './roster-columns';

/** `GET /v1/statefinal/rosters?sportId=` */
export const answerRosters = withEdition((context, edition) => {
  const rows = edition.teams.flatMap((team) => buildTeamRows(context, edition, team));
  return answerData(withBadRows(createDiceFor(context, 'rosters', edition.sport.id, edition.schoolYear), rows));
});

/** Valid until the next game is over. */
function buildTeamRows(context: Context, { plan, schoolYear }: Edition, team: FinalTeam): readonly Row[] {
  const { world, clock } = context;
  const tally = tallyTeam(team.school.index, world.getSeason(plan, schoolYear).listGamesOf(team.school.index), clock);
  const known = memoize(world, `roster rows ${plan.sportId} ${schoolYear}`, () => new Map<string, readonly Row[]>());
  const key = `${team.teamId} ${tally.games}`;
  const rows = known.get(key) ?? makeRows(context, plan, schoolYear, team, tally);
  known.set(key, rows);
  return rows;
}

function makeRows(
  context: Context,
  plan: SeasonPlan,
  schoolYear: number,
  team: FinalTeam,
  tally: TeamTally,
): readonly Row[] {
  const roster = getRoster(context.world, plan, team.school, schoolYear);
  const lines = buildStatLines(plan.style, roster, tally, schoolYear);
  const names = listColumns(plan.style);
  const form = createDiceFor(context, 'roster-team', team.teamId).drawBelow(heightForms.length);
  return roster.map((player, index) => buildPlayerRow(context, team, player, index, lines[index] ?? {}, names, form));
}

function buildPlayerRow(
  context: Context,
  team: FinalTeam,
  player: RosterPlayer,
  index: number,
  line: StatLine,
  names: readonly string[],
  heightForm: number,
): Row {
  const { athlete } = player;
  const rosterId = team.teamId * 100 + index;
  const roll = createDiceFor(context, 'roster-row', rosterId);
  const row: Row = {
    RosterID: rosterId,
    SchoolID: team.school.id,
    Number: formatNumber(roll, player.number),
    FirstName: athlete.firstName,
    LastName: athlete.lastName,
    Grade: formatGrade(roll, athlete.grade),
    Height: roll.drawChance(0.03)
      ? roll.pick(['', null])
      : (heightForms[heightForm] ?? formatDashed)(player.heightInches),
    Position: formatPosition(roll, player.position),
    G: line.games ?? 0,
  };
  for (let field = 1; field <= statFields; field += 1) {
    const value = line[names[field - 1] ?? ''];
    row[`F${field}`] = value === 0 && roll.drawChance(0.1) ? '' : (value ?? null);
  }
  row[starterField] = player.isStarter ? roll.pick(['*', 'S', 'Y']) : roll.pick([null, '']);
  return withRowQuirks(roll, row, {
    numbers: ['RosterID', 'G', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'],
    texts: ['FirstName', 'LastName'],
    optional: ['Height'],
    spellings: { LastName: ['lastName'], FirstName: ['firstName'] },
  });
}

const formatDashed = (inches: number): string => `${Math.floor(inches / 12)}-${inches % 12}`;
/** Formats differ between teams. */
const heightForms: readonly ((inches: number) => string)[] = [
  formatDashed,
  formatDashed,
  (inches) => `${Math.floor(inches / 12)}'${inches % 12}"`,
  (inches) => `${Math.floor(inches / 12)}' ${inches % 12}"`,
];

function formatNumber(roll: Dice, number: string): unknown {
  if (roll.drawChance(0.02)) return roll.pick(['', null]);
  return roll.drawChance(0.1) && !number.startsWith('0') ? Number(number) : number;
}

function formatGrade(roll: Dice, grade: number): unknown {
  if (roll.drawChance(0.015)) return null;
  return roll.drawChance(0.15) ? grade : String(grade);
}

/** Some players have two positions. */
function formatPosition(roll: Dice, position: string): string {
  if (position === 'GK' || !roll.drawChance(0.12)) return position;
  const second: Readonly<Record<string, string>> = {
    D: 'M',
    M: 'F',
    F: 'M',
    OL: 'DL',
    DL: 'OL',
    WR: 'DB',
    DB: 'WR',
    RB: 'LB',
    LB: 'RB',
    G: 'F',
    OH: 'RS',
    P: 'OF',
    SS: 'P',
    A: 'M',
  };
  return second[position] === undefined ? position : `${position}/${second[position]}`;
}
