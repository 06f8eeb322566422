import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { emergingRules, toEmergingGroups } from './page';

const groups = toEmergingGroups([
  { name: 'Rugby', schools: ['Ash', 'Ash', 'St. Brannock'] },
  { name: 'Fencing', schools: ['Élan'] },
  { name: 'Curling', schools: [] },
]);

it('lists the sports by name, and each school of a sport once', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows])).toEqual([
    ['Curling', 'school', []],
    ['Fencing', 'school', ['Élan']],
    ['Rugby', 'school', ['Ash', 'St. Brannock']],
  ]);
});

it.each([
  ['', ['Curling', 'Fencing', 'Rugby'], false],
  ['fenc', ['Fencing'], true],
  ['st brannock', ['Rugby'], true],
  ['elan', ['Fencing'], true],
  ['zzz', [], true],
])('the search %j shows %j', (q, titles, isOpen) => {
  const view = toListView(groups, emergingRules, readListQuery(new URLSearchParams({ q }), emergingRules), '/');
  expect(view.groups.map(({ title }) => title)).toEqual(titles);
  expect(view.isOpen).toBe(isOpen);
});
