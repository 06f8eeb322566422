import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { redirectToMemberPortal } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  return redirectToMemberPortal(site.environment);
}

/** Never rendered. As a page route, an address without a portal gets the 404 page. */
export default function MemberPortal() {
  return null;
}
