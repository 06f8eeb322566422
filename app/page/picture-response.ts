import { redirect } from '@remix-run/cloudflare';
import type { SiteContext } from './site-context';
import { respondWithoutFile } from './xml-response';

/**
 * Responds with a drawing as PNG. If none can be made now, redirects to the static picture for a short time (see
 * `computePageLifetimes`). Missing or unreadable subjects get a plain answer, because only programs read it.
 * @param draw returns SVG of 1200 by 630 pixels; `null` when there is nothing to draw
 */
export async function answerPicture(
  { makePicture }: Pick<SiteContext, 'makePicture'>,
  draw: () => Promise<string | null>,
): Promise<Response> {
  try {
    const svg = await draw();
    const png = svg === null ? null : await makePicture(svg);
    return png === null
      ? redirect('/preview.png', 307)
      : new Response(png as BodyInit, { headers: { 'content-type': 'image/png' } });
  } catch (error) {
    if (error instanceof Response) return respondWithoutFile(error.status, error.headers);
    throw error;
  }
}
