import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestFetcher } from '../../../tests/support/entry-fetcher';
import { ManualClock } from '../../../tests/support/manual-clock';
import { defineSource } from '../source/define-source';
import { CircuitBreaker, CircuitBreakers, type BreakerState } from './circuit-breaker';

let clock: ManualClock;
let breaker: CircuitBreaker;
let changes: BreakerState[];

beforeEach(() => {
  clock = new ManualClock();
  changes = [];
  breaker = new CircuitBreaker({ clock, onChange: (state) => changes.push(state) });
});

function failAtThreeEndpoints(): void {
  for (const endpoint of ['/a', '/b', '/c']) breaker.noteFailure(endpoint);
}

describe('a circuit breaker', () => {
  it('admits all calls while only one endpoint fails, however often', () => {
    for (let times = 0; times < 50; times += 1) breaker.noteFailure('/broken');
    expect(breaker.admits()).toBe(true);
    expect(changes).toEqual([]);
  });

  it('forgets failures when the host answers', () => {
    breaker.noteFailure('/a');
    breaker.noteFailure('/b');
    breaker.noteSuccess();
    breaker.noteFailure('/c');
    expect(breaker.admits()).toBe(true);
  });

  it('refuses calls once three endpoints in a row have failed', () => {
    failAtThreeEndpoints();
    expect(breaker.admits()).toBe(false);
    expect(changes).toEqual(['open']);
  });

  it('admits one call after two seconds, and all calls once that succeeds', async () => {
    failAtThreeEndpoints();
    await clock.advance(2000);
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.noteSuccess();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
    expect(changes).toEqual(['open', 'probing', 'closed']);
  });

  it('waits twice as long after each failed probe, up to 20 seconds', async () => {
    failAtThreeEndpoints();
    for (const seconds of [2, 4, 8, 16, 20, 20]) {
      await clock.advance(seconds * 1000 - 1);
      expect(breaker.admits(), `just before ${seconds} s`).toBe(false);
      await clock.advance(1);
      expect(breaker.admits(), `after ${seconds} s`).toBe(true);
      breaker.noteFailure('/a');
    }
  });

  it('admits another probe when a probe never returns', async () => {
    failAtThreeEndpoints();
    await clock.advance(2000);
    expect(breaker.admits()).toBe(true);
    await clock.advance(9999);
    expect(breaker.admits()).toBe(false);
    await clock.advance(1);
    expect(breaker.admits()).toBe(true);
  });

  it('exists once per host', () => {
    const breakers = new CircuitBreakers(() => new CircuitBreaker({ clock }));
    expect(breakers.getBreaker('https://one.example/a')).toBe(breakers.getBreaker('https://one.example/b?c'));
    expect(breakers.getBreaker('https://one.example/a')).not.toBe(breakers.getBreaker('https://one.example:8443/a'));
  });
});

it('a fetch that an open breaker prevents reports no call', async () => {
  failAtThreeEndpoints();
  const fetchEntry = createTestFetcher(() => Promise.reject(new Error('called')), {
    clock,
    breakers: new CircuitBreakers(() => breaker),
  });
  const source = defineSource({
    name: 'a.rows',
    buildPath: () => '/rows',
    buildSchema: () => z.unknown(),
    policy: 'scores',
  });
  expect(await fetchEntry(source.with({}), undefined)).toMatchObject({ kind: 'failure', calls: 0 });
});
