/** Programs that reach the state finals every year for every seed, so that their team pages always exist. */
const contenders: readonly (readonly [schoolId: string, sportId: string])[] = [
  ['0101', 'boys-soccer'],
  ['2207', 'girls-flag-football'],
  ['2905', 'girls-soccer'],
];

export function isContender(schoolId: string, sportId: string): boolean {
  return contenders.some(([school, sport]) => school === schoolId && sport === sportId);
}

/** Such schools are coed. */
export function hasContender(schoolId: string): boolean {
  return contenders.some(([school]) => school === schoolId);
}
