import { parseJson } from '~/parse-json';
import { parseSourceKey } from './source-address';

/** Last revalidation of an entry. Documents in KV contain those of many entries, so that the entries are not rewritten. */
export interface Revalidation {
  /** Identifies the revalidated content: `Entry.changedAtMs`. */
  readonly changedAtMs: number;
  readonly fetchedAtMs: number;
  /** Duration of that call. Purges compare the time at which it started. */
  readonly upstreamMs: number;
}

/** Revalidations by key of the entry. */
export type RevalidationTimes = ReadonlyMap<string, Revalidation>;

/** A document has the entries whose paths share this many segments: those of one sport, or of one season of golf. */
const FOLDER_SEGMENTS = 3;

/**
 * KV key of the document with an entry's revalidation time. Entries with short paths share a common document. `undefined` if the key is not
 * that of a source.
 */
export function buildRevalidationTimesKey(key: string): string | undefined {
  const parts = parseSourceKey(key);
  if (parts === undefined) return undefined;
  const [path = ''] = parts.path.split('?', 1);
  const segments = path.split('/').filter((segment) => segment !== '');
  const folder = segments.length > FOLDER_SEGMENTS ? `/${segments.slice(0, FOLDER_SEGMENTS).join('/')}` : '';
  return `ages:${parts.dataset}:${folder}`;
}

export function listRevalidationTimesKeys(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap((key) => buildRevalidationTimesKey(key) ?? []))];
}

/** Parses a document. Unreadable parts are left out. */
export function parseRevalidationTimes(text: string): RevalidationTimes {
  const document = parseJson(text);
  return new Map(
    Object.entries(typeof document === 'object' ? (document ?? {}) : {}).flatMap(
      ([key, value]): [string, Revalidation][] => {
        const numbers = Array.isArray(value) ? (value as unknown[]).filter((item) => typeof item === 'number') : [];
        const [changedAtMs, fetchedAtMs, upstreamMs] = numbers;
        if (changedAtMs === undefined || fetchedAtMs === undefined || upstreamMs === undefined) return [];
        return [[key, { changedAtMs, fetchedAtMs, upstreamMs }]];
      },
    ),
  );
}

export function formatRevalidationTimes(times: RevalidationTimes): ReadonlyMap<string, string> {
  const documents = new Map<string, Record<string, readonly number[]>>();
  for (const [key, time] of [...times].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const documentKey = buildRevalidationTimesKey(key);
    if (documentKey === undefined) continue;
    const document = documents.get(documentKey) ?? {};
    document[key] = [time.changedAtMs, time.fetchedAtMs, time.upstreamMs];
    documents.set(documentKey, document);
  }
  return new Map([...documents].map(([key, document]) => [key, JSON.stringify(document)]));
}

/** The entry with the times of a revalidation, if that is later and of the same content. */
export function withRevalidationTime<Facts extends Revalidation>(
  entry: Facts,
  confirmation: Revalidation | undefined,
): Facts {
  const applies = confirmation?.changedAtMs === entry.changedAtMs && confirmation.fetchedAtMs > entry.fetchedAtMs;
  return applies ? { ...entry, fetchedAtMs: confirmation.fetchedAtMs, upstreamMs: confirmation.upstreamMs } : entry;
}
