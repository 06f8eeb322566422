import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { isAcceptedValue } from '~/page/accepted-values';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PrepConference, PrepStanding } from '~/upstream/prep-standings';
import { toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };

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

function buildView(standings: PrepStanding[], conferences: PrepConference[] | null) {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: now, isStale: false });
  const values = buildTestValues({
    critical: { standings: read(standings) },
    optional: { conferences: conferences && read(conferences) },
  });
  return toView(values, buildTestSportRequest('/sports/softball/maxpreps-standings/45', { clock })).standings;
}

const view = (...rows: PrepStanding[]) => buildView(rows, [{ leagueId: '45', name: 'Prairie Trail', memberCount: 6 }]);

describe('the standings of a conference', () => {
  it('show both records and the conference winning percentage to three decimals, and link to the team', () => {
    expect(view(buildPrepStanding('0101'))).toMatchObject({
      conference: 'Prairie Trail',
      path: '/sports/softball/maxpreps-standings/45',
      rows: [{ conference: '3-1', overall: '10-5', winPercent: '.750', to: '/sports/softball/teams/0101' }],
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
      { winPercent: '.750' },
      { conference: '–', overall: '–', winPercent: '–' },
    ]);
  });

  it('have no percentage before the first conference game, whatever the provider sends; all games decide then', () => {
    const none = { conferenceWins: 0, conferenceLosses: 0, winPercent: 0 };
    const lost = { conferenceWins: 0, conferenceLosses: 2, winPercent: 0 };
    const rows = [
      buildPrepStanding('1', { ...none, wins: 3, losses: 10 }),
      buildPrepStanding('2', { ...none, wins: 10, losses: 3 }),
      buildPrepStanding('3', lost),
    ];
    expect(view(...rows).rows.map(({ schoolId, winPercent }) => [schoolId, winPercent])).toEqual([
      ['3', '.000'],
      ['2', '–'],
      ['1', '–'],
    ]);
  });

  it('are shown when the name of the conference is unknown', () => {
    expect(buildView([buildPrepStanding('1')], null).conference).toBeNull();
  });
});

it.each(['a/b', '..', 'x'.repeat(41), ''])('upstream is not asked for a conference with the id %j', (leagueId) => {
  expect(isAcceptedValue('provider', leagueId)).toBe(false);
});
