import { listMemorySpans, type MemorySpan } from './judgment';
import type { SoakKind } from './schedule';
import type { SoakResult } from './soak-run';

export interface SoakFacts {
  readonly minutes: number;
  readonly seed: number;
  /** `null` when the run is too short to judge memory. */
  readonly settleSeconds: number | null;
  readonly day: string;
  /** Memory per request of a worker of one line, in KiB. */
  readonly idleRssKbPerRequest: number | undefined;
}

const START = '<!-- soak: written by npm run soak -->';
const END = '<!-- soak: end -->';

const kindNames: Readonly<Record<SoakKind, string>> = {
  fault: 'faults of upstream',
  recovery: 'recoveries of upstream',
  cron: 'cron ticks',
  policy: 'changes of policy and purges',
  deploy: 'deployments',
};

/** Markdown lines of the report. */
export function formatReportLines(
  result: SoakResult,
  facts: SoakFacts,
  problems: readonly string[],
): readonly string[] {
  const { seen, warmPages, coldRequests, closed, slowestWarmMs, cpuShare } = result;
  const sentAgain = [...closed].map(([code, count]) => `${count} (${code})`).join(', ');
  const failures = [...seen.warmFailures.values()].reduce((sum, count) => sum + count, 0);
  const warmRequests = seen.requests - coldRequests;
  return [
    `\`npm run soak -- --minutes ${facts.minutes} --seed ${facts.seed}\`, on ${facts.day}: ${problems.length === 0 ? 'passed' : 'failed'}.`,
    '',
    `- Requests: ${seen.requests}, of which ${warmRequests} for ${warmPages} warm pages and ${coldRequests} for searches and unknown addresses;` +
      ` ${Math.round(seen.requests / (facts.minutes * 60))} a second.`,
    ...(closed.size === 0 ? [] : [`- Sent once more because their connection was closed: ${sentAgain}.`]),
    `- Processor time of the runtime: ${cpuShare.toFixed(2)} cores.`,
    `- Done meanwhile: ${[...seen.done].map(([kind, count]) => `${count} ${kindNames[kind]}`).join(', ')}.`,
    `- Warm pages answered with anything but 200, or not at all: ${failures}. The slowest answer took ${slowestWarmMs} ms.`,
    `- Unhandled failures in the log: ${seen.accidents.length}.`,
    ...(facts.settleSeconds === null
      ? ['- Memory is not judged: the run was too short.']
      : listMemorySpans(seen.runs, facts.settleSeconds).map(formatMemory)),
    ...(facts.idleRssKbPerRequest === undefined
      ? []
      : [
          `- A worker of one line in the same local runtime: ${facts.idleRssKbPerRequest.toFixed(1)} KB more for each request.`,
        ]),
    ...problems.map((problem) => `- **Wrong**: ${problem}`),
  ];
}

function formatMemory({ buildId, heapMb, rssMb, rssKbPerRequest }: MemorySpan): string {
  const formatFromTo = ({ first, last }: MemorySpan['rssMb']) =>
    `${first.toFixed(0)} MB after its caches had filled and ${last.toFixed(0)} MB at its end`;
  return (
    `- \`${buildId}\`: its isolate kept ${formatFromTo(heapMb)}; ` +
    `its process had ${formatFromTo(rssMb)}, ${rssKbPerRequest.toFixed(1)} KB more for each request.`
  );
}

/** Replaces the report between its marks. Throws an `Error` without them. */
export function withSoakReport(document: string, lines: readonly string[]): string {
  const [from, to] = [document.indexOf(START), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The document has lost the marks around the report of the soak.');
  return `${document.slice(0, from)}${START}\n\n${lines.join('\n')}\n\n${document.slice(to)}`;
}
