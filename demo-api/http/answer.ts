/** `send` adds the common headers. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const jsonType = 'application/json; charset=utf-8';

export function answerJson(value: unknown, status = 200): Answer {
  return { status, contentType: jsonType, body: JSON.stringify(value) };
}

export function answerFailure(status: 400 | 404, message: string): Answer {
  return answerJson({ error: message }, status);
}

export const routeNotFound = answerFailure(404, 'Route not found');

export function answerSvg(body: string): Answer {
  return { status: 200, contentType: 'image/svg+xml; charset=utf-8', body };
}

export function answerHtml(body: string, status = 200): Answer {
  return { status, contentType: 'text/html; charset=utf-8', body };
}

export function answerXml(body: string, status = 200): Answer {
  return { status, contentType: 'text/xml; charset=utf-8', body };
}

/** ISO-8859-1, without a charset in the header. */
export function answerLatin1Html(body: string, status = 200): Answer {
  return { status, contentType: 'text/html', body: encodeLatin1(body) };
}

/** @throws RangeError for a character outside ISO-8859-1 */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) throw new RangeError(`ISO-8859-1 has no ${text.charAt(index)}.`);
    bytes[index] = code;
  }
  return bytes;
}

/** Adds the real API's headers: `max-age` of three minutes and a strong ETag. */
export async function send(answer: Answer, request: Request): Promise<Response> {
  const etag = `"${await computeDigest(answer.body)}"`;
  const headers = {
    'cache-control': 'public, max-age=180',
    vary: 'Origin, Accept-Encoding',
    'access-control-allow-origin': '*',
    'content-type': answer.contentType,
    etag,
  };
  if (answer.status === 200 && matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : answer.body, { status: answer.status, headers });
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const given = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes('*') || given.includes(etag);
}

async function computeDigest(body: Answer['body']): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const digest = await crypto.subtle.digest('SHA-1', bytes);
  return [...new Uint8Array(digest).subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
