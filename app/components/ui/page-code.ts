import { matchRoutes } from 'react-router-dom';

/** `gone`: the site answers, but has these files no longer, as after a deployment, or sends them empty. */
export type PageCode = 'ready' | 'unreachable' | 'gone';

const fetchedPaths = new Set<string>();

/** Whether following a link to this page needs scripts that were not fetched yet. */
export function needsCode(pathname: string): boolean {
  return missingPaths(pathname).length > 0;
}

/**
 * Fetches the scripts of a page into the browser's cache. The router imports them itself, but a script that it fails to
 * import makes it reload the document, and without network that loses the page that stands.
 */
export async function fetchPageCode(pathname: string): Promise<PageCode> {
  const outcomes = await Promise.all(missingPaths(pathname).map(fetchScript));
  if (outcomes.includes('unreachable')) return 'unreachable';
  return outcomes.includes('gone') ? 'gone' : 'ready';
}

/** Scripts of the routes of a page that the router has not loaded. A route that it has not met yet has none. */
function missingPaths(pathname: string): readonly string[] {
  const matches = matchRoutes(window.__remixRouter.routes, pathname) ?? [];
  const paths = matches.flatMap(({ route: { id } }) => {
    const entry = id in window.__remixRouteModules ? undefined : window.__remixManifest.routes[id];
    return entry === undefined ? [] : [entry.module, ...(entry.imports ?? [])];
  });
  return paths.filter((path) => !fetchedPaths.has(path));
}

async function fetchScript(path: string): Promise<PageCode> {
  try {
    const response = await fetch(path);
    if (!response.ok) return response.status < 500 ? 'gone' : 'unreachable';
    // Without content it would count as a module: the document that is loaded instead tells what it needs.
    if ((await response.arrayBuffer()).byteLength === 0) return 'gone';
    fetchedPaths.add(path);
    return 'ready';
  } catch {
    return 'unreachable';
  }
}
