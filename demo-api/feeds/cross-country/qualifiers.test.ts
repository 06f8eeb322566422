import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, askRows, fetchResponse, getValue, getInnerFields, readText, type Fields } from '../../ask.fixture';

const october = '2025-10-11T13:20:00-05:00';
const afterSectionals = '2025-11-02T12:00:00-06:00';
const afterState = '2025-11-08T20:00:00-06:00';
const ids = [688, 689, 690, 691, 692, 693];

function listIn(value: unknown, name: string): Fields[] {
  const list = (value as Record<string, unknown>)[name];
  expect(Array.isArray(list)).toBe(true);
  return (list as unknown[]).filter(
    (row): row is Fields =>
      typeof row === 'object' && row !== null && getValue(row as Fields, 'SchoolName') !== undefined,
  );
}

const ask = (id: number, now = afterSectionals, seed = 1): Promise<unknown> =>
  askDemo(`/v1/statefinal/cc-qualifiers?tournamentId=${id}`, now, seed);

const buildEmptyLists = (tournamentId: string) => ({
  tournamentId,
  boxAssignments: [],
  teamQualifiers: [],
  individualQualifiers: [],
});

async function fetchStatus(path: string, now = october): Promise<readonly [number, unknown]> {
  const response = await fetchResponse(path, now);
  return [response.status, await response.json()];
}

