import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { cooperativeRules, toCooperativeGroups } from './page';

const groups = toCooperativeGroups([
  {
    name: 'Football',
    teams: [
      { host: 'St. Brannock', guests: ['Élan', 'Oak'], endDay: '2026-06-30' },
      { host: 'Ash', guests: ['Fir'], endDay: null },
    ],
  },
  { name: 'Chess', teams: [] },
  { name: 'Baseball', teams: [{ host: 'Ash', guests: ['Yew'], endDay: '2027-06-30' }] },
]);

it('lists the agreements by sport, with their last day', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map(({ ends }) => ends)])).toEqual([
    ['Football', 'team', ['June 30, 2026', '–']],
    ['Baseball', 'team', ['June 30, 2027']],
  ]);
});

it.each([
  ['', '3 cooperative teams', false],
  ['st brannock', 'No exact match. Similar: 1 of 3 cooperative teams', true],
  ['elan', '1 of 3 cooperative teams', true],
  ['football', '2 of 3 cooperative teams', true],
  ['ash', '2 of 3 cooperative teams', true],
  ['zzz', '0 of 3 cooperative teams', true],
])('the search %j shows %s', (q, countText, isOpen) => {
  const view = toListView(groups, cooperativeRules, readListQuery(new URLSearchParams({ q }), cooperativeRules), '/');
  expect(view).toMatchObject({ countText, isOpen });
  expect(view.emptyText).toBe(q === 'zzz' ? 'No cooperative teams match your search.' : null);
});
