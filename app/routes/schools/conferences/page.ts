import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import type { Conference, ConferenceSchool } from '~/models/schools/conference';
import { compareByName } from '~/models/text/text-order';
import { allConferences } from '~/upstream/conferences';

export function sources() {
  return { optional: { conferences: allConferences.with({}) } };
}

export interface ConferenceGroup
  extends ListGroup<ConferenceSchool>, Pick<Conference, 'president' | 'contact' | 'url'> {}

export const conferenceRules = defineList<ConferenceSchool>({
  nouns: ['conference', 'conferences'],
  unit: 'groups',
  searchLabel: 'Conference or school',
  getNames: ({ name }) => [name],
  areTitlesSearched: true,
  isCollapsible: true,
  hasLetters: true,
});

export function toConferenceGroups(conferences: readonly Conference[]): ConferenceGroup[] {
  return [...conferences].sort(compareByName).map(({ id, name, schools, ...officers }) => ({
    ...officers,
    key: id,
    title: name,
    noun: 'school',
    rows: [...schools].sort(compareByName),
  }));
}
