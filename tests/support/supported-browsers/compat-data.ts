import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The oldest browsers in which everything works that is no enhancement. README.md gives the reasons. A version of Edge is Chrome's, and
 * other browsers of iPhones are Safari.
 */
export const oldestVersions = { chrome: 111, firefox: 121, safari: 16, safari_ios: 16 } as const;

/** A statement of MDN's browser-compat-data. */
interface SupportStatement {
  readonly version_added: string | false;
  readonly version_removed?: string;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: unknown;
}

type Support = Readonly<Record<string, SupportStatement | readonly SupportStatement[]>>;

/** Features of CSS, scripts and their interfaces by path, such as `css.properties.text-decoration.includes_thickness`. */
export function readCompatData(): ReadonlyMap<string, Support> {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const { css, api, javascript } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const features = new Map<string, Support>();
  const collect = (node: unknown, path: string): void => {
    for (const [name, child] of Object.entries(node as object)) {
      if (name === '__compat') features.set(path, (child as { readonly support: Support }).support);
      else collect(child, path === '' ? name : `${path}.${name}`);
    }
  };
  for (const [name, part] of Object.entries({ css, api, javascript })) collect(part, name);
  return features;
}

/** The supported browsers that lack a feature, also with the prefix, at the oldest version: `safari 26.2`. */
export function listLacking(support: Support, otherPrefix = ''): string[] {
  return Object.entries(oldestVersions).flatMap(([browser, oldest]) => {
    const versions = [support[browser] ?? []].flat().flatMap((statement) => {
      const { version_added: added, version_removed: removed, prefix = '', alternative_name: other, flags } = statement;
      const isUsed =
        ['', otherPrefix].includes(prefix) && removed === undefined && other === undefined && flags === undefined;
      return isUsed && added !== false ? [Number.parseFloat(added.replace('≤', ''))] : [];
    });
    const since = Math.min(...versions);
    return since <= oldest ? [] : [`${browser} ${Number.isFinite(since) ? since : 'never'}`];
  });
}
