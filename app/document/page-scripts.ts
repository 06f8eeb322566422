import type { EntryContext } from '@remix-run/cloudflare';
import { scrollPositionsKey } from './app-container';
import { buildLightControls, buildLightReload } from './light-pages';

/** Scrolls to where the visitor left the page, before the app has started. */
const restoreScroll = `if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
const y = JSON.parse(sessionStorage.getItem("${scrollPositionsKey}") ?? "{}")[history.state.key];
if (typeof y === "number") scrollTo(0, y);`;

interface PageScriptOptions {
  /** Address of the whole style sheet; absent where the document links it. */
  readonly styleSheet?: string | undefined;
  /** Until when live results of the page are fresh, real clock; `null` without any. */
  readonly freshUntilMs: number | null;
  /** Script of a development build. */
  readonly liveReload?: string;
}

/**
 * The script at the end of a page's body. It does what Remix's `<Scripts>` and `<ScrollRestoration>` do, in one element: each
 * inline script needs a hash in the security policy.
 * @param handOver the data of the loaders, as Remix streams them
 */
export async function buildPageScript(
  context: Omit<EntryContext, 'serverHandoffStream'>,
  handOver: ReadableStream<Uint8Array> | undefined,
  { styleSheet, freshUntilMs, liveReload = '' }: PageScriptOptions,
): Promise<string> {
  const data = handOver === undefined ? '' : await new Response(handOver).text();
  return joinScripts([
    restoreScroll,
    buildContextScript(context.serverHandoffString ?? '{}', data),
    buildStartScript(context, styleSheet),
    ...(freshUntilMs === null ? [] : [buildLightReload(freshUntilMs)]),
    ...(liveReload === '' ? [] : [liveReload]),
  ]);
}

/** Scripts as one, in which each has its own scope and one that throws does not keep the next from running. */
export function joinScripts(scripts: readonly string[]): string {
  return scripts.map((script) => `try {\n${script}\n} catch (error) { reportError(error); }`).join('\n');
}

/** Hands the router its state and the loaders' data. */
export function buildContextScript(state: string, data: string): string {
  // No data may end the script or begin a comment in it.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    `window.__remixContext = ${state};`,
    `window.__remixContext.stream = new ReadableStream({ start(controller) { controller.enqueue(${text}); controller.close(); } }).pipeThrough(new TextEncoderStream());`,
  ].join('\n');
}

/** What the start script reads of Remix's context. */
interface StartContext {
  readonly manifest: EntryContext['manifest'];
  readonly staticHandlerContext: {
    readonly matches: readonly { readonly route: { readonly id?: string | undefined } }[];
  };
}

/**
 * Loads the modules of a page and starts the app after the first paint: on a phone they would otherwise share the network and the
 * processor with the text and the fonts. A page that is not shown paints nothing, so this happens after a second at the latest.
 * Where a module cannot be loaded, or the entry comes empty, the document is marked, as by `markMissingScripts`. A light page
 * loads none of it until the visitor asks for it.
 * @param styleSheet see `buildLightControls`
 */
export function buildStartScript({ manifest, staticHandlerContext }: StartContext, styleSheet?: string): string {
  const routes = staticHandlerContext.matches.flatMap(({ route: { id = '' } }) => manifest.routes[id] ?? []);
  const urls = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [], module }) => [...imports, module]),
  ];
  const imports = [manifest.url, ...routes.map(({ module }) => module)].map((url) => `import(${JSON.stringify(url)})`);
  const routeModules = routes.map(({ id }, index) => `${JSON.stringify(id)}: route${index}`).join(', ');
  // React's refresh has to be there before React.
  const { hmr } = manifest as { readonly hmr?: { readonly runtime: string } };
  const before = hmr === undefined ? '' : `await import(${JSON.stringify(hmr.runtime)});\n`;
  return `const append = (rel, href) => document.body.append(Object.assign(document.createElement("link"), { rel, fetchPriority: "low", href }));
let hasBegun = false;
const begin = async () => {
if (hasBegun) return; hasBegun = true;
${JSON.stringify([...new Set(urls)])}.forEach((url) => append("modulepreload", url));
try {
${before}const [, ${routes.map((_, index) => `route${index}`).join(', ')}] = await Promise.all([${imports.join(', ')}]);
window.__remixRouteModules = { ${routeModules} };
const { isWhole } = await import(${JSON.stringify(manifest.entry.module)});
if (!isWhole) throw new Error("The entry module is empty");
} catch (error) { document.documentElement.dataset.scripts = "failed"; throw error; }
};
${buildLightControls('requestAnimationFrame(() => setTimeout(begin)); setTimeout(begin, 1000);', styleSheet)}`;
}
