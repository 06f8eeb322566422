import { describeHeldBackCalls } from '~/cache/upstream/call-budget';
import { describeContradictions, listContradictingSources } from '~/cache/upstream/host-answers';
import { findSport } from '~/config/sports';
import { formatTime } from '~/models/games/game';
import { OVERDUE_AFTER_MINUTES, OVERDUE_FOR_DAYS } from '~/models/games/overdue-games';
import {
  getRunState,
  judgePrewarmRuns,
  judgeSources,
  listAlarms,
  listLimitedHosts,
  type Alarm,
  type AlarmFacts,
  type AlarmName,
} from '~/operations/alarms';
import { createEmptyOperations, type OperationsState } from '~/operations/operations-state';
import type { PrewarmRun } from '~/operations/prewarm-runs';
import { sumRecentCounts } from '~/operations/recent-counts';
import type { PlatformPurges } from '~/prewarm/platform-purges';
import { formatBudget, listOverrides, buildOverrideSections, buildPurgeMarksSection } from '../commands/show';
import { buildHostsSection } from '../commands/stats';
import { formatPeriod } from '../counted-operations';
import { formatDuration, formatMoment } from '../durations';
import { buildPlatformPurgeSection } from '../platform-cache';
import { longText, number, text, type Report, type Section, type Tone } from '../report';
import type { UnpublishedFacts } from './unpublished-facts';

export interface BoardFacts extends AlarmFacts {
  readonly place: string;
  /** The content time, as text. */
  readonly contentTime: string;
  readonly platformPurges: PlatformPurges | null;
  /** What the settings leave out: decision 111. */
  readonly unpublished: UnpublishedFacts;
}

