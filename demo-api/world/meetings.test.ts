import { expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { toCivilDate, isHoliday, type DayNumber } from '../calendar/civil';
import { listClinicsOfYear } from './clinics';
import { findCommittee, listMeetingDays } from './committees';
import { GeneratedWorld } from './generated-world';
import { listMeetings } from './meetings';
import { sharedIds } from './sport-families';

const schoolYears = Array.from({ length: 12 }, (_, index) => 2019 + index);

function isChristmas(day: DayNumber): boolean {
  const { month, day: date } = toCivilDate(day);
  return month === 12 && date === 25;
}

it('nobody meets on Christmas or another holiday', () => {
  const sportCommittees = sharedIds.flatMap((id) => findCommittee(id) ?? []);
  for (const schoolYear of atLeastOne(schoolYears)) {
    const days = [
      ...listMeetings(schoolYear).map(({ day }) => day),
      ...sportCommittees.flatMap((committee) => listMeetingDays(committee, schoolYear)),
    ];
    expect(days.length, String(schoolYear)).toBeGreaterThan(40);
    expect(atLeastOne(days).filter(isChristmas), String(schoolYear)).toEqual([]);
    expect(atLeastOne(days).filter(isHoliday), String(schoolYear)).toEqual([]);
  }
});

it.each([1, 4, 7])('a clinician teaches in one town at a time (seed %i)', (seed) => {
  const world = new GeneratedWorld(seed);
  for (const schoolYear of atLeastOne(schoolYears)) {
    const evenings = listClinicsOfYear(world, schoolYear).map(({ clinician, day }) => `${clinician.officialId} ${day}`);
    expect(evenings, String(schoolYear)).not.toHaveLength(0);
    expect(new Set(evenings).size, String(schoolYear)).toBe(evenings.length);
  }
});
