import { containerId } from './components/shell/server-document';
import type { StaticShell } from './components/shell/static-shell';

/** What a page is put together from. */
interface PageParts {
  /** The document with an empty container. */
  readonly document: string;
  readonly shell: StaticShell;
  /** What the container holds. */
  readonly app: string;
  /** The last script of the body. */
  readonly handOver: string;
}

const emptyContainer = `<div id="${containerId}"></div>`;
const documentEnd = '</body></html>';

/**
 * The HTML of a page. In the text of a document `<` is escaped, so the container and the end are found.
 * @throws Error when the document has no single empty container, or goes on after its body
 */
export function assemblePage({ document, shell, app, handOver }: PageParts): string {
  const [before, after, ...more] = document.split(emptyContainer);
  if (before === undefined || after?.endsWith(documentEnd) !== true || more.length > 0) {
    throw new Error(`The document has no single empty #${containerId}, or goes on after its body`);
  }
  const { header, footer } = shell;
  const scripts = `${atLowPriority(after.slice(0, -documentEnd.length))}<script>${handOver}</script>`;
  return `<!DOCTYPE html>${before}${header}<div id="${containerId}">${app}</div>${footer}${scripts}${documentEnd}`;
}

/** Modules are fetched after what the first view needs; Remix's component for them cannot say so. */
function atLowPriority(scripts: string): string {
  return scripts.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

/** The script that hands the loaders' data to the browser's router, which Remix's own components do piece by piece. */
export async function handOverScript(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const text = data === undefined ? '' : await new Response(data).text();
  const controller = 'window.__remixContext.streamController';
  // No data may end the script or begin a comment in it.
  return `${controller}.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});${controller}.close();`;
}

/** Texts of the scripts in a document with an empty container, in which all code is ours. What is data runs nowhere. */
export function inlineScriptsOf(document: string): string[] {
  return [...document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\s(?:src=|type="(?!module"))/.test(attributes) ? [] : [text],
  );
}
