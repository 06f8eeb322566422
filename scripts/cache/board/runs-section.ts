import type { OperationsState } from '~/operations/operations-state';
import { LEASE_MS, type PrewarmRun } from '~/operations/prewarm-runs';
import { formatDuration, formatMoment } from '../durations';
import type { Section } from '../report';
import type { BoardFacts } from './board-facts';

const SHOWN_RUNS = 10;
/** A run begins every minute, so after two minutes one is missing. docs/operating.md names this time. */
const OLDEST_LAST_RUN_MS = 2 * 60_000;

const COLUMNS = [
  { title: 'began' },
  { title: 'ended' },
  { title: 'sources', align: 'right' },
  { title: 'calls', align: 'right' },
  { title: 'unchanged', align: 'right' },
  { title: 'failed', align: 'right' },
  { title: 'pages', align: 'right' },
  { title: 'for', flexible: true },
] as const;

/** The last prewarm runs, with a warning when one was killed or none came lately. */
export function buildRunsSection(
  { runs, sinceMs }: OperationsState,
  { nowMs, isPrewarmed, operations }: BoardFacts,
): Section {
  const title = 'Prewarm runs';
  if (!isPrewarmed) return { title, lines: ['Prewarming is switched off: PREWARM_CALLS_PER_MINUTE is 0.'] };
  const shown = runs.slice(-SHOWN_RUNS).toReversed();
  const killed = shown.filter((run) => getRunState(run, runs, nowMs) === 'killed').length;
  const last = shown[0];
  // A new deployment has had no time for a run.
  const lastAgeMs = nowMs - (last?.seenAtMs ?? (operations === null ? -Infinity : sinceMs));
  const isLate = lastAgeMs > OLDEST_LAST_RUN_MS;
  const lines = [
    ...(last === undefined ? ['None was reported yet.'] : []),
    ...(isLate && last !== undefined ? [`The last sign of a run was ${formatMoment(last.seenAtMs, nowMs)}.`] : []),
    ...(killed > 0 ? [`${killed} of the last ${shown.length} runs did not reach their end.`] : []),
  ];
  const rows = shown.map((run) => [
    formatMoment(run.beganAtMs, nowMs),
    formatRunEnd(run, runs, nowMs),
    `${run.done} of ${run.planned}`,
    String(run.calls),
    String(run.unchanged ?? 0),
    String(run.failed ?? 0),
    String(run.documents ?? 0),
    run.note ?? '',
  ]);
  return {
    title,
    tone: isLate || killed > 0 ? 'attention' : 'good',
    lines,
    ...(rows.length > 0 && { table: { columns: COLUMNS, rows } }),
  };
}

/** Only the newest run can still be at work, and only while it reports progress. */
function getRunState(run: PrewarmRun, runs: readonly PrewarmRun[], nowMs: number): 'ended' | 'running' | 'killed' {
  if (run.endedAtMs !== undefined) return 'ended';
  return run === runs.at(-1) && nowMs - run.seenAtMs < LEASE_MS ? 'running' : 'killed';
}

function formatRunEnd(run: PrewarmRun, runs: readonly PrewarmRun[], nowMs: number): string {
  const state = getRunState(run, runs, nowMs);
  if (state === 'running') return 'running';
  return state === 'killed' ? 'killed' : `after ${formatDuration(((run.endedAtMs ?? 0) - run.beganAtMs) / 1000)}`;
}
