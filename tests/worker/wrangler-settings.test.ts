import { describe, expect, it } from 'vitest';

interface Settings {
  readonly name: string;
  readonly cache?: { readonly enabled: boolean };
  readonly services?: readonly { readonly binding: string; readonly service: string }[];
}

interface Wrangler {
  readonly unstable_readConfig: (words: { readonly config: string; readonly env?: string }) => Settings;
}

/** The settings as wrangler itself reads them: an environment inherits some of them. */
async function settingsOf(env?: string): Promise<Settings> {
  // Its type declarations cannot be resolved.
  const wrangler = (await import('wrangler')) as unknown as Wrangler;
  return wrangler.unstable_readConfig({ config: 'wrangler.toml', ...(env !== undefined && { env }) });
}

describe('wrangler.toml', () => {
  it("switches the platform's cache on for the site and off for the prewarm worker", async () => {
    const [site, prewarm] = [await settingsOf(), await settingsOf('prewarm')];
    expect([site.cache, prewarm.cache]).toEqual([{ enabled: true }, { enabled: false }]);
  });

  it("binds the prewarm worker to the site's entrypoint, which alone can purge that cache", async () => {
    const [site, prewarm] = [await settingsOf(), await settingsOf('prewarm')];
    expect(prewarm.services).toEqual([{ binding: 'SITE', service: site.name }]);
  });
});
