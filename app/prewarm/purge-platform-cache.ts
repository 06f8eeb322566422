import { sleep, type Clock } from '~/cache/base/clock';
import { getErrorMessage, logFailure, type Log } from '~/cache/base/log';
import type { PolicyName } from '~/cache/source/policies';
import {
  isNoPurge,
  joinPurges,
  purgeBetween,
  buildPurgeText,
  type PlatformPurge,
  type PlatformPurger,
  type PlatformPurgeResult,
} from '~/cache/tuning/platform-purge';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import {
  createEmptyPlatformPurges,
  parsePlatformPurges,
  type PendingPurge,
  type PlatformPurges,
} from './platform-purges';

export interface PurgeDependencies {
  readonly clock: Clock;
  readonly log: Log;
  /** The current policy document; `undefined` before the store was read. */
  readonly getDocument: () => PolicyDocument | undefined;
  readonly getPolicy: (source: string) => PolicyName | undefined;
  /** Part of Workers KV that the run uses, under one key. */
  readonly store: { readonly get: () => Promise<string | null>; readonly put: (text: string) => Promise<void> };
  readonly purger: PlatformPurger;
  readonly memory: PurgeMemory;
}

/** Memory of one isolate, because the store may show an older text for a while. */
export interface PurgeMemory {
  last?: PlatformPurges;
}

/** How long a purge is repeated, until all isolates know of the change (decision 8). */
const SETTLE_MS = 120_000;
/** With one run a minute this stays within the platform's limit of five calls a minute. */
const ATTEMPTS = 2;
const RETRY_DELAY_MS = 1000;
/** Only a purge that fails for a long time accumulates more. */
const MOST_PENDING = 20;

/** Purges what changed in the policy document since the last run. Never rejects; the next run tries again. */
export async function purgePlatformCache(dependencies: PurgeDependencies): Promise<void> {
  const { clock, log, getDocument: current, getPolicy, memory } = dependencies;
  const document = current();
  if (document === undefined) return;
  const nowMs = clock.getNowMs();
  const before = await readPurges(dependencies, nowMs);
  const change = purgeBetween(
    { document: before.document, atMs: before.comparedAtMs },
    { document, atMs: nowMs },
    getPolicy,
  );
  const pending = withPending(before.pending, change, nowMs);
  const compared = { ...before, document, comparedAtMs: nowMs, pending };
  if (pending.length === 0) {
    memory.last = compared;
    if (JSON.stringify(document) !== JSON.stringify(before.document)) await keep(dependencies, compared);
    return;
  }
  const purge = joinPurges(pending);
  const { outcome, detail } = await purgeWithRetry(dependencies, purge);
  log({ event: 'platform-purge', outcome, revision: document.revision, what: buildPurgeText(purge), detail });
  await keep(dependencies, {
    ...compared,
    pending:
      outcome === 'failed'
        ? pending
        : pending.filter(({ seenAtMs }) => outcome === 'done' && nowMs - seenAtMs < SETTLE_MS),
    last: { atMs: clock.getNowMs(), revision: document.revision, purge, outcome, detail },
  });
}

/** The newer of the store's state and this isolate's memory. */
async function readPurges({ store, memory, log }: PurgeDependencies, nowMs: number): Promise<PlatformPurges> {
  const remembered = memory.last;
  const stored = await logFailure(log, { event: 'platform-purges-read-failed' }, async () =>
    parsePlatformPurges(await store.get()),
  );
  if (stored !== undefined && stored.comparedAtMs > (remembered?.comparedAtMs ?? -Infinity)) return stored;
  return remembered ?? createEmptyPlatformPurges(nowMs);
}

function withPending(pending: readonly PendingPurge[], change: PlatformPurge, nowMs: number): readonly PendingPurge[] {
  if (isNoPurge(change)) return pending;
  const all = [...pending, { ...change, seenAtMs: nowMs }];
  return all.length > MOST_PENDING ? [{ ...joinPurges(all), seenAtMs: nowMs }] : all;
}

async function purgeWithRetry(
  { purger, clock }: PurgeDependencies,
  purge: PlatformPurge,
): Promise<PlatformPurgeResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryPurge(purger, purge);
    if (result.outcome !== 'failed' || attempt === ATTEMPTS) return result;
    await sleep(clock, RETRY_DELAY_MS);
  }
}

async function tryPurge(purger: PlatformPurger, purge: PlatformPurge): Promise<PlatformPurgeResult> {
  try {
    return await purger.purgePlatformCache(purge);
  } catch (error) {
    return { outcome: 'failed', detail: getErrorMessage(error) };
  }
}

async function keep({ store, memory, log }: PurgeDependencies, purges: PlatformPurges): Promise<void> {
  memory.last = purges;
  await logFailure(log, { event: 'platform-purges-write-failed' }, () => store.put(JSON.stringify(purges)));
}
