import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { OfficialsAssociation } from '~/upstream/officials';
import { associationRules, toAssociationGroups } from './page';

const buildAssociation = (name: string, more: Partial<OfficialsAssociation> = {}): OfficialsAssociation => ({
  name,
  abbreviation: null,
  location: null,
  contact: null,
  email: null,
  sports: [],
  website: null,
  ...more,
});

const website = { text: 'oak.example', url: null };
const groups = toAssociationGroups([
  buildAssociation('Oak Officials', {
    abbreviation: 'OO',
    location: 'St. Brannock area',
    contact: 'Renée Ash',
    email: 'renee@oak.example',
    sports: ['Girls Soccer', 'Boys Basketball'],
    website,
  }),
  buildAssociation('Élan Referees', { sports: ['Boys Soccer'], email: 'office@elan.example' }),
  buildAssociation('Ash Umpires'),
]);

it('lists the associations by name, with their known facts', () => {
  expect(groups).toHaveLength(1);
  expect(groups[0]?.rows).toMatchObject([
    { name: 'Ash Umpires', lines: [], contacts: [], website: null },
    { name: 'Élan Referees', lines: ['Boys Soccer'], contacts: [{ name: null, email: 'office@elan.example' }] },
    {
      name: 'Oak Officials (OO)',
      lines: ['St. Brannock area', 'Girls Soccer, Boys Basketball'],
      contacts: [{ name: 'Renée Ash', email: 'renee@oak.example' }],
      website,
    },
  ]);
});

it.each([
  ['', 3],
  ['SOCC', 2],
  ['boys soccer', 1],
  ['oo', 1],
  ['st brannock', 1],
  ['renee', 1],
  ['zzz', 0],
])('the search %j finds %d associations', (q, count) => {
  const query = readListQuery(new URLSearchParams({ q }), associationRules);
  const view = toListView(groups, associationRules, query, '/');
  expect(view.groups.flatMap(({ rows }) => rows)).toHaveLength(count);
  expect(view.emptyText).toBe(count === 0 ? 'No results found.' : null);
});

it('says so when there are no associations', () => {
  const query = readListQuery(new URLSearchParams(), associationRules);
  expect(toListView(toAssociationGroups([]), associationRules, query, '/').emptyText).toBe('No results found.');
});
