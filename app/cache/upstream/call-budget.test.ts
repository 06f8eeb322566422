import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { atLeastOne } from '../../../tests/support/at-least-one';
import {
  createFullBudget,
  countHeldBackCalls,
  describeHeldBackCalls,
  MOST_WAIT_MS,
  computeShareAt,
  SPARE_MS,
  URGENCIES,
  withTooManyCalls,
  withCallRequest,
  type BudgetState,
  type CallBudget,
  type CallGrant,
  type TooManyCalls,
  type Urgency,
} from './call-budget';

const startMs = 1_760_000_000_000;
const host = 'api.example';
const budget: CallBudget = { callsPerSecond: 10, burstCalls: 40 };

class Bucket {
  nowMs = startMs;
  state: BudgetState = createFullBudget(budget, startMs);

  draw(urgency: Urgency, tuned = budget): CallGrant {
    const { state, grant } = withCallRequest(this.state, { host, urgency, budget: tuned }, this.nowMs);
    this.state = state;
    return grant;
  }

  /** Counts the calls that are granted at once. */
  drawAll(urgency: Urgency, tuned = budget): number {
    for (let calls = 0; ; calls += 1) {
      const { waitMs, spareCalls } = this.draw(urgency, tuned);
      if (waitMs !== 0) return calls;
      calls += spareCalls;
    }
  }

  complain(status: TooManyCalls['status'], retryAfterMs?: number): void {
    const asked = retryAfterMs === undefined ? {} : { retryAfterMs };
    this.state = withTooManyCalls(this.state, { host, status, ...asked, budget }, this.nowMs);
  }
}

