import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { webManifest } from './manifest';

/** The site's web app manifest. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { ASSOCIATION_NAME: name, PRODUCT: shortName } = context.site.environment;
  return new Response(JSON.stringify(webManifest(name, shortName)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
