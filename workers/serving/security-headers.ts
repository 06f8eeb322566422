import type { Environment } from '~/config/environment';
import { listFrameSources } from '~/config/frame-origins';
import { REPORTS_PATH } from './violation-reports';

/** A development build hears of changes through a socket of the compiler, and swaps modules in as markup. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Text becomes markup only by way of the page's own policy, `app/components/shell/trusted-types.ts`, and of the sanitiser
 * that this one loads; it never becomes code. The third policy passes the address of the service worker and no other
 * (`app/offline/register-service-worker.ts`). No other policy can be made.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default dompurify service-worker'];

/**
 * Headers that every answer of ours carries, whatever it is. `frame-ancestors` of the policy says who may frame it, which browsers
 * obey instead of `X-Frame-Options` (CSP level 3, section 6.4.2.2).
 */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For what is no page: it may load nothing and be framed by nobody. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const YEAR_SECONDS = 31_536_000;

/**
 * Adds the headers of every answer. A content security policy that is there already stays.
 * @param environment says whether subdomains are covered by the rule to use HTTPS (RFC 6797); without one they are not
 */
export function secureResponse(response: Response, environment: Pick<Environment, 'HSTS_SUBDOMAINS'> = {}): Response {
  const subdomains = environment.HSTS_SUBDOMAINS === '1' ? '; includeSubDomains' : '';
  response.headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}${subdomains}`);
  for (const [name, value] of Object.entries(EVERYWHERE)) response.headers.set(name, value);
  if (!response.headers.has('content-security-policy')) {
    response.headers.set('content-security-policy', NO_PAGE_POLICY);
  }
  return response;
}

/**
 * The content security policy of a page: our own scripts and styles only; inline ones by their hashes; pictures from
 * the addresses that the deployment names, and in frames only the pages and the players of videos that the site is made to show there.
 * @param scriptHashes one `sha256-…` for each inline script
 * @param styleHashes one for each inline style sheet
 */
export function buildPagePolicy(
  environment: Environment,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] = [],
): string {
  const origins = otherOrigins(environment).join(' ');
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    // Fonts, the manifest, workers and what scripts fetch: all that is not named below.
    "default-src 'self'",
    `script-src 'self' ${quoted(scriptHashes)}`,
    `style-src 'self' ${quoted(styleHashes)}`,
    ...(isDevelopment ? ["connect-src 'self' ws:"] : []),
    `img-src 'self' data: https: ${origins}`,
    `media-src 'self' https: ${origins}`,
    `frame-src ${listFrameSources(environment).join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : trustedTypes),
    `report-uri ${REPORTS_PATH}`,
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

/** Origins of the deployment's addresses that `'self'` and `https:` do not cover: those of local servers. */
function otherOrigins({ SITE_URL: _, ...environment }: Environment): string[] {
  const origins = Object.entries(environment)
    .filter(([name]) => name.endsWith('_URL'))
    .flatMap(([, value]) => (typeof value === 'string' && URL.canParse(value) ? [new URL(value).origin] : []));
  return [...new Set(origins)].filter((origin) => !origin.startsWith('https:')).sort();
}
