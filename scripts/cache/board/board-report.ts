import { countHeldBackCalls, describeHeldBackCalls, computeShareAt } from '~/cache/call-budget';
import { describeTurnedSources, listTurnedSources } from '~/cache/host-answers';
import { findSport } from '~/config/sports';
import { formatTime } from '~/models/games/game';
import { OVERDUE_AFTER_MINUTES, OVERDUE_FOR_DAYS } from '~/models/games/overdue-games';
import { createEmptyOperations, type OperationsState } from '~/operations/operations-state';
import { formatBudget, listOverrides, buildOverrideSections, buildPurgeMarksSection } from '../commands/show';
import { buildHostsSection } from '../commands/stats';
import { formatPeriod, sumRecentCounts } from '../counted-operations';
import { formatDuration, formatMoment } from '../durations';
import { buildPlatformPurgeSection } from '../platform-cache';
import type { Report, Section } from '../report';
import type { BoardFacts } from './board-facts';
import { buildRunsSection } from './runs-section';
import { buildTroubleSection } from './trouble-section';

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

/** A single source that contradicts its copy may be news; many are a host in trouble (decision 28). */
function buildTurnedSection({ sources }: OperationsState, nowMs: number): Section {
  const turned = listTurnedSources(sources, nowMs);
  const words = `${describeTurnedSources(turned.length)}${turned.length === 0 ? '' : `: ${turned.join(', ')}`}.`;
  return {
    title: 'Sources that turned empty',
    tone: turned.length === 0 ? 'good' : 'attention',
    lines: [words, ...(turned.length === 0 ? [] : ['A good copy is served until a second answer says the same.'])],
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
  const columns = [
    { title: 'sport' },
    { title: 'game', flexible: true },
    { title: 'began' },
    { title: 'state' },
    { title: 'should have ended', align: 'right' },
  ] as const;
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
    .sort(([, one], [, other]) => other.droppedRows - one.droppedRows)
    .map(([name, { droppedRows }]) => {
      const last = operations.sources[name];
      return [name, String(droppedRows), `${last?.droppedRows ?? 0} of ${last?.receivedRows ?? '?'}`];
    });
  const columns = [
    { title: 'source', flexible: true },
    { title: 'in all answers', align: 'right' },
    { title: 'in the last answer', align: 'right' },
  ] as const;
  return {
    title: 'Dropped rows',
    // Feeds always contain a few, so this is no alarm.
    lines: [`${rows.length === 0 ? 'None' : 'Rows that did not fit'} in ${formatPeriod(operations, 24, nowMs)}.`],
    ...(rows.length > 0 && { table: { columns, rows } }),
  };
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
