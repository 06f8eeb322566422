import { expect, it } from 'vitest';
import type { RichText } from '~/models/content/rich-text';
import { PageOutcome } from '~/page/page-outcome';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SchoolDetail } from '~/upstream/schools';
import { toView } from './page';

const school = { id: '0101', formalName: 'Ashgrove High School', city: 'Ashgrove' } as SchoolDetail;

function view(schoolId: string, of: SchoolDetail | null, records: RichText | null) {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
  const values = buildTestValues({
    optional: { school: of && read(of), records: records && read(records) },
    unavailable: records === null ? (['records'] as const) : [],
  });
  const shown = toView(values, buildTestRequest(`/schools/records/${schoolId}`));
  if (shown instanceof PageOutcome) throw new Error('There are no records.');
  return shown.view;
}

it('has the records below its title, and links to the school by the id from upstream', () => {
  const shown = view('101', school, [{ tag: 'heading', level: 4, children: ['2025-26'] }]);
  expect(shown).toMatchObject({
    school: 'Ashgrove High School',
    schoolPath: '/schools/details/0101',
    canonicalPath: '/schools/records/0101',
    parts: [[{ tag: 'heading', level: 2, id: 'section-2025-26' }]],
  });
});

it('leaves out a heading that repeats the page title, and keeps the headings of parts', () => {
  const buildHeading = (level: number, text: string) => ({ tag: 'heading', level, children: [text] }) as const;
  const listHeadings = (...headings: ReturnType<typeof buildHeading>[]) =>
    view('0101', school, headings)
      .parts?.flat()
      .map((node) => (typeof node === 'object' ? node : {}));
  expect(listHeadings(buildHeading(2, 'Ash: Season Records'), buildHeading(4, '2025-26'))).toMatchObject([
    { id: 'section-2025-26', level: 2 },
  ]);
  expect(listHeadings(buildHeading(4, '2025-26'), buildHeading(4, '2024-25'))).toHaveLength(2);
  expect(listHeadings(buildHeading(2, '2025-26'))).toHaveLength(1);
});

it('has a part for each season, and does not repeat the name of the school', () => {
  const season = (text: string) => ({ tag: 'heading', level: 4, children: [text] }) as const;
  const paragraph = (text: string) => ({ tag: 'p', children: [text] }) as const;
  const records = [
    paragraph('Ashgrove High School, Ashgrove'),
    season('2025-26'),
    paragraph('Football 9-0'),
    season('2024-25'),
  ];
  expect(view('0101', school, records).parts?.map((part) => part.length)).toEqual([2, 1]);
  expect(view('0101', school, [paragraph('Records of Ashgrove'), ...records]).parts).toHaveLength(3);
});

it('renders without the school, and without the records', () => {
  expect(view('0101', null, [])).toMatchObject({
    school: null,
    parts: [],
    schoolPath: '/schools/details/0101',
  });
  expect(view('0101', school, null).parts).toBeNull();
});
