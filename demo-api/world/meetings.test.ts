import { expect, it } from 'vitest';
import { civilDate, isHoliday, type DayNumber } from '../calendar/civil';
import { clinicsIn } from './clinics';
import { findCommittee, meetingDays } from './committees';
import { GeneratedWorld } from './generated-world';
import { meetings } from './meetings';
import { sharedIds } from './sport-families';

const schoolYears = Array.from({ length: 12 }, (_, index) => 2019 + index);

function isChristmas(day: DayNumber): boolean {
  const { month, day: date } = civilDate(day);
  return month === 12 && date === 25;
}

it('nobody meets on Christmas or another holiday', () => {
  const sportCommittees = sharedIds.flatMap((id) => findCommittee(id) ?? []);
  for (const schoolYear of schoolYears) {
    const days = [
      ...meetings(schoolYear).map(({ day }) => day),
      ...sportCommittees.flatMap((committee) => meetingDays(committee, schoolYear)),
    ];
    expect(days.filter(isChristmas), String(schoolYear)).toEqual([]);
    expect(days.filter(isHoliday), String(schoolYear)).toEqual([]);
  }
});

it.each([1, 4, 7])('a clinician teaches in one town at a time (seed %i)', (seed) => {
  const world = new GeneratedWorld(seed);
  for (const schoolYear of schoolYears) {
    const evenings = clinicsIn(world, schoolYear).map(({ clinician, day }) => `${clinician.officialId} ${day}`);
    expect(new Set(evenings).size, String(schoolYear)).toBe(evenings.length);
  }
});
