import { defineList, type ListGroup, listInOneGroup, type ListRules } from '~/blocks/list/list-rules';
import { toMemberView, toPersonView, toSeatView } from '~/blocks/page-parts/committee-view';
import { pack } from '~/browser/packed';
import type { PersonView } from '~/components/ui/person-card';
import { bodies } from '~/config/association';
import { writeNumberInWords } from '~/models/text/number-in-words';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { committeeMembers } from '~/upstream/committees';
import type { BoardMember } from '~/upstream/fields/board-member';
import {
  boardOfDirectors,
  leadership,
  legislativeCommission,
  supportStaff,
  type OfficePerson,
} from '~/upstream/people';

const { board, legislativeCommission: commission, ownFoundation } = bodies;

const requestBoard = (committee: string) => ({ ...committeeMembers.with({ committee }), isNamed: true });

const requests = {
  leadership: () => leadership.with({}),
  'support-staff': () => supportStaff.with({}),
  board: () => boardOfDirectors.with({}),
  'legislative-commission': () => legislativeCommission.with({}),
  // Upstream keeps these boards as committees.
  'foundation-board': () => requestBoard('foundation-board'),
  'ihsaf-board-members': () => requestBoard('ihsaf-board-members'),
};

/** A page that lists people, by the last segment of its path. */
type PeoplePage = keyof typeof requests;

export function sources({ route }: { readonly route: Pick<PageRequest['route'], 'path'> }) {
  return { optional: { people: requests[getPeoplePage(route.path)]() } };
}

function describeCommission({ principals, athleticAdministrators, atLarge, votesIn }: NonNullable<typeof commission>) {
  return (
    `The commission has ${principals + athleticAdministrators + atLarge} members: ${principals} principals, ` +
    `${athleticAdministrators} athletic administrators and ${atLarge} at-large members. It votes in ${votesIn}, by simple majority.`
  );
}

function getPeoplePage(path: string): PeoplePage {
  return path.slice(path.lastIndexOf('/') + 1) as PeoplePage;
}

function definePeopleList(rules: Pick<ListRules<PersonView>, 'nouns' | 'searchLabel' | 'intro'>) {
  return defineList<PersonView>({
    ...rules,
    getNames: ({ name, lines, assistant }) => [name, ...lines, assistant?.text ?? ''],
  });
}

const office = definePeopleList({ nouns: ['person', 'people'], searchLabel: 'Name, sport or responsibility' });
const committee = definePeopleList({ nouns: ['member', 'members'], searchLabel: 'Name, title or organization' });

/** How each page searches its people, and what it calls them where they could not be read. */
export const peopleLists: Readonly<Record<PeoplePage, { rules: ListRules<PersonView>; what: string }>> = {
  leadership: { rules: office, what: 'The leadership' },
  'support-staff': { rules: office, what: 'The support staff' },
  board: {
    rules: definePeopleList({
      nouns: ['director', 'directors'],
      searchLabel: 'Name, school or division',
      intro: `The board has ${board.seats} directors, who serve terms of ${writeNumberInWords(board.termYears)} years.`,
    }),
    what: 'The directors',
  },
  'legislative-commission': {
    rules: definePeopleList({
      nouns: ['member', 'members'],
      searchLabel: 'Name, school or district',
      ...(commission !== null && { intro: describeCommission(commission) }),
    }),
    what: 'The members',
  },
  'foundation-board': { rules: committee, what: 'Members' },
  'ihsaf-board-members': { rules: committee, what: 'Members' },
};

const seatKinds = ['Principals', 'Athletic Administrators', 'At-large Members'] as const;

/** The people of a page in upstream's order; the members of the commission by the kind of their seat. */
export function toPeopleGroups(
  page: PeoplePage,
  people: readonly (BoardMember | OfficePerson)[],
): readonly ListGroup<PersonView>[] {
  if (page !== 'legislative-commission') return listInOneGroup('people', people.map(createViewOfPerson(page)));
  const members = people.filter((person) => 'represents' in person);
  return seatKinds
    .map((kind) => ({
      key: kind,
      title: kind,
      rows: members.filter((member) => getSeatKind(member) === kind).map(toConstituencyView),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** A seat that is neither at large nor an athletic administrator's is a principal's. */
function getSeatKind({ represents }: BoardMember): (typeof seatKinds)[number] {
  if (/at[- ]?large/i.test(represents ?? '')) return 'At-large Members';
  return /athletic/i.test(represents ?? '') ? 'Athletic Administrators' : 'Principals';
}

function createViewOfPerson(page: PeoplePage) {
  const toView = page === 'board' ? toConstituencyView : toMemberView;
  return (person: BoardMember | OfficePerson) => ('represents' in person ? toView(person) : toOfficeView(person));
}

/** A seat with the constituency first. */
function toConstituencyView(member: BoardMember): PersonView {
  const { represents, title, school, division } = member;
  const seat = division !== null && represents?.includes(division) === true ? [represents] : [represents, division];
  return toSeatView(member, [seat.filter(Boolean).join(', ') || null, title, school]);
}

function toOfficeView({ assistant, ...person }: OfficePerson): PersonView {
  const { title, responsibilities, sports } = person;
  return toPersonView(person, {
    lines: [title, responsibilities, sports === null ? null : `Sports: ${sports}`],
    assistant: assistant && {
      text: assistant.title === null ? assistant.name : `${assistant.name}, ${assistant.title}`,
      email: assistant.email,
    },
    mark: null,
  });
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { route, page: { heading } }: PageRequest) {
  const page = getPeoplePage(route.path);
  // This foundation is named after the association, as in the navigation.
  const title = page === 'ihsaf-board-members' && ownFoundation !== null ? `${ownFoundation} ${heading}` : undefined;
  const groups = toPeopleGroups(page, optional.people?.value ?? []);
  return { page, ...(title !== undefined && { title }), groups: pack(unavailable.length > 0 ? null : groups) };
}
