import type { Miniflare } from 'miniflare';
import { parseEntry } from '~/cache/entry';
import { policies } from '~/cache/policies';
import { SECOND_MS } from '~/time-units';
import { findSource } from '~/upstream/registry';

/** What a site keeps in its shared store, key by key. */
export type KeptEntries = ReadonlyMap<string, string>;

export async function readKeptEntries(miniflare: Miniflare): Promise<KeptEntries> {
  const store = await miniflare.getKVNamespace('CACHE', 'site');
  const { keys } = await store.list({ prefix: 's:' });
  const texts = await Promise.all(keys.map(async ({ name }) => [name, (await store.get(name, 'text')) ?? ''] as const));
  return new Map(texts);
}

export async function putKeptEntries(miniflare: Miniflare, entries: KeptEntries): Promise<void> {
  const store = await miniflare.getKVNamespace('CACHE', 'site');
  await Promise.all([...entries].map(([key, text]) => store.put(key, text)));
}

/** The same entries, fetched at this moment. */
export function atPresent(entries: KeptEntries, nowMs: number): KeptEntries {
  return new Map([...entries].map(([key, text]) => [key, JSON.stringify({ ...parseEntry(text), fetchedAtMs: nowMs })]));
}

/**
 * The same entries, fetched so long ago that each is past its revalidation window and may just stand in for a failing
 * upstream: what a site holds that was well visited before the upstream broke.
 */
export function pastRevalidation(entries: KeptEntries, nowMs: number): KeptEntries {
  return new Map(
    [...entries].map(([key, text]) => {
      const name = key.split(':')[2] ?? '';
      const source = findSource(name);
      const entry = parseEntry(text);
      if (source === undefined || entry === undefined) throw new Error(`no entry of a known source: ${key}`);
      const { freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds } = policies[source.policy];
      const ageSeconds = freshSeconds + (staleWhileRevalidateSeconds + staleIfErrorSeconds) / 2;
      return [key, JSON.stringify({ ...entry, fetchedAtMs: nowMs - ageSeconds * SECOND_MS })];
    }),
  );
}
