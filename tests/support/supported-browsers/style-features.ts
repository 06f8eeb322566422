import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** A feature that a style sheet uses without a fallback. */
export interface StyleFeature {
  /** As in the sheet: `:has()`, `text-wrap: balance`. */
  readonly name: string;
  /** Paths in the compatibility data. It is enough that a browser has one of them. */
  readonly paths: readonly string[];
  /** The rule has the property with this prefix, too. */
  readonly prefix?: string;
}

/** Parts of a shorthand that browsers learned later, by what shows that a value has them. */
const laterParts: Readonly<Record<string, readonly (readonly [part: RegExp, feature: string])[]>> = {
  'text-decoration': [
    [/(?<![#\w])[\d.]+(?:%|[a-z])/i, 'includes_thickness'],
    [/#|\(|currentcolor/i, 'includes_color-and-style'],
  ],
};

const vendorPrefix = /^-(?:webkit|moz)-/;

/** Features of a minified style sheet that neither `@supports` nor another declaration of the same rule makes dispensable. */
export function listStyleFeatures(css: string, known: Iterable<string>): readonly StyleFeature[] {
  const root = postcss.parse(css);
  const functions = listFunctionPaths(known);
  const resolve = createResolver(root);
  const features: StyleFeature[] = [];
  root.walkAtRules(({ name, params }) => {
    features.push({ name: `@${name}`, paths: [`css.at-rules.${name}`] });
    if (name !== 'media') return;
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)[:)]/g)) {
      const path = `css.at-rules.media.${feature.replace(/^m(?:in|ax)-/, '')}`;
      features.push({ name: `@media (${feature})`, paths: [path] });
    }
  });
  root.walkRules((rule) => {
    for (const [, pseudo = ''] of rule.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g)) {
      if (!isGuarded(rule, pseudo)) features.push({ name: `:${pseudo}`, paths: [`css.selectors.${pseudo}`] });
    }
  });
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    const value = resolve(declaration.value);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      const paths = functions.get(name) ?? [];
      if (!isGuarded(declaration, `${name}(`) && !hasEarlier(declaration)) features.push({ name: `${name}()`, paths });
    }
    if (!isOwnDeclaration(declaration) || isGuarded(declaration, prop)) return;
    const companion = findPrefixed(declaration);
    const prefix = companion === undefined ? '' : '-webkit-';
    features.push({ name: prop, paths: [`css.properties.${prop}`], prefix });
    if (hasEarlier(declaration)) return;
    const words = companion === undefined ? value.match(/(?<![-\w#."])[a-z][a-z-]*(?![-\w(])/g) : null;
    for (const word of words ?? []) {
      features.push({ name: `${prop}: ${word}`, paths: [`css.properties.${prop}.${word}`] });
    }
    for (const [part, feature] of laterParts[prop] ?? []) {
      const paths = [`css.properties.${prop}.${feature}`];
      if (part.test(value)) features.push({ name: `${prop}: ${value}`, paths, prefix });
    }
  });
  return features;
}

/**
 * Each list has one declaration with and without prefixes; a browser has to accept one of them. `var()` is replaced by its value, because
 * browsers accept any `var()`.
 */
export function listDeclarations(css: string): readonly (readonly string[])[] {
  const root = postcss.parse(css);
  const resolve = createResolver(root);
  const lists = new Map<string, readonly string[]>();
  root.walkDecls((declaration) => {
    if (!isOwnDeclaration(declaration) || hasEarlier(declaration) || listConditions(declaration).length > 0) return;
    const value = resolve(declaration.value);
    const companion = findPrefixed(declaration);
    const prefixed = companion === undefined ? [] : [`${companion.prop}: ${resolve(companion.value)}`];
    const list = [`${declaration.prop}: ${value}`, ...prefixed];
    if (value !== '') lists.set(list.join('; '), list);
  });
  return [...lists.values()];
}

/** Conditions of `@media`, which an engine that rejects them takes for `not all`. */
export function listMediaQueries(css: string): readonly string[] {
  const queries = new Set<string>();
  postcss.parse(css).walkAtRules('media', ({ params }) => {
    queries.add(params);
  });
  return [...queries];
}

/** Replaces each `var()` by the first value that the sheet gives it. */
function createResolver(root: postcss.Root): (value: string) => string {
  const values = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (!values.has(prop) && value.trim() !== '' && value !== 'initial') values.set(prop, value);
  });
  root.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value') as
      | Declaration
      | undefined;
    if (initial !== undefined && !values.has(params)) values.set(params, initial.value);
  });
  const innermost = /var\((--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/;
  return (value) => {
    let resolved = value;
    for (let depth = 0; depth < 50 && innermost.test(resolved); depth += 1) {
      resolved = resolved.replace(innermost, (_, name: string, fallback = '') => values.get(name) ?? String(fallback));
    }
    return resolved.trim();
  };
}

/** Names of functions and where the compatibility data has them. */
function listFunctionPaths(known: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const path of known) {
    if (!path.startsWith('css.types.')) continue;
    const name = path.slice(path.lastIndexOf('.') + 1);
    paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return paths;
}

function isGuarded(node: Declaration | Rule, word: string): boolean {
  return listConditions(node).some((condition) => condition.includes(word));
}

/** The conditions of `@supports` around it. */
function listConditions(node: Declaration | Rule): string[] {
  const conditions: string[] = [];
  let parent: postcss.Container | postcss.Document | undefined = node.parent;
  while (parent !== undefined) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') conditions.push((parent as AtRule).params);
    parent = parent.parent as postcss.Container | undefined;
  }
  return conditions;
}

function listSiblings({ parent }: Declaration): readonly Declaration[] {
  return parent?.type === 'rule' ? parent.nodes.filter((node) => node.type === 'decl') : [];
}

/** Whether it gives a property without a prefix, and not to a part that one engine has. */
function isOwnDeclaration({ prop, parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || prop.startsWith('--') || vendorPrefix.test(prop)) return false;
  return !/::-(?:webkit|moz)-/.test(parent.selector);
}

/** The declaration of the same property with a prefix. */
function findPrefixed(declaration: Declaration): Declaration | undefined {
  return listSiblings(declaration).find(({ prop }) => prop === `-webkit-${declaration.prop}`);
}

/** Whether the rule gives the property before, for browsers that reject this value. */
function hasEarlier(declaration: Declaration): boolean {
  const siblings = listSiblings(declaration);
  return siblings.slice(0, siblings.indexOf(declaration)).some(({ prop }) => prop === declaration.prop);
}
