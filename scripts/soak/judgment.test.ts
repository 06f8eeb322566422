import { describe, expect, it } from 'vitest';
import { listMemorySpans, listSoakProblems, type BuildRun, type SoakSeen } from './judgment';
import type { SoakKind } from './schedule';

const settleSeconds = 60;

/** A sample every two seconds for five minutes. */
function buildRun(buildId: string, heapMbAt: (second: number) => number | undefined): BuildRun {
  const samples = Array.from({ length: 150 }, (_, index) => {
    const atSeconds = index * 2;
    return { atSeconds, rssMb: 400 + atSeconds, heapMb: heapMbAt(atSeconds), requests: 1024 * atSeconds };
  });
  return { buildId, startedAtSeconds: 0, samples };
}

const everything = new Map<SoakKind, number>([
  ['fault', 3],
  ['recovery', 3],
  ['cron', 4],
  ['policy', 5],
  ['deploy', 1],
]);

const good: SoakSeen = {
  requests: 1000,
  warmFailures: new Map(),
  accidents: [],
  runs: [buildRun('soak-1', () => 60)],
  done: everything,
  failedEvents: [],
};

describe('a soak', () => {
  it('without failures and with flat memory has no problems', () => {
    expect(listSoakProblems(good, settleSeconds)).toEqual([]);
  });

  it.each<[string, Partial<SoakSeen>, string]>([
    [
      'a warm page that failed',
      { warmFailures: new Map([['503 /scores', 2]]) },
      'warm page answered 503 /scores, 2 times',
    ],
    ['an unhandled failure in the log', { accidents: ['Uncaught Error: x'] }, 'log: Uncaught Error: x'],
    ['an event that failed', { failedEvents: ['12 s cron: gone'] }, '12 s cron: gone'],
    ['no requests', { requests: 0 }, 'nothing was asked for'],
    [
      'a kind of event that never happened',
      { done: new Map([...everything].filter(([kind]) => kind !== 'deploy')) },
      'no deploy happened',
    ],
    [
      'memory that grows',
      { runs: [buildRun('soak-1', (second) => 40 + second / 10)] },
      'what the isolate of soak-1 keeps grew from 46 to 69 MB',
    ],
    [
      'more memory than the platform gives',
      { runs: [buildRun('soak-1', () => 130)] },
      'the isolate of soak-1 keeps 130 MB',
    ],
    [
      'memory that was never measured',
      { runs: [buildRun('soak-1', () => undefined)] },
      'what the isolate of soak-1 keeps could not be measured',
    ],
    ['a run too short to judge memory', { runs: [] }, 'no build ran for long enough to judge its memory'],
  ])('with %s reports the problem', (_, changed, problem) => {
    expect(listSoakProblems({ ...good, ...changed }, settleSeconds)).toEqual([problem]);
  });

  it('says nothing of memory after a run of few minutes', () => {
    expect(listSoakProblems({ ...good, runs: [] }, null)).toEqual([]);
  });
});

describe('the memory of a build', () => {
  it('is measured after its caches have filled, ignoring a single peak', () => {
    const run = buildRun('soak-1', (second) => (second < settleSeconds ? 10 : second === 298 ? 90 : 40));
    expect(listMemorySpans([run], settleSeconds)).toEqual([
      { buildId: 'soak-1', heapMb: { first: 40, last: 40 }, rssMb: { first: 464, last: 694 }, rssKbPerRequest: 1 },
    ]);
  });

  it('is not judged when the build was replaced too soon', () => {
    const run = buildRun('soak-1', () => 60);
    expect(listMemorySpans([{ ...run, samples: run.samples.slice(0, 38) }], settleSeconds)).toEqual([]);
  });
});
