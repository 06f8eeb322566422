import { untuned, type PolicyDocument } from '~/cache/tuning/policy-document';
import { effectivePolicy } from '~/cache/tuning/tuning';
import { timeText } from '~/models/games/game-time';
import { OVERDUE_AFTER_MINUTES } from '~/models/games/overdue-games';
import type { OverdueGame } from '~/models/games/overdue-games';
import { emptyOperations, type OperationsState, type SourceMarks } from '~/operations/operations-state';
import type { PrewarmRun } from '~/operations/prewarm-runs';
import { findSource } from '~/upstream/registry';
import { overridesOf, overrideSection, purgeSection } from '../commands/show';
import { hostsSection } from '../commands/stats';
import { recentCounts } from '../counted-operations';
import { durationText, momentText } from '../durations';
import type { Report, Section } from '../report';

export interface BoardFacts {
  readonly place: string;
  readonly nowMs: number;
  /** The content time, as text. */
  readonly contentTime: string;
  /** `null` before the first count. */
  readonly operations: OperationsState | null;
  readonly overdue: readonly OverdueGame[];
  /** `null` when the document in the store is not valid; `problem` says why. */
  readonly document: PolicyDocument | null;
  readonly problem?: string;
}

const SHOWN_RUNS = 10;

/** The overview for operators. Pure. */
export function boardReport(facts: BoardFacts): Report {
  const operations = facts.operations ?? emptyOperations(facts.nowMs);
  const sections = [
    hostsSection(operations, facts.nowMs),
    troubleSection(operations, facts),
    overdueSection(facts),
    droppedSection(operations, facts.nowMs),
    runsSection(operations, facts.nowMs),
    ...policySections(facts),
  ];
  const wrong = sections.filter(({ tone }) => tone === 'bad' || tone === 'attention').map(({ title = '' }) => title);
  const summary = wrong.length === 0 ? 'All is well.' : `Look at: ${wrong.join(', ').toLowerCase()}.`;
  const tone = wrong.length === 0 ? 'good' : 'attention';
  return {
    title: `Operator board of ${facts.place}`,
    sections: [{ tone, lines: [summary, `On the site it is ${facts.contentTime}.`] }, ...sections],
  };
}

/** Sources whose last call failed, whose last answer lost most of its rows, or that served stale copies in the last hour. */
function troubleSection(operations: OperationsState, { document, nowMs }: BoardFacts): Section {
  const counts = recentCounts(operations, 1, nowMs);
  const names = [...new Set([...Object.keys(operations.sources), ...counts.keys()])].sort();
  const rows = names.flatMap((name): string[][] => {
    const marks = operations.sources[name];
    const { standIn = 0, failed = 0 } = counts.get(name)?.reads ?? {};
    const wrong = isFailing(marks) ? (marks?.failure ?? '') : lostRows(name, marks, document, nowMs);
    if (wrong === null && standIn + failed === 0) return [];
    const { succeededAtMs, failingSinceMs } = marks ?? {};
    return [
      [
        name,
        wrong ?? 'works again',
        failingSinceMs === undefined ? '' : momentText(failingSinceMs, nowMs),
        String(standIn),
        String(failed),
        succeededAtMs === undefined ? 'never' : momentText(succeededAtMs, nowMs),
      ],
    ];
  });
  const columns = [
    { title: 'source', flexible: true },
    { title: 'what is wrong', flexible: true },
    { title: 'since' },
    { title: 'stood in', align: 'right' },
    { title: 'left out', align: 'right' },
    { title: 'last success' },
  ] as const;
  return {
    title: 'Stale or failing sources',
    tone: rows.length === 0 ? 'good' : 'bad',
    ...(rows.length === 0 ? { lines: ['None in the last hour.'] } : { table: { columns, rows } }),
  };
}

function isFailing(marks: SourceMarks | undefined): boolean {
  return (marks?.failedAtMs ?? -Infinity) > (marks?.succeededAtMs ?? -Infinity);
}

