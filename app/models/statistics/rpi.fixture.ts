import type { RpiRow } from '~/upstream/prep-standings';

export function buildRating(schoolId: string, rpi: number | null, change: Partial<RpiRow> = {}): RpiRow {
  return {
    id: `22${schoolId}`,
    schoolId,
    name: `School ${schoolId}`,
    shortName: `School ${schoolId}`,
    classId: '1A',
    rpi,
    winPercent: 0.75,
    opponents: 0.51234,
    theirOpponents: null,
    wins: 9,
    losses: 3,
    ties: 0,
    ...change,
  };
}
