import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { SingleFlight } from './single-flight';

const ignoreAnchor = (): void => undefined;
/** The promise of a cancelled request, which never settles on workerd. */
const waitForever = () => new Promise<string>(() => undefined);

describe('single flight', () => {
  let clock: ManualClock;
  let flights: SingleFlight<string>;
  let started: number;

  beforeEach(() => {
    clock = new ManualClock();
    flights = new SingleFlight({ clock, waitTimeoutMs: 3000, evictAfterMs: 20_000 });
    started = 0;
  });

  function createWork(result: string): () => Promise<string> {
    return () => {
      started += 1;
      return new Promise((resolve) => {
        clock.callAfter(100, () => {
          resolve(result);
        });
      });
    };
  }

  function resolveAfter(delayMs: number, result: string): Promise<string> {
    return new Promise((resolve) => {
      clock.callAfter(delayMs, () => {
        resolve(result);
      });
    });
  }

  it('starts the work once for all concurrent callers', async () => {
    const all = Promise.all(Array.from({ length: 50 }, () => flights.join('key', createWork('done'), ignoreAnchor)));
    await clock.advance(100);
    expect(new Set(await all)).toEqual(new Set(['done']));
    expect(started).toBe(1);
  });

  it('keeps keys separate', async () => {
    const both = Promise.all([
      flights.join('a', createWork('A'), ignoreAnchor),
      flights.join('b', createWork('B'), ignoreAnchor),
    ]);
    await clock.advance(100);
    expect(await both).toEqual(['A', 'B']);
  });

  it('makes no caller wait longer than the timeout for work whose owner was cancelled', async () => {
    void flights.join('key', waitForever, ignoreAnchor);
    const waiters = Promise.all(
      Array.from({ length: 20 }, () => flights.join('key', createWork('done'), ignoreAnchor)),
    );
    await clock.advance(3100);
    expect(new Set(await waiters)).toEqual(new Set(['done']));
  });

  it('starts the work once for callers that time out together', async () => {
    void flights.join('key', waitForever, ignoreAnchor);
    const waiters = Promise.all(
      Array.from({ length: 20 }, () => flights.join('key', createWork('done'), ignoreAnchor)),
    );
    await clock.advance(3100);
    await waiters;
    expect(started).toBe(1);
  });

  it.each([
    { workMs: 4000, attempts: 3 },
    { workMs: 8000, attempts: 3 },
  ])('500 callers in 5 s of work that takes $workMs ms start one attempt per wait timeout', async (given) => {
    const workSlowly = () => {
      started += 1;
      return resolveAfter(given.workMs, 'done');
    };
    const callers: Promise<string>[] = [];
    for (let count = 0; count < 500; count += 1) {
      callers.push(flights.join('key', workSlowly, ignoreAnchor));
      await clock.advance(10);
    }
    await clock.advance(20_000);
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['done']));
    expect(started).toBe(given.attempts);
  });

  it('gives a waiting caller the result of the attempt that settles first', async () => {
    const first = flights.join('key', () => resolveAfter(4000, 'first'), ignoreAnchor);
    await clock.advance(1000);
    const waiter = flights.join('key', () => resolveAfter(4000, 'second'), ignoreAnchor);
    await clock.advance(3000);
    expect(await Promise.all([first, waiter])).toEqual(['first', 'first']);
  });

  it('starts background work once while it runs, and again once it may be lost', async () => {
    const anchored: Promise<unknown>[] = [];
    const start = () => {
      flights.startUnlessRunning(
        'key',
        () => ((started += 1), waitForever()),
        (promise) => anchored.push(promise),
      );
    };
    start();
    start();
    await clock.advance(2999);
    start();
    expect([started, anchored.length]).toEqual([1, 1]);
    await clock.advance(1);
    start();
    start();
    expect(started).toBe(2);
  });

  it('forgets work older than the eviction time, so that new callers do not wait', async () => {
    void flights.join('key', waitForever, ignoreAnchor);
    await clock.advance(20_000);
    const newcomer = flights.join('key', createWork('done'), ignoreAnchor);
    await clock.advance(100);
    expect(await newcomer).toBe('done');
  });

  it('attaches the work to the request that started it', async () => {
    const anchored: Promise<unknown>[] = [];
    const done = flights.join('key', createWork('done'), (promise) => anchored.push(promise));
    await clock.advance(100);
    await done;
    expect(anchored).toHaveLength(1);
  });

  it('passes a failure to all waiting callers and starts again for the next caller', async () => {
    const rejectAsBroken = () => Promise.reject(new Error('broken'));
    const both = await Promise.allSettled([
      flights.join('key', rejectAsBroken, ignoreAnchor),
      flights.join('key', rejectAsBroken, ignoreAnchor),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = flights.join('key', createWork('done'), ignoreAnchor);
    await clock.advance(100);
    expect(await next).toBe('done');
  });
});
