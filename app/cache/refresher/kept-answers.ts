import { DAY_MS } from '~/time-units';
import type { Clock } from '../base/clock';
import { computeEntityTag } from '../base/entity-tag';
import { compress, decompress } from '../base/gzip';
import { logFailure, type Log } from '../base/log';
import type { SourceFormat } from '../source/define-source';
import type { Entry, Validators } from '../source/entry';
import { parseSourceKey } from '../source/source-address';
import type { UpstreamAnswer } from '../upstream/fetch-entry';

export interface ObjectStorage {
  get<Kept>(key: string): Promise<Kept | undefined>;
  list<Kept>(options: { readonly prefix: string }): Promise<Map<string, Kept>>;
  put(entries: Record<string, unknown>, options: { readonly allowUnconfirmed: boolean }): Promise<void>;
  delete(keys: string[]): Promise<number>;
  deleteAll(): Promise<void>;
  getAlarm(): Promise<number | null>;
  setAlarm(atMs: number): Promise<void>;
}

/** Facts about the last answer for a path. */
export interface KeptFacts extends Pick<Entry, 'kind' | 'fetchedAtMs' | 'upstreamMs'> {
  /** Key of the last entry that was parsed from the answer. It contains the schema version. */
  readonly key: string;
  readonly changedAtMs: number;
  /** When this body was first fetched (real clock, milliseconds). */
  readonly bodySinceMs: number;
  readonly format: SourceFormat;
  readonly validators: Validators;
  /** Hash of the body. Absent if there is none, or if it was too large to be kept. */
  readonly bodyTag?: string;
}

export interface BodyCodec {
  readonly hash: (bytes: Uint8Array) => Promise<string>;
  readonly compress: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly decompress: (bytes: Uint8Array) => Promise<Uint8Array>;
}

const gzipCodec: BodyCodec = { hash: computeEntityTag, compress, decompress };

export interface KeptAnswersDependencies {
  readonly storage: ObjectStorage;
  /** Compresses bodies; gzip by default. */
  readonly codec?: BodyCodec;
  readonly clock: Clock;
  readonly log: Log;
}

const FACTS = 'facts:';
const BODY = 'body:';
/** Limit of a compressed body. The platform's limit for a stored value is 2 MB. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Limit of paths with kept answers per refresher. Only refreshers of several paths reach it (see `SHARDS`). */
const MAX_PATHS = 200;
/** Longer than any lifetime; policies allow a week at most. */
const KEEP_MS = 30 * DAY_MS;

/**
 * Last answers by path, unparsed, in the refresher's storage. Builds with another schema parse them again, and so does an object that was
 * evicted from memory. If the storage fails, nothing is found.
 */
export class KeptAnswers {
  readonly #dependencies: KeptAnswersDependencies;
  readonly #codec: BodyCodec;

  constructor(dependencies: KeptAnswersDependencies) {
    this.#dependencies = dependencies;
    this.#codec = dependencies.codec ?? gzipCodec;
  }

  findFacts(key: string): Promise<KeptFacts | undefined> {
    return this.#tryTo('read', key, () => this.#dependencies.storage.get<KeptFacts>(FACTS + getKeptPath(key)));
  }

  /** The last answer for a key's path; `undefined` if its body was too large or has another format. */
  async findAnswer(key: string, facts: KeptFacts, format: SourceFormat): Promise<UpstreamAnswer | undefined> {
    const { fetchedAtMs, upstreamMs, validators, bodyTag } = facts;
    const times = { fetchedAtMs, upstreamMs };
    if (facts.kind === 'missing') return { ...times, result: { kind: 'missing', detail: '' } };
    if (bodyTag === undefined || facts.format !== format) return undefined;
    return this.#tryTo('read', key, async () => {
      const bytes = await this.#dependencies.storage.get<Uint8Array>(BODY + getKeptPath(key));
      if (bytes === undefined) return undefined;
      const body: unknown = JSON.parse(new TextDecoder().decode(await this.#codec.decompress(bytes)));
      return { ...times, result: { kind: 'body', body, validators } };
    });
  }

  /** Stores a new answer and facts of its entry. An unchanged body is not written again. */
  async keep(key: string, format: SourceFormat, entry: Entry, answer: UpstreamAnswer['result']): Promise<void> {
    await this.#tryTo('write', key, async () => {
      const { storage } = this.#dependencies;
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
        await this.#put({ [FACTS + path]: facts });
        await storage.delete([BODY + path]);
        return;
      }
      await this.#put({ [FACTS + path]: { ...facts, bodyTag }, ...(compressed && { [BODY + path]: compressed }) });
    });
  }

  /** Records that upstream revalidated the kept answer. */
  async confirm(key: string, before: KeptFacts, entry: Entry): Promise<void> {
    await this.#tryTo('write', key, () =>
      this.#put({ [FACTS + getKeptPath(key)]: { ...before, ...pickKeptFacts(key, entry) } }),
    );
  }

  /** Deletes answers that nobody has requested for a long time. Called by the object's alarm. */
  async removeExpired(): Promise<void> {
    const { storage, clock } = this.#dependencies;
    const all = await storage.list<KeptFacts>({ prefix: FACTS });
    const left = [...all].filter(([, { fetchedAtMs }]) => fetchedAtMs > clock.getNowMs() - KEEP_MS);
    if (left.length === 0) {
      await storage.deleteAll();
      return;
    }
    const leftKeys = new Set(left.map(([factsKey]) => factsKey));
    await this.#remove([...all.keys()].filter((factsKey) => !leftKeys.has(factsKey)));
    await storage.setAlarm(Math.min(...left.map(([, { fetchedAtMs }]) => fetchedAtMs)) + KEEP_MS);
  }

  /** Frees space before the first answer of a path is stored. */
  async #makeRoom(): Promise<void> {
    const { storage, clock } = this.#dependencies;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(clock.getNowMs() + KEEP_MS);
    const all = await storage.list<KeptFacts>({ prefix: FACTS });
    if (all.size < MAX_PATHS) return;
    const oldestFirst = [...all].sort(([, a], [, b]) => a.fetchedAtMs - b.fetchedAtMs);
    await this.#remove(oldestFirst.slice(0, all.size - MAX_PATHS + 1).map(([factsKey]) => factsKey));
  }

  async #remove(factsKeys: readonly string[]): Promise<void> {
    const keys = factsKeys.flatMap((factsKey) => [factsKey, BODY + factsKey.slice(FACTS.length)]);
    // Platform limit of keys per deletion.
    for (let first = 0; first < keys.length; first += 128) {
      await this.#dependencies.storage.delete(keys.slice(first, first + 128));
    }
  }

  /** Does not wait until the data are on disk, because data lost in a crash are fetched again. */
  #put(entries: Record<string, unknown>): Promise<void> {
    return this.#dependencies.storage.put(entries, { allowUnconfirmed: true });
  }

  #tryTo<Result>(what: 'read' | 'write', key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    return logFailure(this.#dependencies.log, { event: `kept-answer-${what}-failed`, key }, work);
  }
}

function pickKeptFacts(key: string, { kind, fetchedAtMs, upstreamMs, changedAtMs }: Entry) {
  return { key, kind, fetchedAtMs, upstreamMs, changedAtMs };
}

function getKeptPath(key: string): string {
  return parseSourceKey(key)?.path ?? key;
}
