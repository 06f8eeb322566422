import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import { buildSchedule } from '~/models/football/football-schedule.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { PageOutcome } from '~/page/page-outcome';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import type { FootballSchedule } from '~/upstream/fields/football-schedule';
import type { FootballStanding } from '~/upstream/football-schools';
import { toView } from './page';

const record = { wins: 5, losses: 2 };
const standing: FootballStanding = {
  id: '123',
  name: 'Ashgrove',
  shortName: null,
  logoUrl: null,
  conference: 'Prairie League (football)',
  conferenceRecord: record,
  record,
  opponentsWins: 20,
  pointsFor: 100,
  pointsAgainst: 90,
  bid: 'R',
};
const path = '/sports/football/regular-season/conference-schedules';
const conferences = [{ id: '12', name: 'Prairie League', schoolCount: 8 }];
const buildLoaded = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });

interface Given {
  readonly standings: FootballStanding[] | null;
  readonly schedules: FootballSchedule[] | null;
  readonly conferences?: typeof conferences | null;
}

function buildView(id: string, given: Given) {
  const { standings, schedules } = given;
  const listed = given.conferences === undefined ? conferences : given.conferences;
  const optional = {
    standings: standings && buildLoaded(standings),
    schedules: schedules && buildLoaded(schedules),
    conferences: listed && buildLoaded(listed),
  };
  const dependent = { directory: buildLoaded([buildSchool('0101', 'Ashgrove')]), scores: null };
  const unavailable = (['standings', 'schedules'] as const).filter((name) => given[name] === null);
  const values = buildTestValues({ optional, dependent, unavailable });
  const view = toView(values, buildTestSportRequest(`${path}/${id}`));
  return view instanceof PageOutcome ? null : { ...view, ...unpack(view.parts) };
}

describe('a conference', () => {
  it('has its name, its standings, the season of each school and the legend of the marks', () => {
    const view = buildView('12', { standings: [standing], schedules: [buildSchedule()] });
    expect(view?.name).toBe('Prairie League');
    expect(view?.standings?.map(({ name, bid }) => [name, bid])).toEqual([['Ashgrove', 'R']]);
    expect(view?.teams?.map(({ name, record: text, rows, teamHref }) => [name, text, rows.length, teamHref])).toEqual([
      ['Ashgrove', '5-2', 1, '/sports/football/teams/0101'],
    ]);
    expect(view?.notes.map(({ mark }) => mark)).toEqual(['*', '(m)']);
  });

  it('is named after its standings or schedules when the list of conferences is unavailable', () => {
    const findNameFrom = (given: Partial<Given>) =>
      buildView('12', { standings: null, schedules: null, conferences: null, ...given })?.name;
    expect(findNameFrom({ standings: [standing] })).toBe('Prairie League (football)');
    expect(findNameFrom({ schedules: [buildSchedule()] })).toBe('Prairie League');
    expect(findNameFrom({})).toBeNull();
  });

  it('distinguishes a part that could not be read from an empty part', () => {
    expect(buildView('12', { standings: null, schedules: [] })).toMatchObject({ standings: null, teams: [] });
  });

  it('without standings and games exists only if it is listed', () => {
    const nothing = { standings: [], schedules: [] };
    expect(buildView('12', nothing)).toMatchObject({ name: 'Prairie League', standings: [], teams: [] });
    expect(buildView('99', nothing)).toBeNull();
    expect(buildView('99', { ...nothing, conferences: null })).toMatchObject({ name: null });
    expect(buildView('99', { ...nothing, standings: null })).toMatchObject({ name: null });
    expect(buildView('012', nothing)?.canonicalPath).toMatch(/\/12$/);
  });
});

it.each(['twelve', '12a', '-1', '1.5', '1234567', '%20'])('the id %j names no conference', (conferenceId) => {
  expect(findRefusalAt(`/sports/football/regular-season/conference-schedules/${conferenceId}`)).toBe('bad-value');
});

it('the conferences of other sports are not found here', () => {
  expect(findRefusalAt('/sports/baseball/regular-season/conference-schedules/12')).toBe('other-sport');
  expect(findRefusalAt('/sports/football/regular-season/conference-schedules/12')).toBeNull();
});
