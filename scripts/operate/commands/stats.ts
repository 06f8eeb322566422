import { listSilentHosts } from '~/operations/alarms';
import { MOST_HOURS, type HostMarks, type OperationsState, type SourceCounts } from '~/operations/operations-state';
import {
  countCalls,
  countFailures,
  computeHitRatio,
  computeMeanUpstreamMs,
  countReads,
  sumRecentCounts,
} from '~/operations/recent-counts';
import { readCountOption, type Command } from '../command';
import { formatPeriod, readOperations } from '../counted-operations';
import { formatMilliseconds, formatMoment } from '../durations';
import { longText, number, text, type Section } from '../report';

export const statsCommand: Command = {
  name: 'stats',
  summary: 'calls, failures, dropped rows and hit ratio of every source; hosts that do not answer',
  usage: '[--hours N]',
  words: [0, 0],
  options: { hours: { type: 'string', value: 'N', help: 'at least so many hours back, 1 to 48; 24 otherwise' } },
  examples: ['stats', 'stats --hours 1 --json'],
  run: async ({ admin, options, nowMs }) => {
    const hours = readCountOption(options, 'hours', 24, MOST_HOURS);
    const operations = await readOperations(admin);
    if (operations === null)
      return { report: { title: `Nothing was counted yet on ${admin.place}.`, sections: [] }, json: null };
    const title = `Calls and reads on ${admin.place}: ${formatPeriod(operations, hours, nowMs)}.`;
    const counts = sumRecentCounts(operations, hours, nowMs);
    return {
      report: {
        title,
        sections: [buildSourcesSection(counts, operations, nowMs), buildHostsSection(operations, nowMs)],
      },
      json: {
        sinceMs: operations.sinceMs,
        hosts: operations.hosts,
        sources: Object.fromEntries(
          [...counts].map(([name, count]) => [
            name,
            {
              ...operations.sources[name],
              calls: countCalls(count),
              failures: countFailures(count),
              hitRatio: computeHitRatio(count),
              counts: count,
            },
          ]),
        ),
      },
    };
  },
};

const COUNTS = ['calls', 'failed', 'unchanged', 'dropped', 'reads', 'hits', 'mean call', 'slowest', 'last success'];
// The name of the source is unshortened, because `set` and `purge` take it.
const COLUMNS = [text('source'), ...COUNTS.map(number)];

function buildSourcesSection(counts: ReadonlyMap<string, SourceCounts>, { sources }: OperationsState, nowMs: number) {
  if (counts.size === 0) return { lines: ['Nobody asked for anything.'] };
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => {
      const ratio = computeHitRatio(count);
      const mean = computeMeanUpstreamMs(count);
      const succeededAtMs = sources[name]?.succeededAtMs;
      return [
        name,
        String(countCalls(count)),
        String(countFailures(count)),
        String(count.fetches.unchanged ?? 0),
        String(count.droppedRows),
        String(countReads(count)),
        ratio === null ? '' : `${(100 * ratio).toFixed(0)} %`,
        mean === null ? '' : formatMilliseconds(mean),
        mean === null ? '' : formatMilliseconds(count.slowestMs),
        succeededAtMs === undefined ? 'never' : formatMoment(succeededAtMs, nowMs),
      ];
    });
  return { table: { columns: COLUMNS, rows } };
}

const STATES: Record<HostMarks['breaker'], string> = {
  closed: 'answers',
  open: 'does not answer: calls are held back',
  probing: 'did not answer: one call tries it',
};

/** Upstream hosts, with those that do not answer. */
export function buildHostsSection(operations: OperationsState, nowMs: number): Section {
  const all = Object.entries(operations.hosts);
  const silent = listSilentHosts(operations);
  const columns = [longText('host'), text('state'), text('since'), number('failed'), text('last answer')];
  const rows = all.map(([host, { breaker, sinceMs, openings, answeredAtMs }]) => [
    host,
    STATES[breaker],
    formatMoment(sinceMs, nowMs),
    openings === 1 ? 'once' : `${openings} times`,
    answeredAtMs === undefined ? 'never' : formatMoment(answeredAtMs, nowMs),
  ]);
  const summary = `Hosts not answering: ${silent.length === 0 ? 'none' : silent.join(', ')}.`;
  return {
    title: 'Upstream hosts',
    ...(all.length === 0 ? { lines: ['No host was called yet.'] } : { lines: [summary], table: { columns, rows } }),
  };
}
