import { getItemAt, createDice } from '../random/dice';
import { inventPersonName } from '../words/person-name';
import { getHeadCoach } from './coaches';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import type { World } from './world';

export interface StaffMember {
  readonly name: string;
  readonly role: string;
}

const assistantRoles: Readonly<Record<string, readonly string[]>> = {
  football: ['Offensive Coordinator', 'Defensive Coordinator', 'Line Coach', 'Special Teams', 'Assistant Coach'],
  'flag-football': ['Offensive Coordinator', 'Assistant Coach', 'Assistant Coach'],
  baseball: ['Pitching Coach', 'Assistant Coach', 'Bench Coach'],
  soccer: ['Assistant Coach', 'Goalkeeper Coach', 'Assistant Coach'],
};
const otherAssistants = ['Assistant Coach', 'Assistant Coach', 'JV Coach', 'Volunteer Coach'] as const;
const mostStaff = 9;

/** Head coach first. */
export function listFinalStaff(world: World, plan: SeasonPlan, school: School, schoolYear: number): StaffMember[] {
  const roll = createDice(world.seed, 'team staff', plan.sportId, school.id, schoolYear);
  const roles = assistantRoles[plan.style] ?? otherAssistants;
  const assistants = school.enrollment < 250 ? roll.drawBetween(1, 2) : roll.drawBetween(2, roles.length);
  const staff: StaffMember[] = [
    { name: getHeadCoach(world, school, plan.sportId, schoolYear).name, role: 'Head Coach' },
    ...Array.from({ length: assistants }, (_, index) => ({
      name: inventPersonName(roll),
      role: getItemAt(roles, index),
    })),
  ];
  // All teams share a trainer.
  const trainer = createDice(world.seed, 'trainer', school.id, Math.floor(schoolYear / 4));
  if (roll.drawChance(0.85)) staff.push({ name: inventPersonName(trainer), role: 'Athletic Trainer' });
  const managers = Math.min(roll.drawBelow(4), mostStaff - staff.length);
  for (let count = 0; count < managers; count += 1) staff.push({ name: inventPersonName(roll), role: 'Manager' });
  if (plan.style === 'basketball' || roll.drawChance(0.2))
    staff.push({ name: inventPersonName(roll), role: 'Statistician' });
  return staff;
}
