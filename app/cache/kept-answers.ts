import { DAY_MS } from '~/time-units';
import { computeEntityTag } from './cached-document';
import type { Clock } from './clock';
import type { SourceFormat } from './define-source';
import type { Entry, Validators } from './entry';
import type { UpstreamAnswer } from './fetch-entry';
import { compress, decompress } from './gzip';
import { getErrorMessage, type Log } from './log';
import { parseSourceKey } from './source-address';

/** What is needed of a Durable Object's own storage. */
export interface ObjectStorage {
  get<Kept>(key: string): Promise<Kept | undefined>;
  list<Kept>(options: { readonly prefix: string }): Promise<Map<string, Kept>>;
  put(entries: Record<string, unknown>, options: { readonly allowUnconfirmed: boolean }): Promise<void>;
  delete(keys: string[]): Promise<number>;
  deleteAll(): Promise<void>;
  getAlarm(): Promise<number | null>;
  setAlarm(atMs: number): Promise<void>;
}

/** What a refresher knows of upstream's last answer for a path. */
export interface KeptFacts extends Pick<Entry, 'kind' | 'fetchedAtMs' | 'upstreamMs'> {
  /** Key of the entry that was made of the answer last: its version tells which schema did. */
  readonly key: string;
  /** `Entry.changedAtMs` under that key. */
  readonly changedAtMs: number;
  /** Real clock, milliseconds: when upstream first gave this body. Another schema may see a change where the last one saw none. */
  readonly bodySinceMs: number;
  readonly format: SourceFormat;
  readonly validators: Validators;
  /** Hash of the body; absent for an answer without one. */
  readonly bodyTag?: string;
  /** The body was too large to be kept. */
  readonly isTooLarge?: true;
}

/** How bodies are told apart and made small. */
export interface BodyCodec {
  readonly hash: (bytes: Uint8Array) => Promise<string>;
  readonly compress: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly decompress: (bytes: Uint8Array) => Promise<Uint8Array>;
}

const gzipCodec: BodyCodec = { hash: computeEntityTag, compress, decompress };

export interface KeptAnswersTools {
  readonly storage: ObjectStorage;
  /** By default gzip. */
  readonly codec?: BodyCodec;
  readonly clock: Clock;
  readonly log: Log;
}

const FACTS = 'facts:';
const BODY = 'body:';
/** Of the compressed body. A row of the platform's storage takes 2 MB. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Paths that the refresher of a shard keeps answers for. */
const MAX_PATHS = 200;
/** An answer outlives every freshness lifetime, each of which is a week at most. */
const KEEP_MS = 30 * DAY_MS;

/**
 * Upstream's last usable answers as they came, one for each path, in the own storage of the refresher that fetched them. A build with
 * another schema reads them instead of asking upstream, and a refresher that was evicted knows when it asked last. Failures of
 * the storage are logged and otherwise mean that nothing was kept.
 */
export class KeptAnswers {
  readonly #tools: KeptAnswersTools;
  readonly #codec: BodyCodec;

  constructor(tools: KeptAnswersTools) {
    this.#tools = tools;
    this.#codec = tools.codec ?? gzipCodec;
  }

  /** What is known of the last answer for a key's path. */
  findFacts(key: string): Promise<KeptFacts | undefined> {
    return this.#tryTo('read', key, () => this.#tools.storage.get<KeptFacts>(FACTS + getKeptPath(key)));
  }

  /** The last answer for a key's path; `undefined` when its body was too large or came in another format. */
  async findAnswer(key: string, facts: KeptFacts, format: SourceFormat): Promise<UpstreamAnswer | undefined> {
    const { fetchedAtMs, upstreamMs, validators, bodyTag } = facts;
    const times = { fetchedAtMs, upstreamMs };
    if (facts.kind === 'missing') return { ...times, result: { kind: 'missing', detail: '' } };
    if (bodyTag === undefined || facts.format !== format) return undefined;
    return this.#tryTo('read', key, async () => {
      const bytes = await this.#tools.storage.get<Uint8Array>(BODY + getKeptPath(key));
      if (bytes === undefined) return undefined;
      const body: unknown = JSON.parse(new TextDecoder().decode(await this.#codec.decompress(bytes)));
      return { ...times, result: { kind: 'body', body, validators } };
    });
  }

