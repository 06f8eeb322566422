import type { PageRoute } from '~/routes.table.js';

export interface RouteMatch {
  readonly route: PageRoute;
  /** The segments of the path. Fixed ones have the route table's spelling, the others that of the request. */
  readonly segments: readonly string[];
}

interface Branch {
  route?: PageRoute;
  splat?: PageRoute;
  parameter?: Branch;
  /** Fixed segments by their lower-case spelling. */
  readonly fixed: Map<string, { readonly spelling: string; readonly branch: Branch }>;
}

/** Creates a function that finds the route of a path, like the router but with a prepared tree. Throws if the table has no `*` row. */
export function createRouteMatcher(routes: readonly PageRoute[]): (segments: readonly string[]) => RouteMatch {
  const root = createBranch();
  for (const route of routes) addRoute(root, route);
  const { splat } = root;
  if (splat === undefined) throw new Error('The route table has no row for "*".');
  return (segments) => findMatch(root, segments, 0) ?? { route: splat, segments };
}

function createBranch(): Branch {
  return { fixed: new Map() };
}

function addRoute(root: Branch, route: PageRoute): void {
  let branch = root;
  for (const segment of route.path.split('/').filter((part) => part !== '')) {
    if (segment === '*') {
      branch.splat = route;
      return;
    }
    // The route also matches without an optional parameter.
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

function findMatch(branch: Branch, segments: readonly string[], depth: number): RouteMatch | null {
  const segment = segments[depth];
  if (segment === undefined) {
    const route = branch.route ?? branch.splat;
    return route === undefined ? null : { route, segments };
  }
  const fixed = branch.fixed.get(segment.toLowerCase());
  const below =
    (fixed && findMatch(fixed.branch, spellSegments(segments, depth, fixed.spelling), depth + 1)) ??
    (branch.parameter && findMatch(branch.parameter, segments, depth + 1));
  return below ?? (branch.splat === undefined ? null : { route: branch.splat, segments });
}

function spellSegments(segments: readonly string[], depth: number, spelling: string): readonly string[] {
  return segments[depth] === spelling ? segments : segments.with(depth, spelling);
}
