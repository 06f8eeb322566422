import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, fetchResponse, readText, getValue, type Fields } from '../../ask.fixture';
import { readCards, readFiles } from './finals-files.fixture';

const days = ['2025-10-10', '2025-10-11'];
const saturdayAfternoon = '2025-10-11T13:20:00-05:00';

async function fetchStatus(file: string, now: string): Promise<number> {
  return (await fetchResponse(`/data/iwm/${file}`, now)).status;
}

function getMinutes(moment: string, day: string): number {
  return (Date.parse(moment) - Date.parse(`${day}T00:00:00-05:00`)) / 60_000;
}

function parseTeeMinutes(text: string): number {
  const [, hour = '0', minute = '0', half = ''] = /^(\d+):(\d+) ([AP]M)/.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

describe('state finals scorecard files', () => {
  it('the files are missing, then empty, then have tee times, then scores', async () => {
    expect(await fetchStatus('2025-26/gob-3A-individual-r1.json', '2025-10-06T09:00:00-05:00')).toBe(404);
    const empty = await readFiles('gob-3A', '2025-10-07T18:00:00-05:00', 1);
    expect([empty.cards[0].size, empty.cards[1].size, empty.golfers.length, empty.teams.length]).toEqual([0, 0, 0, 0]);
    const paired = await readCards('gob-3A', '2025-10-09T09:00:00-05:00', 1);
    expect(paired[0].size).toBeGreaterThanOrEqual(100);
    expect(paired[1].size).toBe(0);
    expect(
      atLeastOne([...paired[0].values()]).every(({ holes, teeTime }) => holes.size === 0 && /M\*?$/.test(teeTime)),
    ).toBe(true);
    const over = await readCards('gob-3A', '2026-02-01T09:00:00-06:00', 1);
    expect([...over[1].values()].filter(({ holes }) => holes.size === 18).length).toBeGreaterThan(90);
  });

  it('past seasons have files; unknown classes and seasons do not', async () => {
    expect(await fetchStatus('2026-27/gog-2A-team-leader.json', saturdayAfternoon)).toBe(404);
    expect(await fetchStatus('2026-27/gog-2A-team-leader.json', '2026-10-10T13:20:00-05:00')).toBe(200);
    expect(await fetchStatus('2024-25/gog-2A-team-leader.json', saturdayAfternoon)).toBe(200);
    expect(await fetchStatus('2025-27/gog-2A-team-leader.json', saturdayAfternoon)).toBe(404);
    expect(await fetchStatus('2025-26/gog-3A-team-leader.json', saturdayAfternoon)).toBe(404);
  });

  it('holes are only ever added, and never before they can have been played', async () => {
    let before = new Map<string, number>();
    for (let step = 0; step < 12; step += 1) {
      const day = days[step < 6 ? 0 : 1] ?? '';
      const moment = `${day}T${String(9 + (step % 6) * 2).padStart(2, '0')}:10:00-05:00`;
      const cards = await readCards('gob-3A', moment, 1);
      const now = new Map<string, number>();
      const early: string[] = [];
      cards.forEach((round, number) => {
        const minutes = getMinutes(moment, days[number] ?? '');
        for (const { memberId, teeTime, holes } of round.values()) {
          const soonest = holes.size === 0 ? -Infinity : parseTeeMinutes(teeTime) + holes.size * 11;
          if (soonest > minutes) early.push(`${memberId} ${holes.size} holes at ${moment}`);
          for (const [hole, { gross }] of holes) now.set(`round ${number + 1} ${memberId} hole ${hole}`, gross);
        }
      });
      expect(early).toEqual([]);
      // May be empty: no hole is played before the first step.
      expect([...before].filter(([key, gross]) => now.get(key) !== gross)).toEqual([]);
      before = now;
    }
    expect(before.size).toBeGreaterThan(3500);
  });

  it('the second round is paired by the first, leaders last, without golfers who are out', async () => {
    const cards = await readCards('gob-1A', '2025-10-11T06:00:00-05:00', 1);
    const scores = [...cards[1].values()]
      .filter(({ teeTime }) => !teeTime.endsWith('*'))
      .sort((left, right) => parseTeeMinutes(right.teeTime) - parseTeeMinutes(left.teeTime))
      .map(({ memberId }) => cards[0].get(memberId)?.gross ?? 0);
    expect(Math.max(...scores.slice(0, 3))).toBeLessThanOrEqual(Math.min(...scores.slice(3)));
    expect(atLeastOne([...cards[1].keys()]).every((id) => cards[0].get(id)?.status === '')).toBe(true);
  });

  it('every golfer occurs once, with a team name and readable numbers', async () => {
    const body = (await askDemo('/data/iwm/2025-26/gog-1A-individual-r2.json', saturdayAfternoon)) as {
      individuals: unknown[];
    };
    const rows = body.individuals.filter(
      (row): row is Fields => typeof row === 'object' && row !== null && 'externalId' in row,
    );
    const ids = rows.map((row) => Number(getValue(row, 'memberId')));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(123);
    expect(
      atLeastOne(rows).every(({ externalId }) => typeof externalId === 'string' && /^\d{4}$/.test(externalId)),
    ).toBe(true);
    const text = JSON.stringify(rows);
    const grades = new Set(rows.map((row) => readText(row, 'grade').trim()));
    expect([...grades].filter((grade) => /^(9|10|11|12)th Grade$/.test(grade)).length).toBeGreaterThan(2);
    expect([...grades].some((grade) => /^\d+$/.test(grade))).toBe(true);
    expect(text).toMatch(/"par":"[345]"/);
    expect(text).toMatch(/"gross":"\d+"/);
    expect(/undefined|NaN|Infinity/.exec(text)).toBeNull();
  });

  it('holes are in playing order', async () => {
    const response = await fetchResponse('/data/iwm/2025-26/gob-1A-individual-r1.json', saturdayAfternoon);
    const text = await response.text();
    expect(text).toContain('"holes":{"10":');
    expect(text).not.toContain('~');
  });
});