  /** Keeps a new answer and what was made of it. The body is written when it differs from the one that is kept. */
  async keep(key: string, format: SourceFormat, entry: Entry, answer: UpstreamAnswer['result']): Promise<void> {
    await this.#tryTo('write', key, async () => {
      const { storage } = this.#tools;
      const path = getKeptPath(key);
      const before = await storage.get<KeptFacts>(FACTS + path);
      if (before === undefined) await this.#makeRoom();
      const bytes = answer.kind === 'body' ? new TextEncoder().encode(JSON.stringify(answer.body)) : undefined;
      const bodyTag = bytes && (await this.#codec.hash(bytes));
      const isSame = before !== undefined && bodyTag === before.bodyTag && entry.kind === before.kind;
      const facts: KeptFacts = {
        ...pickKeptFacts(key, entry),
        format,
        bodySinceMs: isSame ? before.bodySinceMs : entry.fetchedAtMs,
        validators: answer.kind === 'body' ? answer.validators : {},
      };
      if (bytes === undefined || bodyTag === undefined) {
        await this.#put({ [FACTS + path]: facts });
        return;
      }
      const compressed = bodyTag === before?.bodyTag ? undefined : await this.#codec.compress(bytes);
      if (compressed !== undefined && compressed.byteLength > MAX_BODY_BYTES) {
        await this.#put({ [FACTS + path]: { ...facts, isTooLarge: true } });
        await storage.delete([BODY + path]);
        return;
      }
      await this.#put({ [FACTS + path]: { ...facts, bodyTag }, ...(compressed && { [BODY + path]: compressed }) });
    });
  }

  /** Notes that upstream confirmed the kept answer. */
  async confirm(key: string, before: KeptFacts, entry: Entry): Promise<void> {
    await this.#tryTo('write', key, () =>
      this.#put({ [FACTS + getKeptPath(key)]: { ...before, ...pickKeptFacts(key, entry) } }),
    );
  }

  /** Deletes what nobody has asked for in a long time; to be called when the alarm goes off. */
  async removeExpired(): Promise<void> {
    const { storage, clock } = this.#tools;
    const all = await storage.list<KeptFacts>({ prefix: FACTS });
    const left = [...all].filter(([, { fetchedAtMs }]) => fetchedAtMs > clock.nowMs() - KEEP_MS);
    if (left.length === 0) {
      await storage.deleteAll();
      return;
    }
    const leftKeys = new Set(left.map(([factsKey]) => factsKey));
    await this.#remove([...all.keys()].filter((factsKey) => !leftKeys.has(factsKey)));
    await storage.setAlarm(Math.min(...left.map(([, { fetchedAtMs }]) => fetchedAtMs)) + KEEP_MS);
  }

  /** Before a path is kept for the first time. */
  async #makeRoom(): Promise<void> {
    const { storage, clock } = this.#tools;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(clock.nowMs() + KEEP_MS);
    const all = await storage.list<KeptFacts>({ prefix: FACTS });
    if (all.size < MAX_PATHS) return;
    const oldestFirst = [...all].sort(([, one], [, other]) => one.fetchedAtMs - other.fetchedAtMs);
    await this.#remove(oldestFirst.slice(0, all.size - MAX_PATHS + 1).map(([factsKey]) => factsKey));
  }

  async #remove(factsKeys: readonly string[]): Promise<void> {
    const keys = factsKeys.flatMap((factsKey) => [factsKey, BODY + factsKey.slice(FACTS.length)]);
    // The platform deletes at most 128 keys at once.
    for (let first = 0; first < keys.length; first += 128) {
      await this.#tools.storage.delete(keys.slice(first, first + 128));
    }
  }

  /** Nobody waits for the disk: what a crash loses is fetched again. */
  #put(entries: Record<string, unknown>): Promise<void> {
    return this.#tools.storage.put(entries, { allowUnconfirmed: true });
  }

  async #tryTo<Result>(what: 'read' | 'write', key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#tools.log({ event: `kept-answer-${what}-failed`, key, detail: getErrorMessage(error) });
      return undefined;
    }
  }
}

function pickKeptFacts(
  key: string,
  { kind, fetchedAtMs, upstreamMs, changedAtMs }: Entry,
): Pick<KeptFacts, 'key' | 'kind' | 'fetchedAtMs' | 'upstreamMs' | 'changedAtMs'> {
  return { key, kind, fetchedAtMs, upstreamMs, changedAtMs };
}

function getKeptPath(key: string): string {
  return parseSourceKey(key)?.path ?? key;
}
