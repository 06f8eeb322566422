/** Progress of a prewarm run, in sources. */
export interface RunProgress {
  readonly planned: number;
  readonly done: number;
  /** Upstream calls that it caused. */
  readonly calls: number;
}

/** Result of a prewarm run. */
export interface RunSummary extends RunProgress {
  /** Answers that had not changed. */
  readonly unchanged: number;
  readonly failed: number;
  /** Pages requested at the public address. */
  readonly documents: number;
  /** Summary in words, for example `finals day: boys-golf`. */
  readonly note: string;
}

/** One run. Times are of the real clock, in milliseconds. */
export interface PrewarmRun extends RunProgress, Partial<Omit<RunSummary, keyof RunProgress>> {
  readonly id: string;
  readonly beganAtMs: number;
  /** Last progress report. */
  readonly seenAtMs: number;
  /** Absent while it runs, and forever if it was killed. */
  readonly endedAtMs?: number;
}

/** `busy`: another run holds the lease. Otherwise calls of earlier runs in this minute count against the budget. */
export type BeganRun =
  | {
      readonly kind: 'begin';
      readonly runId: string;
      readonly recentCalls: number;
      /** Text left by the previous run. */
      readonly memory?: string | undefined;
    }
  | { readonly kind: 'busy'; readonly sinceMs: number };

/** A run without progress for this long counts as dead. Shorter than a minute, so that the next run is not delayed. */
export const LEASE_MS = 45_000;
const MOST_RUNS = 60;

/** Newest last. */
type Runs = readonly PrewarmRun[];

/** Gives the lease to a new run unless another run holds it. */
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

/** Records progress. A run that lost its lease learns of it and should stop. */
export function withRunProgress(runs: Runs, runId: string, progress: RunProgress, nowMs: number) {
  const holder = findHolder(runs, nowMs);
  const holdsLease = holder === undefined ? runs.at(-1)?.id === runId : holder.id === runId;
  return { runs: withChange(runs, runId, { ...progress, ...(holdsLease && { seenAtMs: nowMs }) }), holdsLease };
}

/** Records the result of a run and frees the lease. */
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
