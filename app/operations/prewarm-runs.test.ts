import { describe, expect, it } from 'vitest';
import { LEASE_MS, withRunBegun, withRunEnded, withRunProgress, type PrewarmRun } from './prewarm-runs';

const startMs = 1_700_000_000_000;
const summary = { planned: 9, done: 9, calls: 4, unchanged: 3, failed: 0, documents: 2, note: 'eve: boys-golf' };

function begin(runs: readonly PrewarmRun[], id: string, nowMs: number) {
  return withRunBegun(runs, id, nowMs);
}

describe('the lease for prewarm runs', () => {
  it('is given to the first run, and the second learns since when it is taken', () => {
    const first = begin([], 'a', startMs);
    expect(first.began).toEqual({ kind: 'begin', runId: 'a', recentCalls: 0 });
    const second = begin(first.runs, 'b', startMs + 30_000);
    expect(second.began).toEqual({ kind: 'busy', sinceMs: startMs });
    expect(second.runs).toBe(first.runs);
  });

  it('is free when the run has ended', () => {
    const ended = withRunEnded(begin([], 'a', startMs).runs, 'a', summary, startMs + 5000);
    expect(ended).toMatchObject([{ id: 'a', beganAtMs: startMs, endedAtMs: startMs + 5000, ...summary }]);
    expect(begin(ended, 'b', startMs + 5001).began.kind).toBe('begin');
  });

  it('is free after its length without progress from a killed run, not earlier', () => {
    const { runs } = begin([], 'a', startMs);
    expect(begin(runs, 'b', startMs + LEASE_MS - 1).began.kind).toBe('busy');
    expect(begin(runs, 'b', startMs + LEASE_MS).began.kind).toBe('begin');
  });

  it('is extended by progress and lost to the run that took over', () => {
    const progress = { planned: 9, done: 3, calls: 1 };
    const seen = withRunProgress(begin([], 'a', startMs).runs, 'a', progress, startMs + 30_000);
    expect(seen.holdsLease).toBe(true);
    expect(begin(seen.runs, 'b', startMs + LEASE_MS + 1).began.kind).toBe('busy');
    const taken = begin(seen.runs, 'b', startMs + 30_000 + LEASE_MS);
    expect(taken.began.kind).toBe('begin');
    expect(withRunProgress(taken.runs, 'a', progress, startMs + 30_001 + LEASE_MS).holdsLease).toBe(false);
    expect(withRunProgress(taken.runs, 'b', progress, startMs + 30_001 + LEASE_MS).holdsLease).toBe(true);
  });

  it('ends before the run of the next minute, even if this run failed', () => {
    expect(begin(begin([], 'a', startMs).runs, 'b', startMs + 60_000).began.kind).toBe('begin');
  });

  it('includes the number of calls made by runs of this minute', () => {
    const ended = withRunEnded(begin([], 'a', startMs).runs, 'a', summary, startMs + 5000);
    expect(begin(ended, 'b', startMs + 6000).began).toMatchObject({ recentCalls: 4 });
    expect(begin(ended, 'b', startMs + 60_000).began).toMatchObject({ recentCalls: 0 });
  });

  it('keeps the last sixty runs', () => {
    let runs: readonly PrewarmRun[] = [];
    for (let index = 0; index < 70; index += 1) {
      runs = withRunEnded(begin(runs, `run-${index}`, startMs + index).runs, `run-${index}`, summary, startMs + index);
    }
    expect(runs).toHaveLength(60);
    expect(runs.at(-1)?.id).toBe('run-69');
  });
});
