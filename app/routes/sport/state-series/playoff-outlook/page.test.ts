import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { listDependentRequests } from '~/page/page-sources';
import { buildOutlookTeam } from './outlook-team.fixture';
import { countEarlyResults, findSeasonStart, sources, toOutlookSections } from './page';

const buildClock = (fixedNowIso: string) => createContentClock({ timeZone: 'America/Chicago', fixedNowIso });

describe('the playoff outlook', () => {
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

  it('draws the places of a class by rank, and counts those that are certain', () => {
    const [section] = toOutlookSections([
      buildOutlookTeam({ id: '1', rank: 3, bid: 'E' }),
      buildOutlookTeam({ id: '2', rank: 1, bid: 'C' }),
      buildOutlookTeam({ id: '3', rank: 2, bid: 'R' }),
      buildOutlookTeam({ id: '4', rank: null, bid: null }),
    ]);
    expect(section?.places).toEqual({
      slots: {
        count: 4,
        runs: [
          { kind: 'tall', start: 0, length: 2 },
          { kind: 'short', start: 2, length: 2 },
        ],
      },
      certainText: '2 certain',
      openText: '2 open',
    });
  });

  it('shows the enrollment range of a class without teams that play up', () => {
    const [section] = toOutlookSections([
      buildOutlookTeam({ enrollment: 95 }),
      buildOutlookTeam({ enrollment: 140.5 }),
      buildOutlookTeam({ enrollment: 40, playsUp: true }),
      buildOutlookTeam({ enrollment: null }),
    ]);
    expect(section?.note).toBe('Enrollment 95 to 140.5');
    expect(toOutlookSections([buildOutlookTeam({ enrollment: null })])[0]?.note).toBeNull();
  });

  it.each([
    ['2026-07-12T13:00:00-05:00', 'Tuesday, September 1'],
    ['2026-09-01T23:00:00-05:00', 'Tuesday, September 1'],
    ['2026-09-02T09:00:00-05:00', null],
  ])('at %s names the days of the season that it belongs to', (now, firstWeekEnds) => {
    expect(findSeasonStart(buildClock(now))).toMatchObject({
      begins: 'Wednesday, August 26',
      firstWeekEnds,
      lastSeason: '2025-26',
    });
  });

  it('counts the results while fewer than half of the teams have one', () => {
    const [idle, played] = [
      { wins: 0, losses: 0 },
      { wins: 0, losses: 1 },
    ];
    expect(countEarlyResults([idle, idle, played])).toEqual({ played: 1, teams: 3 });
    expect(countEarlyResults([{ wins: null, losses: null }])).toEqual({ played: 0, teams: 1 });
    expect([countEarlyResults([idle, played]), countEarlyResults([])]).toEqual([null, null]);
  });

  it('has no classes before the first results', () => {
    expect(toOutlookSections([])).toEqual([]);
  });

  it('has no row of places once the field is drawn', () => {
    expect(toOutlookSections([buildOutlookTeam({})])[0]?.places).toMatchObject({
      certainText: '0 certain',
      openText: '1 open',
    });
    expect(toOutlookSections([buildOutlookTeam({})], false)[0]).not.toHaveProperty('places');
  });

  it.each([
    ['2025-10-25T19:00:00-05:00', []],
    ['2025-11-28T11:00:00-06:00', [['games', true]]],
  ])('at %s reads games of the playoffs: %j, only kept ones', (now, expected) => {
    const requests = listDependentRequests(sources({ clock: buildClock(now) }), () => undefined);
    const games = requests.filter(([name]) => name === 'games');
    expect(games.map(([name, { isKeptOnly }]) => [name, isKeptOnly])).toEqual(expected);
  });
});
