import { unbuiltPaths } from './unbuilt-paths.generated';

const pattern = patternOf(unbuiltPaths);

/**
 * True for an in-site address whose page is specified but has no row in the route table yet. Links to it are hidden or shown
 * as text; they appear by themselves when the row is built.
 */
export function isUnbuilt(address: string): boolean {
  return pattern.test(address);
}

/** The links whose pages are there. */
export function builtLinks<Link extends { readonly to: string }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ to }) => !isUnbuilt(to));
}

/** @param paths with names in braces for what differs, such as `/schools/details/{schoolId}` */
export function patternOf(paths: readonly string[]): RegExp {
  const alternatives = paths.map((path) => path.replace(/[.+*?^$()|]/g, '\\$&').replace(/\{\w+\}/g, '[^/?#]+'));
  // Without paths nothing matches.
  return alternatives.length === 0 ? /^\b$/ : new RegExp(`^(?:${alternatives.join('|')})/?(?:[?#]|$)`, 'i');
}
