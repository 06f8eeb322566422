import { createDice } from '../random/dice';
import { getRoster } from './roster';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import { listFinalStaff } from './state-final-staff';
import type { World } from './world';

export interface TeamPicture {
  /** Left to right, front row first; at most ten rows. */
  readonly rows: readonly (readonly string[])[];
  readonly notPictured: readonly string[];
}

const mostRows = 10;

export function buildTeamPicture(world: World, plan: SeasonPlan, school: School, schoolYear: number): TeamPicture {
  const roll = createDice(world.seed, 'team picture', plan.sportId, school.id, schoolYear);
  const players = roll
    .shuffle(getRoster(world, plan, school, schoolYear))
    .map(({ athlete }) => `${athlete.firstName} ${athlete.lastName}`);
  const absent = roll.drawChance(0.55) ? 0 : roll.drawBetween(1, 3);
  const present = players.slice(absent);
  const staff = listFinalStaff(world, plan, school, schoolYear).filter(() => roll.drawChance(0.9));
  const perRow = Math.max(roll.drawBetween(5, 8), Math.ceil(present.length / (mostRows - 1)));
  const rows = Array.from({ length: Math.ceil(present.length / perRow) }, (_, row) =>
    present.slice(row * perRow, (row + 1) * perRow),
  );
  return {
    rows: [...rows, staff.map(({ name, role }) => (role === 'Manager' ? `mgr. ${name}` : name))],
    notPictured: players.slice(0, absent),
  };
}
