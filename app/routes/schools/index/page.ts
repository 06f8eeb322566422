import { pack } from '~/components/ui/packed';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { compareByName } from '~/models/text/text-order';
import type { ValuesOf } from '~/page/page-sources';
import { allSchools } from '~/upstream/schools';

/** All schools. Without them the page stands, with words. */
export function sources() {
  return { optional: { schools: allSchools.with({}) } };
}

/** A school as the index shows it. */
export interface IndexEntry extends Pick<DirectorySchool, 'id' | 'name'> {
  /** Formal name, nickname and city, as far as they are known and say more than the name. */
  readonly about: string;
}

/** All schools by name: the letter under which a school is found in print is that of its name. */
export function toIndexEntries(schools: readonly DirectorySchool[]): IndexEntry[] {
  const entries = schools.map(({ id, name, formalName, nickname, city }) => ({
    id,
    name,
    about: [formalName === name ? null : formalName, nickname, city].filter(Boolean).join(', '),
  }));
  return entries.sort(compareByName);
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>) {
  const entries = toIndexEntries(optional.schools?.value ?? []);
  return { entries: pack(unavailable.includes('schools') ? null : entries) };
}
