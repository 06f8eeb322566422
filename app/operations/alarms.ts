import type { PolicyName } from '~/cache/source/policies';
import { defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import {
  computeShareAt,
  countHeldBackCalls,
  describeHeldBackCalls,
  type BudgetState,
  type CallBudget,
} from '~/cache/upstream/call-budget';
import { describeContradictions, listContradictingSources } from '~/cache/upstream/host-answers';
import type { OverdueGame } from '~/models/games/overdue-games';
import { MINUTE_MS } from '~/time-units';
import { createEmptyOperations, type OperationsState, type SourceMarks } from './operations-state';
import { LEASE_MS, type PrewarmRun } from './prewarm-runs';
import { sumRecentCounts } from './recent-counts';

/* What deserves an operator's attention. The board, the status address and the metrics all decide it here. */

/** Each alarm with the section of docs/operating.md that contains the next step. */
export const alarmSections = {
  'hosts-down': 'when-upstream-is-down',
  'calls-held-back': 'the-budget-of-calls',
  'sources-failing': 'when-sources-fail',
  'sources-turned-empty': 'when-sources-turn-empty',
  'games-overdue': 'when-games-have-no-final-score',
  'prewarm-late': 'when-prewarming-stops',
  'season-facts-missing': 'a-new-season',
  'platform-purge-failed': 'when-a-purge-fails',
  'policies-invalid': 'when-the-policies-are-invalid',
} as const;

export type AlarmName = keyof typeof alarmSections;

export interface Alarm {
  readonly name: AlarmName;
  /** `bad`: visitors may see old data or errors. `attention`: somebody should look at it. */
  readonly severity: 'attention' | 'bad';
  /** At least one. */
  readonly reasons: readonly string[];
}

/** State of purging the platform's cache. */
export interface PurgeFacts {
  readonly pending: readonly unknown[];
  readonly last?: { readonly atMs: number; readonly outcome: string; readonly detail?: string | undefined } | undefined;
}

export interface AlarmFacts {
  /** Real clock. */
  readonly nowMs: number;
  /** `null` before the first count. */
  readonly operations: OperationsState | null;
  readonly overdue: readonly OverdueGame[];
  /** `null` before the first purge. */
  readonly platformPurges: PurgeFacts | null;
  /** `null` with a `problem` when the stored document is invalid. */
  readonly document: PolicyDocument | null;
  readonly problem?: string;
  /** Budget of each upstream host. */
  readonly budget: CallBudget;
  readonly seasonWarnings: readonly string[];
  /** Whether a cron prewarms at all. */
  readonly isPrewarmed: boolean;
  /** The policy that a source declares; `undefined` for a source of another build. */
  readonly getPolicyName: (source: string) => PolicyName | undefined;
}

/** The alarms at this moment, in the order of the board. */
export function listAlarms(facts: AlarmFacts): readonly Alarm[] {
  const { seasonWarnings, document, problem } = facts;
  const purge = describePurgeProblem(facts.platformPurges, facts.nowMs);
  const candidates: readonly Alarm[] = [
    {
      name: 'hosts-down',
      severity: 'bad',
      reasons: listSilentHosts(getOperations(facts)).map((host) => `${host} does not answer`),
    },
    { name: 'calls-held-back', severity: 'attention', reasons: listLimitedHosts(facts).flatMap(describeLimit(facts)) },
    {
      name: 'sources-failing',
      severity: 'bad',
      reasons: judgeSources(facts).failing.map(({ source, wrong }) => `${source}: ${wrong}`),
    },
    { name: 'sources-turned-empty', severity: 'attention', reasons: describeTurned(facts) },
    {
      name: 'games-overdue',
      severity: 'attention',
      reasons: facts.overdue.map(
        ({ game }) => `${game.teams.map(({ name }) => name).join(' and ')}, ${game.day ?? ''}`,
      ),
    },
    { name: 'prewarm-late', severity: 'attention', reasons: describePrewarmProblems(facts) },
    { name: 'season-facts-missing', severity: 'attention', reasons: seasonWarnings },
    { name: 'platform-purge-failed', severity: 'bad', reasons: purge === null ? [] : [purge] },
    {
      name: 'policies-invalid',
      severity: 'bad',
      reasons: document === null ? [problem ?? 'The document is not valid.'] : [],
    },
  ];
  return candidates.filter(({ reasons }) => reasons.length > 0);
}

function getOperations({ operations, nowMs }: AlarmFacts): OperationsState {
  return operations ?? createEmptyOperations(nowMs);
}

/** Upstream hosts whose circuit breaker is not closed. */
export function listSilentHosts({ hosts }: OperationsState): string[] {
  return Object.entries(hosts).flatMap(([host, { breaker }]) => (breaker === 'closed' ? [] : [host]));
}

/** A host that gets fewer calls than its budget, or for which calls were held back. */
export interface LimitedHost {
  readonly host: string;
  /** Share of the budget, see `computeShareAt`. */
  readonly share: number;
  /** Calls that it gets now. */
  readonly callsPerSecond: number;
  readonly loweredAtMs: number;
  /** In the last minutes. */
  readonly heldBack: number;
}

export function describeHost(
  host: string,
  state: BudgetState,
  { budget, nowMs }: Pick<AlarmFacts, 'budget' | 'nowMs'>,
): LimitedHost {
  const share = computeShareAt(state, nowMs);
  const callsPerSecond = state.pausedUntilMs > nowMs ? 0 : Math.round(budget.callsPerSecond * share * 10) / 10;
  return { host, share, callsPerSecond, loweredAtMs: state.loweredAtMs, heldBack: countHeldBackCalls(state, nowMs) };
}

export function listLimitedHosts(facts: AlarmFacts): LimitedHost[] {
  return Object.entries(getOperations(facts).budgets ?? {})
    .map(([host, state]) => describeHost(host, state, facts))
    .filter(({ share, heldBack }) => share < 1 || heldBack > 0);
}

function describeLimit({ budget }: AlarmFacts) {
  return ({ host, share, callsPerSecond, heldBack }: LimitedHost): string[] => [
    ...(share < 1
      ? [`${host} asked for fewer calls: it gets ${callsPerSecond} of ${budget.callsPerSecond} a second`]
      : []),
    ...(heldBack > 0 ? [`${host}: ${describeHeldBackCalls(heldBack, budget.callsPerSecond)}`] : []),
  ];
}

/** A source with a failed last call, many lost rows, or an unreachable host. */
interface FailingSource {
  readonly source: string;
  readonly wrong: string;
  readonly marks: SourceMarks | undefined;
  /** Reads in this hour and the one before it. */
  readonly staleIfError: number;
  readonly unanswered: number;
}

/** Judges the sources that were called or read. `recovered` ones answer again after failures and are no alarm. */
export function judgeSources(facts: AlarmFacts) {
  const operations = getOperations(facts);
  const counts = sumRecentCounts(operations, 1, facts.nowMs);
  const failing: FailingSource[] = [];
  const recovered: string[] = [];
  for (const source of [...new Set([...Object.keys(operations.sources), ...counts.keys()])].sort()) {
    const marks = operations.sources[source];
    const { staleIfError = 0, failed: unanswered = 0 } = counts.get(source)?.reads ?? {};
    const missed = staleIfError + unanswered;
    const wrong =
      describeFailing(marks) ?? describeLostRows(source, marks, facts) ?? describeNotCalled(operations, marks, missed);
    if (wrong !== null) failing.push({ source, wrong, marks, staleIfError, unanswered });
    else if (missed > 0) recovered.push(source);
  }
  return { failing, recovered };
}

function describeFailing(marks: SourceMarks | undefined): string | null {
  const { failedAtMs = -Infinity, succeededAtMs = -Infinity, failure = '' } = marks ?? {};
  return failedAtMs > succeededAtMs ? failure : null;
}

/** Set when the last answer lost more rows than the policy accepts. */
function describeLostRows(source: string, marks: SourceMarks | undefined, facts: AlarmFacts): string | null {
  const policy = facts.getPolicyName(source);
  const { receivedRows = 0, droppedRows = 0 } = marks ?? {};
  if (policy === undefined || droppedRows === 0) return null;
  const { mostDroppedPercent } = computeEffectivePolicy(
    facts.document ?? defaultPolicyDocument,
    { source, policy },
    facts.nowMs,
  );
  return droppedRows * 100 > mostDroppedPercent * receivedRows
    ? `${droppedRows} of ${receivedRows} rows of the last answer do not fit, and there was no better copy`
    : null;
}

/** A source that is not called since its host failed has no failure itself, but its pages go without it. */
function describeNotCalled({ hosts }: OperationsState, marks: SourceMarks | undefined, missed: number): string | null {
  if (missed === 0) return null;
  const silent = Object.entries(hosts).find(
    ([, { breaker, sinceMs }]) => breaker !== 'closed' && sinceMs > (marks?.succeededAtMs ?? -Infinity),
  );
  return silent === undefined ? null : `not called while ${silent[0]} does not answer`;
}

/** A single source that contradicts its copy may be news; many are a host in trouble (decision 28). */
function describeTurned(facts: AlarmFacts): string[] {
  const names = listContradictingSources(getOperations(facts).sources, facts.nowMs);
  return names.length === 0 ? [] : [`${describeContradictions(names.length)}: ${names.join(', ')}`];
}

const JUDGED_RUNS = 10;
/** A run begins every minute, so after two minutes one is missing. docs/operating.md names this time. */
const OLDEST_LAST_RUN_MS = 2 * MINUTE_MS;

/** The last prewarm runs, newest first. */
export function judgePrewarmRuns(facts: AlarmFacts) {
  const { runs, sinceMs } = getOperations(facts);
  const shown = runs.slice(-JUDGED_RUNS).toReversed();
  // A new deployment has had no time for a run.
  const lastSeenAtMs = shown[0]?.seenAtMs ?? (facts.operations === null ? -Infinity : sinceMs);
  return {
    shown,
    killed: shown.filter((run) => getRunState(run, runs, facts.nowMs) === 'killed').length,
    isLate: facts.nowMs - lastSeenAtMs > OLDEST_LAST_RUN_MS,
  };
}

function describePrewarmProblems(facts: AlarmFacts): string[] {
  if (!facts.isPrewarmed) return [];
  const { shown, killed, isLate } = judgePrewarmRuns(facts);
  return [
    ...(isLate ? ['No prewarm run was seen in the last 2 minutes'] : []),
    ...(killed > 0 ? [`${killed} of the last ${shown.length} prewarm runs did not reach their end`] : []),
  ];
}

/** Only the newest run can still be at work, and only while it reports progress. */
export function getRunState(
  run: PrewarmRun,
  runs: readonly PrewarmRun[],
  nowMs: number,
): 'ended' | 'running' | 'killed' {
  if (run.endedAtMs !== undefined) return 'ended';
  return run === runs.at(-1) && nowMs - run.seenAtMs < LEASE_MS ? 'running' : 'killed';
}

/** A purge that no run has repeated for this long is stuck. */
const STUCK_MS = 5 * MINUTE_MS;

/** Whether a purge of the platform's cache waits for a run of the prewarm worker that does not come. */
export function isPurgeStuck({ pending, last }: PurgeFacts, nowMs: number): boolean {
  return last !== undefined && pending.length > 0 && nowMs - last.atMs > STUCK_MS;
}

function describePurgeProblem(purges: PurgeFacts | null, nowMs: number): string | null {
  if (purges?.last === undefined) return null;
  const { outcome, detail } = purges.last;
  if (outcome === 'failed')
    return `The platform's cache could not be purged${detail === undefined ? '' : ` (${detail})`}`;
  return isPurgeStuck(purges, nowMs) ? "No run of the prewarm worker repeats a purge of the platform's cache" : null;
}
