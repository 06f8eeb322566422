import { describe, expect, it } from 'vitest';
import { askDemo, textOf, valueOf, type Fields } from '../../ask.fixture';
import demo from '../../index';

const october = '2025-10-11T13:20:00-05:00';
const afterSectionals = '2025-11-02T12:00:00-06:00';
const afterState = '2025-11-08T20:00:00-06:00';
const ids = [688, 689, 690, 691, 692, 693];

function listIn(value: unknown, name: string): Fields[] {
  const list = (value as Record<string, unknown>)[name];
  expect(Array.isArray(list)).toBe(true);
  return (list as unknown[]).filter(
    (row): row is Fields =>
      typeof row === 'object' && row !== null && valueOf(row as Fields, 'SchoolName') !== undefined,
  );
}

const ask = (id: number, now = october, seed = 1): Promise<unknown> =>
  askDemo(`/v1/statefinal/cc-qualifiers?tournamentId=${id}`, now, seed);

async function statusOf(path: string): Promise<readonly [number, unknown]> {
  const response = await demo.fetch(new Request(`http://demo.invalid${path}`), {
    DEMO_ORIGIN: 'http://demo.invalid',
    FIXED_NOW: october,
    FIXED_NOW_SET_AT: new Date().toISOString(),
  });
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
    expect(new Set(runners.map((runner) => Number(valueOf(runner, 'number')))).size).toBe(runners.length);
    const numbers = boxes.map((row) => Number.parseInt(textOf(row, 'Box'), 10));
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBeGreaterThan(30);
    const teamBoxes = new Set(boxes.filter((row) => row.Type === 'T').map((row) => textOf(row, 'Box').trim()));
    expect(teamBoxes.size).toBe(28);
    const shared = boxes.filter((row) => row.Type === 'I').map((row) => textOf(row, 'Box').trim());
    expect(shared.every((box) => /^\d+[A-D]$/.test(box))).toBe(true);
    expect(new Set(shared).size).toBe(shared.length);
  });

  it('grades are text and sometimes missing; teams have head and assistant coaches', async () => {
    const answer = await ask(690);
    const grades = listIn(answer, 'teamQualifiers').flatMap((row) =>
      (row.athletes as Fields[]).map((athlete) => valueOf(athlete, 'yearInSchool')),
    );
    expect(grades.filter((grade) => grade === undefined || grade === '').length).toBeGreaterThan(2);
    expect(grades.filter((grade) => grade !== undefined).every((grade) => typeof grade === 'string')).toBe(true);
    const coaches = listIn(answer, 'teamQualifiers').flatMap((row) => (row.coaches as Fields[] | null) ?? []);
    expect(new Set(coaches.map((coach) => coach.coachType))).toEqual(new Set(['Head Coach', 'Assistant Coach']));
  });

  it("last year's qualifiers are listed until the sectionals are over", async () => {
    const [before, after] = [JSON.stringify(await ask(689)), JSON.stringify(await ask(689, afterSectionals))];
    expect(JSON.stringify(await ask(689, '2025-11-01T08:00:00-05:00'))).toBe(before);
    expect(after).not.toBe(before);
    expect(JSON.stringify(await ask(689, afterState))).toBe(after);
  });

  it.each([1, 4])('sectional medalists are among the qualifiers (seed %i)', async (seed) => {
    const path = '/v1/sports/boys-cross-country/tournament-scores?Class=2A&GameDate=11/01/2025';
    const meets = (await askDemo(path, afterState, seed)) as Fields[];
    const teams = JSON.stringify(await ask(689, afterState, seed));
    const plain = (text: string): string => text.replace(/&#39;/g, "'").replace(/&eacute;/g, 'é');
    expect(meets).toHaveLength(4);
    for (const meet of meets) {
      const name = /Medalist: +(.+) \(/.exec(plain(textOf(meet, 'Highlight')).replace(/ +/g, ' '))?.[1];
      if (name === undefined) continue;
      expect(plain(teams)).toContain(name.split(' ').at(-1));
    }
  });

  it('a known term answers, an unknown one is 404', async () => {
    const path = '/v1/2024-25/statefinal/cc-qualifiers';
    expect(await statusOf(path)).toEqual([400, { error: 'Missing tournamentId' }]);
    expect((await statusOf('/v1/statefinal/cc-qualifiers'))[0]).toBe(400);
    expect((await statusOf('/v1/statefinal/cc-qualifiers?tournamentId=999'))[0]).toBe(404);
    const empty = { tournamentId: '688', boxAssignments: [], teamQualifiers: [], individualQualifiers: [] };
    expect((await statusOf(`${path}?tournamentId=688`))[1]).not.toEqual(empty);
    expect(await statusOf('/v1/2022-23/statefinal/cc-qualifiers?tournamentId=688')).toEqual([200, empty]);
    expect(await statusOf('/v1/2026-27/statefinal/cc-qualifiers?tournamentId=688')).toEqual([
      404,
      { error: 'Archive not available for term 2026-27' },
    ]);
  });
});
