import { describe, expect, it } from 'vitest';
import type { OutlookTeam } from '~/upstream/football-qualification';
import { findDrawnDay, toOutlookSections } from './page';

function buildOutlookTeam(changes: Partial<OutlookTeam>): OutlookTeam {
  return {
    id: '7',
    name: 'Ashgrove Township',
    shortName: 'Ashgrove',
    logoUrl: null,
    classId: '1A',
    playsUp: false,
    wins: 5,
    losses: 1,
    opponentsWins: 21,
    enrollment: 140.5,
    bid: 'E',
    rank: 1,
    nextGame: 'vs. Dell (5-1)',
    ...changes,
  };
}

describe('the playoff outlook', () => {
  it.each([
    ['2025-10-25', null],
    ['2025-10-26', 'Saturday, October 25'],
    ['2026-03-05', 'Saturday, October 25'],
    ['2026-08-20', null],
    ['2026-09-05', null],
  ])('at %s says that the field was drawn on %j', (today, drawnOn) => {
    expect(findDrawnDay(today)).toBe(drawnOn);
  });

  it('lists each class by rank, smallest schools first', () => {
    const sections = toOutlookSections([
      buildOutlookTeam({ id: '1', classId: '2A' }),
      buildOutlookTeam({ id: '2', rank: 2 }),
      buildOutlookTeam({ id: '3', rank: null }),
      buildOutlookTeam({ id: '4', rank: 1 }),
    ]);
    expect(sections.map(({ id, title, rows }) => [id, title, ...rows.map(({ id }) => id)])).toEqual([
      ['class-1a', 'Class 1A', '4', '2', '3'],
      ['class-2a', 'Class 2A', '1'],
    ]);
  });

  it('shows the enrollment range of a class without teams that play up', () => {
    const [section] = toOutlookSections([
      buildOutlookTeam({ enrollment: 95 }),
      buildOutlookTeam({ enrollment: 140.5 }),
      buildOutlookTeam({ enrollment: 40, playsUp: true }),
      buildOutlookTeam({ enrollment: null }),
    ]);
    expect(section?.note).toBe('Enrollment 95.00 to 140.50');
    expect(toOutlookSections([buildOutlookTeam({ enrollment: null })])[0]?.note).toBeNull();
  });

  it('has no classes before the first results', () => {
    expect(toOutlookSections([])).toEqual([]);
  });
});
