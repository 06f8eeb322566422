import remixConfig from '../../remix.config.js';

const { v3_fetcherPersist = false, v3_relativeSplatPath = false, v3_singleFetch = false } = remixConfig.future ?? {};

/** What Remix tells its router in browsers, by the name under which the code of both reads it. */
export const knownSettings: Readonly<Record<string, boolean>> = {
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
const settingRead = /(?<![\w$.)\]?])[\w$]+(?:\??\.[\w$]+)*?\??\.(isSpaMode|v[37]_\w+)\b(?!\s*=(?!=))/g;

/** Replaces reads of `knownSettings` by their values, so that a minifier drops what the site has switched off. */
export function answerKnownSettings(code: string): string {
  return code.replace(settingRead, (read, name: string) => {
    const value = Object.hasOwn(knownSettings, name) ? knownSettings[name] : undefined;
    return value === undefined ? read : String(value);
  });
}
