import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { buildSchedule } from '~/models/football/football-schedule.fixture';
import { aFootballSeason } from '~/models/football/football-season.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { findRefusalAt } from '~/page/page-request.fixture';
import type { FootballStanding } from '~/upstream/football-schools';
import { toConferenceView } from './page';

const football = findSport('football') as Sport;
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
const conferences = [{ id: '12', name: 'Prairie League', schoolCount: 8 }];
const directory = [buildSchool('0101', 'Ashgrove')];
const season = { weeks: [], season: aFootballSeason, today: '2025-10-11' };

describe('a conference', () => {
  it('has its name, its standings, the season of each school and the legend of the marks', () => {
    const view = toConferenceView(
      '12',
      { standings: [standing], schedules: [buildSchedule()], conferences, directory, season },
      football,
    );
    expect(view?.name).toBe('Prairie League');
    expect(view?.standings?.map(({ name, bid }) => [name, bid])).toEqual([['Ashgrove', 'R']]);
    expect(view?.teams?.map(({ name, record: text, rows, teamHref }) => [name, text, rows.length, teamHref])).toEqual([
      ['Ashgrove', '5-2', 1, '/sports/football/teams/0101'],
    ]);
    expect(view?.notes.map(({ mark }) => mark)).toEqual(['*', '(m)']);
  });

  it('is named after its standings or schedules when the list of conferences is unavailable', () => {
    const findNameFrom = (parts: Partial<Parameters<typeof toConferenceView>[1]>) =>
      toConferenceView(
        '12',
        { standings: null, schedules: null, conferences: null, directory, season, ...parts },
        football,
      )?.name;
    expect(findNameFrom({ standings: [standing] })).toBe('Prairie League (football)');
    expect(findNameFrom({ schedules: [buildSchedule()] })).toBe('Prairie League');
    expect(findNameFrom({})).toBeNull();
  });

  it('distinguishes a part that could not be read from an empty part', () => {
    expect(
      toConferenceView('12', { standings: null, schedules: [], conferences, directory, season }, football),
    ).toMatchObject({
      standings: null,
      teams: [],
    });
  });

  it('without standings and games exists only if it is listed', () => {
    const nothing = { standings: [], schedules: [], conferences, directory, season };
    expect(toConferenceView('12', nothing, football)).toMatchObject({
      name: 'Prairie League',
      standings: [],
      teams: [],
    });
    expect(toConferenceView('99', nothing, football)).toBeNull();
    expect(toConferenceView('99', { ...nothing, conferences: null }, football)).toMatchObject({ name: null });
    expect(toConferenceView('99', { ...nothing, standings: null }, football)).toMatchObject({ name: null });
    expect(toConferenceView('012', nothing, football)?.canonicalPath).toMatch(/\/12$/);
  });
});

it.each(['twelve', '12a', '-1', '1.5', '1234567', '%20'])('the id %j names no conference', (conferenceId) => {
  expect(findRefusalAt(`/sports/football/regular-season/conference-schedules/${conferenceId}`)).toBe('bad-value');
});

it('the conferences of other sports are not found here', () => {
  expect(findRefusalAt('/sports/baseball/regular-season/conference-schedules/12')).toBe('other-sport');
  expect(findRefusalAt('/sports/football/regular-season/conference-schedules/12')).toBeNull();
});
