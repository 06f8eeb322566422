import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestFetcher } from '../../../tests/support/entry-fetcher';
import { ManualClock } from '../../../tests/support/manual-clock';
import { defineSource } from '../source/define-source';
import { policies } from '../source/policies';
import { isMoreUrgent, type Urgency } from '../upstream/call-budget';
import { CircuitBreaker, CircuitBreakers } from '../upstream/circuit-breaker';
import type { FetchReport } from '../upstream/fetch-report';
import type { RefreshReport, RefreshRequest } from './call-refresher';
import { SourceRefresher } from './source-refresher';

const second = 1000;
const source = defineSource({
  name: 'a.rows',
  buildPath: () => '/rows',
  buildSchema: () => z.array(z.string()),
  policy: 'scores',
});
const key = 's:v1.dataset:a.rows:/rows';

describe('a call held back by the budget of its host', () => {
  let clock: ManualClock;
  /** The budget admits only calls that are more urgent than this. */
  let heldBack: Urgency | undefined;
  /** The urgency of each call requested from the budget. */
  let questions: Urgency[];
  let complaints: (readonly [host: string, status: number, retryAfterMs?: number])[];
  let reports: FetchReport[];
  let calls: number;
  let latencyMs: number;
  let answer: () => Response;
  let breaker: CircuitBreaker;
  let refresher: SourceRefresher;

  beforeEach(() => {
    clock = new ManualClock();
    heldBack = undefined;
    questions = [];
    complaints = [];
    reports = [];
    calls = 0;
    latencyMs = 0;
    answer = () => Response.json(['row']);
    breaker = new CircuitBreaker({ clock });
    const fetchEntry = createTestFetcher(
      async () => {
        calls += 1;
        await new Promise<void>((resolve) => clock.callAfter(latencyMs, resolve));
        return answer();
      },
      {
        clock,
        breakers: new CircuitBreakers(() => breaker),
        noteFetch: (report) => reports.push(report),
        gate: {
          admits: async (_host, urgency) => {
            questions.push(urgency);
            await new Promise<void>((resolve) => clock.callAfter(latencyMs, resolve));
            return heldBack === undefined || isMoreUrgent(urgency, heldBack);
          },
          noteTooManyCalls: (...complaint) => {
            complaints.push(complaint);
            return Promise.resolve();
          },
        },
      },
    );
    refresher = new SourceRefresher({
      findSource: () => source.definition,
      getKey: () => key,
      getPolicy: () => policies.scores,
      getPurgedUntilMs: () => -Infinity,
      fetchEntry,
      fetchAnswer: () => Promise.reject(new Error('no caller of another build here')),
      rereadAnswer: () => {
        throw new Error('nothing is kept here');
      },
      store: undefined,
      clock,
      getRandom: () => 0.5,
      waitUntil: () => undefined,
    });
  });

  function describeReport(report: RefreshReport): string {
    if (report.kind === 'entry') return report.fetched ? 'new' : 'kept';
    return report.kind === 'failure' ? report.reason : report.kind;
  }

  async function ask(urgency: Urgency, more: Partial<RefreshRequest> = {}): Promise<string> {
    const asked = refresher.refresh({ key, source: 'a.rows', params: {}, newerThanMs: 0, urgency, ...more });
    await clock.advance(2 * latencyMs);
    return describeReport(await asked);
  }

  it('is requested again only after more than a second', async () => {
    heldBack = 'foreground';
    for (let times = 0; times < 20; times += 1) expect(await ask('foreground')).toBe('unreachable');
    expect([questions.length, calls]).toEqual([1, 0]);
    heldBack = undefined;
    await clock.advance(2 * second);
    expect([await ask('foreground'), calls]).toEqual(['kept', 1]);
  });

  it('is requested at once for a more urgent caller', async () => {
    heldBack = 'ahead';
    expect([await ask('ahead'), await ask('foreground')]).toEqual(['unreachable', 'new']);
  });

  it('is requested again for an urgent caller that joined it', async () => {
    heldBack = 'ahead';
    latencyMs = 100;
    const patient = ask('ahead');
    const waiting = ask('waiting');
    await clock.advance(second);
    expect([await patient, await waiting]).toEqual(['unreachable', 'new']);
  });

  it('is retried without new requests until it is made, for at most half a minute', async () => {
    heldBack = 'foreground';
    await ask('foreground');
    await clock.advance(10 * second);
    expect(questions).toHaveLength(1 + 5);
    heldBack = undefined;
    await clock.advance(2 * second);
    expect([await ask('foreground'), calls, questions.length]).toEqual(['kept', 1, 7]);
    heldBack = 'foreground';
    await ask('foreground', { newerThanMs: clock.getNowMs() });
    await clock.advance(600 * second);
    expect([questions.length, calls]).toEqual([7 + 1 + 13, 1]);
  });

  it('is not retried by itself when it was only made ahead of time', async () => {
    heldBack = 'ahead';
    await ask('ahead');
    await clock.advance(60 * second);
    expect(questions).toHaveLength(1);
  });

  it('is not counted as a source failure in reports or by the breaker', async () => {
    heldBack = 'waiting';
    await ask('waiting');
    expect(reports).toEqual([]);
    for (const endpoint of ['/a', '/b', '/c']) breaker.noteFailure(endpoint);
    await clock.advance(30 * second);
    await ask('waiting');
    expect(breaker.state).toBe('probing');
    heldBack = undefined;
    await clock.advance(3 * second);
    expect([await ask('waiting'), breaker.state]).toEqual(['kept', 'closed']);
  });

  it.each([
    [429, '30', [['upstream.invalid', 429, 30_000]]],
    [429, null, [['upstream.invalid', 429, undefined]]],
    [503, '30', [['upstream.invalid', 503, 30_000]]],
    [503, null, []],
    [500, '30', []],
  ])(
    'status %i with Retry-After %s is reported to the gate only when it means too many calls',
    async (status, wait, told) => {
      answer = () => new Response(null, { status, headers: wait === null ? {} : { 'retry-after': wait } });
      const asked = ask('foreground');
      await clock.advance(second);
      expect(await asked).toBe('upstream-error');
      expect(complaints).toEqual(told);
    },
  );

  it('status 429 does not open the breaker', async () => {
    answer = () => new Response(null, { status: 429 });
    breaker.noteFailure('/a');
    breaker.noteFailure('/b');
    await ask('foreground');
    expect(breaker.state).toBe('closed');
  });
});
