/** On every answer, whatever it is. The content security policy comes with each document. */
const everywhere: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
];

/** Answers that are no documents may not be framed either, nor load anything. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'self'";

export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of everywhere) secured.headers.set(name, value);
  if (!secured.headers.has('content-security-policy')) secured.headers.set('content-security-policy', nothingAllowed);
  secured.headers.delete('set-cookie');
  return secured;
}
