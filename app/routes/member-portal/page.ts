import { redirect } from '@remix-run/cloudflare';
import type { Environment } from '~/config/environment';

/** Temporary redirects such as `/town`, because the portal is a deployment setting. Throws a 404 response without a portal. */
export function redirectToMemberPortal({ MEMBER_PORTAL_URL }: Pick<Environment, 'MEMBER_PORTAL_URL'>): Response {
  if (MEMBER_PORTAL_URL === undefined) throw new Response(null, { status: 404 });
  return redirect(MEMBER_PORTAL_URL);
}
