import { parseJson } from '~/parse-json';
import { parseSourceKey } from './source-address';

/** Last revalidation of an entry, kept in one document per folder of paths, so that entries are not rewritten. */
export interface Revalidation {
  /** Identifies the revalidated content: `Entry.changedAtMs`. */
  readonly changedAtMs: number;
  readonly fetchedAtMs: number;
  /** Duration of that call; a purge compares the time of the request. */
  readonly upstreamMs: number;
}

/** Keyed by the entry's key. */
export type RevalidationTimes = ReadonlyMap<string, Revalidation>;

/** Depth of a folder. Data of one sport, or of one season of golf, is below a path of this many segments. */
const FOLDER_SEGMENTS = 3;

/**
 * Document with an entry's revalidation time: by folder of upstream paths, because a page reads one sport, or a common one. `undefined` for
 * other keys.
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

/** Parses a document, leaving out what is unreadable. */
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

/** The entry with its revalidation time, if that is later and of the same content. */
export function withRevalidationTime<Facts extends Revalidation>(
  entry: Facts,
  confirmation: Revalidation | undefined,
): Facts {
  const applies = confirmation?.changedAtMs === entry.changedAtMs && confirmation.fetchedAtMs > entry.fetchedAtMs;
  return applies ? { ...entry, fetchedAtMs: confirmation.fetchedAtMs, upstreamMs: confirmation.upstreamMs } : entry;
}
