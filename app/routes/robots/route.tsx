import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildHref, Route } from '~/href';

/** What search engines may fetch (RFC 9309), and the location of the sitemap. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { SITE_URL } = context.site.environment;
  const lines = [
    'User-agent: *',
    // Data requests of scripts are not pages.
    'Disallow: /*.data$',
    'Allow: /',
    ...(SITE_URL === undefined ? [] : ['', `Sitemap: ${new URL(buildHref(Route.sitemap), SITE_URL).href}`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
