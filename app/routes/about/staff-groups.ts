import type { ListGroup } from '~/blocks/list/list-rules';
import { dropEmptyLines } from '~/blocks/page-parts/person-lines';
import type { AssistantView, PersonView } from '~/components/ui/person-card';
import type { Assistant, OfficePerson } from '~/models/people/office-person';
import { putInOneGroup, buildPeopleRules } from './people-rules';

export const staffRules = buildPeopleRules({
  nouns: ['person', 'people'],
  searchLabel: 'Name, sport or responsibility',
});

export function toStaffGroups(people: readonly OfficePerson[]): ListGroup<PersonView>[] {
  return putInOneGroup(people.map(buildPersonView));
}

function buildPersonView({
  id,
  name,
  photoUrl,
  email,
  title,
  responsibilities,
  sports,
  assistant,
}: OfficePerson): PersonView {
  return {
    key: id,
    name,
    photoUrl,
    email,
    lines: dropEmptyLines([title, responsibilities, sports === null ? null : `Sports: ${sports}`]),
    assistant: assistant === null ? null : buildAssistantView(assistant),
    mark: null,
  };
}

function buildAssistantView({ name, title, email }: Assistant): AssistantView {
  return { text: title === null ? name : `${name}, ${title}`, email };
}
