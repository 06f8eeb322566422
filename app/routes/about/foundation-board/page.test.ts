import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { BoardMember } from '~/models/people/board-member';
import { memberRules, sources, toMemberGroups } from './page';

const trustee: BoardMember = {
  id: '1',
  name: 'Ronan Lachlan',
  title: 'Trustee',
  school: null,
  email: 'ronan@foundation.example',
  photoUrl: null,
  represents: 'Foundation',
  division: null,
  position: 'Chair',
  termExpires: '2028',
};

const buildView = (members: readonly BoardMember[], q = '') =>
  toListView(toMemberGroups(members), memberRules, readListQuery(new URLSearchParams({ q }), memberRules), '/');

it("reads the members of the foundation's board", () => {
  const { members } = sources().optional;
  expect(members.definition.buildPath(members.params)).toBe('/v1/sports/foundation-board/committee-members');
});

it('shows a card of each member', () => {
  expect(buildView([trustee]).groups[0]?.rows).toEqual([
    {
      key: '1',
      name: 'Ronan Lachlan',
      photoUrl: null,
      email: 'ronan@foundation.example',
      lines: ['Trustee', 'Foundation', 'Term ends 2028'],
      mark: 'Chair',
    },
  ]);
});

it('finds members by title, and has a text for an empty list', () => {
  const treasurer = { ...trustee, id: '2', name: 'Maia Quill', title: 'Treasurer' };
  expect(buildView([trustee, treasurer], 'treasurer').countText).toBe('1 of 2 members');
  expect(buildView([trustee], 'attorney').emptyText).toBe('No members match your search.');
  expect(buildView([]).emptyText).toBe('No data available.');
});
