import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { compareByName } from '~/models/text/text-order';
import { emergingSports, type EmergingSport } from '~/upstream/school-lists';

export const sources = () => ({ optional: { sports: emergingSports.with({}) } });

export const emergingRules = defineList<string>({
  nouns: ['sport or activity', 'sports and activities'],
  unit: 'groups',
  searchLabel: 'Sport or school',
  intro: 'Schools register emerging sports and activities in the School Center.',
  getNames: (school) => [school],
  areTitlesSearched: true,
  isCollapsible: true,
  noMatchText: 'No sports or activities match your search.',
});

/** Sports and activities by name, with their schools. */
export function toEmergingGroups(sports: readonly EmergingSport[]): ListGroup<string>[] {
  return [...sports].sort(compareByName).map(({ name, schools }, index) => {
    const rows = [...new Set(schools)];
    return { key: `${index} ${name}`, title: name, noun: 'school', rows };
  });
}
