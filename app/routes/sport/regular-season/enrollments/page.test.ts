import { describe, expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { FootballEnrollment } from '~/upstream/football-schools';
import { enrollmentRules, toEnrollmentGroups, toEnrollmentsView } from './page';

const buildFootballEnrollment = (
  id: string,
  name: string,
  more: Partial<FootballEnrollment> = {},
): FootballEnrollment => ({
  id,
  name,
  logoUrl: null,
  conference: null,
  enrollment: 512,
  isMultiplied: false,
  tentativeClass: '4A',
  designatedClass: null,
  ...more,
});
const schools = [
  buildFootballEnrollment('1', 'Oak', { enrollment: 2410.5, conference: 'Prairie League' }),
  buildFootballEnrollment('2', 'Ash', { enrollment: null, tentativeClass: null }),
  buildFootballEnrollment('3', 'Élan', { enrollment: 843.15, isMultiplied: true, designatedClass: '5A' }),
];
const groups = toEnrollmentGroups(toEnrollmentsView(schools));

describe('the enrollments', () => {
  it('are listed by name, and again by size', () => {
    expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['Alphabetical', ['Ash', 'Élan', 'Oak']],
      ['By Enrollment', ['Oak', 'Élan', 'Ash']],
    ]);
    expect(toEnrollmentGroups(toEnrollmentsView([]))).toEqual([]);
  });

  it('show two decimals or a dash, and name schools without a conference Independent', () => {
    expect(groups[0]?.rows).toMatchObject([
      { enrollment: '–', tentativeClass: '–', conference: 'Independent', isMultiplied: false },
      { enrollment: '843.15', tentativeClass: '4A', designatedClass: '5A', isMultiplied: true },
      { enrollment: '2410.50', tentativeClass: '4A', designatedClass: null },
    ]);
  });

  it.each([
    ['', '3 schools', false, 2],
    ['elan', '1 of 3 schools', true, 2],
    ['prairie', '1 of 3 schools', true, 2],
    ['independent', '2 of 3 schools', true, 2],
    ['alphabetical', '0 of 3 schools', true, 0],
  ])('the search %j shows %s, in open lists: %j', (q, countText, isOpen, lists) => {
    const asked = readListQuery(new URLSearchParams({ q }), enrollmentRules);
    const view = toListView(groups, enrollmentRules, asked, '/list');
    expect(view).toMatchObject({ countText, isOpen });
    expect(view.groups).toHaveLength(lists);
    expect(view.emptyText).toBe(lists === 0 ? 'No schools match your search.' : null);
  });
});
