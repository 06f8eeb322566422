import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { redirectToMemberPortal } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  return redirectToMemberPortal(site.environment);
}

/** Never shown: a page, so that an address without a portal gets the not-found page. */
export default function MemberPortal() {
  return null;
}
