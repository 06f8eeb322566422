/** How far a prewarm run has come, in sources. */
export interface RunProgress {
  readonly planned: number;
  readonly done: number;
  /** Calls of upstream that it caused. */
  readonly calls: number;
}

/** How a prewarm run ended. */
export interface RunSummary extends RunProgress {
  /** Answers that had not changed. */
  readonly unchanged: number;
  readonly failed: number;
  /** Pages that were asked for at the public address. */
  readonly documents: number;
  /** What it was about, in words, for example `finals day: boys-golf`. */
  readonly note: string;
}

/** One run. Moments are of the real clock, milliseconds. */
export interface PrewarmRun extends RunProgress, Partial<Omit<RunSummary, keyof RunProgress>> {
  readonly id: string;
  readonly beganAtMs: number;
  /** The last sign of life. */
  readonly seenAtMs: number;
  /** Absent while it runs, and for ever when it was killed. */
  readonly endedAtMs?: number;
}

/**
 * `busy`: another run has the lease since that moment; do nothing. Otherwise what runs of this minute have called already
 * counts against the new run's budget.
 */
export type BeganRun =
  | {
      readonly kind: 'begin';
      readonly runId: string;
      readonly recentCalls: number;
      /** What the run before left for this one. */
      readonly memory?: string | undefined;
    }
  | { readonly kind: 'busy'; readonly sinceMs: number };

/**
 * A run that gave no sign of life for so long is taken for dead, and the next one may begin. Less than the minute between
 * two runs, so that one that was killed costs none of those after it.
 */
export const LEASE_MS = 45_000;
const MOST_RUNS = 60;

/** Newest last. */
type Runs = readonly PrewarmRun[];

/** Gives the lease to a new run unless another one holds it. */
export function withRunBegun(
  runs: Runs,
  runId: string,
  nowMs: number,
): { readonly runs: Runs; readonly began: BeganRun } {
  const holder = findHolder(runs, nowMs);
  if (holder !== undefined) return { runs, began: { kind: 'busy', sinceMs: holder.beganAtMs } };
  const run: PrewarmRun = { id: runId, beganAtMs: nowMs, seenAtMs: nowMs, planned: 0, done: 0, calls: 0 };
  const recent = runs.filter(({ beganAtMs }) => beganAtMs > nowMs - LEASE_MS);
  const recentCalls = recent.reduce((sum, { calls }) => sum + calls, 0);
  return { runs: [...runs, run].slice(-MOST_RUNS), began: { kind: 'begin', runId, recentCalls } };
}

/** Notes a sign of life. A run whose lease went to another one learns so, and should stop. */
export function withRunProgress(
  runs: Runs,
  runId: string,
  progress: RunProgress,
  nowMs: number,
): { readonly runs: Runs; readonly holdsLease: boolean } {
  const holder = findHolder(runs, nowMs);
  const holdsLease = holder === undefined ? runs.at(-1)?.id === runId : holder.id === runId;
  return { runs: withChange(runs, runId, { ...progress, ...(holdsLease && { seenAtMs: nowMs }) }), holdsLease };
}

/** Notes how a run ended and frees the lease. */
export function withRunEnded(runs: Runs, runId: string, summary: RunSummary, nowMs: number): Runs {
  return withChange(runs, runId, { ...summary, seenAtMs: nowMs, endedAtMs: nowMs });
}

/** The run that holds the lease. */
function findHolder(runs: Runs, nowMs: number): PrewarmRun | undefined {
  const last = runs.at(-1);
  return last?.endedAtMs === undefined && last !== undefined && nowMs - last.seenAtMs < LEASE_MS ? last : undefined;
}

function withChange(runs: Runs, runId: string, change: Partial<PrewarmRun>): Runs {
  return runs.map((run) => (run.id === runId && run.endedAtMs === undefined ? { ...run, ...change } : run));
}
