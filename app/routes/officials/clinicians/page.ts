import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { compareText, compareNullLast } from '~/models/text/text-order';
import { type Clinician, clinicians } from '~/upstream/officials';

export const sources = () => ({ optional: { clinicians: clinicians.with({}) } });

export type ClinicianRow = ReturnType<typeof toClinicianRow>;

export const clinicianRules = defineList<ClinicianRow>({
  nouns: ['registration', 'registrations'],
  searchLabel: 'Sport, name or city',
  getNames: ({ name, city, officialId }) => [name, city ?? '', officialId],
  areTitlesSearched: true,
  isCollapsible: true,
  noMatchText: 'No clinicians match your search.',
});

/** Clinicians by sport and last name, once per sport. Those without a sport come last. */
export function toClinicianGroups(all: readonly Clinician[]): ListGroup<ClinicianRow>[] {
  const sports = new Set(all.map(({ sport }) => sport));
  return [...sports].sort(compareNullLast).map((sport) => {
    const rows = all
      .filter((clinician) => clinician.sport === sport)
      .sort(compareByLastName)
      .map(toClinicianRow);
    const unique = [...new Map(rows.map((row) => [row.officialId, row])).values()];
    return { key: sport ?? '', title: sport ?? 'Other', noun: 'clinician', rows: unique };
  });
}

function compareByLastName(a: Clinician, b: Clinician): number {
  const byFirstName = compareText(a.firstName ?? '', b.firstName ?? '');
  return compareText(a.lastName, b.lastName) || byFirstName;
}

function toClinicianRow({ officialId, firstName, lastName, city }: Clinician) {
  return { officialId, name: firstName === null ? lastName : `${firstName} ${lastName}`, city };
}
