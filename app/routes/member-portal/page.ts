import { redirect } from '@remix-run/cloudflare';
import type { Environment } from '~/config/environment';

/**
 * Where short addresses such as `/town` lead: the login of the member portal. Not for good, because its address is the
 * deployment's.
 * @throws Response 404 where the deployment names no portal
 */
export function redirectToMemberPortal({ MEMBER_PORTAL_URL }: Pick<Environment, 'MEMBER_PORTAL_URL'>): Response {
  if (MEMBER_PORTAL_URL === undefined) throw new Response(null, { status: 404 });
  return redirect(MEMBER_PORTAL_URL);
}
