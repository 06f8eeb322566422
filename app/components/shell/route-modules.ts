type RouteModules = typeof window.__remixRouteModules;

/**
 * Guards the router's loaded modules. An empty script is a valid module without a component, for which the router would
 * render nothing in place of the page.
 * @returns modules that refuse such a module when the router adds it; the router then loads the document
 * @throws Error naming a module without a component
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
