import { redirect } from '@remix-run/cloudflare';
import type { Environment } from '~/config/environment';

/**
 * Redirects short addresses such as `/town` to the login of the member portal. Temporary, because its address is a
 * deployment setting.
 * @throws Response 404 where the deployment names no portal
 */
export function redirectToMemberPortal({ MEMBER_PORTAL_URL }: Pick<Environment, 'MEMBER_PORTAL_URL'>): Response {
  if (MEMBER_PORTAL_URL === undefined) throw new Response(null, { status: 404 });
  return redirect(MEMBER_PORTAL_URL);
}
