import { untuned, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import type { OperationsState, SourceMarks } from '~/operations/operations-state';
import { findSource } from '~/upstream/registry';
import { formatPeriod, sumRecentCounts } from '../counted-operations';
import { formatMoment } from '../durations';
import type { Section } from '../report';
import type { BoardFacts } from './board-facts';

const COLUMNS = [
  { title: 'source', flexible: true },
  { title: 'what is wrong', flexible: true },
  { title: 'since' },
  { title: 'served stale', align: 'right' },
  { title: 'unanswered', align: 'right' },
  { title: 'last success' },
] as const;

/** Sources with a failed last call, many lost rows, or an unreachable host. A recovered source is listed without an alarm. */
export function buildTroubleSection(operations: OperationsState, { document, nowMs }: BoardFacts): Section {
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
    ...(rows.length > 0 && { table: { columns: COLUMNS, rows } }),
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
  const { mostDroppedPercent } = computeEffectivePolicy(document ?? untuned, { source: name, policy }, nowMs);
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
