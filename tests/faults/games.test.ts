import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, openInProcessSite, type InProcessSite } from '../support/in-process-site';
import { gamePaths } from '../support/route-rows';

/* A game is searched only in the list of its address. */

type Get = ReturnType<InProcessSite['startIsolate']>;

let site: InProcessSite;
let get: Get;
let calls: string[];

beforeAll(async () => {
  site = await openInProcessSite();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = [];
  get = site.startIsolate((url) => {
    if (!url.pathname.startsWith('/v1/sponsors')) calls.push(url.pathname + url.search);
    return askHealthyUpstream(url);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const findCanonical = (html: string) => /rel="canonical" href="[^"]*?(\/games\/[^"]*)"/.exec(html)?.[1];

describe('a game page', () => {
  it.each(gamePaths)('%s opens at the address of its card, which is canonical', async (path) => {
    const response = await get(path);
    expect([response.status, findCanonical(await response.text())]).toEqual([200, path]);
  });

  it('of today opens by id alone, and its canonical address has the date', async () => {
    const response = await get('/games/251301844');
    expect([response.status, findCanonical(await response.text())]).toEqual([200, '/games/251301844?date=2025-10-11']);
  });

  it.each(['/', '/scores', '/scores2', '/sports/boys-soccer', '/sports/boys-soccer/state-series/scores/1A'])(
    'answers for the cards of %s',
    async (page) => {
      const html = await (await get(page)).text();
      const paths = [...new Set([...html.matchAll(/<a [^>]*href="(\/games\/[^"]+)"/g)].map(([, path = '']) => path))];
      expect(paths.length).toBeGreaterThan(0);
      const statuses = [];
      for (const path of paths.slice(0, 6)) statuses.push([path, (await get(path)).status]);
      expect(atLeastOne(statuses).filter(([, status]) => status !== 200)).toEqual([]);
    },
  );
});

describe('addresses of unknown games', () => {
  it('answer 404, and cost one call per list regardless of their number', async () => {
    const lists = ['?date=2025-10-11', '?week=7', '?sport=boys-soccer', ''];
    for (let id = 1; id <= 40; id += 1) {
      const response = await get(`/games/${id}${lists[id % lists.length] ?? ''}`);
      expect(response.status).toBe(404);
      if (id === 1) expect(await response.text()).toContain('Game not found.');
    }
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.filter((call) => /maxpreps|football|boys-soccer/.test(call))).toHaveLength(5);
  });

  it('cost no call when they cannot be ids', async () => {
    for (const id of ['%3Cscript%3E', 'a%20b', '-1', '1'.repeat(80)]) {
      expect((await get(`/games/${id}`)).status).toBe(404);
    }
    expect(calls).toEqual([]);
  });

  it('answer 502 instead of 404 when the list could not be fetched', async () => {
    const askFailing = site.startIsolate((url) =>
      url.pathname.startsWith('/v1/sponsors')
        ? askHealthyUpstream(url)
        : Promise.resolve(new Response(null, { status: 403 })),
    );
    for (const path of atLeastOne(gamePaths)) expect((await askFailing(path)).status).toBe(502);
    const withoutScoreboard = site.startIsolate((url) =>
      url.pathname.endsWith('/scoreboard')
        ? Promise.resolve(new Response(null, { status: 403 }))
        : askHealthyUpstream(url),
    );
    expect((await withoutScoreboard('/games/1?sport=boys-soccer')).status).toBe(502);
  });
});

describe('the teams of a game', () => {
  const path = '/games/251101588?week=7';
  const openWithout = (lost: RegExp) =>
    site.startIsolate((url) => {
      if (lost.test(url.pathname)) return Promise.resolve(new Response(null, { status: 403 }));
      calls.push(url.pathname + url.search);
      return askHealthyUpstream(url);
    });
  const countInPage = (html: string) => ({
    records: /class="result block text-sm">([^<]*)</.exec(html)?.[1]?.match(/ \d+-\d+/g)?.length ?? 0,
    results: html.match(/>Before this game</g)?.length ?? 0,
  });
  it('make one call each besides that of the list of the sport’s teams', async () => {
    await expect.poll(async () => countInPage(await (await get(path)).text())).toEqual({ records: 2, results: 2 });
    const ofTeams = calls.filter((call) => call.startsWith('/v1/maxpreps/school-'));
    expect(ofTeams.map((call) => call.replace(/[^/]+$/, ''))).toEqual([
      '/v1/maxpreps/',
      '/v1/maxpreps/school-schedule/',
      '/v1/maxpreps/school-schedule/',
    ]);
  });

  it.each([
    ['have neither records nor results without their schedules', /school-schedule/, { records: 0, results: 0 }],
    ['are left out without the list', /school-list/, { records: 0, results: 0 }],
  ])('%s, and the page is whole', async (_, lost, expected) => {
    const ask = openWithout(lost);
    const read = async () => await (await ask(path)).text();
    await expect.poll(async () => countInPage(await read())).toEqual(expected);
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await read()) ?? [];
    expect(main).toContain('score-heading');
    expect(main).not.toMatch(/undefined|NaN|null-|not available/);
  });
});
