import type { EntryFacts } from './entry';
import { parseSourceKey } from './source-address';

/**
 * When upstream last revalidated an entry. A revalidated entry need not be written again: a document for each folder of
 * upstream's paths says until when their content was known to hold.
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

/** Segments of a folder: what upstream has for one sport, or for a season of golf, lies below so many. */
const FOLDER_SEGMENTS = 3;

/**
 * Where the revalidation time of an entry lies in the shared store: with those of the same folder of upstream's paths, because a page of
 * a sport reads little of other sports; and with all that lies in no such folder, which nearly every page reads.
 * @param key of the entry
 * @returns `undefined` for what is no key of an entry
 */
export function buildRevalidationTimesKey(key: string): string | undefined {
  const parts = parseSourceKey(key);
  if (parts === undefined) return undefined;
  const [path = ''] = parts.path.split('?', 1);
  const segments = path.split('/').filter((segment) => segment !== '');
  const folder = segments.length > FOLDER_SEGMENTS ? `/${segments.slice(0, FOLDER_SEGMENTS).join('/')}` : '';
  return `ages:${parts.realm}:${folder}`;
}

/** The keys under which the revalidation times of entries lie, each once. */
export function listRevalidationTimesKeys(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap((key) => buildRevalidationTimesKey(key) ?? []))];
}

/** Reads a document. What cannot be read is left out. */
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

/** The texts of the documents by the keys under which they lie: `{ "<key>": [changedAtMs, fetchedAtMs, upstreamMs] }`, in the order of the keys. */
export function formatRevalidationTimes(times: RevalidationTimes): ReadonlyMap<string, string> {
  const documents = new Map<string, Record<string, readonly number[]>>();
  for (const [key, time] of [...times].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const documentKey = buildRevalidationTimesKey(key);
    if (documentKey === undefined) continue;
    const document = documents.get(documentKey) ?? {};
    document[key] = [time.changedAtMs, time.fetchedAtMs, time.upstreamMs];
    documents.set(documentKey, document);
  }
  return new Map([...documents].map(([key, document]) => [key, JSON.stringify(document)]));
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
