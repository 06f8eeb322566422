import { createDice, type Dice } from '../../random/dice';
import type { Course } from './courses';
import type { Group } from './tee-sheet';

const holeMinutes: Readonly<Record<number, number>> = { 3: 13, 4: 15, 5: 17 };
/** Minutes behind the group ahead. */
const gap = 7;

/** Indexes into the course. */
export function listPlayOrder(startHole: number): number[] {
  return Array.from({ length: 18 }, (_, step) => (startHole - 1 + step) % 18);
}

/** Minutes after midnight by hole in playing order; groups do not overtake. */
export function computePace(seed: number, course: Course, groups: readonly Group[]): number[][] {
  const known = new Map<Group, number[]>();
  const listHoleTimes = (group: Group): number[] => {
    const times = known.get(group) ?? walk(group);
    known.set(group, times);
    return times;
  };
  const walk = (group: Group): number[] => {
    const roll = createDice(seed, groups.indexOf(group));
    const ahead = group.behind === null ? undefined : groups[group.behind];
    return listPaceSteps(roll, course, group, ahead === undefined ? [] : listHoleTimes(ahead));
  };
  return groups.map(listHoleTimes);
}

function listPaceSteps(
  roll: Dice,
  course: Course,
  { startHole, teeMinutes }: Group,
  ahead: readonly number[],
): number[] {
  const speed = 0.97 + roll.drawFraction() * 0.07;
  let time = teeMinutes;
  return listPlayOrder(startHole).map((hole, step) => {
    const usual = (holeMinutes[course[hole]?.par ?? 4] ?? 15) * speed;
    time = Math.max(time + usual + roll.drawNormal() * 1.2, (ahead[step] ?? 0) + gap);
    return Math.round(time * 10) / 10;
  });
}
