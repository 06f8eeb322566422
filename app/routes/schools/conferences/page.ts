import { defineList } from '~/blocks/list/list-rules';
import { compareByName } from '~/models/text/text-order';
import { allConferences, type Conference, type ConferenceSchool } from '~/upstream/conferences';

export const sources = () => ({ optional: { conferences: allConferences.with({}) } });

export type ConferenceGroup = ReturnType<typeof toConferenceGroups>[number];

export const conferenceRules = defineList<ConferenceSchool>({
  nouns: ['conference', 'conferences'],
  unit: 'groups',
  searchLabel: 'Conference or school',
  getNames: ({ name }) => [name],
  areTitlesSearched: true,
  isCollapsible: true,
  hasLetters: true,
});

export function toConferenceGroups(conferences: readonly Conference[]) {
  return [...conferences].sort(compareByName).map(({ id, name, schools, ...officers }) => ({
    ...officers,
    key: id,
    title: name,
    noun: 'school',
    rows: [...schools].sort(compareByName),
  }));
}
