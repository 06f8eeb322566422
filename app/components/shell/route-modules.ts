type RouteModules = typeof window.__remixRouteModules;

/**
 * The loaded modules of routes, none of which may be without its component: a script that came empty is a valid module with
 * nothing in it, for which the router would render nothing in place of the page.
 * @returns modules that refuse such a module when the router adds it; the router then loads the document
 * @throws Error that names a module without a component
 */
export function requireComponents(modules: RouteModules): RouteModules {
  for (const [id, module] of Object.entries(modules)) requireComponent(id, module);
  return new Proxy(modules, {
    set: (target, id, module: RouteModules[string]) => {
      requireComponent(String(id), module);
      return Reflect.set(target, id, module);
    },
  });
}

function requireComponent(id: string, module: RouteModules[string] | undefined): void {
  if (module !== undefined && !('default' in module)) throw new Error(`The module of the route ${id} has no component`);
}
