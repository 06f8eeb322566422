import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildHref, Route } from '~/href';
import { respondWithoutFile, respondWithXml } from '~/page/xml-response';
import { sitemapParts } from '../parts';

/** Sitemap index (sitemaps.org). Sitemaps need absolute addresses, so without a public address there is none. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { SITE_URL } = context.site.environment;
  if (SITE_URL === undefined) return respondWithoutFile(404);
  return respondWithXml({
    sitemapindex: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      sitemap: sitemapParts.map((part) => ({
        loc: new URL(buildHref(Route.sitemapPart, { file: `${part}.xml` }), SITE_URL).href,
      })),
    },
  });
}
