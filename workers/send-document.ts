import type { StoredDocument } from '../app/cache/document-cache';

/**
 * A kept or newly made document as the answer to one request: 304 when the visitor has it already (RFC 9110, section
 * 13.1.2), no body for HEAD, and the document's age.
 * @param documentMember the document's own member of `Cache-Status`, after those of its sources
 */
export function sendDocument(
  request: Request,
  document: StoredDocument,
  documentMember: string,
  nowMs: number,
): Response {
  const headers = new Headers(document.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('etag', document.etag);
  headers.set('age', String(Math.max(0, Math.floor((nowMs - document.madeAtMs) / 1000))));
  headers.set('cache-status', [headers.get('cache-status'), documentMember].filter(Boolean).join(', '));
  if (document.status === 200 && has(request, document.etag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : document.body, { status: document.status, headers });
}

function has(request: Request, etag: string): boolean {
  const wanted = request.headers.get('if-none-match');
  if (wanted === null) return false;
  return wanted === '*' || wanted.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
