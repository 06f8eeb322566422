/** `sha256-…` of each inline script or style sheet, by which the content security policy knows it. */
export function hashInlineParts(bodies: ReadonlySet<string>): Promise<string[]> {
  return Promise.all([...bodies].map(hashInlinePart));
}

async function hashInlinePart(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
