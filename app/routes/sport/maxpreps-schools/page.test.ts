import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PrepSchool } from '~/upstream/prep-schools';
import { toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/girls-volleyball/maxpreps-schools';

const buildPrepSchool = (name: string, classId: string | null, change: Partial<PrepSchool> = {}): PrepSchool => ({
  uid: `id-${name}`,
  name,
  nickname: 'Comets',
  classId,
  wins: 7,
  losses: 6,
  logoUrl: null,
  ...change,
});

const schools = [
  buildPrepSchool('Milton', '2A'),
  buildPrepSchool('Ashgrove', '1A'),
  buildPrepSchool('Ashgrove East', '2A', { wins: null, losses: null }),
];

function view(query: Record<string, string> = {}, given: PrepSchool[] | null = schools) {
  const values = buildTestValues({
    optional: { schools: given && { value: given, fetchedAtMs: now, isStale: false } },
  });
  const shown = toView(values, { ...buildTestSportRequest(path, { clock }), query });
  return { ...shown.view, list: unpack(shown.list) };
}
const listNamesIn = (query: Record<string, string> = {}) =>
  view(query).list.groups.flatMap(({ rows }) => rows.map(({ name }) => name));

describe('the schools of a sport', () => {
  it('are those of the first school’s class by default, sorted by name', () => {
    expect(listNamesIn()).toEqual(['Ashgrove East', 'Milton']);
    const { list } = view({}, [buildPrepSchool('Dell', null), ...schools]);
    expect(list.countText).toBe('2 schools');
    expect(view().classTabs).toEqual([
      { text: '1A', to: `${path}?class=1a`, isCurrent: false },
      { text: '2A', to: path, isCurrent: true },
    ]);
  });

  it('are those of the class in the address, if it exists', () => {
    expect(listNamesIn({ class: '1a' })).toEqual(['Ashgrove']);
    expect(view({ class: '1a' }).canonicalHref).toBe(`${path}?class=1a`);
    expect(listNamesIn({ class: '4A' })).toEqual(['Ashgrove East', 'Milton']);
  });

  it('are searched in all classes and in any case', () => {
    expect(listNamesIn({ q: 'ASHGROVE', class: '1A' })).toEqual(['Ashgrove', 'Ashgrove East']);
    expect(view({ q: 'ash' }).classTabs.some(({ isCurrent }) => isCurrent)).toBe(false);
    expect(view({ q: 'xyz' }).list.emptyText).toBe('No schools found.');
  });

  it('show nickname and record, or a dash without one, and link to the team', () => {
    expect(view().list.groups[0]?.rows).toMatchObject([
      { record: '–', nickname: 'Comets' },
      { record: '7-6', to: `${path}/id-Milton`, classId: '2A' },
    ]);
  });

  it('are all shown if the sport has no classes', () => {
    const { list, classTabs } = view({ class: '2a' }, [
      buildPrepSchool('Milton', null),
      buildPrepSchool('Ashgrove', null),
    ]);
    expect([list.countText, classTabs]).toEqual(['2 schools', []]);
  });

  it('may be missing', () => {
    expect(view({}, []).list.emptyText).toBe('No schools found.');
    expect(view({}, null).stamp).toBeNull();
  });
});
