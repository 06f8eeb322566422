/**
 * Programs that reach the state finals of their sport every year for every seed, so that the addresses of their team
 * pages are always valid.
 */
const contenders: readonly (readonly [schoolId: string, sportId: string])[] = [
  ['0101', 'boys-soccer'],
  ['2207', 'girls-flag-football'],
  ['2905', 'girls-soccer'],
];

export function isContender(schoolId: string, sportId: string): boolean {
  return contenders.some(([school, sport]) => school === schoolId && sport === sportId);
}

/** Whether a school has a contender; such schools are coed. */
export function hasContender(schoolId: string): boolean {
  return contenders.some(([school]) => school === schoolId);
}
