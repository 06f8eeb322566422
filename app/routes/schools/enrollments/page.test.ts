import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SchoolEnrollment } from '~/upstream/classification';
import { toView } from './page';

const buildSchoolEnrollment = (id: string, name: string, more: Partial<SchoolEnrollment> = {}): SchoolEnrollment => ({
  id,
  name,
  logoUrl: null,
  actual: 1204,
  counted: 1204,
  isMultiplied: false,
  ...more,
});

const schools = [
  buildSchoolEnrollment('0101', 'Ash'),
  buildSchoolEnrollment('0102', 'Lycée Élan', { counted: 1986.6, isMultiplied: true }),
  buildSchoolEnrollment('0103', 'Oak', { actual: null, counted: null }),
];
function view(given: SchoolEnrollment[], query: Readonly<Record<string, string>>) {
  const values = buildTestValues({ optional: { enrollments: { value: given, fetchedAtMs: 0, isStale: false } } });
  const shown = unpack(toView(values, { ...buildTestRequest('/schools/enrollments'), query }).view);
  if (shown === null) throw new Error('the list is unavailable');
  return shown;
}
const listRows = (query: Record<string, string>) => view(schools, query).groups.flatMap(({ rows }) => rows);

describe('the enrollments', () => {
  it('show actual enrollment, multiplier and counted enrollment, with a dash for unknown values', () => {
    expect(listRows({}).map(({ id, actual, multiplied, counted }) => [id, actual, multiplied, counted])).toEqual([
      ['0101', '1,204', 'No', '1,204'],
      ['0102', '1,204', 'Yes', '1,986.6'],
      ['0103', '–', 'No', '–'],
    ]);
  });

  it.each([
    [{ q: 'lycee' }, ['0102']],
    [{ letter: 'o' }, ['0103']],
    [{ multiplied: '1' }, ['0102']],
    [{ q: 'zzz' }, []],
  ])('for %j list the schools %j', (query, ids) => {
    expect(listRows(query).map(({ id }) => id)).toEqual(ids);
  });

  it('are divided into pages, and have a text for an empty list', () => {
    const many = Array.from({ length: 130 }, (_, index) => buildSchoolEnrollment(String(index), `Oak ${index}`));
    expect(view(many, { page: '3' })).toMatchObject({ countText: '130 schools, page 3 of 3' });
    expect(view([], {}).emptyText).toBe('No data available.');
    expect(view(schools, { q: 'zzz' }).emptyText).toBe('No schools match your search.');
  });
});
