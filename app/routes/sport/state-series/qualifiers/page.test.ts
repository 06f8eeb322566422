import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PlayoffQualifiers, QualifiedTeam } from '~/upstream/football-qualification';
import { toView } from './page';

const now = Date.parse('2025-11-11T13:20:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const team: QualifiedTeam = {
  id: '7',
  name: 'Ashgrove Township',
  shortName: 'Ashgrove',
  logoUrl: null,
  conference: 'Prairie',
  wins: 8,
  losses: 1,
  opponentsWins: 44,
  defeatedOpponentsWins: 33,
};
const posted: PlayoffQualifiers = {
  title: '2025 Football Playoff Qualifiers',
  year: 2025,
  sections: [
    { title: 'Class 1A', teams: [team, { ...team, id: '8', conference: null, wins: null, losses: null }] },
    { title: 'Class 2A', teams: [] },
  ],
};

function view(change: Partial<PlayoffQualifiers> = {}) {
  const value = { ...posted, ...change };
  const values = buildTestValues({
    optional: { qualifiers: { value, fetchedAtMs: now, isStale: false } },
    dependent: { directory: null },
  });
  const { heading, title, sections } = toView(
    values,
    buildTestSportRequest('/sports/football/state-series/qualifiers', { clock }),
  );
  return { kicker: heading.kicker, title, sections: unpack(sections) };
}

describe('the qualifiers', () => {
  it('are listed by class in the order of the feed, without empty classes', () => {
    expect(view().sections).toMatchObject([
      {
        id: 'class-1a',
        title: 'Class 1A',
        rows: [
          { id: '7', conference: 'Prairie' },
          { id: '8', conference: null },
        ],
      },
    ]);
  });

  it('of another season name the season', () => {
    expect(view()).toMatchObject({ title: '2025 Football Playoff Qualifiers', kicker: 'Football' });
    expect(view({ year: 2024 }).kicker).toBe('Football, 2024-25, last season');
    expect(view({ year: null }).kicker).toBe('Football');
  });

  it('have neither title nor season before they are posted', () => {
    expect(view({ year: 2024, sections: [] })).toEqual({ title: null, kicker: 'Football', sections: [] });
  });
});
