import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { OfficePerson } from '~/models/people/office-person';
import { sources, staffRules, toStaffGroups } from './page';

const director: OfficePerson = {
  id: '1',
  name: 'Renée O’Dell',
  title: 'Assistant Executive Director',
  email: 'rodell@office.example',
  photoUrl: null,
  responsibilities: 'Rules interpretation',
  sports: 'Basketball, Cross Country',
  assistant: { name: 'Maia Quill', title: 'Administrative Assistant', email: 'mquill@office.example' },
};
const plain: OfficePerson = {
  ...director,
  id: '2',
  name: 'Ronan Lachlan',
  title: null,
  email: null,
  responsibilities: null,
  sports: null,
  assistant: null,
};

it('reads the leadership list', () => {
  const { people } = sources().optional;
  expect(people.definition.buildPath(people.params)).toBe('/v1/people/leadership');
});

it('shows the title, responsibilities, sports and assistant of a person', () => {
  expect(toStaffGroups([director])).toEqual([
    {
      key: 'people',
      title: null,
      rows: [
        {
          key: '1',
          name: 'Renée O’Dell',
          photoUrl: null,
          email: 'rodell@office.example',
          lines: ['Assistant Executive Director', 'Rules interpretation', 'Sports: Basketball, Cross Country'],
          assistant: { text: 'Maia Quill, Administrative Assistant', email: 'mquill@office.example' },
          mark: null,
        },
      ],
    },
  ]);
});

it('omits unknown facts', () => {
  const untitled = { ...plain, id: '3', assistant: { name: 'Maia Quill', title: null, email: null } };
  const rows = toStaffGroups([plain, untitled])[0]?.rows;
  expect(rows?.[0]).toMatchObject({ lines: [], email: null, assistant: null });
  expect(rows?.[1]).toMatchObject({ assistant: { text: 'Maia Quill', email: null } });
});

it.each([
  ['', '2 people'],
  ["renee o'dell", '1 of 2 people'],
  ['renee odell', 'No exact match. Similar: 1 of 2 people'],
  ['cross country', '1 of 2 people'],
  ['rules', '1 of 2 people'],
  ['quill', '1 of 2 people'],
])('the search %j finds %s', (q, countText) => {
  const query = readListQuery(new URLSearchParams({ q }), staffRules);
  expect(toListView(toStaffGroups([director, plain]), staffRules, query, '/').countText).toBe(countText);
});

it('says that there is no data when no one is listed', () => {
  const query = readListQuery(new URLSearchParams(), staffRules);
  expect(toListView(toStaffGroups([]), staffRules, query, '/').emptyText).toBe('No data available.');
});
