import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { exchangeRules, toExchangeGroups } from './page';

const groups = toExchangeGroups([
  { id: '3', name: 'Weltweit Exchange', approvedUntilDay: '2027-06-30' },
  { id: '2', name: 'Ponte', approvedUntilDay: '2026-06-30' },
  { id: '1', name: 'Aller-Retour', approvedUntilDay: '2026-06-30' },
  { id: '4', name: 'Échange', approvedUntilDay: null },
]);

it('lists the programs by the end of their approval, those without one last', () => {
  expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
    ['Approved until June 30, 2026', ['Aller-Retour', 'Ponte']],
    ['Approved until June 30, 2027', ['Weltweit Exchange']],
    ['Approved, end not given', ['Échange']],
  ]);
});

it.each([
  ['', 4],
  ['aller retour', 1],
  ['echange', 1],
  ['zzz', 0],
])('the search %j finds %d programs', (q, count) => {
  const view = toListView(groups, exchangeRules, readListQuery(new URLSearchParams({ q }), exchangeRules), '/');
  expect(view.groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(count);
});
