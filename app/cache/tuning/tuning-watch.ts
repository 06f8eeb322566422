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

/** Age at which the document is read again in the background. */
const REREAD_AFTER_MS = 15_000;
/** Age at which requests wait for a new read, so that a change that KV shows applies within this time. */
const WAIT_AFTER_MS = 30_000;
/** Longest wait of requests for one read. */
const WAIT_TIMEOUT_MS = 1000;
/** Deadline of a read, after which another may begin. */
const READ_DEADLINE_MS = 5000;
/** Minimum of Workers KV. */
const READ_CACHE_SECONDS = 30;
const SHOWN_PROBLEM_CHARACTERS = 1000;

/**
 * Keeps an isolate's copy of the policy document and reads it again every half minute. If a read fails, the copy stays. If the document is
 * invalid, only its purges apply.
 */
export class TuningWatch {
  readonly #dependencies: TuningWatchDependencies;
  #tuning: Tuning = getTuningAt(defaultPolicyDocument, 0);
  /** The last valid document. */
  #valid: PolicyDocument = defaultPolicyDocument;
  /** Text of the last read, valid or not; `null` if there was none. */
  #text: string | null = null;
  #adoptedAtMs = 0;
  /** Start of the last successful read. Its result may be that old. */
  #readAtMs = -Infinity;
  #pendingRead: KvRead | undefined;

  constructor(dependencies: TuningWatchDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether a read has succeeded. Before that, the tuning is that of the built-in policies. */
  get hasRead(): boolean {
    return this.#readAtMs > -Infinity;
  }

  /** The current tuning. The same object is returned until something changes. */
  getCurrent(): Tuning {
    const nowMs = this.#dependencies.clock.getNowMs();
    if (nowMs >= this.#tuning.validUntilMs) {
      this.#tuning = getTuningAt(this.#tuning.document, nowMs, this.#adoptedAtMs);
    }
    return this.#tuning;
  }

  /** Reads the document again if the copy is old. Call before `getCurrent`. Never rejects. Returns `undefined` if there is nothing to await. */
  refreshIfStale(waitUntil: WaitUntil): Promise<void> | undefined {
    if (this.#dependencies.kv === undefined) return undefined;
    const nowMs = this.#dependencies.clock.getNowMs();
    const ageMs = nowMs - this.#readAtMs;
    if (ageMs < REREAD_AFTER_MS) return undefined;
    const { done, startedAtMs } = this.#getPendingRead(this.#dependencies.kv, nowMs, waitUntil);
    const waitTimeoutMs = startedAtMs + WAIT_TIMEOUT_MS - nowMs;
    if (ageMs < WAIT_AFTER_MS || waitTimeoutMs <= 0) return undefined;
    // The read may belong to another request, which may be canceled.
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

  /** Parses the text. If it is refused, returns the last valid document with the text's purges. */
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
