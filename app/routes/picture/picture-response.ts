import { redirect } from '@remix-run/cloudflare';
import type { SiteContext } from '~/page/site-context';
import { respondWithoutFile } from '~/page/xml-response';

/**
 * Answers with a drawing as PNG. Where none can be made now the answer leads to the static picture, for a short time (see
 * `computePageLifetimes`). What does not exist or cannot be read is a plain answer: its readers are programs.
 * @param draw gives SVG of 1200 by 630 pixels; `null` when there is nothing to draw
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
