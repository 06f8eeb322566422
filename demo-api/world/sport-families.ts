import { sports, type Sport } from './sports';

/** The id that boys' and girls' variants share: `boys-basketball` and `girls-basketball` are `basketball`. */
export function getSharedId(sportId: string): string {
  return sportId.replace(/^(boys|girls)-/, '');
}

/** The sports of a shared id; empty for an unknown id. */
export function getFamily(sharedId: string): readonly Sport[] {
  return sports.filter(({ id }) => getSharedId(id) === sharedId);
}

/** Every shared id once, in the association's order. */
export const sharedIds: readonly string[] = [...new Set(sports.map(({ id }) => getSharedId(id)))];
