import type { FailureReason } from './answer';

/**
 * A kept answer of one source. Age is judged by `fetchedAtMs` alone: a store may hand out an old copy, or one that was
 * replaced elsewhere a minute ago.
 */
export interface Entry {
  /** Real clock, milliseconds: when upstream gave the value, or last confirmed it with a 304. */
  readonly fetchedAtMs: number;
  /** The normalised value; `null` when upstream said that there is none. */
  readonly value: unknown;
  /** Upstream's own 404: an answer, kept for the policy's negative time. */
  readonly missing: boolean;
  /** The value holds nothing, and is kept for the policy's negative time. */
  readonly empty: boolean;
  readonly validators: Validators;
  /** How long the last fetch took; the slower it was, the earlier the next one starts. */
  readonly upstreamMs: number;
  readonly droppedRows: number;
  /** Size of the value as JSON. */
  readonly bytes: number;
}

/** What upstream gave to ask again with (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** A refresh that brought no entry. */
export interface RefreshFailure {
  readonly reason: Exclude<FailureReason, 'not-found'>;
  /** For operators and logs. */
  readonly detail: string;
}

export type RefreshResult = { readonly entry: Entry } | { readonly failure: RefreshFailure };

/** The newer of two copies of one source. */
export function newerEntry(first: Entry | null, second: Entry | null): Entry | null {
  if (first === null || second === null) return first ?? second;
  return second.fetchedAtMs > first.fetchedAtMs ? second : first;
}

/** Whether something that came out of a store is an entry of this format. */
export function isEntry(stored: unknown): stored is Entry {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'fetchedAtMs' in stored &&
    typeof stored.fetchedAtMs === 'number' &&
    'validators' in stored &&
    'value' in stored
  );
}
