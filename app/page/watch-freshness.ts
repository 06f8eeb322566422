import { SECOND_MS } from '~/time-units';
import type { SiteContext } from './site-context';

/** A context that notes how long the values that are read through it stay fresh, for documents that say when to load them again. */
export function watchFreshness(site: SiteContext): {
  readonly site: SiteContext;
  readonly getFreshSeconds: () => number;
} {
  let freshUntilMs = Infinity;
  return {
    site: {
      ...site,
      readSources: async (...read) => {
        const answers = await site.readSources(...read);
        for (const { lifetimes } of answers) freshUntilMs = Math.min(freshUntilMs, lifetimes?.freshUntilMs ?? 0);
        return answers;
      },
    },
    /** Whole seconds from now; 0 if a value is missing or no longer fresh. */
    getFreshSeconds: () => Math.max(0, Math.ceil((freshUntilMs - Date.now()) / SECOND_MS)),
  };
}
