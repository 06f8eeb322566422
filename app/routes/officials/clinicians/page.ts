import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { groupBy } from '~/group-by';
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
  const sorted = [...all].sort(
    (a, b) =>
      compareNullLast(a.sport, b.sport) ||
      compareText(a.lastName, b.lastName) ||
      compareText(a.firstName ?? '', b.firstName ?? ''),
  );
  return [...groupBy(sorted, ({ sport }) => sport ?? '')].map(([sport, clinicians]) => {
    const rows = new Map(clinicians.map((clinician) => [clinician.officialId, toClinicianRow(clinician)]));
    return { key: sport, title: sport || 'Other', noun: 'clinician', rows: [...rows.values()] };
  });
}

function toClinicianRow({ officialId, firstName, lastName, city }: Clinician) {
  return { officialId, name: firstName === null ? lastName : `${firstName} ${lastName}`, city };
}
