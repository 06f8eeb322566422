import { matchRoutes } from 'react-router-dom';

/** `gone`: the site no longer has these files or sends them empty. */
export type PageCode = 'ready' | 'unreachable' | 'gone';

const fetchedPaths = new Set<string>();

/** Whether a navigation to this page needs scripts that are not loaded. */
export function needsCode(pathname: string): boolean {
  return listMissingPaths(pathname).length > 0;
}

/** Fetches a page's scripts into the browser's cache, because the router reloads the document after a failed import. */
export async function fetchPageCode(pathname: string): Promise<PageCode> {
  const outcomes = await Promise.all(listMissingPaths(pathname).map(fetchScript));
  if (outcomes.includes('unreachable')) return 'unreachable';
  return outcomes.includes('gone') ? 'gone' : 'ready';
}

/** Scripts of the page's routes that the router has not loaded; none for a route that it does not know yet. */
function listMissingPaths(pathname: string): readonly string[] {
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
    // An empty file would count as a module, so the document is loaded instead.
    if ((await response.arrayBuffer()).byteLength === 0) return 'gone';
    fetchedPaths.add(path);
    return 'ready';
  } catch {
    return 'unreachable';
  }
}
