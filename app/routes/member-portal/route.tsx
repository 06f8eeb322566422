import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { memberPortalRedirect } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  return memberPortalRedirect(site.environment);
}

/** Never shown: a page, so that an address without a portal gets the not-found page. */
export default function MemberPortal() {
  return null;
}
