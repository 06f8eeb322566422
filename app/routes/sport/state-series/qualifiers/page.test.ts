import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PlayoffQualifiers, QualifiedTeam } from '~/models/football/playoff-lists';
import { toQualifiersView } from './page';

const now = Date.parse('2025-11-11T13:20:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', nowMs: () => now };
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

function view(value: PlayoffQualifiers | null) {
  return toQualifiersView(value && { value, fetchedAtMs: now, isStale: false }, clock);
}

describe('the qualifiers', () => {
  it('are listed class by class in the order of the feed; a class without teams is left out', () => {
    expect(view(posted)).toMatchObject({
      title: '2025 Football Playoff Qualifiers',
      links: [{ id: 'class-1a', title: 'Class 1A' }],
      sections: [
        {
          title: 'Class 1A',
          rows: [
            { id: '7', conference: 'Prairie', record: '8-1', opponentsWins: '44', defeatedOpponentsWins: '33' },
            { id: '8', conference: '–', record: '–' },
          ],
        },
      ],
    });
  });

  it('of another season name it', () => {
    expect(view(posted).season).toBeNull();
    expect(view({ ...posted, year: 2024 }).season).toBe('2024-25, last season');
    expect(view({ ...posted, year: null }).season).toBeNull();
  });

  it('have neither title nor season before they are posted, and none when the feed cannot be read', () => {
    expect(view({ ...posted, year: 2024, sections: [] })).toMatchObject({ title: null, season: null, sections: [] });
    expect(view(null)).toMatchObject({ title: null, sections: [], stamp: null });
  });
});
