interface WranglerConfiguration {
  readonly unstable_readConfig: (words: { readonly config: string }) => {
    readonly vars: Readonly<Record<string, unknown>>;
  };
}

/** The names of the environment that wrangler.toml gives to the site, read by wrangler itself. */
export async function readDeployedNames(): Promise<Readonly<Record<string, unknown>>> {
  // Loaded when it is needed: wrangler is large, and the local run does without it. Its own types lead nowhere.
  const wrangler = (await import('wrangler')) as unknown as WranglerConfiguration;
  return wrangler.unstable_readConfig({ config: 'wrangler.toml' }).vars;
}
