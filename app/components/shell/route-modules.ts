type RouteModules = typeof window.__remixRouteModules;

/** Refuses modules without a component, such as empty scripts, so that the router loads the document instead of an empty page. */
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
