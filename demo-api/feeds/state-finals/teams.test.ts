import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo } from '../../ask.fixture';
import demo from '../../index';
import { lateNovember, october, listScores, askTeam, listTeams, teamSports, readText } from './ask-finals.fixture';

describe('GET /v1/statefinal/teams', () => {
  it.each(teamSports)('%s has four teams per class, two in football', async (sportId) => {
    const rows = await listTeams(sportId);
    const classes = new Set(rows.map((row) => row.Class));
    expect(rows).toHaveLength(classes.size * (sportId === 'football' ? 2 : 4));
    expect(new Set(rows.map((row) => row.SchoolID)).size).toBe(rows.length);
    for (const row of atLeastOne(rows)) {
      expect(readText(row, 'AllStaff').replaceAll(/\s+/g, ' ')).toContain(`${readText(row, 'HeadCoach')} (Head Coach)`);
      expect(readText(row, 'Row_1').split(', ').length).toBeGreaterThan(3);
    }
  });

  it("the last edition's teams are shown until all new ones have qualified", async () => {
    const fetchYear = async (now: string): Promise<string> => {
      const rows = await listScores('boys-soccer', now);
      return /20\d\d/.exec(readText(rows[0] ?? {}, 'Date'))?.[0] ?? '';
    };
    expect(await fetchYear(october)).toBe('2024');
    expect(await fetchYear('2025-10-24T12:00:00-05:00')).toBe('2024');
    expect(await fetchYear('2025-10-30T12:00:00-05:00')).toBe('2025');
    expect(await fetchYear('2026-07-02T12:00:00-05:00')).toBe('2025');
  });

  it('teams whose pages are linked are always present', async () => {
    for (const seed of [1, 2, 77]) {
      for (const now of [october, '2025-11-01T19:00:00-05:00', '2026-06-06T16:00:00-05:00', lateNovember]) {
        for (const [schoolId, sportId] of [
          ['0101', 'boys-soccer'],
          ['2207', 'girls-flag-football'],
          ['2905', 'girls-soccer'],
        ] as const) {
          expect(await askTeam(sportId, schoolId, now, seed), `${schoolId} ${now} ${seed}`).toHaveLength(1);
        }
      }
    }
  });

  it('most team photos exist and a few do not', async () => {
    const photos: (string | null)[] = [];
    for (const sportId of teamSports) {
      photos.push(...(await listTeams(sportId)).map((row) => readText(row, 'TeamPhoto') || null));
    }
    const named = photos.filter((photo) => photo !== null);
    expect(photos.length - named.length).toBeGreaterThan(0);
    const statuses = await Promise.all(
      named.map(async (url) => (await demo.fetch(new Request(url), { FIXED_NOW: october })).status),
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(named.length * 0.8);
    expect(statuses).toContain(404);
  });

  it('sports without team finals have no teams', async () => {
    for (const name of ['teams', 'rosters', 'scores']) {
      expect(await askDemo(`/v1/statefinal/${name}?sportId=girls-golf`, october)).toEqual([]);
    }
    expect(await askDemo('/v1/statefinal/coach?sportId=boys-golf&schoolId=0101', october)).toEqual([]);
    expect(await askDemo('/v1/statefinal/history?sportId=chess&schoolId=0101', october)).toEqual({ tournaments: [] });
    expect(await askDemo('/v1/statefinal/teams?sportId=football&schoolId=9999', october)).toEqual([]);
  });

  it('a missing or unknown sport is an error', async () => {
    const fetchStatus = async (query: string): Promise<number> =>
      (await demo.fetch(new Request(`http://demo.invalid/v1/statefinal/${query}`), { FIXED_NOW: october })).status;
    expect(await fetchStatus('teams')).toBe(400);
    expect(await fetchStatus('coach?sportId=football')).toBe(400);
    expect(await fetchStatus('rosters?sportId=quidditch')).toBe(404);
  });
});
