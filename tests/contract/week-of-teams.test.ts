import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, listConsecutiveDays } from '~/models/dates/calendar-date';
import type { TeamToday } from '~/models/teams/team-today';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, openCountedSite } from '../support/in-process-site';

/* Upstream calls and transfers of followed teams. */

const today = '2025-10-11';
const schoolCount = 9;

let followed: Awaited<ReturnType<typeof openCountedSite>>;
let schoolIds: readonly string[] = [];
let plan = '';
const shown = new Set<string>();

beforeAll(async () => {
  const answer = await (await askHealthyUpstream(new URL('/v1/schools', 'http://demo.invalid'))).text();
  const ids = [...answer.matchAll(/"SchoolID":"(\d{4})"/gi)].flatMap(([, id]) => id ?? []);
  schoolIds = [...new Set(ids)].slice(0, schoolCount);
  plan = `/my-teams/plan?teams=${[...schoolIds, 'boys-soccer'].join('.')}`;
  followed = await openCountedSite();
  const scores = await openCountedSite();
  for (const day of listConsecutiveDays(addDays(today, -3), 10)) await scores.ask(`/scores?date=${day}`);
  for (const path of scores.called) shown.add(path);
});

const readFile = async (key: string) => await (await followed.ask(`/my-teams/${key}.json`)).text();

describe('followed teams', () => {
  it('have small files from the scores of those days, one list of teams and one state series per sport', async () => {
    expect(schoolIds).toHaveLength(schoolCount);
    for (const key of [...schoolIds, 'football', 'boys-soccer']) {
      const file = await readFile(key);
      expect(file).toMatch(/^{"key":/);
      expect(file.length).toBeLessThanOrEqual(2048);
    }
    const others = atLeastOne(followed.called).filter((path) => !shown.has(path));
    const isOfSport = (path: string) =>
      /^\/v1\/(?:maxpreps\/school-list\?|sports\/[\w-]+\/tournament-scores$)/.test(path);
    expect(atLeastOne(others).filter((path) => !isOfSport(path))).toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  });

  it('have their last and next game from the days around today', async () => {
    const teams = await Promise.all(schoolIds.map(async (key) => JSON.parse(await readFile(key)) as TeamToday));
    const weeks = teams.map(({ week }) => week);
    expect(weeks.filter((week) => week?.next || week?.last).length).toBeGreaterThan(3);
    for (const week of atLeastOne(weeks)) {
      expect(week?.daysAhead).toBe(6);
      if (week?.next)
        expect(week.next.when).toMatch(/^(?:Sun|Mon|Tue|Wed|Thu|Fri), \w{3} \d{1,2}, (?:\d{1,2}:\d\d [AP]M|TBA)$/);
    }
  });
});

describe('the plan of a day', () => {
  it("is small, and calls upstream only for the day's scores, streams and state series", async () => {
    const { ask, called } = await openCountedSite();
    const response = await ask(plan);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(gzipSync(html).length).toBeLessThanOrEqual(15 * 1024);
    const others = await openCountedSite();
    await others.ask(`/streaming?date=${today}`);
    const isOfSeries = (path: string) => /^\/v1\/sports\/[\w-]+\/tournament-scores$/.test(path);
    expect(
      atLeastOne(called).filter((path) => !shown.has(path) && !others.called.has(path) && !isOfSeries(path)),
    ).toEqual([]);
  });

  it('lists each game of the followed schools once, by time, draws each once, and loads nothing else', async () => {
    const html = await (await followed.ask(plan)).text();
    const rows = html.split('<li class="grid grid-cols-[6rem_').slice(1);
    const times = rows.flatMap((row) => {
      const [, hour, minute, half] = /<p[^>]*>(\d{1,2}):(\d\d) ([AP])M/.exec(row) ?? [];
      return hour === undefined ? [] : [(Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0)];
    });
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const games = [...html.matchAll(/href="(\/games\/[^"]+)"/g)].map(([, href]) => href);
    expect(new Set(games).size).toBe(games.length);
    expect(rows.filter((row) => /<rect x="[^"]+%"/.test(row))).toHaveLength(times.length);
    expect(html).not.toMatch(/<script[^>]+src=|rel="stylesheet"/);
  });
});
