import { matchesEntityTag } from '~/cache/cached-document';

/** The response to a GET or HEAD request, as far as its conditions and its method want it (RFC 9110, section 13). */
export function conditionalResponse(request: Request, status: number, headers: Headers, body: Uint8Array): Response {
  const etag = headers.get('etag');
  if (status === 200 && etag !== null && matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  return new Response(hasBody ? (body as BodyInit) : null, { status, headers });
}
