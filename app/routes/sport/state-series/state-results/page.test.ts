import { describe, expect, it, test } from 'vitest';
import { toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { parseEnvironment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { ResultDocument } from '~/upstream/sport-documents';
import { toView, chooseResultDays } from './page';

const fetchedAtMs = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => fetchedAtMs };
const names = { V1_BASE_URL: 'https://api.test/v1', PRODUCT: 'PSAA', ASSOCIATION_NAME: 'Prairie', BUILD_ID: 'b' };
const live = 'https://live.example';

const documents: ResultDocument[] = [
  '2025 Class 1A Round 1 Tee Times',
  '2025 Class 1A Round 1 Results',
  '2024 Class 1A Round 2 Results',
  '2025-26 Boys Golf State Final Program',
].map((name, index) => ({ name, url: `/documents/${index}` }));

function view(
  sportId: string,
  value: ResultDocument[] | null = documents,
  more: Record<string, string> = {},
  rest = '',
) {
  const request = buildTestSportRequest(`/sports/${sportId}/state-series/state-results${rest}`, {
    environment: parseEnvironment({ ...names, ...more }),
    clock,
  });
  const optional = { documents: value && { value, fetchedAtMs, isStale: false } };
  return toView(buildTestValues({ optional }), request).view;
}

/** The results of 2A of girls tennis on a day of the address. */
function viewTennis(day: string | undefined) {
  const query = day === undefined ? '' : `?day=${day}`;
  const shown = view('girls-tennis', null, { LEGACY_BASE_URL: 'https://old.example/legacy' }, `/2A${query}`);
  if (shown.kind !== 'tennis') throw new Error(shown.kind);
  return shown;
}

test.each([
  ['girls-tennis', 'tennis'],
  ['boys-golf', 'golf'],
  ['boys-basketball', 'documents'],
  ['football', 'documents'],
])('%s has results of its kind: %s', (sportId, kind) => {
  expect(view(sportId)).toMatchObject({
    kind,
    title: 'State Final Results',
    canonical: `/sports/${sportId}/state-series/state-results${kind === 'tennis' ? '/1A' : ''}`,
  });
});

describe('the results of tennis', () => {
  it.each([
    ['sat', 'Saturday', '2result3'],
    ['by-school', 'By School', '2index'],
    [undefined, 'Thursday', '2result1'],
    ['sun', 'Thursday', '2result1'],
  ])('for the day %s show the old server’s page of %s', (day, title, file) => {
    expect(viewTennis(day).frame).toMatchObject({ title, src: `https://old.example/legacy/data/tng/${file}.htm` });
  });

  it('link to another class on the same day, and to another day in the same class', () => {
    const { classes, choice } = viewTennis('sat');
    const path = '/sports/girls-tennis/state-series/state-results';
    expect(classes.map(({ to }) => to)).toEqual([`${path}/1A?day=sat`, `${path}/2A?day=sat`]);
    expect(choice?.tabs.map(({ text, to, isCurrent }) => [text, to, isCurrent])).toEqual([
      ['Thu, Oct 23', `${path}/2A`, false],
      ['Fri, Oct 24', `${path}/2A?day=fri`, false],
      ['Sat, Oct 25', `${path}/2A?day=sat`, true],
      ['By School', `${path}/2A?day=by-school`, false],
    ]);
  });
});

describe('results as documents', () => {
  it('are listed in upstream’s order', () => {
    const shown = view('football');
    expect(shown.kind === 'documents' && shown.documents.map(({ name, url }) => [name, url])[1]).toEqual([
      '2025 Class 1A Round 1 Results',
      '/documents/1',
    ]);
    expect(shown.kind === 'documents' && shown.stamp?.text).toBe('1:20 PM CT');
  });

  it('have no time of update when they could not be read', () => {
    expect(view('football', null)).toMatchObject({ stamp: null, documents: [] });
  });
});

describe('the results of golf', () => {
  it('have a row for each round and one for all rounds, at the course of each class', () => {
    const shown = view('boys-golf');
    if (shown.kind !== 'golf') throw new Error(shown.kind);
    expect(shown.classes.map(({ classId, course }) => [classId, course])).toEqual([
      ['1A', 'Sorley Marsh Links, Sorley'],
      ['2A', 'Keswick Fallow Golf Course, Keswick'],
      ['3A', 'Quarry Rim Golf Course, Quarry Falls'],
    ]);
    expect(shown.classes[0]?.rows).toEqual([
      { text: 'Round 1', day: 'Fri, Oct 10', url: '/documents/1', isPdf: false },
      { text: 'Round 2', day: 'Sat, Oct 11', url: null, isPdf: false },
      { text: 'Final results', day: 'Sat, Oct 11', url: null, isPdf: false },
    ]);
    expect(shown.notice).toBe('Results are official once verified.');
  });

  it('list the documents that have no row, without tee times', () => {
    const shown = view('boys-golf');
    expect(shown.kind === 'golf' && shown.more.map(({ name }) => name)).toEqual([
      '2024 Class 1A Round 2 Results',
      '2025-26 Boys Golf State Final Program',
    ]);
  });

  it('link to the live scores only if a service is configured', () => {
    expect(view('boys-golf')).toMatchObject({ liveScoringUrl: null });
    expect(view('boys-golf', documents, { LIVE_SCORING_URL: live })).toMatchObject({ liveScoringUrl: live });
  });
});

describe('the tee times of golf', () => {
  it('have a row for each round', () => {
    const request = buildTestSportRequest('/sports/girls-golf/state-series/state-tee-times');
    const read = { value: documents, fetchedAtMs, isStale: false };
    const shown = toGolfDocumentsView('tee-times', { documents: read }, request);
    expect(shown.classes.map(({ rows }) => rows.map(({ text, url }) => [text, url]))).toEqual([
      [
        ['Round 1', '/documents/0'],
        ['Round 2', null],
      ],
      [
        ['Round 1', null],
        ['Round 2', null],
      ],
    ]);
    expect(shown).toMatchObject({
      title: 'State Final Tee Times',
      more: [],
      canonical: '/sports/girls-golf/state-series/state-tee-times',
    });
  });
});

const days = ['2025-10-23', '2025-10-24', '2025-10-25'];

test.each([
  ['before the finals', '2025-09-01', 'thu'],
  ['on Friday', '2025-10-24', 'fri'],
  ['afterwards', '2026-01-01', 'sat'],
])('the default results %s (%s) are those of %s', (_, today, usual) => {
  expect(chooseResultDays(days, today).usual).toBe(usual);
});

test('each day has its own file, and the results by school have one', () => {
  expect(chooseResultDays(days, '2025-10-24').options.map(({ value, file }) => [value, file])).toEqual([
    ['thu', 'result1'],
    ['fri', 'result2'],
    ['sat', 'result3'],
    ['by-school', 'index'],
  ]);
});

test('without days the results by school are the default, beside those of the usual weekdays', () => {
  const { usual, options } = chooseResultDays([], '2025-10-24');
  expect(usual).toBe('by-school');
  expect(options.map(({ text, file }) => [text, file])).toEqual([
    ['Thu', 'result1'],
    ['Fri', 'result2'],
    ['Sat', 'result3'],
    ['By School', 'index'],
  ]);
});
