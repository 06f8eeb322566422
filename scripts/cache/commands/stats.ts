import type { HostMarks, OperationsState, SourceCounts } from '~/operations/operations-state';
import { textOption, type Command } from '../command';
import {
  callsOf,
  failuresOf,
  hitRatio,
  meanUpstreamMs,
  readOperations,
  readsOf,
  recentCounts,
} from '../counted-operations';
import { millisecondsText, momentText } from '../durations';
import { wrongUsage } from '../problems';
import type { Column, Section } from '../report';

const MOST_HOURS = 48;

export const statsCommand: Command = {
  name: 'stats',
  summary: 'calls, failures, dropped rows and hit ratio of every source; breakers of the hosts',
  usage: '[--hours N]',
  words: [0, 0],
  options: { hours: { type: 'string', value: 'N', help: 'how far back, 1 to 48; 24 otherwise' } },
  examples: ['stats', 'stats --hours 1 --json'],
  run: async ({ admin, options, nowMs }) => {
    const hours = Number(textOption(options, 'hours') ?? '24');
    if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS) {
      throw wrongUsage(`--hours takes a whole number from 1 to ${MOST_HOURS}.`);
    }
    const operations = await readOperations(admin);
    const title = `The last ${hours === 1 ? 'hour' : `${hours} hours`} on ${admin.place}.`;
    if (operations === null)
      return { report: { title, sections: [{ lines: ['Nothing was counted yet.'] }] }, json: null };
    const counts = recentCounts(operations, hours, nowMs);
    return {
      report: { title, sections: [sourcesSection(counts, operations, nowMs), hostsSection(operations, nowMs)] },
      json: {
        sinceMs: operations.sinceMs,
        hosts: operations.hosts,
        sources: Object.fromEntries(
          [...counts].map(([name, count]) => [
            name,
            {
              ...operations.sources[name],
              calls: callsOf(count),
              failures: failuresOf(count),
              hitRatio: hitRatio(count),
              counts: count,
            },
          ]),
        ),
      },
    };
  },
};

const COLUMNS: readonly Column[] = [
  { title: 'source', flexible: true },
  { title: 'calls', align: 'right' },
  { title: 'failed', align: 'right' },
  { title: '304', align: 'right' },
  { title: 'dropped', align: 'right' },
  { title: 'reads', align: 'right' },
  { title: 'hits', align: 'right' },
  { title: 'mean', align: 'right' },
  { title: 'slowest', align: 'right' },
  { title: 'last success', align: 'right' },
];

function sourcesSection(
  counts: ReadonlyMap<string, SourceCounts>,
  { sources }: OperationsState,
  nowMs: number,
): Section {
  if (counts.size === 0) return { lines: ['Nobody asked for anything.'] };
  const rows = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, count]) => {
      const ratio = hitRatio(count);
      const mean = meanUpstreamMs(count);
      const succeededAtMs = sources[name]?.succeededAtMs;
      return [
        name,
        String(callsOf(count)),
        String(failuresOf(count)),
        String(count.fetches.unchanged ?? 0),
        String(count.droppedRows),
        String(readsOf(count)),
        ratio === null ? '' : `${(100 * ratio).toFixed(0)} %`,
        mean === null ? '' : millisecondsText(mean),
        mean === null ? '' : millisecondsText(count.slowestMs),
        succeededAtMs === undefined ? 'never' : momentText(succeededAtMs, nowMs),
      ];
    });
  return { table: { columns: COLUMNS, rows } };
}

/** Upstream hosts with the state of their breakers. */
export function hostsSection({ hosts }: OperationsState, nowMs: number): Section {
  const isWell = ({ breaker }: HostMarks) => breaker === 'closed';
  const all = Object.entries(hosts);
  const columns = [
    { title: 'host', flexible: true },
    { title: 'breaker' },
    { title: 'since' },
    { title: 'opened', align: 'right' },
    { title: 'last answer' },
  ] as const;
  const rows = all.map(([host, { breaker, sinceMs, openings, answeredAtMs }]) => [
    host,
    breaker === 'closed' ? 'closed (calls pass)' : breaker === 'open' ? 'open (calls are held back)' : 'probing',
    momentText(sinceMs, nowMs),
    `${openings} times`,
    answeredAtMs === undefined ? 'never' : momentText(answeredAtMs, nowMs),
  ]);
  return {
    title: 'Upstream hosts',
    tone: all.every(([, marks]) => isWell(marks)) ? 'good' : 'bad',
    ...(all.length === 0 ? { lines: ['No host was called yet.'] } : { table: { columns, rows } }),
  };
}
