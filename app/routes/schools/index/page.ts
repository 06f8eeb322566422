import { pack } from '~/browser/packed';
import { compareByName } from '~/models/text/text-order';
import type { ValuesOf } from '~/page/page-sources';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

/** All schools. The page stands without them, with a message. */
export const sources = () => ({ optional: { schools: allSchools.with({}) } });

export type IndexEntry = ReturnType<typeof toIndexEntries>[number];

/** All schools by name, whose first letter is the index letter in print. */
export function toIndexEntries(schools: readonly DirectorySchool[]) {
  const entries = schools.map(({ id, name, formalName, nickname, city }) => ({
    id,
    name,
    /** Known formal name, nickname and city, if they add to the name. */
    about: [formalName === name ? null : formalName, nickname, city].filter(Boolean).join(', '),
  }));
  return entries.sort(compareByName);
}

/** The first letters of names, each with the index of its first entry; `#` for names without one. */
export function findLetters(
  entries: readonly Pick<IndexEntry, 'name'>[],
): (readonly [letter: string, index: number])[] {
  const letters = new Map<string, number>();
  for (const [index, { name }] of entries.entries()) {
    const letter = /^[A-Z]/.exec(name.normalize('NFD').toUpperCase())?.[0] ?? '#';
    if (!letters.has(letter)) letters.set(letter, index);
  }
  return [...letters];
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>) {
  const entries = toIndexEntries(optional.schools?.value ?? []);
  return { entries: pack(unavailable.includes('schools') ? null : entries), letters: findLetters(entries) };
}
