import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildWebManifest } from './manifest';

export function loader({ context }: LoaderFunctionArgs): Response {
  const { ASSOCIATION_NAME: name, PRODUCT: shortName } = context.site.environment;
  return new Response(JSON.stringify(buildWebManifest(name, shortName)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
