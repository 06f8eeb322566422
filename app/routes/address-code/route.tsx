import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { drawQr } from '~/models/text/qr-drawing';
import { answerFile } from '~/page/file-response';
import { resolvePagePath } from '~/page/page-address';

/** The address of a page as a QR code, which browsers fetch when they print the page. */
export function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(() => {
    const { query, environment, clock } = site;
    const path = query.path === undefined ? null : resolvePagePath(query.path, clock);
    if (path === null || environment.SITE_URL === undefined) throw new Response(null, { status: 404 });
    const { size, path: modules } = drawQr(new URL(path, environment.SITE_URL).href);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${modules}"/></svg>`;
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
  });
}