describe('cross country qualifiers', () => {
  it.each(ids)('tournament %i lists teams, individual qualifiers and a box for each', async (id) => {
    const answer = await ask(id);
    expect(answer).toHaveProperty('tournamentId', String(id));
    const boxes = listIn(answer, 'boxAssignments');
    const [teams, alone] = [listIn(answer, 'teamQualifiers'), listIn(answer, 'individualQualifiers')];
    expect(teams).toHaveLength(28);
    expect(alone.length).toBeGreaterThan(10);
    const runners = [...teams, ...alone].flatMap((row) => row.athletes as Fields[]);
    expect(boxes).toHaveLength(runners.length);
    expect(runners.length).toBeGreaterThan(300);
    expect(new Set(runners.map((runner) => Number(getValue(runner, 'number')))).size).toBe(runners.length);
    const numbers = boxes.map((row) => Number.parseInt(readText(row, 'Box'), 10));
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBeGreaterThan(30);
    const teamBoxes = new Set(boxes.filter((row) => row.Type === 'T').map((row) => readText(row, 'Box').trim()));
    expect(teamBoxes.size).toBe(28);
    const shared = boxes.filter((row) => row.Type === 'I').map((row) => readText(row, 'Box').trim());
    expect(atLeastOne(shared).every((box) => /^\d+[A-D]$/.test(box))).toBe(true);
    expect(new Set(shared).size).toBe(shared.length);
  });

  it('grades are text and sometimes missing; teams have head and assistant coaches', async () => {
    const answer = await ask(690);
    const grades = listIn(answer, 'teamQualifiers').flatMap((row) =>
      (row.athletes as Fields[]).map((athlete) => getValue(athlete, 'yearInSchool')),
    );
    expect(grades.filter((grade) => grade === undefined || grade === '').length).toBeGreaterThan(2);
    expect(atLeastOne(grades.filter((grade) => grade !== undefined)).every((grade) => typeof grade === 'string')).toBe(
      true,
    );
    const coaches = listIn(answer, 'teamQualifiers').flatMap((row) => (row.coaches as Fields[] | null) ?? []);
    expect(new Set(coaches.map((coach) => coach.coachType))).toEqual(new Set(['Head Coach', 'Assistant Coach']));
  });

  it('the lists of a season are empty until its sectionals are over, and stay as they are afterwards', async () => {
    for (const now of [october, '2025-11-01T08:00:00-05:00']) {
      expect(await ask(689, now)).toEqual(buildEmptyLists('689'));
    }
    const after = JSON.stringify(await ask(689));
    expect(JSON.stringify(await ask(689, afterState))).toBe(after);
    expect(JSON.stringify(await ask(689, '2028-08-18T12:00:00-05:00'))).toBe(after);
  });

  it.each(['2025-10-11', '2025-10-25', '2025-10-26', '2025-11-01'])(
    'on %s, before the sectionals are over, no meet of the season has qualifiers or teams in its sectionals',
    async (day) => {
      const now = `${day}T07:00:00-05:00`;
      for (const id of ids) expect(await ask(id, now), String(id)).toEqual(buildEmptyLists(String(id)));
      for (const sport of ['boys-cross-country', 'girls-cross-country']) {
        for (const round of ['11/01/2025', '11/08/2025']) {
          const meets = await askRows(`/v1/sports/${sport}/tournament-scores?GameDate=${round}`, now, 'ContestID');
          expect(meets.length).toBeGreaterThan(2);
          for (const meet of atLeastOne(meets)) {
            const sides = ['TopTeam', 'BottomTeam'].map((side) => readText(getInnerFields(meet, side), 'TeamName'));
            expect(sides).toEqual(['TBD', 'TBD']);
            expect(readText(meet, 'Highlight')).toBe('');
          }
        }
      }
    },
  );

  it('each season has six ids of its own, and ids of seasons to come are unknown', async () => {
    for (const [id, before, after] of [
      [687, '2024-10-31T12:00:00-05:00', '2024-11-03T12:00:00-06:00'],
      [694, '2026-10-30T12:00:00-05:00', '2026-11-01T12:00:00-06:00'],
      [705, '2027-11-05T12:00:00-05:00', '2027-11-07T12:00:00-06:00'],
    ] as const) {
      expect(await ask(id, before)).toEqual(buildEmptyLists(String(id)));
      expect(listIn(await ask(id, after), 'teamQualifiers').length).toBeGreaterThan(20);
    }
    expect(JSON.stringify(await ask(683))).not.toContain(JSON.stringify(listIn(await ask(689), 'teamQualifiers')[0]));
    const path = '/v1/statefinal/cc-qualifiers?tournamentId=694';
    expect((await fetchStatus(path, '2026-06-30T23:00:00-05:00'))[0]).toBe(404);
    expect((await fetchStatus(path, '2026-07-01T01:00:00-05:00'))[0]).toBe(200);
  });

  it.each([1, 4])('sectional medalists are among the qualifiers (seed %i)', async (seed) => {
    const path = '/v1/sports/boys-cross-country/tournament-scores?Class=2A&GameDate=11/01/2025';
    const meets = (await askDemo(path, afterState, seed)) as Fields[];
    const teams = JSON.stringify(await ask(689, afterState, seed));
    const decodeText = (text: string): string => text.replace(/&#39;/g, "'").replace(/&eacute;/g, 'é');
    expect(meets).toHaveLength(4);
    for (const meet of atLeastOne(meets)) {
      const name = /Medalist: +(.+) \(/.exec(decodeText(readText(meet, 'Highlight')).replace(/ +/g, ' '))?.[1];
      if (name === undefined) continue;
      expect(decodeText(teams)).toContain(name.split(' ').at(-1));
    }
  });

  it('a known term answers, an unknown one is 404', async () => {
    const path = '/v1/2024-25/statefinal/cc-qualifiers';
    expect(await fetchStatus(path)).toEqual([400, { error: 'Missing tournamentId' }]);
    expect((await fetchStatus('/v1/statefinal/cc-qualifiers'))[0]).toBe(400);
    expect((await fetchStatus('/v1/statefinal/cc-qualifiers?tournamentId=999'))[0]).toBe(404);
    expect((await fetchStatus('/v1/statefinal/cc-qualifiers?tournamentId=651'))[0]).toBe(404);
    expect((await fetchStatus(`${path}?tournamentId=682`))[1]).not.toEqual(buildEmptyLists('682'));
    expect((await fetchStatus(`${path}?tournamentId=688`))[0]).toBe(404);
    expect(await fetchStatus('/v1/2019-20/statefinal/cc-qualifiers?tournamentId=652')).toEqual([
      200,
      buildEmptyLists('652'),
    ]);
    expect(await fetchStatus('/v1/2026-27/statefinal/cc-qualifiers?tournamentId=694')).toEqual([
      404,
      { error: 'Archive not available for term 2026-27' },
    ]);
  });
});
