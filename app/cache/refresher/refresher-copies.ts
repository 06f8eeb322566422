import { ByteBoundedLru } from '../base/byte-bounded-lru';
import { SingleFlight, type WaitUntil } from '../base/single-flight';
import { MEBIBYTE, type SourceRequest } from '../source/define-source';
import { countKeptBytes, pickNewest, type Entry } from '../source/entry';
import { withRevalidationTime } from '../source/revalidation-times';
import type { CacheDependencies } from '../upstream/fetch-entry';
import type { RawAnswer } from '../upstream/fetch-report';
import type { KeptAnswers, KeptFacts } from './kept-answers';

export interface RefresherCopiesDependencies extends Pick<CacheDependencies, 'store' | 'rereadAnswer' | 'clock'> {
  readonly kept?: KeptAnswers | undefined;
  readonly waitUntil: WaitUntil;
}

/** An entry of more than a quarter of this is not kept. */
const ENTRY_BYTES = 32 * MEBIBYTE;
/** Longer than reading a copy takes. */
const LOOK_UP_MS = 15_000;

/** A refresher's copies: in memory, in KV, and unparsed in its own storage. */
export class RefresherCopies {
  readonly #dependencies: RefresherCopiesDependencies;
  /** Entries by key. The key's path is that of the refresher, or one of several (see `buildRefresherName`). */
  readonly #entries = new ByteBoundedLru<Entry>(ENTRY_BYTES);
  readonly #lookUps: SingleFlight<Entry | undefined>;
  /** Keys of copies that are not in KV, because they were parsed from kept answers or KV refused them. */
  readonly #unstored = new Set<string>();
  /** Hashes of bodies that the schema refused, by key. These are not parsed again. */
  readonly #refusedTags = new Map<string, string | undefined>();

  constructor(dependencies: RefresherCopiesDependencies) {
    this.#dependencies = dependencies;
    this.#lookUps = new SingleFlight({
      clock: dependencies.clock,
      waitTimeoutMs: LOOK_UP_MS,
      evictAfterMs: LOOK_UP_MS,
    });
  }

  /** Returns the copy in memory. */
  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  remember(key: string, entry: Entry): void {
    this.#entries.set(key, entry, countKeptBytes(entry));
  }

  /** Finds the newest copy. If the kept answer is newer than the copy in KV, it is parsed with this build's schema. */
  async find(key: string, request: SourceRequest): Promise<Entry | undefined> {
    const remembered = this.#entries.get(key);
    if (remembered !== undefined) return remembered;
    return this.#lookUps.join(key, () => this.#lookUp(key, request), this.#dependencies.waitUntil);
  }

  isUnstored(key: string): boolean {
    return this.#unstored.has(key);
  }

  noteStored(key: string, isStored: boolean): void {
    if (isStored) this.#unstored.delete(key);
    else this.#unstored.add(key);
  }

  /** The copy to revalidate. Without the kept body it has no validators: the full answer is needed, so that the next build can parse it. */
  async findRevalidatable(key: string, copy: Entry | undefined): Promise<Entry | undefined> {
    const { kept } = this.#dependencies;
    if (copy === undefined || kept === undefined) return copy;
    const facts = await kept.findFacts(key);
    return hasSameValidators(copy, facts) ? copy : { ...copy, validators: {} };
  }

  /** Keeps an entry with its unparsed answer, which is absent after a revalidation. */
  async keep(key: string, request: SourceRequest, entry: Entry, answer: RawAnswer | undefined): Promise<void> {
    this.remember(key, entry);
    const { kept } = this.#dependencies;
    if (kept === undefined) return;
    if (answer !== undefined) {
      await kept.keep(key, request.definition.format, entry, answer);
      return;
    }
    const facts = await kept.findFacts(key);
    if (facts !== undefined && hasSameValidators(entry, facts) && entry.fetchedAtMs > facts.fetchedAtMs) {
      await kept.confirm(key, facts, entry);
    }
  }

  async #lookUp(key: string, request: SourceRequest): Promise<Entry | undefined> {
    const { store, kept } = this.#dependencies;
    const [stored, facts] = await Promise.all([
      // With storage, its facts contain the latest revalidation, so the revalidation times in KV need not be read.
      kept === undefined ? store?.read([key]).then((found) => found.get(key)) : store?.readWritten(key),
      kept?.findFacts(key),
    ]);
    const copy = (await this.#findNewest(key, request, stored, facts)) ?? stored;
    const previous = pickNewest(this.#entries.get(key), copy);
    if (previous !== undefined) this.remember(key, previous);
    return previous;
  }

  async #findNewest(
    key: string,
    request: SourceRequest,
    stored: Entry | undefined,
    facts: KeptFacts | undefined,
  ): Promise<Entry | undefined> {
    if (facts === undefined || (stored !== undefined && stored.fetchedAtMs > facts.fetchedAtMs)) return stored;
    const isThisBuild = facts.key === key;
    if (isThisBuild && stored?.changedAtMs === facts.changedAtMs) {
      return { ...withRevalidationTime(stored, facts), validators: facts.validators };
    }
    const reread = await this.#reread(key, request, facts);
    return reread && stored?.changeLog ? { ...reread, changeLog: stored.changeLog } : reread;
  }

  async #reread(key: string, request: SourceRequest, facts: KeptFacts): Promise<Entry | undefined> {
    const { kept, rereadAnswer } = this.#dependencies;
    if (this.#refusedTags.has(key) && this.#refusedTags.get(key) === facts.bodyTag) return undefined;
    const answer = await kept?.findAnswer(key, facts, request.definition.format);
    if (answer === undefined) return undefined;
    const read = rereadAnswer(request, answer);
    if (read.kind === 'failure') {
      this.#refusedTags.set(key, facts.bodyTag);
      return undefined;
    }
    this.#unstored.add(key);
    return { ...read.entry, changedAtMs: facts.key === key ? facts.changedAtMs : facts.bodySinceMs };
  }
}

/** Whether the kept body has the validators of a copy. */
function hasSameValidators({ validators }: Entry, facts: KeptFacts | undefined): boolean {
  return (
    facts !== undefined &&
    validators.etag === facts.validators.etag &&
    validators.lastModified === facts.validators.lastModified
  );
}
