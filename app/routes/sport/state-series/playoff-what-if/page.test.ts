import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import type { ContentClock } from '~/models/dates/content-clock';
import { listWeeksUpTo } from '~/models/football/weeks';
import type { QualifyingGame } from '~/upstream/football-qualification';
import type { FootballEnrollment, FootballStanding } from '~/upstream/football-schools';
import { sources, toWhatIfData } from './page';

const now = Date.parse('2025-10-22T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const buildAnswered = <Value>(value: Value, fetchedAtMs = now) => ({ value, fetchedAtMs, isStale: false });

function buildEnrollment(id: string, changes: Partial<FootballEnrollment> = {}): FootballEnrollment {
  return {
    id,
    name: `Team ${id}`,
    logoUrl: null,
    conference: null,
    enrollment: 300,
    isMultiplied: false,
    tentativeClass: '3A',
    designatedClass: null,
    ...changes,
  };
}

function buildStanding(id: string, changes: Partial<FootballStanding> = {}): FootballStanding {
  return {
    id,
    name: `Team ${id}`,
    shortName: null,
    logoUrl: null,
    conference: 'Prairie',
    bid: null,
    opponentsWins: 0,
    pointsFor: 0,
    pointsAgainst: 0,
    conferenceRecord: {
      wins: 3,
      losses: 1,
    },
    record: {
      wins: 5,
      losses: 2,
    },
    ...changes,
  };
}

function buildQualifyingGame(id: string, changes: Partial<QualifyingGame> = {}): QualifyingGame {
  const teams: QualifyingGame['teams'] = [
    { id: '9', name: 'Nine' },
    { id: '4', name: 'Four' },
  ];
  return { id, day: '2025-10-24', teams, status: 'open', live: null, winner: null, ...changes };
}

function buildValues(week1: readonly QualifyingGame[], failing: Readonly<Record<string, null>> = {}) {
  return {
    enrollments: buildAnswered([buildEnrollment('9', { designatedClass: '5a' }), buildEnrollment('4')]),
    standings: buildAnswered(
      [buildStanding('4', { bid: 'R', shortName: 'T4' }), buildStanding('7', { conference: null })],
      now - 60_000,
    ),
    ...Object.fromEntries(listWeeksUpTo(9).map((week) => [`week${week}`, buildAnswered(week === 1 ? week1 : [])])),
    ...failing,
  };
}

function buildInput(week1: readonly QualifyingGame[]) {
  const data = toWhatIfData(buildValues(week1), clock);
  if (data === null) throw new Error('nothing was read');
  const { input, stamp } = data;
  return { ...unpack(input), stamp };
}

describe('the data from which the field is computed', () => {
  it('has all teams in alphabetical order, with what decides their class', () => {
    expect(buildInput([])).toMatchObject({
      conferences: ['Prairie'],
      teams: [
        { id: '9', enrollment: 300, designatedClass: 4, conference: null, isRepresentative: false },
        { id: '4', shortName: 'T4', designatedClass: null, conference: 0, conferenceWins: 3, isRepresentative: true },
        { id: '7', shortName: 'Team 7', enrollment: 0, conference: null },
      ],
    });
  });

  it('has each game once, without canceled games, and lists no team of another state', () => {
    const away: QualifyingGame['teams'] = [
      { id: null, name: 'Lakeland Prep' },
      { id: '4', name: 'Four' },
    ];
    const { decided, open } = buildInput([
      buildQualifyingGame('1', { status: 'over', winner: 1 }),
      buildQualifyingGame('1', { status: 'over', winner: 1 }),
      buildQualifyingGame('2', { status: 'called-off' }),
      buildQualifyingGame('3'),
      buildQualifyingGame('4', { teams: away, day: null }),
    ]);
    expect(decided).toEqual([[0, 1, 1]]);
    expect(open).toEqual([
      { id: '3', week: 1, day: 'Fri, Oct 24', teams: [0, 1], visitor: null, live: null },
      { id: '4', week: 1, day: '', teams: [null, 1], visitor: 'Lakeland Prep', live: null },
    ]);
  });

  it('has score and clock of games in play, but not of those that were never ended', () => {
    const live = { score: [28, null], period: '4TH', timeRemaining: '11:55' } as const;
    const { open } = buildInput([
      buildQualifyingGame('1', { day: '2025-10-22', live }),
      buildQualifyingGame('2', { day: null, live: { ...live, period: null, timeRemaining: null } }),
      buildQualifyingGame('3', { day: '2025-10-20', live }),
    ]);
    expect(open.map((game) => game.live)).toEqual([
      { status: '4TH 11:55', scores: ['28', '–'] },
      { status: 'Live', scores: ['28', '–'] },
      null,
    ]);
  });

  it('is as old as the oldest of its lists', () => {
    expect(buildInput([]).stamp?.text).toBe('1:19 PM CT');
  });

  it.each(['week3', 'enrollments', 'standings'])('is null while %s could not be read', (name) => {
    expect(toWhatIfData(buildValues([], { [name]: null }), clock)).toBeNull();
  });

  it('is read from every week of the regular season', () => {
    const { optional } = sources();
    const requests: readonly SourceRequest[] = Object.values(optional);
    expect(requests.map(({ definition, params }) => definition.buildPath(params))).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `/v1/football/scores?FBWeek=${index + 1}`),
      '/v1/football/enrollments/alpha',
      '/v1/football/conference-standings',
    ]);
  });
});
