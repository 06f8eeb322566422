import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestFetcher } from '../../../tests/support/entry-fetcher';
import { ManualClock } from '../../../tests/support/manual-clock';
import { SourceCache } from '../source-cache';
import { defineSource } from '../source/define-source';
import { EntryMemory } from '../source/entry-memory';
import { policies } from '../source/policies';
import type { Urgency } from '../upstream/call-budget';
import type { SourceFetchers } from '../upstream/fetch-entry';
import { SourceRefresher } from './source-refresher';

/* A game in play is refreshed every 30 seconds, until a call for it is refused or fails. */

const source = defineSource({
  name: 'a.games',
  buildPath: () => '/games',
  buildSchema: () => z.array(z.string()),
  policy: 'scores',
  listLiveRows: (states) => states.map((state, index) => [String(index), state, 0, 0, null, null] as const),
});
const policy = { ...policies.scores, liveFreshSeconds: 30 };
const key = 's:v1.dataset:a.games:/games';
const seconds = 1000;

describe('a source with a game in play', () => {
  let clock: ManualClock;
  let isRefused: boolean;
  let isHanging: boolean;
  let states: string[];
  let urgencies: Urgency[];
  let caches: SourceCache[];

  beforeEach(() => {
    clock = new ManualClock();
    isRefused = false;
    isHanging = false;
    states = ['live'];
    urgencies = [];
    const fetchAnswer = createTestFetcher(() => Promise.resolve(Response.json(states)), { clock });
    const fetchEntry: SourceFetchers['fetchEntry'] = (request, held, purgedUntilMs, urgency) => {
      urgencies.push(urgency ?? 'foreground');
      const refusal = { kind: 'failure', reason: 'unreachable', detail: '', isRetryable: false } as const;
      if (isHanging) return new Promise(() => undefined);
      if (isRefused) return Promise.resolve({ ...refusal, heldBack: urgency });
      return fetchAnswer(request, held, purgedUntilMs);
    };
    const shared = {
      getKey: () => key,
      getPolicy: () => policy,
      getPurgedUntilMs: () => -Infinity,
      fetchEntry,
      store: undefined,
      clock,
      getRandom: () => 0,
      log: () => undefined,
      waitUntil: () => undefined,
    };
    const rejectCall = () => {
      throw new Error('there is one build');
    };
    const refresher = new SourceRefresher({
      ...shared,
      findSource: () => source.with({}).definition,
      fetchAnswer: rejectCall,
      rereadAnswer: rejectCall,
    });
    caches = ['one', 'two'].map(
      () =>
        new SourceCache({
          ...shared,
          memory: new EntryMemory(1e6),
          getRefresher: () => refresher,
          readAnswer: rejectCall,
        }),
    );
  });

  async function read(isolate: 0 | 1 = 0) {
    const reading = caches[isolate]?.read([source.with({})], {
      waitUntil: () => undefined,
      deadlineMs: 5000,
      acceptStale: true,
    });
    await clock.advance(3000);
    const answer = (await reading)?.[0]?.answer;
    return answer?.status === 'ok' ? answer : undefined;
  }

  it('is called every 30 seconds with the least urgency, and at the usual rate after the game', async () => {
    await read();
    await clock.advance(30 * seconds);
    states = ['final'];
    await read();
    expect(urgencies).toEqual(['foreground', 'ahead']);
    await clock.advance(120 * seconds);
    await read();
    expect(urgencies).toHaveLength(2);
    await clock.advance(60 * seconds);
    await read();
    expect(urgencies).toEqual(['foreground', 'ahead', 'foreground']);
  });

  it('is called at the usual rate in all isolates once its budget is spent, and faster again later', async () => {
    await read(0);
    await read(1);
    await clock.advance(30 * seconds);
    isRefused = true;
    const startMs = clock.getNowMs();
    const stale = await read(0);
    expect(stale?.value).toEqual(['live']);
    for (let look = 0; look < 12; look += 1) {
      await read(0);
      await read(1);
      await clock.advance(4 * seconds);
    }
    expect(urgencies).toEqual(['foreground', 'ahead']);
    isRefused = false;
    await clock.advance(startMs + 150 * seconds - clock.getNowMs());
    await read(0);
    expect(urgencies).toEqual(['foreground', 'ahead', 'foreground']);
    await clock.advance(30 * seconds);
    await read(0);
    expect(urgencies).toEqual(['foreground', 'ahead', 'foreground', 'ahead']);
  });

  it('is called at the usual rate in all isolates once an answer contradicts the copy', async () => {
    await read(0);
    await read(1);
    await clock.advance(30 * seconds);
    states = [];
    for (let look = 0; look < 12; look += 1) {
      expect((await read(0))?.value).toEqual(['live']);
      expect((await read(1))?.value).toEqual(['live']);
      await clock.advance(4 * seconds);
    }
    expect(urgencies).toEqual(['foreground', 'ahead']);
  });

  it('is served stale after a short wait', async () => {
    await read();
    await clock.advance(30 * seconds);
    isHanging = true;
    const startMs = clock.getNowMs();
    expect((await read())?.fetchedAtMs).toBeLessThan(startMs);
  });

  it('counts as failing only when a call at the usual rate is answered by nobody', async () => {
    await read();
    await clock.advance(60 * seconds);
    isRefused = true;
    expect((await read())?.isRefreshFailing).toBeUndefined();
    await clock.advance(120 * seconds);
    expect((await read())?.isRefreshFailing).toBe(true);
    isRefused = false;
    await clock.advance(30 * seconds);
    expect((await read())?.isRefreshFailing).toBeUndefined();
  });
});
