import { SECOND_MS } from '~/time-units';
import type { SiteContext } from './site-context';

/** Wraps a context to record how long the values read through it stay fresh. For documents that set when they are reloaded. */
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
