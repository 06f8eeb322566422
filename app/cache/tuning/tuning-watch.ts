import { timedOut, withDeadline, type Clock } from '../clock';
import { getErrorMessage, type Log } from '../log';
import type { WaitUntil } from '../single-flight';
import {
  isRefusal,
  parsePolicyDocument,
  POLICY_KEY,
  readPurges,
  untuned,
  type KnownNames,
  type PolicyDocument,
} from './policy-document';
import { getTuningAt, type Tuning } from './tuning';

/** What the watch needs of Workers KV. */
export interface PolicyStore {
  get(keys: string[], options: { type: 'text'; cacheTtl: number }): Promise<Map<string, string | null>>;
}

export interface TuningWatchTools {
  /** Absent without the KV binding: the policies are then as built. */
  readonly kv: PolicyStore | undefined;
  readonly known: KnownNames;
  readonly clock: Clock;
  readonly log: Log;
}

interface KvRead {
  readonly done: Promise<void>;
  readonly startedAtMs: number;
}

/** Age from which the copy is read again in the background. */
const YOUNG_MS = 15_000;
/** Age from which requests wait for a new read: a change that the store shows is current within this time. */
const OLD_MS = 30_000;
/** How long requests wait for one read, all of them together. */
const WAIT_TIMEOUT_MS = 1000;
/** Deadline of one read; after it another read may begin. */
const READ_DEADLINE_MS = 5000;
/** The shortest that Workers KV takes. */
const READ_CACHE_SECONDS = 30;
const SHOWN_PROBLEM_CHARACTERS = 1000;

/**
 * The policy document as an isolate knows it. Its copy is used at once and read again often enough that a change is
 * current within half a minute of the store showing it. A store that fails changes nothing, and of a document that is not valid
 * only the purges count.
 */
export class TuningWatch {
  readonly #tools: TuningWatchTools;
  #tuning: Tuning = getTuningAt(untuned, 0);
  /** The last valid document. */
  #valid: PolicyDocument = untuned;
  /** Text that was read last, valid or not; `null` when there is none. */
  #text: string | null = null;
  #adoptedAtMs = 0;
  /** Start of the last successful read: its result may be that old. */
  #readAtMs = -Infinity;
  #pendingRead: KvRead | undefined;

  constructor(tools: TuningWatchTools) {
    this.#tools = tools;
  }

  /** Whether the store has been read here yet; until then the current tuning is that of no document. */
  get hasRead(): boolean {
    return this.#readAtMs > -Infinity;
  }

  /** The current tuning, as far as this isolate knows. The same object as long as nothing changes. */
  current(): Tuning {
    const nowMs = this.#tools.clock.nowMs();
    if (nowMs >= this.#tuning.validUntilMs) {
      this.#tuning = getTuningAt(this.#tuning.document, nowMs, this.#adoptedAtMs);
    }
    return this.#tuning;
  }

  /**
   * Reads the document again if the copy is old: to be called before `current`. Never rejects.
   * @returns what to wait for, or undefined when the copy at hand is young enough, which is nearly always
   */
  refreshIfStale(waitUntil: WaitUntil): Promise<void> | undefined {
    if (this.#tools.kv === undefined) return undefined;
    const nowMs = this.#tools.clock.nowMs();
    const ageMs = nowMs - this.#readAtMs;
    if (ageMs < YOUNG_MS) return undefined;
    const { done, startedAtMs } = this.#pendingReadAt(this.#tools.kv, nowMs, waitUntil);
    const waitTimeoutMs = startedAtMs + WAIT_TIMEOUT_MS - nowMs;
    return ageMs < OLD_MS || waitTimeoutMs <= 0 ? undefined : this.#wait(done, waitTimeoutMs);
  }

  async #wait(done: Promise<void>, waitTimeoutMs: number): Promise<void> {
    // Another request may own the read.
    await withDeadline(this.#tools.clock, done, waitTimeoutMs);
  }

  #pendingReadAt(kv: PolicyStore, nowMs: number, waitUntil: WaitUntil): KvRead {
    if (this.#pendingRead !== undefined && nowMs - this.#pendingRead.startedAtMs < READ_DEADLINE_MS)
      return this.#pendingRead;
    this.#pendingRead = { done: this.#read(kv, nowMs), startedAtMs: nowMs };
    waitUntil(this.#pendingRead.done);
    return this.#pendingRead;
  }

  async #read(kv: PolicyStore, startedAtMs: number): Promise<void> {
    const { clock, log } = this.#tools;
    try {
      const pending = kv.get([POLICY_KEY], { type: 'text', cacheTtl: READ_CACHE_SECONDS });
      const texts = await withDeadline(clock, pending, READ_DEADLINE_MS);
      if (texts === timedOut) throw new Error(`no answer within ${READ_DEADLINE_MS} ms`);
      this.#readAtMs = startedAtMs;
      this.#adopt(texts.get(POLICY_KEY) ?? null);
    } catch (error) {
      log({ event: 'policy-read-failed', detail: getErrorMessage(error) });
    }
  }

  #adopt(text: string | null): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#adoptedAtMs = this.#tools.clock.nowMs();
    this.#tuning = getTuningAt(this.#currentDocument(text), this.#adoptedAtMs);
  }

  /** The document of a text; of one that is refused its purges, beside the last valid document. */
  #currentDocument(text: string | null): PolicyDocument {
    const { known, log } = this.#tools;
    const document = text === null ? untuned : parsePolicyDocument(text, known);
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
