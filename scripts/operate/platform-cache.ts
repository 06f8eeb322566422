import { addDebugParameter } from '~/cache/document/document-headers';
import { isNoPurge, purgeBetween, buildPurgeText } from '~/cache/tuning/platform-purge';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { isPurgeStuck } from '~/operations/alarms';
import type { PlatformPurges } from '~/prewarm/platform-purges';
import { findSource } from '~/upstream/registry';
import { TAKES_EFFECT } from './current-policy';
import { formatDuration, formatMoment } from './durations';
import type { Section } from './report';
import { readPage, type Visit } from './visit';

/** Answers of the platform's cache without the worker. */
const FROM_FRONT = ['HIT', 'UPDATING', 'STALE'];

/** When isolates and visitors see a change: KV lags up to two minutes, and the cron repeats a purge for two minutes. */
export function describeEffect(before: PolicyDocument, after: PolicyDocument, nowMs: number): readonly string[] {
  const getSourcePolicy = (source: string) => findSource(source)?.policy;
  const purge = purgeBetween({ document: before, atMs: nowMs }, { document: after, atMs: nowMs }, getSourcePolicy);
  if (isNoPurge(purge)) {
    return [
      TAKES_EFFECT,
      "Nothing has to leave the platform's cache in front: what it holds ends before the change allows.",
    ];
  }
  return [
    TAKES_EFFECT,
    `The next runs of the prewarm worker purge ${buildPurgeText(purge)} from the platform's cache in front: visitors near here see the change within two minutes, all within six. Open tabs see it when they load again.`,
  ];
}

/** Purges of the platform's cache for the board. */
export function buildPlatformPurgeSection(purges: PlatformPurges | null, nowMs: number): Section {
  const title = "Purges of the platform's cache";
  const { last, pending = [] } = purges ?? {};
  if (last === undefined) return { title, lines: ['None was needed yet.'] };
  const { atMs, revision, purge, outcome, detail } = last;
  const said = { done: 'purged', failed: 'could not be purged', absent: 'not purged: there is no cache in front' }[
    outcome
  ];
  const reason = detail === undefined ? '' : ` (${detail})`;
  const isStuck = isPurgeStuck({ pending, last }, nowMs);
  return {
    title,
    lines: [
      `${formatMoment(atMs, nowMs)}, revision ${revision}: ${buildPurgeText(purge)} ${said}${reason}.`,
      ...(pending.length > 0 ? ['It is repeated once a minute until every isolate knows of the change.'] : []),
      ...(isStuck ? ['No run of the prewarm worker has repeated it: is its cron running?'] : []),
    ],
  };
}

/** Requests a page past the platform's cache. Throws a `CommandProblem` without an answer. */
export async function visitIsolate(url: string): Promise<Visit> {
  return (await readPage(addDebugParameter(bypassFront(url)))).visit;
}

/** The same page under an address that nobody has asked for. */
export function bypassFront(url: string): string {
  const past = new URL(url);
  past.searchParams.set('past-cache', crypto.randomUUID());
  return past.href;
}

export function formatFrontLine({ front, age }: Visit): string {
  if (front === null) return 'In front: no cache of the platform answered.';
  const origin = FROM_FRONT.includes(front) ? `a copy made ${formatDuration(age)} ago` : 'answered by the worker';
  return `In front: ${front}, ${origin}.`;
}
