import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { Clinician } from '~/upstream/officials';
import { clinicianRules, toClinicianGroups } from './page';

const buildClinician = (
  officialId: string,
  firstName: string | null,
  lastName: string,
  sport: string | null,
): Clinician => ({
  officialId,
  firstName,
  lastName,
  city: officialId === '3' ? null : 'St. Brannock',
  sport,
});

const groups = toClinicianGroups([
  buildClinician('4', 'Mia', 'Oak', null),
  buildClinician('1', 'Ann', 'Yew', 'Wrestling'),
  buildClinician('1', 'Ann', 'Yew', 'Wrestling'),
  buildClinician('2', null, 'Élan', 'Wrestling'),
  buildClinician('1', 'Ann', 'Yew', 'Baseball'),
  buildClinician('3', 'Zoe', 'Ash', 'Wrestling'),
]);

it('lists the clinicians of each sport once by last name, and those without a sport last', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map(({ name }) => name)])).toEqual([
    ['Baseball', 'clinician', ['Ann Yew']],
    ['Wrestling', 'clinician', ['Zoe Ash', 'Élan', 'Ann Yew']],
    ['Other', 'clinician', ['Mia Oak']],
  ]);
  expect(toClinicianGroups([])).toEqual([]);
});

it.each([
  ['', '5 registrations', false],
  ['elan', '1 of 5 registrations', true],
  ['wrest', '3 of 5 registrations', true],
  ['st brannock', 'No exact match. Similar: 4 of 5 registrations', true],
  ['zzz', '0 of 5 registrations', true],
])('the search %j shows %s', (q, countText, isOpen) => {
  const view = toListView(groups, clinicianRules, readListQuery(new URLSearchParams({ q }), clinicianRules), '/');
  expect(view).toMatchObject({ countText, isOpen });
});
