import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildHref, Route } from '~/href';

/** What search engines may fetch (RFC 9309), and where the sitemap is. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { SITE_URL } = context.site.environment;
  const lines = [
    'User-agent: *',
    // What scripts fetch when a link is followed is no page.
    'Disallow: /*.data$',
    'Allow: /',
    ...(SITE_URL === undefined ? [] : ['', `Sitemap: ${new URL(buildHref(Route.sitemap), SITE_URL).href}`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
