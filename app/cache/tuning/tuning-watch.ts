import { requireInTime, withDeadline, type Clock } from '../base/clock';
import { logFailure, type Log } from '../base/log';
import type { WaitUntil } from '../base/single-flight';
import {
  isRefusal,
  parsePolicyDocument,
  POLICY_KEY,
  readPurges,
  defaultPolicyDocument,
  type KnownNames,
  type PolicyDocument,
} from './policy-document';
import { getTuningAt, type Tuning } from './tuning';

/** Part of Workers KV that the watch uses. */
export interface PolicyStore {
  get(keys: string[], options: { type: 'text'; cacheTtl: number }): Promise<Map<string, string | null>>;
}

export interface TuningWatchDependencies {
  /** Absent without the KV binding; the built-in policies then apply. */
  readonly kv: PolicyStore | undefined;
  readonly known: KnownNames;
  readonly clock: Clock;
  readonly log: Log;
}

interface KvRead {
  readonly done: Promise<void>;
  readonly startedAtMs: number;
}

/** Age at which the copy is read again in the background. */
const YOUNG_MS = 15_000;
/** Age at which requests wait for a new read, so that a change visible in the store applies within this time. */
const OLD_MS = 30_000;
/** How long requests wait for one read, all together. */
const WAIT_TIMEOUT_MS = 1000;
/** Deadline of one read, after which another may begin. */
const READ_DEADLINE_MS = 5000;
/** Minimum of Workers KV. */
const READ_CACHE_SECONDS = 30;
const SHOWN_PROBLEM_CHARACTERS = 1000;

/**
 * An isolate's copy of the policy document, used at once and reread every half a minute. Failures change nothing, and an invalid document's
 * purges still count.
 */
export class TuningWatch {
  readonly #dependencies: TuningWatchDependencies;
  #tuning: Tuning = getTuningAt(defaultPolicyDocument, 0);
  /** The last valid document. */
  #valid: PolicyDocument = defaultPolicyDocument;
  /** Text that was read last, valid or not; `null` without one. */
  #text: string | null = null;
  #adoptedAtMs = 0;
  /** Start of the last successful read, whose result may be that old. */
  #readAtMs = -Infinity;
  #pendingRead: KvRead | undefined;

  constructor(dependencies: TuningWatchDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether this isolate has read the store; until then the tuning is that of no document. */
  get hasRead(): boolean {
    return this.#readAtMs > -Infinity;
  }

  /** The current tuning as this isolate knows it; the same object as long as nothing changes. */
  getCurrent(): Tuning {
    const nowMs = this.#dependencies.clock.getNowMs();
    if (nowMs >= this.#tuning.validUntilMs) {
      this.#tuning = getTuningAt(this.#tuning.document, nowMs, this.#adoptedAtMs);
    }
    return this.#tuning;
  }

  /** Rereads an old copy. Call before `current`. Never rejects. Returns `undefined` when there is nothing to wait for. */
  refreshIfStale(waitUntil: WaitUntil): Promise<void> | undefined {
    if (this.#dependencies.kv === undefined) return undefined;
    const nowMs = this.#dependencies.clock.getNowMs();
    const ageMs = nowMs - this.#readAtMs;
    if (ageMs < YOUNG_MS) return undefined;
    const { done, startedAtMs } = this.#getPendingRead(this.#dependencies.kv, nowMs, waitUntil);
    const waitTimeoutMs = startedAtMs + WAIT_TIMEOUT_MS - nowMs;
    if (ageMs < OLD_MS || waitTimeoutMs <= 0) return undefined;
    // The read may belong to another request.
    return withDeadline(this.#dependencies.clock, done, waitTimeoutMs).then(() => undefined);
  }

  #getPendingRead(kv: PolicyStore, nowMs: number, waitUntil: WaitUntil): KvRead {
    if (this.#pendingRead !== undefined && nowMs - this.#pendingRead.startedAtMs < READ_DEADLINE_MS)
      return this.#pendingRead;
    this.#pendingRead = { done: this.#read(kv, nowMs), startedAtMs: nowMs };
    waitUntil(this.#pendingRead.done);
    return this.#pendingRead;
  }

  async #read(kv: PolicyStore, startedAtMs: number): Promise<void> {
    const { clock, log } = this.#dependencies;
    await logFailure(log, { event: 'policy-read-failed' }, async () => {
      const pending = kv.get([POLICY_KEY], { type: 'text', cacheTtl: READ_CACHE_SECONDS });
      const texts = await requireInTime(clock, pending, READ_DEADLINE_MS);
      this.#readAtMs = startedAtMs;
      this.#adopt(texts.get(POLICY_KEY) ?? null);
    });
  }

  #adopt(text: string | null): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#adoptedAtMs = this.#dependencies.clock.getNowMs();
    this.#tuning = getTuningAt(this.#parseCurrentDocument(text), this.#adoptedAtMs);
  }

  /** The document in a text; for a refused text, its purges beside the last valid document. */
  #parseCurrentDocument(text: string | null): PolicyDocument {
    const { known, log } = this.#dependencies;
    const document = text === null ? defaultPolicyDocument : parsePolicyDocument(text, known);
    if (!isRefusal(document)) {
      this.#valid = document;
      log({ event: 'policy-in-force', revision: document.revision, by: document.changedBy, why: document.why });
      return document;
    }
    const purges = readPurges(text ?? '');
    const detail = document.problems.join('; ').slice(0, SHOWN_PROBLEM_CHARACTERS);
    log({ event: 'policy-refused', detail, revisionInForce: this.#valid.revision, purges: purges.length });
    return { ...this.#valid, purges: [...this.#valid.purges, ...purges] };
  }
}
