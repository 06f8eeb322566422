import { sports, type Sport } from './sports';

/** The id that boys' and girls' variants share: `boys-basketball` and `girls-basketball` are `basketball`. */
export function sharedIdOf(sportId: string): string {
  return sportId.replace(/^(boys|girls)-/, '');
}

/** The sports of a shared id; empty for an unknown id. */
export function familyOf(sharedId: string): readonly Sport[] {
  return sports.filter(({ id }) => sharedIdOf(id) === sharedId);
}

/** Every shared id once, in the association's order. */
export const sharedIds: readonly string[] = [...new Set(sports.map(({ id }) => sharedIdOf(id)))];
