interface WranglerConfiguration {
  readonly unstable_readConfig: (words: { readonly config: string }) => {
    readonly vars: Readonly<Record<string, unknown>>;
  };
}

/** The site's variables in wrangler.toml, read by wrangler itself. */
export async function readDeployedNames(): Promise<Readonly<Record<string, unknown>>> {
  // Loaded on demand, because wrangler is large. Its type declarations cannot be resolved.
  const wrangler = (await import('wrangler')) as unknown as WranglerConfiguration;
  return wrangler.unstable_readConfig({ config: 'wrangler.toml' }).vars;
}
