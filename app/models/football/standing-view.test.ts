import { expect, it } from 'vitest';
import type { FootballStanding } from '~/upstream/football-schools';
import { toConferenceStandings, toStandingRow } from './standing-view';

const buildWinsLosses = (wins: number | null, losses: number | null) => ({ wins, losses });
const buildStanding = (
  id: string,
  conference: string | null,
  more: Partial<FootballStanding> = {},
): FootballStanding => ({
  id,
  name: `School ${id}`,
  shortName: null,
  logoUrl: null,
  conference,
  conferenceRecord: buildWinsLosses(3, 0),
  record: buildWinsLosses(5, 2),
  opponentsWins: 28,
  pointsFor: 210,
  pointsAgainst: 98,
  bid: null,
  ...more,
});

it('standings are grouped by conference name with independents last, and rows keep their order', () => {
  const standings = toConferenceStandings([
    buildStanding('1', null),
    buildStanding('2', 'Prairie League'),
    buildStanding('3', 'Élan Valley'),
    buildStanding('4', 'Prairie League'),
    buildStanding('5', null),
  ]);
  expect(standings.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
    ['Élan Valley', ['3']],
    ['Prairie League', ['2', '4']],
    ['Independent', ['1', '5']],
  ]);
  expect(toConferenceStandings([])).toEqual([]);
});

it('a standings row shows records and points, and a dash for missing values', () => {
  expect(toStandingRow(buildStanding('1', null, { bid: 'C', shortName: 'Sch. 1' }))).toMatchObject({
    shortName: 'Sch. 1',
    conferenceRecord: '3-0',
    record: '5-2',
    opponentsWins: '28',
    pointsFor: '210',
    pointsAgainst: '98',
    bid: 'C',
  });
  const silent = buildStanding('1', null, {
    conferenceRecord: buildWinsLosses(null, null),
    record: buildWinsLosses(0, 0),
    opponentsWins: null,
    pointsFor: 0,
    pointsAgainst: null,
    bid: null,
  });
  expect(toStandingRow(silent)).toMatchObject({
    shortName: 'School 1',
    conferenceRecord: '–',
    record: '0-0',
    opponentsWins: '–',
    pointsFor: '0',
    pointsAgainst: '–',
    bid: null,
  });
});
