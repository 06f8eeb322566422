import { defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import {
  countHeldBackCalls,
  describeHeldBackCalls,
  computeShareAt,
  type CallBudget,
} from '~/cache/upstream/call-budget';
import { describeContradictions, listContradictingSources } from '~/cache/upstream/host-answers';
import { findSport } from '~/config/sports';
import { formatTime } from '~/models/games/game';
import { createEmptyOperations, type OperationsState, type SourceMarks } from '~/operations/operations-state';
import { LEASE_MS, type PrewarmRun } from '~/operations/prewarm-runs';
import type { PlatformPurges } from '~/prewarm/platform-purges';
import { findSource } from '~/upstream/registry';
import { formatBudget, listOverrides, buildOverrideSections, buildPurgeMarksSection } from '../commands/show';
import { buildHostsSection } from '../commands/stats';
import { formatPeriod, sumRecentCounts } from '../counted-operations';
import { formatDuration, formatMoment } from '../durations';
import { buildPlatformPurgeSection } from '../platform-cache';
import { longText, number, text, type Report, type Section } from '../report';
import { OVERDUE_AFTER_MINUTES, OVERDUE_FOR_DAYS, type OverdueGame } from './overdue-games';

export interface BoardFacts {
  readonly place: string;
  readonly nowMs: number;
  /** The content time, as text. */
  readonly contentTime: string;
  /** `null` before the first count. */
  readonly operations: OperationsState | null;
  readonly overdue: readonly OverdueGame[];
  /** State of purging the platform's cache; `null` before the first purge. */
  readonly platformPurges: PlatformPurges | null;
  /** `null` with a `problem` when the stored document is invalid. */
  readonly document: PolicyDocument | null;
  readonly problem?: string;
  /** Budget of each upstream host. */
  readonly budget: CallBudget;
  readonly seasonWarnings: readonly string[];
  /** Whether a cron prewarms at all. */
  readonly isPrewarmed: boolean;
}

export function buildBoardReport(facts: BoardFacts): Report {
  const operations = facts.operations ?? createEmptyOperations(facts.nowMs);
  const sections = [
    buildHostsSection(operations, facts.nowMs),
    buildBudgetSection(operations, facts),
    buildTroubleSection(operations, facts),
    buildTurnedSection(operations, facts.nowMs),
    buildOverdueSection(facts),
    buildDroppedSection(operations, facts.nowMs),
    buildRunsSection(operations, facts),
    buildSeasonSection(facts),
    buildPlatformPurgeSection(facts.platformPurges, facts.nowMs),
    ...buildPolicySections(facts),
  ];
  const wrong = sections.filter(needsAttention).map(({ title = '' }) => title);
  const summary = wrong.length === 0 ? 'All is well.' : `Look at: ${wrong.join(', ').toLowerCase()}.`;
  const tone = wrong.length === 0 ? 'good' : 'attention';
  return {
    title: `Operator board of ${facts.place}`,
    sections: [{ tone, lines: [summary, `On the site it is ${facts.contentTime}.`] }, ...sections],
  };
}

export function needsAttention({ tone }: Section): boolean {
  return tone === 'bad' || tone === 'attention';
}

/** Calls that were held back, and hosts with a reduced budget. */
function buildBudgetSection({ budgets = {} }: OperationsState, { budget, nowMs }: BoardFacts): Section {
  const { callsPerSecond } = budget;
  const lines = Object.entries(budgets).flatMap(([host, state]) => {
    const held = countHeldBackCalls(state, nowMs);
    const share = computeShareAt(state, nowMs);
    const now = state.pausedUntilMs > nowMs ? 0 : Math.round(callsPerSecond * share * 10) / 10;
    const lowered = `asked for fewer calls, ${formatMoment(state.loweredAtMs, nowMs)}: it gets ${now} of ${callsPerSecond} a second, and more by the minute`;
    return [
      ...(share < 1 ? [`${host} ${lowered}.`] : []),
      ...(held > 0 ? [`${host}: ${describeHeldBackCalls(held, callsPerSecond)}.`] : []),
    ];
  });
  const isSpent = lines.length > 0;
  return {
    title: 'Budget of upstream calls',
    tone: isSpent ? 'attention' : 'good',
    lines: isSpent
      ? [...lines, 'Copies serve meanwhile. See "The budget of calls" in docs/operating.md.']
      : [`No call was held back in the last 5 minutes. Each host gets ${formatBudget(budget)}.`],
  };
}

function buildSeasonSection({ seasonWarnings }: BoardFacts): Section {
  const isComplete = seasonWarnings.length === 0;
  return {
    title: 'Season facts',
    tone: isComplete ? 'good' : 'attention',
    lines: isComplete ? ['Complete.'] : [...seasonWarnings, 'See "A new season" in docs/operating.md.'],
  };
}

const TROUBLE_COLUMNS = [
  longText('source'),
  longText('what is wrong'),
  text('since'),
  number('served stale'),
  number('unanswered'),
  text('last success'),
];

/** Sources with a failed last call, many lost rows, or an unreachable host. A recovered source is listed without an alarm. */
function buildTroubleSection(operations: OperationsState, { document, nowMs }: BoardFacts): Section {
  const counts = sumRecentCounts(operations, 1, nowMs);
  const rows: string[][] = [];
  const recovered: string[] = [];
  for (const name of [...new Set([...Object.keys(operations.sources), ...counts.keys()])].sort()) {
    const marks = operations.sources[name];
    const { staleIfError = 0, failed = 0 } = counts.get(name)?.reads ?? {};
    const wrong =
      describeFailing(marks) ??
      describeLostRows(name, marks, document, nowMs) ??
      describeNotCalled(operations, marks, staleIfError + failed);
    const { succeededAtMs, failingSinceMs } = marks ?? {};
    if (wrong === null) {
      if (staleIfError + failed > 0) recovered.push(name);
      continue;
    }
    rows.push([
      name,
      wrong,
      failingSinceMs === undefined ? '' : formatMoment(failingSinceMs, nowMs),
      String(staleIfError),
      String(failed),
      succeededAtMs === undefined ? 'never' : formatMoment(succeededAtMs, nowMs),
    ]);
  }
  const period = formatPeriod(operations, 1, nowMs);
  return {
    title: 'Stale or failing sources',
    tone: rows.length === 0 ? 'good' : 'bad',
    lines: [
      rows.length === 0 ? 'None.' : `Reads counted: ${period}.`,
      ...(recovered.length === 0 ? [] : [`Answer again after failures in ${period}: ${recovered.join(', ')}.`]),
    ],
    ...(rows.length > 0 && { table: { columns: TROUBLE_COLUMNS, rows } }),
  };
}

function describeFailing(marks: SourceMarks | undefined): string | null {
  const { failedAtMs = -Infinity, succeededAtMs = -Infinity, failure = '' } = marks ?? {};
  return failedAtMs > succeededAtMs ? failure : null;
}

/** Set when the last answer lost more rows than the policy accepts. */
function describeLostRows(
  name: string,
  marks: SourceMarks | undefined,
  document: PolicyDocument | null,
  nowMs: number,
): string | null {
  const policy = findSource(name)?.policy;
  const { receivedRows = 0, droppedRows = 0 } = marks ?? {};
  if (policy === undefined || droppedRows === 0) return null;
  const { mostDroppedPercent } = computeEffectivePolicy(
    document ?? defaultPolicyDocument,
    { source: name, policy },
    nowMs,
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
function buildTurnedSection({ sources }: OperationsState, nowMs: number): Section {
  const contradicting = listContradictingSources(sources, nowMs);
  const words = `${describeContradictions(contradicting.length)}${contradicting.length === 0 ? '' : `: ${contradicting.join(', ')}`}.`;
  return {
    title: 'Sources that turned empty',
    tone: contradicting.length === 0 ? 'good' : 'attention',
    lines: [
      words,
      ...(contradicting.length === 0 ? [] : ['A good copy is served until a second answer says the same.']),
    ],
  };
}

function buildOverdueSection({ overdue }: BoardFacts): Section {
  const rows = overdue.map(({ game, overdueMs }) => [
    findSport(game.sportId ?? '')?.title ?? 'unknown',
    game.teams.map(({ name }) => name).join(' and '),
    `${game.day ?? ''} ${formatTime(game.time)}`,
    game.kind,
    formatDuration(overdueMs / 1000),
  ]);
  const columns = [text('sport'), longText('game'), text('began'), text('state'), number('should have ended')];
  return {
    title: 'Games without a final score',
    tone: rows.length === 0 ? 'good' : 'attention',
    ...(rows.length === 0
      ? {
          lines: [
            `None of the last ${OVERDUE_FOR_DAYS} days is more than ${OVERDUE_AFTER_MINUTES} minutes over its expected end.`,
          ],
        }
      : { table: { columns, rows: rows.map((row) => row.with(4, `${row[4] ?? ''} ago`)) } }),
  };
}

function buildDroppedSection(operations: OperationsState, nowMs: number): Section {
  const counts = sumRecentCounts(operations, 24, nowMs);
  const rows = [...counts]
    .filter(([, { droppedRows }]) => droppedRows > 0)
    .sort(([, a], [, b]) => b.droppedRows - a.droppedRows)
    .map(([name, { droppedRows }]) => {
      const last = operations.sources[name];
      return [name, String(droppedRows), `${last?.droppedRows ?? 0} of ${last?.receivedRows ?? '?'}`];
    });
  const columns = [longText('source'), number('in all answers'), number('in the last answer')];
  return {
    title: 'Dropped rows',
    // Feeds always contain a few, so this is no alarm.
    lines: [`${rows.length === 0 ? 'None' : 'Rows that did not fit'} in ${formatPeriod(operations, 24, nowMs)}.`],
    ...(rows.length > 0 && { table: { columns, rows } }),
  };
}

const SHOWN_RUNS = 10;
/** A run begins every minute, so after two minutes one is missing. docs/operating.md names this time. */
const OLDEST_LAST_RUN_MS = 2 * 60_000;

const RUN_COLUMNS = [
  text('began'),
  text('ended'),
  number('sources'),
  number('calls'),
  number('unchanged'),
  number('failed'),
  number('pages'),
  longText('for'),
];

/** The last prewarm runs, with a warning when one was killed or none came lately. */
function buildRunsSection({ runs, sinceMs }: OperationsState, { nowMs, isPrewarmed, operations }: BoardFacts): Section {
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
    ...(rows.length > 0 && { table: { columns: RUN_COLUMNS, rows } }),
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

function buildPolicySections({ document, problem, nowMs }: BoardFacts): Section[] {
  if (document === null) return [{ title: 'Policies', tone: 'bad', lines: [problem ?? 'The document is not valid.'] }];
  const overrides = listOverrides(document, nowMs);
  const plain: Section = { title: 'Overrides in force', lines: ['None: all policies are as built.'] };
  return [
    ...(overrides.length === 0 ? [plain] : buildOverrideSections(overrides, nowMs)),
    ...buildPurgeMarksSection(document, nowMs),
  ];
}
