import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PlayoffQualifiers, QualifiedTeam } from '~/upstream/football-qualification';
import { describeField, toQualifiersSections } from './page';

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

describe('the qualifiers', () => {
  it('are listed by class in the order of the feed, without empty classes', () => {
    expect(toQualifiersSections(posted)).toMatchObject([
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
    expect(describeField(posted, clock)).toEqual({ title: '2025 Football Playoff Qualifiers', season: null });
    expect(describeField({ ...posted, year: 2024 }, clock).season).toBe('2024-25, last season');
    expect(describeField({ ...posted, year: null }, clock).season).toBeNull();
  });

  it('have neither title nor season before they are posted', () => {
    const empty = { ...posted, year: 2024, sections: [] };
    expect(describeField(empty, clock)).toEqual({ title: null, season: null });
    expect(toQualifiersSections(empty)).toEqual([]);
  });
});
