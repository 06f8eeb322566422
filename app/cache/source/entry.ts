import { parseJson } from '~/parse-json';
import type { ChangeLog } from './define-source';
import { isInPlay, type LiveRow, type RowChange } from './live-rows';

/** Validators of an upstream answer, for conditional requests (RFC 9110, section 13). */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** `missing` is a 404 from upstream; `empty` is an answer without content. */
export type EntryKind = 'value' | 'empty' | 'missing';

/** How an answer contradicts a copy with content: not found, empty, or mostly other rows (`replaced`). */
export type ClaimKind = Exclude<EntryKind, 'value'> | 'replaced';

/** An answer that contradicts a copy. It is recorded in the copy until a second call confirms it (`decideReplacement`). */
export interface Claim {
  readonly kind: ClaimKind;
  /** When upstream first gave such an answer (real clock, milliseconds). */
  readonly sinceMs: number;
}

/** A parsed answer, as all tiers keep it. It is not validated again, because its key contains the version of its schema. */
export interface Entry {
  readonly kind: EntryKind;
  /** The normalized value; `null` if missing. */
  readonly value: unknown;
  readonly fetchedAtMs: number;
  /** When this content was first fetched (real clock, milliseconds). Revalidations do not change it, so it identifies the content. */
  readonly changedAtMs: number;
  /** Duration of the upstream call. */
  readonly upstreamMs: number;
  /** Until when a cache in front of upstream returns this same answer (real clock, milliseconds); absent without such a cache. */
  readonly upstreamFreshUntilMs?: number;
  readonly validators: Validators;
  /** Number of rows of the answer; 0 for an answer without lists. */
  readonly receivedRows: number;
  /** Number of rows that did not fit the schema. */
  readonly droppedRows: number;
  /** Size of the value as JSON text, in characters. */
  readonly bytes: number;
  /** Rows in play, and those that ended minutes ago; absent for a source without such rows. */
  readonly liveRows?: readonly LiveRow[];
  /** Last changes of rows that are over; absent for a source without such rows. */
  readonly rowChanges?: readonly RowChange[];
  /** Changes of rows between answers; absent without any. */
  readonly changeLog?: ChangeLog;
  /** A row is in play, so the policy's `liveFreshSeconds` applies. Removed if a call for live rows is refused or fails. */
  readonly hasLiveRow?: true;
  /** Set when `hasLiveRow` was removed, until the next answer of upstream. */
  readonly isLiveRefreshOver?: true;
  /** On an entry with content: a later answer that contradicts it. */
  readonly claim?: Claim;
  /** On an empty or missing entry: the last content, which is served if upstream fails. */
  readonly lastGood?: LastGood;
}

/** Times and sizes of an entry. */
type Measures = Pick<Entry, 'fetchedAtMs' | 'changedAtMs' | 'upstreamMs' | 'receivedRows' | 'droppedRows' | 'bytes'>;

/** A value, with the facts that limit how long it may be served. */
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

/** Whether a copy was requested at or before a time. Compares the start of the call, because its answer may contain data from then. */
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

/** The copy after a failed call for live rows: without the shorter lifetime for live rows, so that a failing host gets fewer calls. */
export function endLiveRefresh({ hasLiveRow: _, ...copy }: Entry): Entry {
  return { ...copy, isLiveRefreshOver: true };
}

/** Larger values are not kept as `lastGood`. */
const MOST_LAST_GOOD_CHARACTERS = 1024 * 1024;

/** The `lastGood` of an empty or missing answer that replaces a copy: the copy's value, or the copy's own `lastGood`. */
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

/** The entry fields for live rows. */
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

/** Parses a stored entry; `undefined` if the text is malformed. */
export function parseEntry(text: string): Entry | undefined {
  const entry = parseJson(text) as Partial<Entry> | null | undefined;
  if (typeof entry?.fetchedAtMs !== 'number' || typeof entry.kind !== 'string') return undefined;
  const { changedAtMs = entry.fetchedAtMs, receivedRows = 0 } = entry;
  return { ...(entry as Entry), changedAtMs, receivedRows };
}

/** Parses a stored entry without its values, which are skipped if they come last. */
export function parseEntryFacts(text: string): EntryFacts | undefined {
  // `VALUE` contains quotes, which are escaped within texts, so its first occurrence is the field itself.
  const valueAt = text.indexOf(VALUE);
  return (valueAt > 0 ? parseEntry(`${text.slice(0, valueAt)}}`) : undefined) ?? parseEntry(text);
}

/** KV metadata of an entry, which listing keys returns without reading the entries. */
export interface EntryMetadata extends Measures, Pick<Entry, 'kind'> {
  /** Cache tags besides source and policy. Absent in entries of earlier builds. */
  readonly tags?: readonly string[];
}

/** Workers KV allows 1,024 bytes of metadata, of which the other fields need a part. */
const MAX_TAG_CHARACTERS = 500;

export function buildMetadata(entry: Entry, tags: readonly string[] = []): EntryMetadata {
  const isShort = JSON.stringify(tags).length <= MAX_TAG_CHARACTERS;
  return { kind: entry.kind, ...pickMeasures(entry), ...(tags.length > 0 && isShort && { tags }) };
}
