import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { PageOutcome } from '~/page/page-outcome';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { GolferScore, WinnerReport } from '~/upstream/winner-reports';
import { findRedirect, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/girls-golf/state-series/winner-report';
const findLocation = (outcome: PageOutcome) => outcome.toResponse().headers.get('location');

function buildGolferScore(score: string | null, grade: string | null = '11'): GolferScore {
  return { golfer: 'Mei-Ling Lachlan', grade, team: 'Claycroft', score };
}

const report: WinnerReport = {
  siteName: 'Wickland',
  classId: '2A',
  level: 'Regional',
  day: '2025-10-01',
  sportId: 'girls-golf',
  teamScores: [{ place: 'T2', team: 'Mount Dalby', score: '388' }],
  advancingTeams: [],
  medalists: [buildGolferScore('90', '12th')],
  advancingIndividuals: [buildGolferScore('91', null)],
  allGolfers: ['WD', '107', '90', null].map((score) => buildGolferScore(score)),
};

function show(change: Partial<WinnerReport> = {}) {
  const read = { value: { ...report, ...change }, fetchedAtMs: now, isStale: false };
  return toView(buildTestValues({ critical: { report: read } }), buildTestSportRequest(`${path}/1201`, { clock }));
}

function view(change: Partial<WinnerReport> = {}) {
  const shown = show(change);
  if (shown instanceof PageOutcome) throw new Error('The report is elsewhere.');
  return shown.report;
}

it.each([
  ['01201', [301, `${path}/1201`]],
  ['1A', [301, path]],
  ['2a', [301, `${path}?class=2a`]],
  ['1201', null],
  ['000', [404, null]],
  ['north', [404, null]],
])('the address of %s has the outcome %j', (siteId, expected) => {
  const outcome = findRedirect({ ...buildTestSportRequest(`${path}/1201`), params: { siteId } });
  expect(outcome && [outcome.toResponse().status, findLocation(outcome)]).toEqual(expected);
});

describe('a winner report', () => {
  it('is titled with class, sport, level and site', () => {
    expect(view()).toMatchObject({
      meet: 'Class 2A Girls Golf Regional',
      siteName: 'Wickland',
      date: 'Wednesday, October 1, 2025',
      listPath: '/sports/girls-golf/state-series/winner-report?class=2a',
    });
  });

  it('of another season names the season', () => {
    expect(view({ day: '2024-10-01' }).meet).toBe('Class 2A Girls Golf Regional, 2024-25, last season');
    expect(view({ classId: null, level: null, day: null })).toMatchObject({ meet: 'Girls Golf', date: 'TBA' });
  });

  it('lists all golfers by strokes, those without a number last, with short grades', () => {
    expect(view().allGolfers.map(({ score }) => score)).toEqual(['90', '107', 'WD', null]);
    expect(view().medalists[0]?.grade).toBe('Sr.');
    expect(view().advancingIndividuals[0]?.grade).toBeNull();
  });
});

describe('the sport of a report', () => {
  it.each([
    ['boys-golf', '/sports/boys-golf/state-series/winner-report/1201'],
    ['Boys-Golf', '/sports/boys-golf/state-series/winner-report/1201'],
    ['girls-golf', null],
    ['quidditch', null],
    [null, null],
  ])('named %j redirects to %j', (sportId, expected) => {
    const shown = show({ sportId });
    expect(shown instanceof PageOutcome ? findLocation(shown) : null).toBe(expected);
  });
});
