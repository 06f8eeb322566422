/**
 * Programmes that reach the state finals of their sport every year, whatever the seed, so that an address of their team
 * page always shows a team.
 */
const contenders: readonly (readonly [schoolId: string, sportId: string])[] = [
  ['0101', 'boys-soccer'],
  ['2207', 'girls-flag-football'],
  ['2905', 'girls-soccer'],
];

export function isContender(schoolId: string, sportId: string): boolean {
  return contenders.some(([school, sport]) => school === schoolId && sport === sportId);
}

/** A school with such a programme takes boys and girls. */
export function hasContender(schoolId: string): boolean {
  return contenders.some(([school]) => school === schoolId);
}
