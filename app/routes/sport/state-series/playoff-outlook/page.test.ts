import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import type { OutlookTeam } from '~/models/football/playoff-lists';
import { toOutlookView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', nowMs: () => now };

function team(changes: Partial<OutlookTeam>): OutlookTeam {
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

function view(teams: readonly OutlookTeam[] | null, moment = now) {
  const shown = { ...clock, nowMs: () => moment };
  return toOutlookView(teams && { value: teams, fetchedAtMs: now, isStale: false }, shown);
}

describe('the playoff outlook', () => {
  it.each([
    ['2025-10-25T19:00:00-05:00', null],
    ['2025-10-26T09:00:00-05:00', 'Saturday, October 25'],
    ['2026-03-05T09:00:00-06:00', 'Saturday, October 25'],
    ['2026-09-05T09:00:00-05:00', null],
  ])('at %s says that the field was drawn on %j', (moment, drawnOn) => {
    expect(view([], Date.parse(moment)).drawnOn).toBe(drawnOn);
  });

  it('lists each class by rank, the smallest schools first', () => {
    const { classes, sections } = view([
      team({ id: '1', classId: '2A' }),
      team({ id: '2', rank: 2 }),
      team({ id: '3', rank: null }),
      team({ id: '4', rank: 1 }),
    ]);
    expect(classes.map(({ title, rows }) => [title, ...rows.map(({ id }) => id)])).toEqual([
      ['Class 1A', '4', '2', '3'],
      ['Class 2A', '1'],
    ]);
    expect(sections).toEqual([
      { id: 'class-1a', title: 'Class 1A' },
      { id: 'class-2a', title: 'Class 2A' },
      { id: 'notes', title: 'Notes' },
    ]);
  });

  it('gives the enrollment range of a class without the teams that play up, and marks those', () => {
    const [one] = view([
      team({ enrollment: 95 }),
      team({ enrollment: 140.5 }),
      team({ enrollment: 40, playsUp: true }),
      team({ enrollment: null }),
    ]).classes;
    expect(one?.range).toBe('Enrollment 95.00 to 140.50');
    expect(one?.rows.map(({ enrollment }) => enrollment)).toEqual(['95.00', '140.50', '40.00*', '–']);
    expect(view([team({ enrollment: null })]).classes[0]?.range).toBeNull();
  });

  it('has words for what the feed leaves out', () => {
    const nothing = { wins: null, losses: null, opponentsWins: null, bid: null, rank: null, nextGame: null };
    expect(view([team(nothing)]).classes[0]?.rows).toMatchObject([
      { record: '–', opponentsWins: '–', bid: '–', rank: '–', nextGame: '–' },
    ]);
    expect(view([team({})]).classes[0]?.rows).toMatchObject([{ record: '5-1', opponentsWins: '21', bid: 'E' }]);
  });

  it('has no classes before the first results and when the feed cannot be read', () => {
    expect(view([])).toMatchObject({ classes: [], sections: [] });
    expect(view(null)).toMatchObject({ classes: [], stamp: null });
  });
});
