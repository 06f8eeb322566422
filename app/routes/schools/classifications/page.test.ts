import { describe, expect, it } from 'vitest';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SchoolEnrollment } from '~/upstream/classification';
import type { SchoolEntry } from '~/upstream/schools';
import { type ClassificationsAnswer, toView } from './page';

const buildSchoolEnrollment = (id: string, name: string, more: Partial<SchoolEnrollment> = {}): SchoolEnrollment => ({
  id,
  name,
  logoUrl: null,
  actual: 200,
  counted: 330,
  isMultiplied: true,
  ...more,
});
const schools = [
  buildSchoolEnrollment('0101', 'St. Joseph’s'),
  buildSchoolEnrollment('0102', 'Lycée Élan', { isMultiplied: false, counted: 200 }),
  buildSchoolEnrollment('0103', 'Lycée North', { actual: null }),
  ...Array.from({ length: 30 }, (_, index) => buildSchoolEnrollment(`1${index}`, `Oak ${index}`)),
];
const buildSchoolEntry = (name: string, classId: string | null) => ({ name, classId }) as SchoolEntry;
const entries = [
  buildSchoolEntry('Baseball', '2A'),
  buildSchoolEntry('Boys Golf', '1A'),
  buildSchoolEntry('Boys Soccer', null),
  buildSchoolEntry('Competitive Cheerleading', 'Medium'),
  buildSchoolEntry('Curling', '1A'),
];

function view(
  query: Record<string, string>,
  ofSchool: SchoolEntry[] | null = null,
  given: typeof schools | null = schools,
) {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
  const values = buildTestValues({
    optional: { enrollments: given && read(given) },
    dependent: { entries: ofSchool && read(ofSchool) },
    unavailable: given === null ? (['enrollments'] as const) : [],
  });
  return toView(values, { ...buildTestRequest('/schools/enrollments-classifications'), query }).view;
}
const answer = (query: Record<string, string>, ofSchool: SchoolEntry[] | null = null) => view(query, ofSchool).answer;
const findSchool = (found: ClassificationsAnswer | null) => (found?.kind === 'school' ? found.school : null);

describe('why a school is in its classes', () => {
  it('shows enrollment, multiplier, counted enrollment, cutoffs and class for each sport', () => {
    const found = findSchool(answer({ school: '0101' }, entries));
    expect(found?.summary).toBe(
      'St. Joseph’s has 200 students. In sports in which the multiplier applies, 200 × 1.65 = 330 count.',
    );
    expect(found?.sports).toEqual([
      {
        sportId: 'baseball',
        sport: 'Baseball',
        counts: '200 × 1.65 = 330',
        range: 'over 300, to 700',
        classId: '2A',
        computedClassId: null,
      },
      {
        sportId: 'boys-golf',
        sport: 'Boys Golf',
        counts: '200 × 1.65 = 330',
        range: 'to 500',
        classId: '1A',
        computedClassId: null,
      },
      {
        sportId: 'competitive-cheerleading',
        sport: 'Competitive Cheerleading',
        counts: '200 × 1.65 = 330',
        range: 'to 700',
        classId: 'Medium',
        computedClassId: 'S',
      },
    ]);
  });

  it('says that the multiplier is waived when the class is right only without it', () => {
    const sports = findSchool(answer({ school: '0101' }, [buildSchoolEntry('Baseball', '1A')]))?.sports;
    expect(sports).toMatchObject([{ counts: '200, multiplier waived', classId: '1A', computedClassId: null }]);
  });

  it('shows all sports with cutoffs when the sports of the school are unknown', () => {
    const sports = findSchool(answer({ school: '0102' }))?.sports ?? [];
    expect(sports).toHaveLength(21);
    expect(new Set(sports.map(({ counts }) => counts))).toEqual(new Set(['200']));
  });

  it('omits classes of a school without enrollment', () => {
    expect(findSchool(answer({ school: '0103' }))).toMatchObject({
      sports: [],
      summary: 'No enrollment is listed for Lycée North.',
    });
  });
});

describe('a search for a school', () => {
  it.each([
    [{}, { kind: 'none' }],
    [{ q: 'st josephs' }, { kind: 'school' }],
    [{ q: 'lycee' }, { kind: 'found' }],
    [{ q: 'zzz' }, { kind: 'text', text: 'No schools match your search.' }],
    [{ school: '9999' }, { kind: 'text', text: 'No enrollment is listed for that school.' }],
    [
      { school: '9999', q: 'lycee' },
      { kind: 'text', text: 'No enrollment is listed for that school.' },
    ],
  ])('for %j has the answer %j', (query, expected) => {
    expect(answer(query)).toMatchObject(expected);
  });

  it('shows the first of many schools, and says so', () => {
    expect(answer({ q: 'oak' })).toMatchObject({ countText: 'The first 24 of 30 schools: type more of the name' });
    expect(answer({ q: 'lycee' })).toMatchObject({
      countText: '2 schools',
      schools: [
        { href: '/schools/enrollments-classifications?school=0102', actual: '200', counted: '200', multiplied: 'No' },
        { id: '0103' },
      ],
    });
  });
});

describe('the cutoffs', () => {
  const { cutoffs } = view({}, null, null);

  it('are also shown without enrollments', () => {
    expect(view({ school: '0101' }, null, null).answer).toBeNull();
    expect(cutoffs.map(({ caption, classes }) => [caption, classes.map(({ id }) => id).join(' ')])).toEqual([
      ['Sports with classes 1A to 4A', '1A 2A 3A 4A'],
      ['Competitive Cheerleading', 'S M L'],
      ['Music: Organization, Music: Solo & Ensemble', 'D C B A AA'],
      ['Football', ''],
    ]);
  });

  it('match the specification', () => {
    const rows = Object.fromEntries(
      cutoffs.flatMap(({ rows: ofTable }) => ofTable.map(({ key, cells }) => [key, cells])),
    );
    expect(rows).toMatchObject({
      softball: ['to 300', 'to 700', 'to 1,600', 'over 1,600'],
      'girls-golf': ['to 900', 'over 900', '–', '–'],
      'competitive-cheerleading': ['to 700', 'to 1,600', 'over 1,600'],
      'music-organization': ['to 200', 'to 300', 'to 550', 'to 1,250', 'over 1,250'],
    });
    expect(Object.keys(rows)).toHaveLength(21);
  });
});
