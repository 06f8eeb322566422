import remixConfig from '../../remix.config.js';

const { v3_fetcherPersist = false, v3_relativeSplatPath = false, v3_singleFetch = false } = remixConfig.future ?? {};

/** What no route of the site exports. */
export const absentExports: readonly string[] = ['action', 'clientAction', 'clientLoader', 'HydrateFallback'];

/** What Remix tells its router in browsers, by the name under which the code of both reads it; `undefined` for what no route or build has. */
export const knownSettings: Readonly<Record<string, boolean | undefined>> = {
  clientAction: undefined,
  clientLoader: undefined,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hmr: undefined,
  HydrateFallback: undefined,
  hydrateFallbackElement: undefined,
  ...(remixConfig.future?.v3_lazyRouteDiscovery !== true && { patchRoutesOnNavigation: undefined }),
  isSpaMode: false,
  v3_lazyRouteDiscovery: remixConfig.future?.v3_lazyRouteDiscovery === true,
  v3_singleFetch,
  v7_fetcherPersist: v3_fetcherPersist,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_prependBasename: true,
  v7_relativeSplatPath: v3_relativeSplatPath,
  v7_skipActionErrorRevalidation: v3_singleFetch,
  v7_startTransition: true,
};

/** A read of a setting from an object with a name. Assignments and reads from the result of a call are no match. */
const settingRead = new RegExp(
  String.raw`(?<![\w$.)\]?])[\w$]+(?:\??\.[\w$]+)*?\??\.(${Object.keys(knownSettings).join('|')})\b(?!\s*=(?!=))`,
  'g',
);

/** Replaces reads of `knownSettings` by their values, so that a minifier drops what the site has switched off. */
export function answerKnownSettings(code: string): string {
  return code.replace(settingRead, (_, name: string) => String(knownSettings[name] ?? '(void 0)'));
}

/** Throws an `Error` if the list of routes has one with a part that the scripts were told no route has. */
export function requireAbsentParts(routes: Readonly<Record<string, object>>): void {
  for (const [id, route] of Object.entries(routes)) {
    for (const [name, value] of Object.entries(route)) {
      if (Object.hasOwn(knownSettings, name) && value !== knownSettings[name])
        throw new Error(`Route ${id}: ${name} is ${String(value)}, but scripts/build/known-settings.ts says otherwise`);
    }
  }
}
