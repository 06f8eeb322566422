import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { mayName } from '~/page/accepted-values';
import type { PrepStanding } from '~/upstream/prep-standings';
import { toStandingsView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const softball = findSport('softball') as Sport;

function buildPrepStanding(schoolId: string, change: Partial<PrepStanding> = {}): PrepStanding {
  return {
    schoolId,
    name: `School ${schoolId}`,
    nickname: null,
    logoUrl: null,
    conferenceWins: 3,
    conferenceLosses: 1,
    wins: 10,
    losses: 5,
    winPercent: 0.75,
    ...change,
  };
}

const view = (...rows: readonly PrepStanding[]) =>
  toStandingsView(
    softball,
    '45',
    { value: rows, fetchedAtMs: now, isStale: false },
    [{ leagueId: '45', name: 'Prairie Trail', memberCount: 6 }],
    clock,
  );

describe('the standings of a conference', () => {
  it('show both records and the conference winning percentage to three decimals, and link to the team', () => {
    expect(view(buildPrepStanding('0101'))).toMatchObject({
      conference: 'Prairie Trail',
      path: '/sports/softball/maxpreps-standings/45',
      rows: [{ conference: '3-1', overall: '10-5', winPercent: '0.750', to: '/sports/softball/teams/0101' }],
    });
  });

  it('are sorted by conference winning percentage, then by wins, then by all games, then by name', () => {
    const rows = [
      buildPrepStanding('5', { winPercent: null, conferenceWins: null, conferenceLosses: null }),
      buildPrepStanding('4', { winPercent: 0.5 }),
      buildPrepStanding('3', { wins: 8 }),
      buildPrepStanding('2'),
      buildPrepStanding('1', { conferenceWins: 6, conferenceLosses: 2 }),
      buildPrepStanding('0', { winPercent: 1 }),
    ];
    expect(view(...rows).rows.map(({ schoolId }) => schoolId)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('compute the winning percentage when the provider omits it, and show a dash for unknown values', () => {
    const unknown = { winPercent: null, conferenceWins: null, conferenceLosses: null, wins: null, losses: null };
    expect(view(buildPrepStanding('1', { winPercent: null }), buildPrepStanding('2', unknown)).rows).toMatchObject([
      { winPercent: '0.750' },
      { conference: '–', overall: '–', winPercent: '–' },
    ]);
  });

  it('are shown when the name of the conference is unknown', () => {
    const value = { value: [buildPrepStanding('1')], fetchedAtMs: now, isStale: false };
    expect(toStandingsView(softball, '46', value, null, clock).conference).toBeNull();
  });
});

it.each(['a/b', '..', 'x'.repeat(41), ''])('upstream is not asked for a conference with the id %j', (leagueId) => {
  expect(mayName('provider', leagueId)).toBe(false);
});
