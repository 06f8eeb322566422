import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildHref, Route } from '~/href';
import { DAY_MS } from '~/time-units';

/** RFC 9116 recommends less than a year. Each deployment begins the period anew. */
const VALID_MS = 360 * DAY_MS;

/** Whom to tell about a vulnerability (RFC 9116); 404 where no contact is set. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { SECURITY_CONTACT: contact, BUILT_AT: builtAtIso, SITE_URL: siteUrl } = context.site.environment;
  if (contact === undefined || builtAtIso === undefined) return new Response(null, { status: 404 });
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.parse(builtAtIso) + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl === undefined ? [] : [`Canonical: ${new URL(buildHref(Route.securityContact), siteUrl).href}`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
