import type { EntryContext } from '@remix-run/cloudflare';
import { scrollPositionsKey } from './app-container';
import { buildLightControls, buildLightReload } from './light-pages';

/**
 * Scrolls to where the visitor left the page, before the app has started. A page that the visitor returns to is laid out whole until the
 * next click, see `score-card.css`.
 */
const restoreScroll = `if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
const y = JSON.parse(sessionStorage.getItem("${scrollPositionsKey}") ?? "{}")[history.state.key];
const { dataset } = document.documentElement;
if (y > 0) { dataset.returned = ""; scrollTo(0, y); }
addEventListener("popstate", () => { dataset.returned = ""; });
addEventListener("click", () => { delete dataset.returned; }, true);`;

interface PageScriptOptions {
  /** Address of the whole style sheet; absent where the document links it. */
  readonly styleSheet?: string | undefined;
  /** Until when live results of the page are fresh, real clock; `null` without any. */
  readonly freshUntilMs: number | null;
  /** Script of a development build. */
  readonly liveReload?: string;
}

/**
 * Does what Remix's `<Scripts>` and `<ScrollRestoration>` do in one script, because each inline script needs a hash. `handOver` is Remix's
 * stream of loader data.
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

/** Joins scripts, each in its own scope, so that one that throws does not stop the next. */
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
 * Starts the app after the first paint (after a second at the latest in a hidden page), because modules would delay text and fonts. A
 * failure marks the document.
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
  // React's refresh must be loaded before React.
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
