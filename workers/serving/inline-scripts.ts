/** An own inline script, as the renderer writes it: it carries the nonce and has no `src`. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

export interface LockedDocument {
  readonly html: string;
  /** `sha256-…` for every own inline script, for the content security policy. */
  readonly hashes: readonly string[];
}

/**
 * Turns the nonce that marked our own inline scripts while rendering into hashes of them, so that the page can be kept and
 * sent to many without a secret in it. A script without the nonce gets no hash, and so never runs.
 */
export async function lockInlineScripts(html: string, nonce: string): Promise<LockedDocument> {
  const mark = ` nonce="${nonce}"`;
  const bodies = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', body = '']) =>
    attributes.includes(mark) && !/\ssrc=/.test(attributes) ? [body] : [],
  );
  const hashes = await Promise.all([...new Set(bodies)].map(scriptHash));
  return { html: html.replaceAll(mark, ''), hashes };
}

async function scriptHash(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
