import { redirect } from '@remix-run/cloudflare';
import XMLBuilder from 'fast-xml-builder';
import type { SiteContext } from './site-context';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** Formats an object as XML. An array repeats its element, `@name` is an attribute, and `#text` is the text of an element. */
export function formatXml(document: Readonly<Record<string, unknown>>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}\n`;
}

/** Responds with an XML document: see `formatXml`. */
export function respondWithXml(document: Readonly<Record<string, unknown>>): Response {
  return new Response(formatXml(document), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

const defaultTexts = { missing: 'There is no such file.', failed: 'The file could not be made right now.' };

/** Responds with a file. Thrown responses (missing, failed) get a plain text instead of an error page, because programs read them. */
export async function answerFile(
  build: () => Response | Promise<Response>,
  { missing, failed } = defaultTexts,
): Promise<Response> {
  try {
    return await build();
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const headers = new Headers(error.headers);
    headers.set('content-type', 'text/plain; charset=utf-8');
    return new Response(`${error.status === 404 ? missing : failed}\n`, { status: error.status, headers });
  }
}

/**
 * Responds with a drawing as PNG. If it cannot be made now, redirects to the static picture; the redirect is cached briefly (see
 * `computePageLifetimes`).
 * @param draw returns an SVG of 1200 by 630 pixels; `null` if there is nothing to draw
 */
export function answerPicture(
  { makePicture }: Pick<SiteContext, 'makePicture'>,
  draw: () => Promise<string | null>,
): Promise<Response> {
  return answerFile(async () => {
    const svg = await draw();
    const png = svg === null ? null : await makePicture(svg);
    return png === null
      ? redirect('/preview.png', 307)
      : new Response(png as BodyInit, { headers: { 'content-type': 'image/png' } });
  });
}
