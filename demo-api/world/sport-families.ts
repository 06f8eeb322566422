import { sports, type Sport } from './sports';

/** `basketball` for `boys-basketball` and `girls-basketball` */
export function getSharedId(sportId: string): string {
  return sportId.replace(/^(boys|girls)-/, '');
}

/** Empty for an unknown id. */
export function getFamily(sharedId: string): readonly Sport[] {
  return sports.filter(({ id }) => getSharedId(id) === sharedId);
}

/** In the association's order. */
export const sharedIds: readonly string[] = [...new Set(sports.map(({ id }) => getSharedId(id)))];
