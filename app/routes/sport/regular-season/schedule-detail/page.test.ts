import { describe, expect, it } from 'vitest';
import { buildSchedule } from '~/models/football/football-schedule.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { badAnswer, PageOutcome } from '~/page/page-outcome';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import type { FootballSchedule } from '~/upstream/fields/football-schedule';
import type { FootballSchool } from '~/upstream/football-schools';
import { toView } from './page';

const buildAreaPath = (sportId: string) => `/sports/${sportId}/regular-season`;
const buildLoaded = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });

function buildView(
  id: string,
  schedule: FootballSchedule | null | undefined,
  schools: FootballSchool[] | null,
  subjectFailure: PageOutcome | null = null,
) {
  const directory = buildLoaded([buildSchool('0101', 'Ashgrove')]);
  const values = buildTestValues({
    subject: { schedule: schedule === undefined ? null : buildLoaded(schedule) },
    subjectFailure,
    optional: { schools: schools && buildLoaded(schools), directory },
    dependent: { scores: null },
  });
  const view = toView(values, buildTestSportRequest(`${buildAreaPath('football')}/schedule-detail/${id}`));
  return view instanceof PageOutcome ? null : view.detail;
}
const ashgrove = { id: '123', name: 'Ashgrove', logoUrl: 'https://media.example/a.svg' };

describe('the schedule of a school', () => {
  it('shows the school, its figures, its games and the legend of the marks', () => {
    const view = buildView('123', buildSchedule(), [ashgrove]);
    expect(view).toMatchObject({
      name: 'Ashgrove',
      nickname: 'Owls',
      record: '5-2',
      logoUrl: 'https://media.example/a.svg',
      schoolId: '0101',
      teamHref: '/sports/football/teams/0101',
      canonicalPath: '/sports/football/regular-season/schedule-detail/123',
    });
    expect(view?.facts.map(({ term, text, url }) => [term, text, url])).toEqual([
      ['Head coach', 'Pat Doe', null],
      ['Conference', 'Prairie League', '/sports/football/regular-season/conference-schedules/12'],
      ['Last season, 2024-25', '7-4, Class 5A', null],
      ['Enrollment', '843.15 (m)', null],
    ]);
    expect(view?.rows).toHaveLength(1);
    expect(view?.points.map(({ term, text }) => [term, text])).toEqual([
      ['Wins', '5'],
      ['Opponents’ wins', '3: Fort Harlan 3'],
      ['Wins of beaten opponents', '3: Fort Harlan 3'],
    ]);
    expect(view?.notes.map(({ mark }) => mark)).toEqual(['*', '(m)']);
  });

  it('leads to the row of the outlook, to the games that are left, and to the path', () => {
    expect(buildView('123', buildSchedule(), [ashgrove])?.playoffLinks.map(({ to }) => to)).toEqual([
      '/sports/football/state-series/playoff-outlook#team-123',
      '/sports/football/state-series/playoff-outlook/what-if?q=Ashgrove',
      '/sports/football/state-series/path/0101',
    ]);
  });

  it('shows dashes for unknown facts, and an independent has no link to a conference', () => {
    const silent = { wins: null, losses: null };
    const unknownTeam = {
      coach: null,
      conference: null,
      enrollment: null,
      lastYearsRecord: silent,
      lastYearsClass: null,
      record: silent,
      marks: [],
    };
    const view = buildView('123', buildSchedule(unknownTeam), null);
    expect(view?.record).toBeNull();
    expect(view?.facts.map(({ text, url }) => [text, url])).toEqual([
      ['–', null],
      ['Independent', null],
      ['–', null],
      ['–', null],
    ]);
  });

  it('stands with the listed name when it could not be read, unless the list lacks it', () => {
    expect(buildView('123', undefined, [ashgrove], badAnswer)).toMatchObject({ name: 'Ashgrove', rows: null });
    expect(buildView('123', undefined, null, badAnswer)).toMatchObject({ name: null, rows: null });
    expect(buildView('999', undefined, [ashgrove], badAnswer)).toBeNull();
  });

  it('is empty for a school without a schedule, and null for an unknown school', () => {
    expect(buildView('123', null, [ashgrove])).toMatchObject({
      name: 'Ashgrove',
      rows: [],
    });
    expect(buildView('999', null, [ashgrove])).toBeNull();
    expect(buildView('999', null, null)).toMatchObject({
      name: null,
      rows: [],
      facts: [],
    });
    expect(buildView('0123', buildSchedule(), [ashgrove])?.canonicalPath).toMatch(/\/123$/);
  });
});

it.each(['one', '12a', '-1', '1.5', '1234567', '..%2F1'])('upstream is not asked about the id %j', (footballId) => {
  expect(findRefusalAt(`${buildAreaPath('football')}/schedule-detail/${footballId}`)).toBe('bad-value');
});

it('the schedules of other sports are not found here', () => {
  expect(findRefusalAt(`${buildAreaPath('baseball')}/schedule-detail/123`)).toBe('other-sport');
  expect(findRefusalAt(`${buildAreaPath('football')}/schedule-detail/123`)).toBeNull();
});
