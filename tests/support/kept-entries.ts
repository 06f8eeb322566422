import { parseEntry } from '~/cache/source/entry';
import { policies } from '~/cache/source/policies';
import { SECOND_MS } from '~/time-units';
import { findSource } from '~/upstream/registry';
import type { LocalControl } from '../../scripts/local/local-control';

/** Entries of a site's shared store by key. */
export type KeptEntries = ReadonlyMap<string, string>;

export async function readKeptEntries(control: LocalControl): Promise<KeptEntries> {
  const keys = await control.list('s:');
  return control.getMany(keys.map(({ name }) => name));
}

export async function putKeptEntries(control: LocalControl, entries: KeptEntries): Promise<void> {
  await Promise.all([...entries].map(([key, text]) => control.put(key, text)));
}

/** The same entries, fetched at this moment. */
export function stampEntriesWithNow(entries: KeptEntries, nowMs: number): KeptEntries {
  return new Map([...entries].map(([key, text]) => [key, JSON.stringify({ ...parseEntry(text), fetchedAtMs: nowMs })]));
}

/**
 * The same entries, fetched so long ago that each is past its revalidation window but still usable while upstream fails, as on
 * a site with many visits before the failure.
 */
export function makeEntriesStale(entries: KeptEntries, nowMs: number): KeptEntries {
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