export function buildBoardReport(facts: BoardFacts): Report {
  const operations = facts.operations ?? createEmptyOperations(facts.nowMs);
  const alarms = listAlarms(facts);
  const withTone = (name: AlarmName, section: Section): Section => ({ ...section, tone: getTone(alarms, name) });
  const sections = [
    withTone('hosts-down', buildHostsSection(operations, facts.nowMs)),
    withTone('calls-held-back', buildBudgetSection(facts)),
    withTone('sources-failing', buildTroubleSection(operations, facts)),
    withTone('sources-turned-empty', buildTurnedSection(operations, facts.nowMs)),
    withTone('games-overdue', buildOverdueSection(facts)),
    buildDroppedSection(operations, facts.nowMs),
    facts.isPrewarmed ? withTone('prewarm-late', buildRunsSection(operations, facts)) : prewarmingOff,
    withTone('season-facts-missing', buildSeasonSection(facts)),
    buildUnpublishedSection(facts),
    withTone('platform-purge-failed', buildPlatformPurgeSection(facts.platformPurges, facts.nowMs)),
    ...buildPolicySections(facts).map((section) =>
      facts.document === null ? withTone('policies-invalid', section) : section,
    ),
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

function getTone(alarms: readonly Alarm[], name: AlarmName): Tone {
  return alarms.find((alarm) => alarm.name === name)?.severity ?? 'good';
}

/** Calls that were held back, and hosts with a reduced budget. */
function buildBudgetSection(facts: BoardFacts): Section {
  const { budget, nowMs } = facts;
  const lines = listLimitedHosts(facts).flatMap(({ host, share, callsPerSecond, loweredAtMs, heldBack }) => [
    ...(share < 1
      ? [
          `${host} asked for fewer calls, ${formatMoment(loweredAtMs, nowMs)}: it gets ${callsPerSecond} of ${budget.callsPerSecond} a second, and more by the minute.`,
        ]
      : []),
    ...(heldBack > 0 ? [`${host}: ${describeHeldBackCalls(heldBack, budget.callsPerSecond)}.`] : []),
  ]);
  return {
    title: 'Budget of upstream calls',
    lines:
      lines.length > 0
        ? [...lines, 'Copies serve meanwhile. See "The budget of calls" in docs/operating.md.']
        : [`No call was held back in the last 5 minutes. Each host gets ${formatBudget(budget)}.`],
  };
}

function buildSeasonSection({ seasonWarnings }: BoardFacts): Section {
  const isComplete = seasonWarnings.length === 0;
  return {
    title: 'Season facts',
    lines: isComplete ? ['Complete.'] : [...seasonWarnings, 'See "A new season" in docs/operating.md.'],
  };
}

function buildUnpublishedSection({ unpublished: { sources, unknownNames, pages } }: BoardFacts): Section {
  return {
    title: 'Not published',
    ...(unknownNames.length > 0 && { tone: 'attention' as const }),
    lines: [
      ...(sources.length === 0 ? ['Nothing: every source is published.'] : []),
      ...unknownNames.map((name) => `SOURCES_OFF names ${name}, which is no source.`),
      ...(pages.length === 0 ? [] : [`Pages that are not offered: ${pages.join(', ')}.`]),
    ],
    ...(sources.length > 0 && { table: { columns: [longText('source'), longText('why')], rows: sources } }),
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

/** Failing sources, and those that recovered. */
function buildTroubleSection(operations: OperationsState, facts: BoardFacts): Section {
  const { nowMs } = facts;
  const { failing, recovered } = judgeSources(facts);
  const rows = failing.map(({ source, wrong, marks: { failingSinceMs, succeededAtMs } = {}, ...reads }) => [
    source,
    wrong,
    failingSinceMs === undefined ? '' : formatMoment(failingSinceMs, nowMs),
    String(reads.staleIfError),
    String(reads.unanswered),
    succeededAtMs === undefined ? 'never' : formatMoment(succeededAtMs, nowMs),
  ]);
  const period = formatPeriod(operations, 1, nowMs);
  return {
    title: 'Stale or failing sources',
    lines: [
      rows.length === 0 ? 'None.' : `Reads counted: ${period}.`,
      ...(recovered.length === 0 ? [] : [`Answer again after failures in ${period}: ${recovered.join(', ')}.`]),
    ],
    ...(rows.length > 0 && { table: { columns: TROUBLE_COLUMNS, rows } }),
  };
}

/** A single source that contradicts its copy may be news; many are a host in trouble (decision 28). */
function buildTurnedSection({ sources }: OperationsState, nowMs: number): Section {
  const contradicting = listContradictingSources(sources, nowMs);
  const words = `${describeContradictions(contradicting.length)}${contradicting.length === 0 ? '' : `: ${contradicting.join(', ')}`}.`;
  return {
    title: 'Sources that turned empty',
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

const RUNS_TITLE = 'Prewarm runs';
const prewarmingOff: Section = {
  title: RUNS_TITLE,
  lines: ['Prewarming is switched off: PREWARM_CALLS_PER_MINUTE is 0.'],
};

/** The last prewarm runs, with a warning when one was killed or none came lately. */
function buildRunsSection({ runs }: OperationsState, facts: BoardFacts): Section {
  const { nowMs } = facts;
  const { shown, killed, isLate } = judgePrewarmRuns(facts);
  const last = shown[0];
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
    title: RUNS_TITLE,
    lines,
    ...(rows.length > 0 && { table: { columns: RUN_COLUMNS, rows } }),
  };
}

function formatRunEnd(run: PrewarmRun, runs: readonly PrewarmRun[], nowMs: number): string {
  const state = getRunState(run, runs, nowMs);
  if (state === 'running') return 'running';
  return state === 'killed' ? 'killed' : `after ${formatDuration(((run.endedAtMs ?? 0) - run.beganAtMs) / 1000)}`;
}

function buildPolicySections({ document, problem, nowMs }: BoardFacts): Section[] {
  if (document === null) return [{ title: 'Policies', lines: [problem ?? 'The document is not valid.'] }];
  const overrides = listOverrides(document, nowMs);
  const plain: Section = { title: 'Overrides in force', lines: ['None: all policies are as built.'] };
  return [
    ...(overrides.length === 0 ? [plain] : buildOverrideSections(overrides, nowMs)),
    ...buildPurgeMarksSection(document, nowMs),
  ];
}
