import { describe, expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { unpack } from '~/browser/packed';
import { createContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { FootballEnrollment } from '~/upstream/football-schools';
import { enrollmentRules, sources, toEnrollmentGroups, toEnrollmentsView, toView } from './page';

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

  it('show decimals only of multiplied enrollments or a dash, and name schools without a conference Independent', () => {
    expect(groups[0]?.rows).toMatchObject([
      { enrollment: '–', tentativeClass: '–', conference: 'Independent', isMultiplied: false },
      { enrollment: '843.15', tentativeClass: '4A', designatedClass: '5A', isMultiplied: true },
      { enrollment: '2,410.5', tentativeClass: '4A', designatedClass: null },
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

describe('the cutoffs of the playoffs', () => {
  const buildRequest = (day: string, q?: string) => {
    const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
    const request = buildTestSportRequest('/sports/football/regular-season/enrollments', { clock });
    return { ...request, query: { ...(q !== undefined && { q }) } };
  };

  it.each([
    ['2025-10-25', false],
    ['2025-10-26', true],
    ['2026-06-30', true],
    ['2026-07-01', false],
  ])('on %s are known, because the field is drawn: %s', (day, isDrawn) => {
    expect('field' in sources(buildRequest(day)).optional).toBe(isDrawn);
  });

  const field = playoffClasses.map((classId, index) => ({ classId, enrollment: 100 * (index + 1), playsUp: false }));
  const viewCutoffs = (q?: string, teams: readonly unknown[] = field) => {
    const read = (value: readonly unknown[]) => ({ value, fetchedAtMs: 0, isStale: false });
    const values = buildTestValues({ optional: { byName: read(schools), bySize: null, field: read(teams) } });
    return unpack(toView(values as never, buildRequest('2025-11-28', q)).cutoffs);
  };

  it('have the schools that a search finds as marks', () => {
    expect(viewCutoffs('elan')?.ruler.marks.map(({ text }) => text)).toEqual(['Élan']);
    expect(viewCutoffs('ash')?.ruler.marks).toEqual([]);
    expect(viewCutoffs()?.ruler.marks).toEqual([]);
    expect(viewCutoffs()?.text).toMatch(/^1A up to 100, 2A to 200, .*, 8A above\.$/);
  });

  it('are absent without a field', () => {
    expect(viewCutoffs('elan', [])).toBeNull();
  });
});
