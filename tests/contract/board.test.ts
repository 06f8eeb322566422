import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openCountedSite } from '../support/in-process-site';

const bracket = '/sports/boys-soccer/state-series/brackets/2A';
const leaderboard = '/sports/boys-golf/state-series/state-leaderboard/2A';
const board = '/board?show=scores:all,scores:boys-soccer,bracket:boys-soccer.2A,board:boys-golf.2A';

it('a board makes no upstream calls beyond those of its pages, and each slide is at most 10 KB', async () => {
  const { ask: visit, called } = await openCountedSite();
  for (const path of ['/scores', bracket, leaderboard]) expect((await visit(path)).status).toBe(200);
  const before = new Set(called);
  const turns = Number(/ of (\d+) /.exec(await (await visit(board)).text())?.[1]);
  expect(turns).toBeGreaterThan(4);
  for (let turn = 1; turn <= turns; turn += 1) {
    const response = await visit(`${board}&turn=${turn}`);
    expect(response.status).toBe(200);
    expect(gzipSync(await response.text()).length).toBeLessThan(10_000);
  }
  expect(atLeastOne(called).filter((path) => !before.has(path))).toEqual([]);
});

it('stands mode shows each scoreboard game of a sport without calls beyond those of the game page', async () => {
  const { ask, called } = await openCountedSite();
  const landing = await (await ask('/sports/girls-volleyball')).text();
  const ids = [...landing.matchAll(/href="\/games\/(\w+)\?sport=girls-volleyball"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBeGreaterThan(3);
  for (const id of atLeastOne(new Set(ids))) {
    expect((await ask(`/games/${id}?sport=girls-volleyball`)).status).toBe(200);
    const before = new Set(called);
    expect(await (await ask(`/board?show=game:${id}.girls-volleyball`)).text()).toContain('class="game"');
    expect(atLeastOne(called).filter((path) => !before.has(path))).toEqual([]);
  }
});

describe('the board setup page', () => {
  it.each([
    ['/', '/board/setup'],
    ['/scores', '/board/setup'],
    ['/scores?sport=football', '/board/setup?first=scores%3Afootball'],
    ['/sports/boys-golf/state-series/state-leaderboard/2A', '/board/setup?first=board%3Aboys-golf.2A'],
    ['/schools/details/0101', '/board/setup?place='],
  ])('is linked from %s as %s', async (from, to) => {
    const { ask } = await openCountedSite();
    expect(await (await ask(from)).text()).toContain(`href="${to}`);
    expect((await ask(to)).status).toBe(200);
  });
});
