import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import { createFullBudget } from '~/cache/upstream/call-budget';
import { isCall } from '~/cache/upstream/fetch-report';
import {
  alarmSections,
  describeHost,
  judgePrewarmRuns,
  judgeSources,
  listAlarms,
  type AlarmFacts,
  type AlarmName,
} from './alarms';
import type { Labels, Metric, Sample } from './open-metrics';
import { createEmptyOperations, type PageCounts, type SourceCounts } from './operations-state';
import { sumAllCounts } from './recent-counts';

const BREAKER_STATES = ['closed', 'open', 'probing'] as const;

/** Outcomes of answers that did not wait for a rendering, and are within the freshness of their policies. */
const HITS = ['hit', 'stale'] as const;
/** Outcomes of answers with an old page, because upstream or a rendering failed. */
const OLD_COPIES = ['stale-if-error', 'last-good'] as const;

/**
 * The metrics of the site, from the facts of the operators' board. Totals count from the start of the metrics object; `docs/operating.md`
 * describes each metric.
 */
export function buildMetrics(facts: AlarmFacts, buildId: string): readonly Metric[] {
  return [
    gauge('fieldhouse_build_info', 'The build that answers; always 1.', [{ labels: { build: buildId }, value: 1 }]),
    ...buildAlarmMetrics(facts),
    ...buildSourceMetrics(facts),
    ...buildPageMetrics(facts),
    ...buildHostMetrics(facts),
    ...buildPrewarmMetrics(facts),
  ];
}

function gauge(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, help, samples, type: 'gauge' };
}

function counter(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, help, samples, type: 'counter' };
}

function buildAlarmMetrics(facts: AlarmFacts): Metric[] {
  const alarms = new Set(listAlarms(facts).map(({ name }) => name));
  const names = Object.keys(alarmSections) as AlarmName[];
  return [
    gauge(
      'fieldhouse_alarm',
      'Whether the operators’ board has this alarm.',
      names.map((alarm) => ({ labels: { alarm }, value: Number(alarms.has(alarm)) })),
    ),
    gauge('fieldhouse_overdue_games', 'Games without a final score long after their expected end.', [
      { value: facts.overdue.length },
    ]),
  ];
}

function buildSourceMetrics(facts: AlarmFacts): Metric[] {
  const { nowMs } = facts;
  const operations = facts.operations ?? createEmptyOperations(nowMs);
  const failing = new Set(judgeSources(facts).failing.map(({ source }) => source));
  const marks = Object.entries(operations.sources);
  const counts = Object.entries(sumAllCounts(operations).sources);
  const ofMarks = (read: (mark: (typeof marks)[number][1], source: string) => number | undefined): Sample[] =>
    marks.flatMap(([source, mark]) => {
      const value = read(mark, source);
      return value === undefined ? [] : [{ labels: { source }, value }];
    });
  const ofCounts = (read: (counts: SourceCounts) => number): Sample[] =>
    counts.map(([source, count]) => ({ labels: { source }, value: read(count) }));
  const byKind = (label: string, read: (counts: SourceCounts) => Readonly<Partial<Record<string, number>>>): Sample[] =>
    counts.flatMap(([source, count]) => buildSamples({ source }, label, read(count)));
  return [
    gauge(
      'fieldhouse_source_age_seconds',
      'Time since upstream last answered a call for this source.',
      ofMarks(({ succeededAtMs }) =>
        succeededAtMs === undefined ? undefined : Math.max(0, nowMs - succeededAtMs) / 1000,
      ),
    ),
    gauge(
      'fieldhouse_source_copy_limit_seconds',
      'How old a copy of this source may be served when upstream fails, by the policy in force.',
      ofMarks((_, source) => findCopyLimitSeconds(facts, source)),
    ),
    gauge(
      'fieldhouse_source_failing',
      'Whether the board lists this source as failing.',
      ofMarks((_, source) => Number(failing.has(source))),
    ),
    gauge(
      'fieldhouse_source_last_rows',
      'Rows of the last answer.',
      ofMarks(({ receivedRows }) => receivedRows),
    ),
    gauge(
      'fieldhouse_source_last_dropped_rows',
      'Rows of the last answer that did not fit.',
      ofMarks(({ droppedRows }) => droppedRows),
    ),
    counter(
      'fieldhouse_source_calls_total',
      'Upstream calls by outcome.',
      byKind('outcome', ({ fetches }) => Object.fromEntries(Object.entries(fetches).filter(([name]) => isCall(name)))),
    ),
    counter(
      'fieldhouse_source_calls_avoided_total',
      'Calls that were not made, because the host did not answer before.',
      ofCounts(({ fetches }) => fetches['not-called'] ?? 0),
    ),
    counter(
      'fieldhouse_source_call_seconds_total',
      'Duration of all calls.',
      ofCounts(({ upstreamMs }) => upstreamMs / 1000),
    ),
    counter(
      'fieldhouse_source_dropped_rows_total',
      'Rows that did not fit, of all answers.',
      ofCounts(({ droppedRows }) => droppedRows),
    ),
    counter(
      'fieldhouse_source_reads_total',
      'Reads of pages by where the copy came from; failed and notFound had none.',
      byKind('origin', ({ reads: { stale: _stale, staleIfError: _old, ...reads } }) => reads),
    ),
    counter(
      'fieldhouse_source_old_reads_total',
      'Reads that got a copy beyond its freshness, because upstream failed.',
      ofCounts(({ reads }) => reads.staleIfError ?? 0),
    ),
  ];
}