/** In words, when the last answer lost more of its rows than would be accepted in place of a good copy; else `null`. */
function lostRows(
  name: string,
  marks: SourceMarks | undefined,
  document: PolicyDocument | null,
  nowMs: number,
): string | null {
  const policy = findSource(name)?.policy;
  const { receivedRows = 0, droppedRows = 0 } = marks ?? {};
  if (policy === undefined || droppedRows === 0) return null;
  const { mostDroppedPercent } = effectivePolicy(document ?? untuned, { source: name, policy }, nowMs);
  return droppedRows * 100 > mostDroppedPercent * receivedRows
    ? `${droppedRows} of ${receivedRows} rows of the last answer do not fit, and there was no better copy`
    : null;
}

function overdueSection({ overdue }: BoardFacts): Section {
  const rows = overdue.map(({ game, overdueMs }) => [
    game.sportId ?? '',
    game.teams.map(({ name }) => name).join(' and '),
    `${game.day ?? ''} ${timeText(game.time)}`,
    game.kind,
    durationText(overdueMs / 1000),
  ]);
  const columns = [
    { title: 'sport' },
    { title: 'game', flexible: true },
    { title: 'began' },
    { title: 'says' },
    { title: 'should have ended', align: 'right' },
  ] as const;
  return {
    title: 'Games without a final score',
    tone: rows.length === 0 ? 'good' : 'attention',
    ...(rows.length === 0
      ? { lines: [`None is more than ${OVERDUE_AFTER_MINUTES} minutes over its expected end.`] }
      : { table: { columns, rows: rows.map((row) => row.with(4, `${row[4] ?? ''} ago`)) } }),
  };
}

function droppedSection(operations: OperationsState, nowMs: number): Section {
  const counts = recentCounts(operations, 24, nowMs);
  const rows = [...counts]
    .filter(([, { droppedRows }]) => droppedRows > 0)
    .sort(([, one], [, other]) => other.droppedRows - one.droppedRows)
    .map(([name, { droppedRows }]) => {
      const last = operations.sources[name];
      return [name, String(droppedRows), `${last?.droppedRows ?? 0} of ${last?.receivedRows ?? '?'}`];
    });
  const columns = [
    { title: 'source', flexible: true },
    { title: 'in 24 hours', align: 'right' },
    { title: 'in the last answer', align: 'right' },
  ] as const;
  return {
    title: 'Dropped rows',
    // The feeds always contain a few, so this is not an alarm.
    ...(rows.length === 0 ? { lines: ['None in the last 24 hours.'] } : { table: { columns, rows } }),
  };
}

function runsSection({ runs }: OperationsState, nowMs: number): Section {
  const last = runs.at(-1);
  const lastAgeMs = last === undefined ? Infinity : nowMs - last.seenAtMs;
  const rows = runs
    .slice(-SHOWN_RUNS)
    .toReversed()
    .map((run) => [
      momentText(run.beganAtMs, nowMs),
      stateOf(run, nowMs),
      `${run.done} of ${run.planned}`,
      String(run.calls),
      String(run.unchanged ?? 0),
      String(run.failed ?? 0),
      String(run.documents ?? 0),
      run.note ?? '',
    ]);
  const columns = [
    { title: 'began' },
    { title: 'ended' },
    { title: 'sources', align: 'right' },
    { title: 'calls', align: 'right' },
    { title: '304', align: 'right' },
    { title: 'failed', align: 'right' },
    { title: 'pages', align: 'right' },
    { title: 'for', flexible: true },
  ] as const;
  return {
    title: 'Prewarm runs',
    tone: lastAgeMs > 5 * 60_000 ? 'attention' : 'good',
    ...(rows.length === 0 ? { lines: ['None was reported yet.'] } : { table: { columns, rows } }),
  };
}

function stateOf({ endedAtMs, beganAtMs, seenAtMs }: PrewarmRun, nowMs: number): string {
  if (endedAtMs !== undefined) return `after ${durationText((endedAtMs - beganAtMs) / 1000)}`;
  return nowMs - seenAtMs < 120_000 ? 'running' : 'was killed';
}

function policySections({ document, problem, nowMs }: BoardFacts): Section[] {
  if (document === null) return [{ title: 'Policies', tone: 'bad', lines: [problem ?? 'The document is not valid.'] }];
  const overrides = overridesOf(document, nowMs);
  const plain: Section = { title: 'Overrides in force', lines: ['None: all policies are as built.'] };
  return [...(overrides.length === 0 ? [plain] : overrideSection(overrides, nowMs)), ...purgeSection(document, nowMs)];
}
