/** What Remix writes for browsers: it announces modules, and begins to load them while the document is still being read. */
const announcement = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const startOfApp =
  /^import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__remixRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);$/;

/**
 * The scripts of a document, begun after its first paint instead of before: on a phone they would otherwise share the network and the
 * processor with the text and the fonts. A page that is not shown paints nothing, so it begins after a second at the latest.
 * Where a module cannot be loaded, or the entry comes empty, the document is marked, as by `markMissingScripts`. Other scripts than Remix's stay as they are.
 * What is left imports nothing before it runs, so it is a classic script, which can be joined with others (`joinScripts`).
 */
export function deferScripts(document: string): string {
  const script = moduleScript.exec(document);
  const start = startOfApp.exec(script?.[1] ?? '');
  if (script === null || start === null) return document;
  const [, manifest = '', imports = '', routeModules = '', entry = ''] = start;
  const routes = [...imports.matchAll(/import \* as (route\d+) from "([^"]+)"/g)];
  const names = routes.map(([, name = '']) => name);
  const urls = routes.map(([, , url = '']) => url);
  const announced = Array.from(document.matchAll(announcement), ([, url = '']) => url);
  const code = [
    `const announce = (href) => document.body.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));`,
    `let hasBegun = false;`,
    `const begin = () => {`,
    `if (hasBegun) return; hasBegun = true;`,
    `${JSON.stringify(announced)}.forEach(announce);`,
    `Promise.all([${[manifest, ...urls].map((url) => `import("${url}")`).join(', ')}]).then(([, ${names.join(', ')}]) => {`,
    `window.__remixRouteModules = ${routeModules};`,
    `return import("${entry}");`,
    `}).then(({ isWhole }) => { if (!isWhole) throw new Error("The entry module is empty"); }).catch((error) => { document.documentElement.dataset.scripts = "failed"; throw error; });`,
    `};`,
    `requestAnimationFrame(() => setTimeout(begin)); setTimeout(begin, 1000);`,
  ].join('\n');
  return document.replaceAll(announcement, '').replace(moduleScript, () => `<script>${code}</script>`);
}
