import type { ShellView } from '~/components/shell/shell-view';

interface RouteMatch {
  readonly id: string;
  readonly data: unknown;
}

/**
 * "Page not found | Prairie State Activities Association": the page first, the association last.
 * @param matches as `meta` gets them; the name of the association is in the root's data, if that could be read
 */
export function pageTitle(title: string, matches: readonly RouteMatch[]): string {
  const root = matches.find(({ id }) => id === 'root')?.data as { shell: ShellView } | undefined;
  return root === undefined ? title : `${title} | ${root.shell.associationName}`;
}
