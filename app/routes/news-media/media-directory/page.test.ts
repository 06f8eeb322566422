import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { MediaOutlet, MediaType } from '~/upstream/media-directory';
import { mediaRules, toMediaGroups } from './page';

const buildOutlet = (name: string, type: MediaType, more: Partial<MediaOutlet> = {}): MediaOutlet => ({
  id: '7',
  name,
  type,
  address: null,
  cityLine: null,
  phone: null,
  fax: null,
  email: null,
  website: null,
  ...more,
});

const contact = { phone: '(309) 555-0142', fax: '(309) 555-0143', email: 'sports@oak.example' };
const groups = toMediaGroups([
  buildOutlet('Zine', 'Other'),
  buildOutlet('Oak Herald', 'Newspaper', { address: '1 Elm St.', cityLine: 'Oak, PS 50123', ...contact }),
  buildOutlet('Élan Post', 'Newspaper'),
  buildOutlet('WOAK', 'Radio'),
]);

it('lists the outlets by type and name', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map(({ name }) => name)])).toEqual([
    ['Newspaper', 'outlet', ['Élan Post', 'Oak Herald']],
    ['Radio', 'outlet', ['WOAK']],
    ['Other', 'outlet', ['Zine']],
  ]);
});

it('shows the address, phone, fax and email of an outlet', () => {
  expect(groups[0]?.rows[1]).toMatchObject({ lines: ['1 Elm St.', 'Oak, PS 50123'], contacts: [contact] });
  expect(groups[0]?.rows[0]?.lines).toEqual([]);
});

it('outlets with the same id have unique keys', () => {
  expect(new Set(groups[0]?.rows.map(({ key }) => key)).size).toBe(2);
});

it.each([
  ['', '4 media outlets', null],
  ['elan', '1 of 4 media outlets', null],
  ['OAK', '2 of 4 media outlets', null],
  ['newspaper', '0 of 4 media outlets', 'No results found.'],
  ['zzz', '0 of 4 media outlets', 'No results found.'],
])('the search %j shows %s', (q, countText, emptyText) => {
  const view = toListView(groups, mediaRules, readListQuery(new URLSearchParams({ q }), mediaRules), '/');
  expect(view).toMatchObject({ countText, emptyText });
});
