import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import { findSport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildRating } from '~/models/statistics/rpi.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { RpiRow } from '~/upstream/prep-standings';
import { sources, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-basketball/maxpreps-rpi';

const buildValue = (rows: RpiRow[], fetchedAtMs = now) => ({ value: rows, fetchedAtMs, isStale: false });
type Ratings = ReturnType<typeof buildValue>;

function viewLists(ratings: Ratings | null, moreRatings: Ratings | null, sportId: string, query = {}) {
  const request = buildTestSportRequest(`/sports/${sportId}/maxpreps-rpi`, { clock });
  const { canonicalHref, rankings } = toView(
    buildTestValues({ optional: { ratings, moreRatings }, dependent: { directory: null } }),
    {
      ...request,
      query,
    },
  );
  return { canonicalHref, ...unpack(rankings) };
}

const view = (rows: RpiRow[], query: Record<string, string> = {}, sportId = 'boys-basketball') =>
  viewLists(buildValue(rows), null, sportId, query);

const rows = [
  buildRating('0101', 0.69717, { winPercent: 0.9166667, opponents: 0.5 }),
  buildRating('0102', 0.69719),
  buildRating('0103', 0.5, { rpi: null, wins: null, losses: null, winPercent: null, opponents: null }),
  buildRating('0201', 0.4, { classId: '2A' }),
];

describe('the rankings of a class', () => {
  it('show ratings with four decimals, winning percentages with three, and dashes for unknown values', () => {
    expect(view(rows).rows).toMatchObject([
      { rank: '1', isTied: true, rpi: '.6972', winPercent: '.917', opponents: '.500', theirOpponents: '–' },
      { rank: '1', isTied: true, rpi: '.6972', record: '9-3', to: '/sports/boys-basketball/teams/0102' },
      { rank: '–', isTied: false, rpi: '–', winPercent: '–', record: '–' },
    ]);
  });

  it('count ties in records, and say so where there are any', () => {
    const { hasTies, rows: shown } = view([buildRating('0101', 0.6, { ties: 1 }), buildRating('0102', 0.5)]);
    expect([hasTies, shown.map(({ record }) => record)]).toEqual([true, ['9-3-1', '9-3']]);
    expect(view(rows).hasTies).toBe(false);
  });

  it('show the first class unless the address names another', () => {
    expect(view(rows).classTabs).toEqual([
      { text: '1A', to: path, isCurrent: true },
      { text: '2A', to: `${path}?class=2a`, isCurrent: false },
    ]);
    const second = view(rows, { class: '2A' });
    expect([second.caption, second.rows.length, second.canonicalHref]).toEqual(['Class 2A', 1, `${path}?class=2a`]);
    expect(view(rows, { class: '7A' }).caption).toBe('Class 1A');
  });

  it('show the class of the school that the address names, and mark the school', () => {
    const ofSchool = view(rows, { school: '0201' });
    expect([ofSchool.caption, ofSchool.rows[0]?.isSelected]).toEqual(['Class 2A', true]);
    expect([ofSchool.refreshHref, ofSchool.canonicalHref]).toEqual([
      `${path}?class=2a&school=0201`,
      `${path}?class=2a`,
    ]);
    expect(view(rows, { school: '9999' }).rows.some(({ isSelected }) => isSelected)).toBe(false);
  });

  it('are searched in all classes, each school with its place in its own class', () => {
    const found = view(rows, { class: '1A', q: '02' });
    expect(found.rows.map(({ schoolId, rank, classText }) => [schoolId, rank, classText])).toEqual([
      ['0102', '1', 'Class 1A'],
      ['0201', '1', 'Class 2A'],
    ]);
    expect(found).toMatchObject({ caption: 'Schools found', countText: '2 of 4 schools', strip: null });
    expect(found.classTabs.some(({ isCurrent }) => isCurrent)).toBe(false);
    expect([found.listHref, found.refreshHref, found.canonicalHref]).toEqual([path, `${path}?q=02`, path]);
    const { strip } = view(rows, { q: '0101' }, 'football');
    expect(strip?.ruler.marks.filter(({ isQuiet }) => !isQuiet)).toHaveLength(1);
    expect(view(rows, { q: 'zzzz' })).toMatchObject({ rows: [], isEmpty: false });
  });

  it('name the rated schools of other classes, to which they can lead', () => {
    expect(view(rows).otherSchools).toEqual(['0201']);
    expect(view(rows, { class: '2A' }).otherSchools).toEqual(['0101', '0102', '0103']);
    expect(view(rows, {}, 'football').otherSchools).toEqual([]);
  });

  it('may be empty', () => {
    expect(view([])).toMatchObject({ rows: [], classTabs: [], strip: null });
    expect(viewLists(null, null, 'boys-basketball').stamp).toBeNull();
  });
});

describe('the lists of rankings', () => {
  it.each(['football', 'girls-flag-football'])('rate all schools of %s together', (sportId) => {
    const { classTabs, rows: shown, caption } = view(rows, { class: '2A' }, sportId);
    expect([classTabs, shown.length, caption]).toEqual([[], 4, findSport(sportId)?.title]);
  });

  it('of football are merged without duplicates, and one of the two lists is enough', () => {
    const asked = sources(buildTestSportRequest('/sports/football/maxpreps-rpi'));
    expect(Object.values(asked.optional).map(({ params }) => params)).toEqual([
      { sportId: 'football' },
      { sportId: 'boys-football' },
    ]);
    const [first, second] = [buildValue(rows.slice(0, 3), now - 60_000), buildValue(rows.slice(1))];
    const merged = viewLists(first, second, 'football');
    expect(merged.rows.map(({ schoolId }) => schoolId)).toEqual(['0101', '0102', '0201', '0103']);
    expect(merged.stamp?.text).toBe('1:19 PM CT');
    expect(viewLists(null, second, 'football').rows).toHaveLength(3);
  });

  it('are a single list in other sports', () => {
    const asked = sources(buildTestSportRequest('/sports/baseball/maxpreps-rpi'));
    expect(Object.keys(asked.optional)).toEqual(['ratings']);
  });
});
