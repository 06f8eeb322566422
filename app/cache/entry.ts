/** What upstream gave to recognise its own answer by; sent back to ask whether it changed (RFC 9110, section 13). */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** `missing` is upstream's own word that there is no such thing (404); `empty` an answer that holds nothing. */
export type EntryKind = 'value' | 'empty' | 'missing';

/** How an answer contradicts a copy with content: there is no such thing, there is nothing in it, or other rows took the place of its own. */
export type ClaimKind = Exclude<EntryKind, 'value'> | 'replaced';

/** What upstream said against a copy that is kept until a second call says the same (`decideReplacement`). */
export interface Claim {
  readonly kind: ClaimKind;
  /** Real clock, milliseconds: when it was said first. */
  readonly sinceMs: number;
}

/**
 * One kept answer of a source, the same in every tier. The value has been through JSON, so that it has one shape
 * wherever it comes from, and it was validated when it was fetched: reads trust it, because its key carries the version
 * of its schema.
 */
export interface Entry {
  readonly kind: EntryKind;
  /** Normalised; `null` when missing. */
  readonly value: unknown;
  /** Real clock, milliseconds: when upstream gave or confirmed it. Age is judged by this alone. */
  readonly fetchedAtMs: number;
  /** Real clock, milliseconds: when upstream first gave this content. A confirmation leaves it, so it tells contents apart. */
  readonly changedAtMs: number;
  /** How long upstream took for it. */
  readonly upstreamMs: number;
  readonly validators: Validators;
  /** Rows of the wire answer; 0 for an answer without lists. */
  readonly receivedRows: number;
  /** Those of them that did not fit the schema. */
  readonly droppedRows: number;
  /** Size of the value as JSON text, in characters. */
  readonly bytes: number;
  /** Beside a value: what upstream said against it since. */
  readonly claim?: Claim;
  /** Beside an answer that holds nothing: the last one that did, for when upstream fails. */
  readonly lastGood?: LastGood;
}

/** A value with what decides until when it may be served. */
export type LastGood = Pick<
  Entry,
  'value' | 'fetchedAtMs' | 'changedAtMs' | 'upstreamMs' | 'receivedRows' | 'droppedRows' | 'bytes'
>;

/** What decides until when a copy may be served. */
export type CopyFacts = Pick<Entry, 'kind' | 'fetchedAtMs' | 'upstreamMs'>;

/**
 * Whether upstream was asked for a copy at that moment (real clock, milliseconds) or before. What arrived later may still
 * be what upstream said earlier.
 */
export function wasRequestedAtOrBefore({ fetchedAtMs, upstreamMs }: CopyFacts, momentMs: number): boolean {
  return fetchedAtMs - upstreamMs <= momentMs;
}

/**
 * Whether upstream may be asked if a copy still holds. A purged copy is fetched in full, because its content and its
 * validators are taken for wrong.
 */
export function isRevalidatable(copy: CopyFacts, purgedUntilMs: number): boolean {
  return !wasRequestedAtOrBefore(copy, purgedUntilMs);
}

/** How many rows of the wire answer fitted the schema. */
export function countFittingRows({ receivedRows, droppedRows }: Pick<Entry, 'receivedRows' | 'droppedRows'>): number {
  return Math.max(0, receivedRows - droppedRows);
}

/** The newer of two copies of one source's answer. */
export function pickNewest(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.fetchedAtMs > one.fetchedAtMs ? other : one;
}

/** A larger value is not kept beside the answer that replaced it. */
const MOST_LAST_GOOD_CHARACTERS = 1024 * 1024;

/** What is kept of a copy beside the answer that replaces it: its value, or the one that is kept beside it already. */
export function findLastGood({ kind, lastGood, ...copy }: Entry): LastGood | undefined {
  if (kind !== 'value') return lastGood;
  const { value, fetchedAtMs, changedAtMs, upstreamMs, receivedRows, droppedRows, bytes } = copy;
  if (bytes > MOST_LAST_GOOD_CHARACTERS) return undefined;
  return { value, fetchedAtMs, changedAtMs, upstreamMs, receivedRows, droppedRows, bytes };
}

/** The last value with content as an entry of its own. */
export function toLastGoodEntry({ lastGood }: Entry): Entry | undefined {
  return lastGood && { kind: 'value', validators: {}, ...lastGood };
}

/** Size of all the values in an entry as JSON text, in characters. */
export function countKeptBytes({ bytes, lastGood }: Entry): number {
  return bytes + (lastGood?.bytes ?? 0);
}

/** All of an entry but its values: what decides about it. */
export type EntryFacts = Omit<Entry, 'value' | 'lastGood'>;

const VALUE = ',"value":';

/** An entry as text, its values last, so that who wants the facts alone need not read them. */
export function formatEntry({ value, lastGood, ...facts }: Entry): string {
  return JSON.stringify({ ...facts, value, lastGood });
}

/** Reads an entry that was kept as text. Anything that is not one reads as absent. */
export function parseEntry(text: string): Entry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    if (typeof entry?.fetchedAtMs !== 'number' || typeof entry.kind !== 'string') return undefined;
    const { changedAtMs = entry.fetchedAtMs, receivedRows = 0 } = entry;
    return { ...(entry as Entry), changedAtMs, receivedRows };
  } catch {
    return undefined;
  }
}

/** Reads the facts of an entry that was kept as text, without its value if they stand before it. */
export function parseEntryFacts(text: string): EntryFacts | undefined {
  // No text within the facts holds this: its quotes would be escaped.
  const valueAt = text.indexOf(VALUE);
  return (valueAt > 0 ? parseEntry(`${text.slice(0, valueAt)}}`) : undefined) ?? parseEntry(text);
}

/** What a list of the shared store says of an entry without reading it. */
export type EntryMetadata = Pick<
  Entry,
  'kind' | 'fetchedAtMs' | 'changedAtMs' | 'upstreamMs' | 'receivedRows' | 'droppedRows' | 'bytes'
> & {
  /** By which a purge reaches it, beyond its source and policy; absent in what earlier builds kept. */
  readonly tags?: readonly string[];
};

/** Workers KV takes 1,024 bytes of metadata; all but the tags are a few numbers. */
const MAX_TAG_CHARACTERS = 500;

export function buildMetadata(entry: Entry, tags: readonly string[] = []): EntryMetadata {
  const { kind, fetchedAtMs, changedAtMs, upstreamMs, receivedRows, droppedRows, bytes } = entry;
  const isShort = JSON.stringify(tags).length <= MAX_TAG_CHARACTERS;
  return {
    kind,
    fetchedAtMs,
    changedAtMs,
    upstreamMs,
    receivedRows,
    droppedRows,
    bytes,
    ...(tags.length > 0 && isShort && { tags }),
  };
}
