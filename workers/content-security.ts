import type { Environment } from '../app/config/environment';

/** A document whose own inline scripts are named by their hashes, and nothing else may run. */
export interface SecuredDocument {
  readonly html: string;
  readonly policy: string;
}

/**
 * Names the inline scripts of a rendered document by hash. Scripts that carry the render's secret nonce are ours; their
 * hashes go into the policy and the nonces out of the document, so that a kept copy holds no secret that works twice.
 * (CSP level 3, "Usage of hashes".)
 */
export async function secureDocument(
  rendered: string,
  nonce: string,
  environment: Environment,
): Promise<SecuredDocument> {
  const ownScripts = [...rendered.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`))
    .map(([, , code = '']) => code)
    .filter((code) => code.length > 0);
  const hashes = await Promise.all([...new Set(ownScripts)].map(scriptHash));
  return {
    html: rendered.replaceAll(` nonce="${nonce}"`, ''),
    policy: contentSecurityPolicy(hashes, environment),
  };
}

async function scriptHash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function contentSecurityPolicy(scriptHashes: readonly string[], environment: Environment): string {
  const { LEGACY_BASE_URL, RECORDS_BASE_URL, CALENDAR_WIDGET_URL } = environment;
  const frames = origins([LEGACY_BASE_URL, RECORDS_BASE_URL, CALENDAR_WIDGET_URL]);
  const images = origins([environment.MEDIA_BASE_URL, environment.DATA_BASE_URL]);
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data: https: ${images}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frames}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function origins(urls: readonly (string | undefined)[]): string {
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])))].join(' ');
}
