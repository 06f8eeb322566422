import type { EntryFacts } from './entry';

/**
 * When upstream last revalidated an entry. A revalidated entry need not be written again: one document for all of
 * them says until when their content was known to hold.
 */
export interface Revalidation {
  /** Which content was revalidated: `Entry.changedAtMs`. */
  readonly changedAtMs: number;
  /** Real clock, milliseconds: when upstream revalidated it last. */
  readonly fetchedAtMs: number;
  /** How long upstream took for that; a purge compares the moment of the request. */
  readonly upstreamMs: number;
}

/** By the entry's key. */
export type RevalidationTimes = ReadonlyMap<string, Revalidation>;

/** Where the document lies in the shared store. */
export const REVALIDATION_TIMES_KEY = 'ages';

/** Reads the document. What cannot be read is left out. */
export function parseRevalidationTimes(text: string): RevalidationTimes {
  return new Map(
    Object.entries(parsedObject(text)).flatMap(([key, value]): [string, Revalidation][] => {
      const numbers = Array.isArray(value) ? (value as unknown[]).filter((one) => typeof one === 'number') : [];
      const [changedAtMs, fetchedAtMs, upstreamMs] = numbers;
      if (changedAtMs === undefined || fetchedAtMs === undefined || upstreamMs === undefined) return [];
      return [[key, { changedAtMs, fetchedAtMs, upstreamMs }]];
    }),
  );
}

/** `{ "<key>": [changedAtMs, fetchedAtMs, upstreamMs] }`, in the order of the keys. */
export function formatRevalidationTimes(ages: RevalidationTimes): string {
  const sorted = [...ages].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(
    Object.fromEntries(sorted.map(([key, one]) => [key, [one.changedAtMs, one.fetchedAtMs, one.upstreamMs]])),
  );
}

/** The entry with the time of its revalidation, if that is of the same content and later. */
export function withRevalidationTime<Facts extends EntryFacts>(
  entry: Facts,
  confirmation: Revalidation | undefined,
): Facts {
  const applies = confirmation?.changedAtMs === entry.changedAtMs && confirmation.fetchedAtMs > entry.fetchedAtMs;
  return applies ? { ...entry, fetchedAtMs: confirmation.fetchedAtMs, upstreamMs: confirmation.upstreamMs } : entry;
}

function parsedObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
