import { parseJson } from '~/parse-json';
import { isInPlay, type LiveRow, type RowChange } from './live-rows';

/** Validators of an upstream answer, sent back to ask whether it changed (RFC 9110, section 13). */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** `missing` is upstream's own 404; `empty` is an answer without content. */
export type EntryKind = 'value' | 'empty' | 'missing';

/** How an answer contradicts a copy with content: not found, empty, or other rows in place of its own. */
export type ClaimKind = Exclude<EntryKind, 'value'> | 'replaced';

/** Contradicting answer, kept beside the copy until a second call confirms it (`decideReplacement`). */
export interface Claim {
  readonly kind: ClaimKind;
  /** Real clock, milliseconds: when upstream first said it. */
  readonly sinceMs: number;
}

/** A kept answer, the same in every tier. Reads trust it, because its key has the version of its schema. */
export interface Entry {
  readonly kind: EntryKind;
  /** Normalized; `null` when missing. */
  readonly value: unknown;
  readonly fetchedAtMs: number;
  /** When upstream first gave this content (real clock, milliseconds), which identifies it across revalidations. */
  readonly changedAtMs: number;
  /** Duration of the upstream call. */
  readonly upstreamMs: number;
  /** Until when a cache in front of upstream repeats this answer (real clock, milliseconds); absent without such a cache. */
  readonly upstreamFreshUntilMs?: number;
  readonly validators: Validators;
  /** Rows of the wire answer; 0 for an answer without lists. */
  readonly receivedRows: number;
  /** Rows of the wire answer that did not fit the schema. */
  readonly droppedRows: number;
  /** Size of the value as JSON text, in characters. */
  readonly bytes: number;
  /** Rows in play and a moment after, of a source that has such rows. */
  readonly liveRows?: readonly LiveRow[];
  /** Changes of rows that are over, of a source that has such rows. */
  readonly rowChanges?: readonly RowChange[];
  /** A row is in play, so that the policy's `liveFreshSeconds` holds. Absent once a call for it was refused or failed. */
  readonly hasLiveRow?: true;
  /** Why it is absent, until upstream gives another answer. */
  readonly isLiveRefreshOver?: true;
  /** On a value: a contradicting answer received since then. */
  readonly claim?: Claim;
  /** On an empty or missing answer: the last one with content, in case upstream fails. */
  readonly lastGood?: LastGood;
}

/** Times and sizes of an entry. */
type Measures = Pick<Entry, 'fetchedAtMs' | 'changedAtMs' | 'upstreamMs' | 'receivedRows' | 'droppedRows' | 'bytes'>;

/** Value with the facts that limit how long it may be served. */
export type LastGood = Measures & Pick<Entry, 'value'>;

/** Facts that limit how long a copy may be served. */
export type CopyFacts = Pick<Entry, 'kind' | 'fetchedAtMs' | 'upstreamMs' | 'upstreamFreshUntilMs' | 'hasLiveRow'>;

export function pickCopyFacts({ kind, fetchedAtMs, upstreamMs, ...more }: CopyFacts): CopyFacts {
  const { upstreamFreshUntilMs, hasLiveRow } = more;
  return {
    kind,
    fetchedAtMs,
    upstreamMs,
    ...(upstreamFreshUntilMs !== undefined && { upstreamFreshUntilMs }),
    ...(hasLiveRow !== undefined && { hasLiveRow }),
  };
}

/** Whether the copy was requested at or before a time. Later arrivals may contain older data. */
export function wasRequestedAtOrBefore({ fetchedAtMs, upstreamMs }: CopyFacts, momentMs: number): boolean {
  return fetchedAtMs - upstreamMs <= momentMs;
}

export function countFittingRows({ receivedRows, droppedRows }: Pick<Entry, 'receivedRows' | 'droppedRows'>): number {
  return Math.max(0, receivedRows - droppedRows);
}

