import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../tests/support/manual-clock';
import { SingleFlight } from './single-flight';

const noAnchor = (): void => undefined;
/** The promise of a request that was cancelled: on workerd it never settles. */
const stranded = () => new Promise<string>(() => undefined);

describe('single flight', () => {
  let clock: ManualClock;
  let flights: SingleFlight<string>;
  let started: number;

  beforeEach(() => {
    clock = new ManualClock();
    flights = new SingleFlight({ clock, waitTimeoutMs: 3000, evictAfterMs: 20_000 });
    started = 0;
  });

  function work(result: string): () => Promise<string> {
    return () => {
      started += 1;
      return new Promise((resolve) => {
        clock.after(100, () => {
          resolve(result);
        });
      });
    };
  }

  it('starts the work once for all who ask while it is under way', async () => {
    const all = Promise.all(Array.from({ length: 50 }, () => flights.join('key', work('done'), noAnchor)));
    await clock.advance(100);
    expect(new Set(await all)).toEqual(new Set(['done']));
    expect(started).toBe(1);
  });

  it('keeps keys apart', async () => {
    const both = Promise.all([flights.join('a', work('A'), noAnchor), flights.join('b', work('B'), noAnchor)]);
    await clock.advance(100);
    expect(await both).toEqual(['A', 'B']);
  });

  it('nobody waits longer than the timeout for work whose owner was cancelled', async () => {
    void flights.join('key', stranded, noAnchor);
    const waiters = Promise.all(Array.from({ length: 20 }, () => flights.join('key', work('done'), noAnchor)));
    await clock.advance(3100);
    expect(new Set(await waiters)).toEqual(new Set(['done']));
  });

  it('waiters that time out together start the work once, not once each', async () => {
    void flights.join('key', stranded, noAnchor);
    const waiters = Promise.all(Array.from({ length: 20 }, () => flights.join('key', work('done'), noAnchor)));
    await clock.advance(3100);
    await waiters;
    expect(started).toBe(1);
  });

  it('forgets work that is older than any work can be, so that newcomers do not wait at all', async () => {
    void flights.join('key', stranded, noAnchor);
    await clock.advance(20_000);
    const newcomer = flights.join('key', work('done'), noAnchor);
    await clock.advance(100);
    expect(await newcomer).toBe('done');
  });

  it('anchors the work to the request that started it', async () => {
    const anchored: Promise<unknown>[] = [];
    const done = flights.join('key', work('done'), (promise) => anchored.push(promise));
    await clock.advance(100);
    await done;
    expect(anchored).toHaveLength(1);
  });

  it('hands a failure to all who waited and starts afresh for the next', async () => {
    const failing = () => Promise.reject(new Error('broken'));
    const both = await Promise.allSettled([
      flights.join('key', failing, noAnchor),
      flights.join('key', failing, noAnchor),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = flights.join('key', work('done'), noAnchor);
    await clock.advance(100);
    expect(await next).toBe('done');
  });
});
