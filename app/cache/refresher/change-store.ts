import { parseJson } from '~/parse-json';
import { DAY_SECONDS, MINUTE_MS } from '~/time-units';
import type { Clock } from '../base/clock';
import { logFailure, type Log } from '../base/log';
import type { KeyValueStore } from '../source/entry-store';
import { parseSourceKey } from '../source/source-address';

/** Part of Workers KV that lists keys. */
interface ListedStore extends KeyValueStore {
  list(options: { prefix: string }): Promise<{ readonly keys: readonly { readonly name: string }[] }>;
}

export interface ChangeStoreDependencies {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
}

const PREFIX = 'changes:';
/** Longer than changes are kept. */
const EXPIRATION_SECONDS = 15 * DAY_SECONDS;
const READ_CACHE_SECONDS = 30;
const WRITE_INTERVAL_MS = MINUTE_MS;
const MAX_KEYS_PER_READ = 100;
/** Limit of paths in memory. */
const MOST_REMEMBERED = 1000;

interface Published {
  readonly changes: unknown;
  readonly writtenAtMs: number;
  /** `changedAtMs` of the published entry. */
  readonly ofEntryMs: number;
}

/**
 * Changes of rows in KV, one value for each path of a source, for pages that do not read the sources. The refresher of the path is its only
 * writer and the entry has all changes, so a value that is written late or lost is complete with the next one.
 */
export class ChangeStore {
  readonly #dependencies: ChangeStoreDependencies;
  readonly #published = new Map<string, Published>();

  constructor(dependencies: ChangeStoreDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Publishes the changes of an entry, at most once a minute for each path; later ones follow with the next refresh.
   * @param key of the source request
   * @param changedAtMs identifies the content of the entry, whose changes are published once
   * @param merge adds the entry's changes to those that are published; returns `undefined` if the source publishes none
   */
  async publish(
    key: string,
    changedAtMs: number,
    merge: (published: unknown) => readonly object[] | undefined,
  ): Promise<void> {
    const { kv, clock, log } = this.#dependencies;
    const storeKey = buildChangesKey(key);
    if (storeKey === undefined) return;
    await logFailure(log, { event: 'changes-write-failed', key: storeKey }, async () => {
      const nowMs = clock.getNowMs();
      const known = this.#published.get(storeKey);
      if (known?.ofEntryMs === changedAtMs) return;
      if (known !== undefined && nowMs - known.writtenAtMs < WRITE_INTERVAL_MS) return;
      const before = known === undefined ? await this.#read(storeKey) : known.changes;
      const changes = merge(before);
      if (changes === undefined) return;
      const text = JSON.stringify(changes);
      const isSame = text === JSON.stringify(before ?? []);
      if (!isSame) await kv.put(storeKey, text, { expirationTtl: EXPIRATION_SECONDS });
      if (this.#published.size >= MOST_REMEMBERED) this.#published.clear();
      const writtenAtMs = isSame ? (known?.writtenAtMs ?? -Infinity) : nowMs;
      this.#published.set(storeKey, { changes, writtenAtMs, ofEntryMs: changedAtMs });
    });
  }

  async #read(storeKey: string): Promise<unknown> {
    const texts = await this.#dependencies.kv.get([storeKey], { type: 'text', cacheTtl: READ_CACHE_SECONDS });
    return parseJson(texts.get(storeKey) ?? '');
  }
}

/** Reads all published changes of a dataset, one list for each path. Throws if KV fails. */
export async function readPublishedChanges(kv: ListedStore, dataset: string): Promise<readonly unknown[]> {
  // One page of keys has a thousand, and there are as many keys as days, weeks and classes with changes in two weeks.
  const { keys } = await kv.list({ prefix: `${PREFIX}${dataset}:` });
  const names = keys.map(({ name }) => name);
  const chunks = Array.from({ length: Math.ceil(names.length / MAX_KEYS_PER_READ) }, (_, index) =>
    names.slice(index * MAX_KEYS_PER_READ, (index + 1) * MAX_KEYS_PER_READ),
  );
  const read = await Promise.all(chunks.map((chunk) => kv.get(chunk, { type: 'text', cacheTtl: READ_CACHE_SECONDS })));
  return read.flatMap((texts) => [...texts.values()].map((text) => parseJson(text ?? '')));
}

/** Without the schema version, so that new builds find the changes of earlier ones. */
function buildChangesKey(key: string): string | undefined {
  const parts = parseSourceKey(key);
  return parts && `${PREFIX}${parts.dataset}:${parts.source}:${parts.path}`;
}