export function pickNewest(a: Entry | undefined, b: Entry | undefined): Entry | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const isSameAge = b.fetchedAtMs === a.fetchedAtMs;
  if (isSameAge && b.isLiveRefreshOver !== a.isLiveRefreshOver) return a.isLiveRefreshOver ? a : b;
  // If both copies hold the same answer, keep the one with the later upstream expiry.
  if (isSameAge) return (b.upstreamFreshUntilMs ?? 0) > (a.upstreamFreshUntilMs ?? 0) ? b : a;
  return b.fetchedAtMs > a.fetchedAtMs ? b : a;
}

/** The copy after a failed call for live rows: it lives as if without them, to spare a host in trouble. */
export function endLiveRefresh({ hasLiveRow: _, ...copy }: Entry): Entry {
  return { ...copy, isLiveRefreshOver: true };
}

/** A larger value is not kept beside the answer that replaced it. */
const MOST_LAST_GOOD_CHARACTERS = 1024 * 1024;

/** What is kept of a copy beside the answer that replaces it: its value, or the last good value already beside it. */
export function findLastGood(copy: Entry): LastGood | undefined {
  if (copy.kind !== 'value') return copy.lastGood;
  return copy.bytes > MOST_LAST_GOOD_CHARACTERS ? undefined : { value: copy.value, ...pickMeasures(copy) };
}

function pickMeasures(entry: Entry): Measures {
  const { fetchedAtMs, changedAtMs, upstreamMs, receivedRows, droppedRows, bytes } = entry;
  return { fetchedAtMs, changedAtMs, upstreamMs, receivedRows, droppedRows, bytes };
}

/** The last good value as an entry of its own. */
export function toLastGoodEntry({ lastGood }: Entry): Entry | undefined {
  return lastGood && { kind: 'value', validators: {}, ...lastGood };
}

/** The facts of rows in play, for an entry made of an answer. */
export function describeLiveRows(liveRows: readonly LiveRow[]): Pick<Entry, 'liveRows' | 'hasLiveRow'> {
  return { liveRows, ...(liveRows.some(isInPlay) && { hasLiveRow: true as const }) };
}

/** Size of all values in an entry as JSON text, in characters. */
export function countKeptBytes({ bytes, lastGood }: Entry): number {
  return bytes + (lastGood?.bytes ?? 0);
}

/** An entry without its values. */
export type EntryFacts = Omit<Entry, 'value' | 'lastGood'>;

const VALUE = ',"value":';

export function formatEntry({ value, lastGood, ...facts }: Entry): string {
  return JSON.stringify({ ...facts, value, lastGood });
}

/** Parses a stored entry. Returns `undefined` for anything else. */
export function parseEntry(text: string): Entry | undefined {
  const entry = parseJson(text) as Partial<Entry> | null | undefined;
  if (typeof entry?.fetchedAtMs !== 'number' || typeof entry.kind !== 'string') return undefined;
  const { changedAtMs = entry.fetchedAtMs, receivedRows = 0 } = entry;
  return { ...(entry as Entry), changedAtMs, receivedRows };
}

/** Parses the facts of a stored entry, skipping the values if they come last. */
export function parseEntryFacts(text: string): EntryFacts | undefined {
  // No text within the facts contains this, because its quotes would be escaped.
  const valueAt = text.indexOf(VALUE);
  return (valueAt > 0 ? parseEntry(`${text.slice(0, valueAt)}}`) : undefined) ?? parseEntry(text);
}

/** Metadata of an entry in the shared store, available without reading it. */
export interface EntryMetadata extends Measures, Pick<Entry, 'kind'> {
  /** Tags by which a purge reaches it, beyond source and policy; earlier builds omit them. */
  readonly tags?: readonly string[];
}

/** Workers KV allows 1,024 bytes of metadata; everything but the tags is a few numbers. */
const MAX_TAG_CHARACTERS = 500;

export function buildMetadata(entry: Entry, tags: readonly string[] = []): EntryMetadata {
  const isShort = JSON.stringify(tags).length <= MAX_TAG_CHARACTERS;
  return { kind: entry.kind, ...pickMeasures(entry), ...(tags.length > 0 && isShort && { tags }) };
}
