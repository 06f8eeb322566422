import type { PlatformPurge, PlatformPurgeResult } from '~/cache/tuning/platform-purge';

/**
 * Purges the cache in front of the entrypoint that calls this.
 * @param cache the platform's own, or the one of a local run; absent where there is none
 */
export async function purgeWith(
  cache: Pick<CacheContext, 'purge'> | undefined,
  { everything, tags, pathPrefixes }: PlatformPurge,
): Promise<PlatformPurgeResult> {
  if (cache === undefined) return { outcome: 'absent' };
  const { success, errors } = await cache.purge(
    everything ? { purgeEverything: true } : { tags: [...tags], pathPrefixes: [...pathPrefixes] },
  );
  if (success) return { outcome: 'done' };
  return { outcome: 'failed', detail: errors.map(({ code, message }) => `${code} ${message}`).join('; ') };
}
