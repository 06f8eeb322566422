import type { Environment } from '~/config/environment';
import { listFrameSources } from '~/config/frame-origins';
import { parseUrl } from '~/models/text/parse-url';

/** Browsers report violations of the content security policy to this path. */
export const REPORTS_PATH = '/csp-reports';

/** Headers of responses that must not be cached. */
export const NO_STORE = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' } as const;

/** Adds `no-store` to a response without caching headers. Otherwise the platform's cache would keep a 200 for two hours. */
export function withCachingHeaders(response: Response): Response {
  if (response.headers.has('cdn-cache-control')) return response;
  for (const [name, value] of Object.entries(NO_STORE)) response.headers.set(name, value);
  return response;
}

/** Development builds use a WebSocket, and set HTML in ways that Trusted Types forbid. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Trusted Types policies that scripts may create: of the page (`app/components/shell/trusted-types.ts`), of the sanitizer and of the service
 * worker (`app/offline/use-kept-pages.ts`).
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default dompurify service-worker'];

/** Headers of every response. `X-Frame-Options` is not needed, because browsers prefer `frame-ancestors` (CSP level 3, section 6.4.2.2). */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Content security policy of responses that are not pages: they load nothing, and no page may frame them. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Only documents for frames in other sites have this directive. */
const MAY_BE_FRAMED = 'frame-ancestors *';

/**
 * Content security policy of a document for frames in other sites: styles by hash and pictures, no scripts, no forms, no frames. Nothing in it
 * acts, so a page around it cannot misuse a click.
 */
export function buildFramePolicy(environment: Environment, styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    `img-src 'self' https: ${listOtherOrigins(environment).join(' ')}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    MAY_BE_FRAMED,
  ].join('; ');
}

const YEAR_SECONDS = 31_536_000;

/** Settings that decide security headers. */
export type SecuritySettings = Pick<Environment, 'HSTS_SUBDOMAINS'>;

/** Adds security headers, unless the response was built from secured headers. */
export function secureResponse(response: Response, settings: SecuritySettings = {}): Response {
  if (!response.headers.has(SECURED)) secureHeaders(response.headers, settings);
  return response;
}

/** The last header that `secureHeaders` sets. */
const SECURED = 'strict-transport-security';

/** Adds security headers; keeps an existing content security policy. `HSTS_SUBDOMAINS` requires HTTPS also of subdomains (RFC 6797). */
export function secureHeaders(headers: Headers, { HSTS_SUBDOMAINS }: SecuritySettings): Headers {
  for (const [name, value] of Object.entries(EVERYWHERE)) headers.set(name, value);
  const policy = headers.get('content-security-policy');
  if (policy === null) headers.set('content-security-policy', NO_PAGE_POLICY);
  if (policy?.includes(MAY_BE_FRAMED) === true) headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set(SECURED, `max-age=${YEAR_SECONDS}${HSTS_SUBDOMAINS === '1' ? '; includeSubDomains' : ''}`);
  return headers;
}

/** Hashes (`sha256-…`) of inline scripts or style sheets, for the content security policy. */
export function hashInlineParts(texts: ReadonlySet<string>): Promise<string[]> {
  return Promise.all(
    [...texts].map(async (text) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    }),
  );
}

/**
 * Content security policy of a page. Allows scripts and styles of the site, inline ones by hash, pictures by https or from addresses in the
 * environment, and frames of the association's old servers and video players.
 */
export function buildPagePolicy(
  environment: Environment,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] = [],
): string {
  const origins = listOtherOrigins(environment).join(' ');
  const quoteHashes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    // Applies to fonts, the manifest, workers and requests of scripts.
    "default-src 'self'",
    `script-src 'self' ${quoteHashes(scriptHashes)}`,
    `style-src 'self' ${quoteHashes(styleHashes)}`,
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

/** Origins in the environment without https (local servers), which neither `'self'` nor `https:` includes. */
function listOtherOrigins({ SITE_URL: _, ...environment }: Environment): string[] {
  const origins = Object.entries(environment)
    .filter(([name]) => name.endsWith('_URL'))
    .flatMap(([, value]) => (typeof value === 'string' ? (parseUrl(value)?.origin ?? []) : []));
  return [...new Set(origins)].filter((origin) => !origin.startsWith('https:')).sort();
}
