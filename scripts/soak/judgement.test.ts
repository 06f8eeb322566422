import { describe, expect, it } from 'vitest';
import { memorySpans, problemsOfSoak, type BuildRun, type SoakSeen } from './judgement';
import type { SoakKind } from './schedule';

const settleSeconds = 60;

/** A sample every two seconds for five minutes. */
function runOf(buildId: string, mbAt: (second: number) => number): BuildRun {
  const samples = Array.from({ length: 150 }, (_, index) => ({ atSeconds: index * 2, rssMb: mbAt(index * 2) }));
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
  runs: [runOf('soak-1', () => 400)],
  done: everything,
  failedEvents: [],
};

describe('a soak', () => {
  it('without failures and with flat memory has no problems', () => {
    expect(problemsOfSoak(good, settleSeconds)).toEqual([]);
  });

  it.each<[string, Partial<SoakSeen>, string]>([
    [
      'a warm page that failed',
      { warmFailures: new Map([['503 /scores', 2]]) },
      'warm page answered 503 /scores, 2 times',
    ],
    ['an unhandled failure in the log', { accidents: ['Uncaught Error: x'] }, 'log: Uncaught Error: x'],
    ['an event that failed', { failedEvents: ['12 s cron: gone'] }, '12 s cron: gone'],
    ['no request', { requests: 0 }, 'nothing was asked for'],
    [
      'a kind of event that never happened',
      { done: new Map([...everything].filter(([kind]) => kind !== 'deploy')) },
      'no deploy happened',
    ],
    [
      'memory that grows',
      { runs: [runOf('soak-1', (second) => 400 + second)] },
      'memory of soak-1 grew from 464 to 694 MB',
    ],
    ['a run too short to judge memory', { runs: [] }, 'no build ran for long enough to judge its memory'],
  ])('with %s says so', (_, changed, problem) => {
    expect(problemsOfSoak({ ...good, ...changed }, settleSeconds)).toEqual([problem]);
  });
});

describe('memory of a build', () => {
  it('is measured after its caches have filled, and a single peak does not count', () => {
    const run = runOf('soak-1', (second) => (second < settleSeconds ? 100 : second === 298 ? 900 : 400));
    expect(memorySpans([run], settleSeconds)).toEqual([{ buildId: 'soak-1', firstMb: 400, lastMb: 400 }]);
  });

  it('is not judged when it was replaced too soon', () => {
    const run = runOf('soak-1', () => 400);
    expect(memorySpans([{ ...run, samples: run.samples.slice(0, 38) }], settleSeconds)).toEqual([]);
  });
});
