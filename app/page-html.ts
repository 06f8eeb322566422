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
  /** The element at the end of the head that says what the page is about; empty without one. */
  readonly structuredData: string;
  /** Gives the styles of the first view, from the markup that they are for; without it the whole style sheet comes first. */
  readonly extractStyles?: ((html: string) => string) | undefined;
}

interface AssembledPage {
  readonly html: string;
  /** Texts of the inline scripts that run. */
  readonly scripts: readonly string[];
  /** Texts of the inline style sheets. */
  readonly styles: readonly string[];
}

const emptyContainer = `<div id="${containerId}"></div>`;
const headEnd = '</head>';
const documentEnd = '</body></html>';
const styleSheetLink = /<link rel="stylesheet" [^>]*\/>/;

/**
 * The HTML of a page. Styles of what is in it stand in its head, so that its text is visible before anything else has
 * arrived; the whole style sheet, for what is to come, is linked after all content and holds up none of it. In the text
 * of a document `<` is escaped, so the container and the end are found.
 * @throws Error when the document has no single empty container, or goes on after its body
 */
export function assemblePage({
  document,
  shell,
  app,
  handOver,
  structuredData,
  extractStyles,
}: PageParts): AssembledPage {
  const [before, after, ...more] = document.split(emptyContainer);
  if (before === undefined || after?.endsWith(documentEnd) !== true || more.length > 0) {
    throw new Error(`The document has no single empty #${containerId}, or goes on after its body`);
  }
  const [head, bodyStart] = splitOnce(before, headEnd);
  const content = `${headEnd}${bodyStart}${shell.header}<div id="${containerId}">${app}</div>${shell.footer}`;
  const end = joinScripts(`${after.slice(0, -documentEnd.length)}<script>${handOver}</script>`);
  const scripts = listInlineScripts(before + end);
  const link = styleSheetLink.exec(head)?.[0];
  if (link === undefined || extractStyles === undefined) {
    return { html: `<!DOCTYPE html>${head}${structuredData}${content}${end}${documentEnd}`, scripts, styles: [] };
  }
  const styles = extractStyles(head + content);
  const styledHead = head.replace(link, () => `<style>${styles}</style>`);
  const wholeSheet = link.replace('/>', ' fetchpriority="low"/>');
  const html = `<!DOCTYPE html>${styledHead}${structuredData}${content}${end}${wholeSheet}${documentEnd}`;
  return { html, scripts, styles: [styles] };
}

const adjacentScripts = /(?:<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>){2,}/g;
const plainScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Classic scripts that follow one another as one script: each needs a hash of its own in the policy that is sent with every
 * page. One that throws still does not keep the next from running.
 */
export function joinScripts(html: string): string {
  return html.replace(adjacentScripts, (adjacent) => {
    const texts = Array.from(adjacent.matchAll(plainScript), ([, text = '']) => text);
    return `<script>${texts.map((text) => `try {\n${text}\n} catch (error) { reportError(error); }`).join('\n')}</script>`;
  });
}

/** @throws Error when the text does not have this part */
function splitOnce(text: string, part: string): readonly [before: string, after: string] {
  const index = text.indexOf(part);
  if (index < 0) throw new Error(`The document has no ${part}`);
  return [text.slice(0, index), text.slice(index + part.length)];
}

/** The script that hands the loaders' data to the browser's router, which Remix's own components do piece by piece. */
export async function buildHandOverScript(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const text = data === undefined ? '' : await new Response(data).text();
  const controller = 'window.__remixContext.streamController';
  // No data may end the script or begin a comment in it.
  return `${controller}.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});${controller}.close();`;
}

/** Texts of the scripts in markup all of whose code is ours, as is the document around the container. What is data runs nowhere. */
function listInlineScripts(document: string): string[] {
  return [...document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\s(?:src=|type="(?!module"))/.test(attributes) ? [] : [text],
  );
}
