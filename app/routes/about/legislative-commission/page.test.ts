import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { BoardMember } from '~/models/people/board-member';
import { commissionRules, toCommissionGroups } from './page';

const buildMember = (id: string, represents: string | null, more: Partial<BoardMember> = {}): BoardMember => ({
  id,
  name: `Member ${id}`,
  title: 'Principal',
  school: 'Ashgrove',
  email: null,
  photoUrl: null,
  position: 'Director',
  division: 'Division 3',
  termExpires: '2027',
  ...more,
  represents,
});

const groups = toCommissionGroups([
  buildMember('1', 'District 7', { name: 'Renée O’Dell' }),
  buildMember('2', 'Division 3 Athletic Administrator', { title: 'Athletic Director' }),
  buildMember('3', 'Division 3 At-large', { position: 'Chair' }),
  buildMember('4', null, { division: null, termExpires: null, school: null, title: null }),
]);

it('groups the members by kind of seat', () => {
  expect(groups.map(({ title, rows }) => [title, rows.map(({ key }) => key)])).toEqual([
    ['Principals', ['1', '4']],
    ['Athletic Administrators', ['2']],
    ['At-large Members', ['3']],
  ]);
  expect(toCommissionGroups([])).toEqual([]);
});

it('shows the district, role, school and end of term of a member, and marks the presiding member', () => {
  const [principals, administrators, atLarge] = groups.map(({ rows }) => rows);
  expect(principals?.[0]).toMatchObject({
    lines: ['District 7, Division 3', 'Principal', 'Ashgrove', 'Term ends 2027'],
    mark: null,
  });
  expect(principals?.[1]).toMatchObject({ lines: [], mark: null });
  expect(administrators?.[0]?.lines[0]).toBe('Division 3 Athletic Administrator');
  expect(atLarge?.[0]?.mark).toBe('Chair');
});

it.each([
  ['', '4 members', 4],
  ['renee odell', 'No exact match. Similar: 1 of 4 members', 1],
  ['ashgrove', '3 of 4 members', 3],
  ['district 7', '1 of 4 members', 1],
  ['at-large', '1 of 4 members', 1],
])('the search %j shows %s', (q, countText, count) => {
  const view = toListView(groups, commissionRules, readListQuery(new URLSearchParams({ q }), commissionRules), '/');
  expect(view.countText).toBe(countText);
  expect(view.groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(count);
});
