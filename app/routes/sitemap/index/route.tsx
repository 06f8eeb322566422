import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildHref, Route } from '~/href';
import { answerFile, respondWithXml } from '~/page/file-response';
import { sitemapParts } from '../parts';

/** Sitemap index (sitemaps.org). Sitemaps need absolute addresses, so without a public address there is none. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(() => {
    const { environment, isOffered } = context.site;
    const { SITE_URL } = environment;
    if (SITE_URL === undefined) throw new Response(null, { status: 404 });
    const sitemap = sitemapParts
      .map((part) => buildHref(Route.sitemapPart, { file: `${part}.xml` }))
      .filter(isOffered)
      .map((path) => ({ loc: new URL(path, SITE_URL).href }));
    return respondWithXml({
      sitemapindex: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', sitemap },
    });
  });
}
