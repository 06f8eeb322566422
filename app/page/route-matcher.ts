import type { PageRoute } from '~/routes.table.js';

export interface RouteMatch {
  readonly route: PageRoute;
  /** The path as the route spells it: fixed segments in the table's case, the others as they were given. */
  readonly segments: readonly string[];
}

interface Branch {
  route?: PageRoute;
  splat?: PageRoute;
  parameter?: Branch;
  /** By lower-case spelling. */
  readonly fixed: Map<string, { readonly spelling: string; readonly branch: Branch }>;
}

/** Finds the route of a path as the router does, by a tree that is made once. Throws an `Error` when the table has no `*` row. */
export function createRouteMatcher(routes: readonly PageRoute[]): (segments: readonly string[]) => RouteMatch {
  const root = createBranch();
  for (const route of routes) plant(root, route);
  const { splat } = root;
  if (splat === undefined) throw new Error('The route table has no row for "*".');
  return (segments) => find(root, segments, 0) ?? { route: splat, segments };
}

function createBranch(): Branch {
  return { fixed: new Map() };
}

function plant(root: Branch, route: PageRoute): void {
  let branch = root;
  for (const segment of route.path.split('/').filter((part) => part !== '')) {
    if (segment === '*') {
      branch.splat = route;
      return;
    }
    // An optional parameter: the route also answers without it.
    if (segment.endsWith('?')) branch.route = route;
    branch = segment.startsWith(':') ? (branch.parameter ??= createBranch()) : addFixedBranch(branch, segment);
  }
  branch.route = route;
}

function addFixedBranch(parent: Branch, spelling: string): Branch {
  const known = parent.fixed.get(spelling.toLowerCase());
  if (known !== undefined) return known.branch;
  const branch = createBranch();
  parent.fixed.set(spelling.toLowerCase(), { spelling, branch });
  return branch;
}

function find(branch: Branch, segments: readonly string[], depth: number): RouteMatch | null {
  const segment = segments[depth];
  if (segment === undefined) {
    const route = branch.route ?? branch.splat;
    return route === undefined ? null : { route, segments };
  }
  const fixed = branch.fixed.get(segment.toLowerCase());
  const below =
    (fixed && find(fixed.branch, spellSegments(segments, depth, fixed.spelling), depth + 1)) ??
    (branch.parameter && find(branch.parameter, segments, depth + 1));
  return below ?? (branch.splat === undefined ? null : { route: branch.splat, segments });
}

function spellSegments(segments: readonly string[], depth: number, spelling: string): readonly string[] {
  return segments[depth] === spelling ? segments : segments.with(depth, spelling);
}
