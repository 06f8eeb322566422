/** An own inline script, as the renderer writes it: it carries the nonce and has no `src`. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** An own inline style sheet: pages outside the frame carry theirs. */
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;

export interface LockedDocument {
  readonly html: string;
  /** `sha256-…` for every own inline script, for the content security policy. */
  readonly hashes: readonly string[];
  /** The same for style sheets. */
  readonly styleHashes: readonly string[];
}

/**
 * Turns the nonce that marked our own inline scripts and styles while rendering into hashes of them, so that the page can
 * be kept and sent to many without a secret in it. What comes without the nonce gets no hash, and so has no effect.
 */
export async function lockInlineParts(html: string, nonce: string): Promise<LockedDocument> {
  const mark = ` nonce="${nonce}"`;
  const hashesOf = (part: RegExp) => {
    const bodies = [...html.matchAll(part)].flatMap(([, attributes = '', body = '']) =>
      attributes.includes(mark) && !/\ssrc=/.test(attributes) ? [body] : [],
    );
    return Promise.all([...new Set(bodies)].map(hashOf));
  };
  const [hashes, styleHashes] = await Promise.all([hashesOf(SCRIPT), hashesOf(STYLE)]);
  return { html: html.replaceAll(mark, ''), hashes, styleHashes };
}

async function hashOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
