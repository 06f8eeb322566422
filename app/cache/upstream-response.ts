import type { Validators } from './entry';
import type { Trouble, UpstreamCall, UpstreamResult } from './fetch-upstream';
import { discard, readText } from './read-body';

const ERROR_BODY_BYTES = 16 * 1024;

/** JSON is often sent under a plainer type; markup, pictures and the like never hold it. */
const MAY_HOLD_JSON = /^$|[/+]json\b|^text\/plain\b|^application\/octet-stream\b/i;

/** Decides what one response of upstream means. Its body is read or cancelled in every case. */
export async function readUpstreamResponse(response: Response, call: UpstreamCall): Promise<UpstreamResult> {
  const { status } = response;
  if (status === 200) return readJson(response, call.maxBytes);
  if (status === 304 && holdsValidators(call.validators)) {
    await discard(response);
    return { kind: 'unchanged' };
  }
  if (status === 404 || status === 410) return { kind: 'missing', detail: await errorWords(response) };
  // Upstream answers 400 when it understood the question and knows no such thing; it says so in words.
  if (status === 400) {
    const words = await errorWords(response);
    return words === '' ? failed('upstream-error', 'status 400') : { kind: 'missing', detail: words };
  }
  await discard(response);
  return { ...failed('upstream-error', `status ${status}`), passing: status >= 500 || status === 429 };
}

async function readJson(response: Response, maxBytes: number): Promise<UpstreamResult> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!MAY_HOLD_JSON.test(contentType)) {
    await discard(response);
    return failed('bad-answer', `content type ${contentType}`);
  }
  const text = await readText(response, maxBytes);
  if (text === null) return failed('too-large', `more than ${maxBytes} bytes`);
  const body = parseJson(text);
  if (body === undefined) return failed('bad-answer', 'not JSON');
  return { kind: 'body', body, validators: validatorsOf(response.headers) };
}

/** The words of an `{"error": "..."}` body, or `''`. */
async function errorWords(response: Response): Promise<string> {
  const body = parseJson((await readText(response, ERROR_BODY_BYTES)) ?? '');
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : '';
  return typeof words === 'string' ? words.slice(0, 200) : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function holdsValidators({ etag, lastModified }: Validators): boolean {
  return etag !== undefined || lastModified !== undefined;
}

function validatorsOf(headers: Headers): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
}

function failed(reason: Trouble['reason'], detail: string): Trouble {
  return { kind: 'trouble', reason, detail, passing: false };
}