function findCopyLimitSeconds({ document, nowMs, getPolicyName }: AlarmFacts, source: string): number | undefined {
  const policy = getPolicyName(source);
  if (policy === undefined) return undefined;
  const effective = computeEffectivePolicy(document ?? defaultPolicyDocument, { source, policy }, nowMs);
  return effective.freshSeconds + Math.max(effective.staleWhileRevalidateSeconds, effective.staleIfErrorSeconds);
}

function buildPageMetrics({ operations, nowMs }: AlarmFacts): Metric[] {
  const { pages = {} } = sumAllCounts(operations ?? createEmptyOperations(nowMs));
  const ofKinds = (kinds: readonly (keyof PageCounts)[]): Sample[] =>
    Object.entries(pages).map(([page, counts]) => ({
      labels: { page },
      value: kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
    }));
  return [
    counter(
      'fieldhouse_page_answers_total',
      'Answers of the worker by cache outcome. The platform’s cache in front answers most requests without it.',
      Object.entries(pages).flatMap(([page, { rendered: _rendered, error: _error, ...outcomes }]) =>
        buildSamples({ page }, 'outcome', outcomes),
      ),
    ),
    counter('fieldhouse_page_hits_total', 'Answers from the memory of an isolate.', ofKinds(HITS)),
    counter('fieldhouse_page_renderings_total', 'Renderings, also those in the background.', ofKinds(['rendered'])),
    counter(
      'fieldhouse_page_old_answers_total',
      'Answers with an old page, because something failed.',
      ofKinds(OLD_COPIES),
    ),
    counter('fieldhouse_page_errors_total', 'Answers with a status of 500 or more.', ofKinds(['error'])),
  ];
}

function buildHostMetrics(facts: AlarmFacts): Metric[] {
  const { nowMs, budget } = facts;
  const { hosts, budgets = {} } = facts.operations ?? createEmptyOperations(nowMs);
  const names = [...new Set([...Object.keys(hosts), ...Object.keys(budgets)])].sort();
  const limits = names.map((host) => describeHost(host, budgets[host] ?? createFullBudget(budget, nowMs), facts));
  return [
    gauge(
      'fieldhouse_host_breaker_state',
      'State of the circuit breaker of an upstream host: 1 for the current one.',
      Object.entries(hosts).flatMap(([host, { breaker }]) =>
        BREAKER_STATES.map((state) => ({ labels: { host, state }, value: Number(state === breaker) })),
      ),
    ),
    counter(
      'fieldhouse_host_breaker_openings_total',
      'How often the circuit breaker of a host opened.',
      Object.entries(hosts).map(([host, { openings }]) => ({ labels: { host }, value: openings })),
    ),
    gauge(
      'fieldhouse_host_budget_calls_per_second',
      'Calls a second that a host gets now; 0 while it asked for none.',
      limits.map(({ host, callsPerSecond }) => ({ labels: { host }, value: callsPerSecond })),
    ),
    gauge(
      'fieldhouse_host_budget_share',
      'Share of the budget that a host gets now, 0 to 1.',
      limits.map(({ host, share }) => ({ labels: { host }, value: share })),
    ),
    gauge(
      'fieldhouse_host_held_back_calls',
      'Calls that the budget held back in the last 5 minutes.',
      limits.map(({ host, heldBack }) => ({ labels: { host }, value: heldBack })),
    ),
  ];
}

function buildPrewarmMetrics(facts: AlarmFacts): Metric[] {
  const { shown, killed } = judgePrewarmRuns(facts);
  const newest = shown[0];
  const ended = shown.find(({ endedAtMs }) => endedAtMs !== undefined);
  const ofEnded = (read: (run: (typeof shown)[number]) => number | undefined): Sample[] =>
    ended === undefined ? [] : [{ value: read(ended) ?? 0 }];
  return [
    gauge('fieldhouse_prewarm_enabled', 'Whether a cron prewarms at all.', [{ value: Number(facts.isPrewarmed) }]),
    gauge(
      'fieldhouse_prewarm_age_seconds',
      'Time since the last sign of a prewarm run.',
      newest === undefined ? [] : [{ value: Math.max(0, facts.nowMs - newest.seenAtMs) / 1000 }],
    ),
    gauge('fieldhouse_prewarm_killed_runs', 'Runs that did not reach their end, of the last ten.', [{ value: killed }]),
    gauge(
      'fieldhouse_prewarm_duration_seconds',
      'Duration of the last run that ended.',
      ofEnded(({ beganAtMs, endedAtMs = beganAtMs }) => (endedAtMs - beganAtMs) / 1000),
    ),
    gauge(
      'fieldhouse_prewarm_sources',
      'Sources that the last run refreshed.',
      ofEnded(({ done }) => done),
    ),
    gauge(
      'fieldhouse_prewarm_calls',
      'Upstream calls of the last run.',
      ofEnded(({ calls }) => calls),
    ),
    gauge(
      'fieldhouse_prewarm_failures',
      'Sources that failed in the last run.',
      ofEnded(({ failed }) => failed),
    ),
    gauge(
      'fieldhouse_prewarm_pages',
      'Pages that the last run visited.',
      ofEnded(({ documents }) => documents),
    ),
  ];
}

function buildSamples(labels: Labels, label: string, counts: Readonly<Partial<Record<string, number>>>): Sample[] {
  return Object.entries(counts).map(([name, value = 0]) => ({ labels: { ...labels, [label]: name }, value }));
}
