import { findSport } from '~/config/sports';

export const defaultClass = '1A';

/**
 * The class in an address, before the sport's classes are known; `null` where classes do not divide games.
 * @param given the last segment of the address
 */
export function findAskedClass(sportId: string, given = ''): string | null {
  if (findSport(sportId)?.hasClasses === false) return null;
  const name = given.toUpperCase();
  return /^[1-8]A$/.test(name) ? name : defaultClass;
}

/**
 * The class that the page shows: the one asked for if the sport has it, else the sport's first; `null` for a sport without classes.
 * @param classes those of the sport; `null` when they could not be read
 */
export function chooseShownClass(asked: string | null, classes: readonly string[] | null): string | null {
  if (asked === null || classes === null || classes.includes(asked)) return asked;
  return classes.includes(defaultClass) ? defaultClass : (classes[0] ?? null);
}

/** The class as an address of scores names it; the default one is not named. */
export function findClassInScoresAddress(classId: string | null): string | null {
  return classId === defaultClass ? null : classId;
}

/** `2a` in an address for `2A`. */
export function buildClassSlug(classId: string | null): string {
  return (classId ?? 'other').toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