describe('the call budget of a host', () => {
  it('grants a burst at once and then calls at the given rate', () => {
    const bucket = new Bucket();
    expect(bucket.drawAll('waiting')).toBe(40);
    bucket.nowMs += 60 * SECOND_MS;
    expect(bucket.drawAll('waiting')).toBe(40);
  });

  it('reserves parts of a burst for more urgent calls', () => {
    const bucket = new Bucket();
    expect(bucket.drawAll('ahead')).toBe(20);
    expect(bucket.drawAll('foreground')).toBe(10);
    expect(bucket.drawAll('waiting')).toBe(10);
  });

  it('promises waiting visitors a turn within four seconds and holds back longer waits', () => {
    const bucket = new Bucket();
    bucket.drawAll('waiting');
    const waits = Array.from({ length: 45 }, () => bucket.draw('waiting').waitMs);
    expect(waits.slice(0, 3)).toEqual([200, 300, 400]);
    expect(Math.max(...waits.map((waitMs) => waitMs ?? 0))).toBe(MOST_WAIT_MS);
    expect(waits.slice(39)).toEqual([null, null, null, null, null, null]);
  });

  it('grants nothing to less urgent calls while a visitor waits', () => {
    const bucket = new Bucket();
    bucket.drawAll('waiting');
    bucket.draw('waiting');
    bucket.nowMs += SECOND_MS;
    expect(bucket.draw('foreground').waitMs).toBeNull();
    expect(bucket.draw('ahead').waitMs).toBeNull();
    expect(bucket.draw('waiting').waitMs).toBe(0);
  });

  it('grants calls of every urgency, however small the budget is', () => {
    for (const urgency of atLeastOne(URGENCIES)) {
      const bucket = new Bucket();
      const smallest = { callsPerSecond: 1, burstCalls: 1 };
      bucket.drawAll('waiting', smallest);
      bucket.nowMs += 10 * SECOND_MS;
      expect(bucket.draw(urgency, smallest).waitMs).toBe(0);
    }
  });

  it('grants spare calls only when more than half full and takes back unused ones', () => {
    const bucket = new Bucket();
    expect(bucket.draw('foreground')).toEqual({ waitMs: 0, spareCalls: 4 });
    expect([bucket.draw('ahead').spareCalls, bucket.draw('ahead').spareCalls, bucket.draw('ahead').spareCalls]).toEqual(
      [4, 2, 0],
    );
    bucket.nowMs += SPARE_MS;
    expect(bucket.draw('ahead').spareCalls).toBe(4);
  });

  it('applies a tuned budget from the next call on', () => {
    const bucket = new Bucket();
    const lower = { callsPerSecond: 2, burstCalls: 6 };
    expect(bucket.drawAll('waiting', lower)).toBe(6);
    bucket.nowMs += SECOND_MS;
    expect(bucket.drawAll('waiting', lower)).toBe(1);
  });

  it('never grants more than a burst, the rate and the spare calls in any period', () => {
    const step = fc.record({
      afterMs: fc.integer({ min: 0, max: 3000 }),
      urgency: fc.constantFrom(...URGENCIES),
      times: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const bucket = new Bucket();
        const momentsMs: number[] = [];
        for (const { afterMs, urgency, times } of steps) {
          bucket.nowMs += afterMs;
          for (let time = 0; time < times; time += 1) {
            const { waitMs, spareCalls } = bucket.draw(urgency);
            if (waitMs === null) continue;
            momentsMs.push(bucket.nowMs + waitMs);
            // In the worst case all spare calls are made at the last moment.
            for (let spare = 0; spare < spareCalls; spare += 1) momentsMs.push(bucket.nowMs + SPARE_MS);
          }
        }
        // Calls beyond the rate in the worst period that ends here.
        let beyond = 0;
        let lastMs = startMs;
        for (const momentMs of atLeastOne(momentsMs.sort((a, b) => a - b))) {
          beyond = Math.max(0, beyond - ((momentMs - lastMs) / SECOND_MS) * budget.callsPerSecond) + 1;
          lastMs = momentMs;
          expect(beyond).toBeLessThanOrEqual(budget.burstCalls * 1.25 + 1);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a host that reports too many calls', () => {
  it('gets no calls until Retry-After has passed, and then half the rate', () => {
    const bucket = new Bucket();
    bucket.complain(429, 20 * SECOND_MS);
    for (const urgency of atLeastOne(URGENCIES)) expect(bucket.draw(urgency).waitMs).toBeNull();
    bucket.nowMs += 17 * SECOND_MS;
    expect(bucket.draw('waiting').waitMs).toBe(3200);
    bucket.nowMs += 4 * SECOND_MS;
    // One token less, because the call that was granted before still waits.
    expect(bucket.drawAll('waiting')).toBe(4);
  });

  it('gets gradually more calls until it has the full rate again', () => {
    const bucket = new Bucket();
    bucket.complain(429);
    const shares = [0, 30, 60, 120].map((seconds) => computeShareAt(bucket.state, startMs + seconds * SECOND_MS));
    expect(shares).toEqual([0.5, 0.75, 1, 1]);
  });

  it('reduces the rate once for several calls that were already on the way', () => {
    const bucket = new Bucket();
    for (let times = 0; times < 20; times += 1) bucket.complain(429);
    expect(computeShareAt(bucket.state, bucket.nowMs)).toBe(0.5);
    bucket.nowMs += 2 * SECOND_MS;
    bucket.complain(429);
    expect(computeShareAt(bucket.state, bucket.nowMs)).toBeCloseTo(0.26, 2);
  });

  it('still gets a few calls when it keeps reporting', () => {
    const bucket = new Bucket();
    for (let times = 0; times < 50; times += 1) {
      bucket.nowMs += 3 * SECOND_MS;
      bucket.complain(429);
    }
    expect(computeShareAt(bucket.state, bucket.nowMs)).toBe(1 / 16);
    bucket.nowMs += 3 * SECOND_MS;
    expect(bucket.draw('foreground').waitMs).toBe(0);
  });

  it('is called again after 20 seconds when it asks for an hour', () => {
    const bucket = new Bucket();
    bucket.complain(429, 60 * MINUTE_MS);
    bucket.nowMs += 15 * SECOND_MS;
    expect(bucket.draw('waiting').waitMs).toBeNull();
    bucket.nowMs += 6 * SECOND_MS;
    expect(bucket.draw('waiting').waitMs).toBe(0);
  });

  it('with status 503 keeps at least half the rate, because a single endpoint may be the cause', () => {
    const bucket = new Bucket();
    for (let times = 0; times < 20; times += 1) {
      bucket.nowMs += 3 * SECOND_MS;
      bucket.complain(503, MINUTE_MS);
    }
    expect(computeShareAt(bucket.state, bucket.nowMs)).toBeGreaterThanOrEqual(0.5);
    bucket.nowMs += SECOND_MS;
    expect(bucket.draw('waiting').waitMs).toBe(0);
  });
});

it('held-back calls are counted for five minutes, without calls made ahead of time', () => {
  const bucket = new Bucket();
  bucket.drawAll('waiting');
  for (let times = 0; times < 7; times += 1) bucket.draw('foreground');
  for (let times = 0; times < 7; times += 1) bucket.draw('ahead');
  expect(countHeldBackCalls(bucket.state, bucket.nowMs)).toBe(7);
  expect(describeHeldBackCalls(7, 20)).toBe(
    '7 calls held back in the last 5 minutes: the budget of 20 calls a second is spent',
  );
  expect(countHeldBackCalls(bucket.state, bucket.nowMs + 6 * MINUTE_MS)).toBe(0);
});
