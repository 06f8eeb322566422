import { parseJson } from '~/parse-json';
import { DAY_SECONDS } from '~/time-units';
import { sleepBeforeRetry, timedOut, withDeadline, type Clock } from '../base/clock';
import { getErrorMessage } from '../base/log';
import type { FailureReason } from '../source/answer';
import type { SourceFormat } from '../source/define-source';
import type { Claim, Validators } from '../source/entry';
import type { Urgency } from './call-budget';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface UpstreamCall {
  readonly url: string;
  readonly format: SourceFormat;
  /** Validators of the copy at hand, if upstream may revalidate it. */
  readonly validators: Validators;
  readonly maxBytes: number;
  /** Only the API's JSON answer counts as a 404; any other form of 404 does not. */
  readonly isApi: boolean;
  /** 400 with an error text means the same. */
  readonly badRequestMeansNone: boolean;
}

/** What a cache in front of upstream says of its answer (RFC 9111, sections 5.1 and 5.2). */
interface Aged {
  readonly ageMs?: number;
  /** How long it keeps giving this answer; absent when no such cache answered, or when it does not say. */
  readonly expiresInMs?: number;
}

export type UpstreamResult =
  | ({ readonly kind: 'body'; readonly body: unknown; readonly validators: Validators } & Aged)
  | ({ readonly kind: 'unchanged' } & Aged)
  | ({ readonly kind: 'missing'; readonly detail: string } & Aged)
  | FetchFailure;

export interface FetchFailure {
  readonly kind: 'failure';
  readonly reason: Exclude<FailureReason, 'not-found'>;
  readonly detail: string;
  /** An immediate retry may help: the connection failed, or upstream answered 5xx or 429. */
  readonly isRetryable: boolean;
  /** A retry would not help, but the host is in trouble: it refuses what it always accepted. */
  readonly isRefusal?: true;
  /** Upstream reports too many calls: 429, or 503 with `Retry-After`. */
  readonly tooMany?: 429 | 503;
  /** The call was not made: the budget of its host has none for this urgency. */
  readonly heldBack?: Urgency;
  /** Contradiction of the copy at hand, if that is why the answer is not used. */
  readonly claim?: Claim;
  /** How long upstream asks not to be called (`Retry-After`, RFC 9110, section 10.2.3). */
  readonly retryAfterMs?: number;
  /** Upstream calls made, if any. */
  readonly calls?: number;
}

export interface UpstreamDependencies {
  readonly fetch: Fetch;
  /** Resolves when it is this request's turn, to whether it may be made. */
  readonly admits: () => Promise<boolean>;
  readonly urgency: Urgency;
  readonly clock: Clock;
  readonly getRandom: () => number;
  /** For the whole call, including retry, redirects and body. */
  readonly deadlineMs: number;
}

export const MAX_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Calls upstream within a deadline, and once more when the first failure may be temporary. */
export async function fetchUpstream(call: UpstreamCall, dependencies: UpstreamDependencies): Promise<UpstreamResult> {
  const abort = new AbortController();
  const result = await withDeadline(
    dependencies.clock,
    callWithRetry(call, dependencies, abort.signal),
    dependencies.deadlineMs,
  );
  if (result !== timedOut) return result;
  abort.abort();
  return createFailure('timeout', `no answer within ${dependencies.deadlineMs} ms`);
}

async function callWithRetry(
  call: UpstreamCall,
  dependencies: UpstreamDependencies,
  signal: AbortSignal,
): Promise<UpstreamResult> {
  const redirects = { left: MAX_REDIRECTS };
  const first = await callOnce(call, dependencies, redirects, signal);
  if (first.kind !== 'failure' || !first.isRetryable) return first;
  if (first.retryAfterMs !== undefined || first.tooMany !== undefined) return first;
  await sleepBeforeRetry(dependencies.clock, dependencies.getRandom);
  if (signal.aborted) return first;
  const second = await callOnce(call, dependencies, redirects, signal);
  return second.kind === 'failure' && second.heldBack !== undefined ? first : second;
}

/** Redirects left for both attempts together. */
interface Redirects {
  left: number;
}

async function callOnce(
  call: UpstreamCall,
  dependencies: UpstreamDependencies,
  redirects: Redirects,
  signal: AbortSignal,
): Promise<UpstreamResult> {
  const { clock } = dependencies;
  try {
    const response = await followWithinOrigin(call, dependencies, redirects, signal);
    if (!(response instanceof Response)) return response;
    const aged = readAged(response.headers);
    const result = await readUpstreamResponse(response, call, clock.getNowMs());
    return result.kind === 'failure' ? result : { ...result, ...aged };
  } catch (error) {
    return { kind: 'failure', reason: 'unreachable', detail: getErrorMessage(error), isRetryable: true };
  }
}

/** Follows one or two redirects within the same origin, scheme included. No other host may answer for upstream. */
async function followWithinOrigin(
  call: UpstreamCall,
  { fetch, admits, urgency }: UpstreamDependencies,
  redirects: Redirects,
  signal: AbortSignal,
): Promise<Response | FetchFailure> {
  let url = call.url;
  for (;;) {
    if (!(await admits())) return buildHeldBackFailure(urgency);
    const response = await fetch(url, { headers: buildRequestHeaders(call), redirect: 'manual', signal });
    if (!REDIRECTS.has(response.status)) return response;
    await response.body?.cancel();
    const next = new URL(response.headers.get('location') ?? '', url);
    if (next.origin !== new URL(url).origin)
      return createFailure('bad-answer', `redirected to another origin, ${next.origin}`);
    if (redirects.left === 0) return createFailure('bad-answer', `redirected more than ${MAX_REDIRECTS} times`);
    redirects.left -= 1;
    url = next.href;
  }
}

export function createFailure(reason: FetchFailure['reason'], detail: string): FetchFailure {
  return { kind: 'failure', reason, detail, isRetryable: false };
}

function buildHeldBackFailure(urgency: Urgency): FetchFailure {
  return {
    ...createFailure('unreachable', 'not called: the budget of calls for the host is spent'),
    heldBack: urgency,
  };
}

function buildRequestHeaders({ format, validators }: UpstreamCall): Record<string, string> {
  return {
    accept: contentTypes[format].accept,
    'user-agent': 'Fieldhouse',
    ...(validators.etag !== undefined && { 'if-none-match': validators.etag }),
    ...(validators.lastModified !== undefined && { 'if-modified-since': validators.lastModified }),
  };
}

/** Reads at most `maxBytes` and cancels the rest. Invalid UTF-8 becomes spaces. `null` when the body is too large. */
export async function readText(
  message: Request | Response,
  maxBytes: number,
  decode = decodeUtf8,
): Promise<string | null> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) {
    await discard(message);
    return null;
  }
  const reader = (message.body as ReadableStream<Uint8Array> | null)?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return decode(concatenate(chunks, length));
}

/** Frees the connection of an unread message. */
async function discard({ body }: Request | Response): Promise<void> {
  try {
    await body?.cancel();
  } catch {
    // The connection is already closed.
  }
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes).replaceAll('\uFFFD', ' ');
  }
}

/** Pages are UTF-8 if they declare it; pages of old servers are what browsers call ISO-8859-1. */
function decodePage(contentType: string): (bytes: Uint8Array) => string {
  if (/\bcharset=["']?utf-?8\b/i.test(contentType)) return decodeUtf8;
  return (bytes) => new TextDecoder('windows-1252').decode(bytes);
}

const ERROR_BODY_BYTES = 16 * 1024;
const MOST_AGE_SECONDS = 7 * DAY_SECONDS;

/** JSON often comes with a plainer content type; markup and images never contain it. */
const contentTypes: Readonly<Record<SourceFormat, { readonly accept: string; readonly fits: RegExp }>> = {
  json: { accept: 'application/json', fits: /^$|[/+]json\b|^text\/plain\b|^application\/octet-stream\b/i },
  html: { accept: 'text/html', fits: /^text\/html\b|^application\/xhtml\+xml\b/i },
  xml: { accept: 'text/xml, application/xml', fits: /^(?:text|application)\/(?:[\w.-]+\+)?xml\b/i },
};

/** Interprets one upstream response. Its body is read or canceled in every case. */
async function readUpstreamResponse(response: Response, call: UpstreamCall, nowMs: number): Promise<UpstreamResult> {
  const { status } = response;
  if (status === 200) return readBody(response, call);
  if (status === 304 && hasValidators(call.validators)) {
    await discard(response);
    return { kind: 'unchanged' };
  }
  if (status === 404 || status === 410) {
    const words = await readErrorText(response);
    return words !== '' || !call.isApi
      ? { kind: 'missing', detail: words }
      : buildRefusal(`status ${status}, not by the API`);
  }
  if (status === 400) {
    const words = await readErrorText(response);
    if (words !== '' && call.badRequestMeansNone) return { kind: 'missing', detail: words };
    return buildRefusal(words === '' ? 'status 400' : `status 400: ${words}`);
  }
  await discard(response);
  const isRetryable = status >= 500 || status === 429;
  const retryAfterMs = isRetryable ? readRetryAfter(response.headers.get('retry-after'), nowMs) : undefined;
  return {
    ...createFailure('upstream-error', `status ${status}`),
    isRetryable,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(status === 429 && { tooMany: status }),
    ...(status === 503 && retryAfterMs !== undefined && { tooMany: status }),
  };
}

function buildRefusal(detail: string): FetchFailure {
  return { ...createFailure('upstream-error', detail), isRefusal: true };
}

/** Whole seconds, 0 for anything else. Values beyond the longest lifetime make no difference. */
function readAge(field: string | null): number {
  const seconds = /^\d+$/.test(field?.trim() ?? '') ? Number(field) : 0;
  return Math.min(seconds, MOST_AGE_SECONDS) * 1000;
}

/** Only a response with `Age` comes from a cache; what another says of its lifetime is meant for its readers. */
function readAged(headers: Headers): Aged {
  const age = headers.get('age');
  const ageMs = readAge(age);
  const lifetime = /(?:^|,)\s*s-maxage="?(\d+)/i.exec(headers.get('cache-control') ?? '');
  const [, seconds] = lifetime ?? /(?:^|,)\s*max-age="?(\d+)/i.exec(headers.get('cache-control') ?? '') ?? [];
  const expiresInMs = Math.min(Number(seconds), MOST_AGE_SECONDS) * 1000 - ageMs;
  return { ...(ageMs > 0 && { ageMs }), ...(age !== null && expiresInMs > 0 && { expiresInMs }) };
}

/** Whole seconds or a date; `undefined` for anything else. */
function readRetryAfter(field: string | null, nowMs: number): number | undefined {
  if (field === null) return undefined;
  const waitMs = /^\d+$/.test(field.trim()) ? Number(field) * 1000 : Date.parse(field) - nowMs;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

async function readBody(response: Response, { format, maxBytes }: UpstreamCall): Promise<UpstreamResult> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!contentTypes[format].fits.test(contentType)) {
    await discard(response);
    return createFailure('bad-answer', `content type ${contentType}`);
  }
  const text = await readText(response, maxBytes, format === 'html' ? decodePage(contentType) : decodeUtf8);
  if (text === null) return createFailure('too-large', `more than ${maxBytes} bytes`);
  const body = format === 'json' ? parseJson(text) : text;
  if (body === undefined) return createFailure('bad-answer', 'not JSON');
  return { kind: 'body', body, validators: readValidators(response.headers) };
}

/** Text of an `{"error": "..."}` body, or `''`. */
async function readErrorText(response: Response): Promise<string> {
  if (!contentTypes.json.fits.test(response.headers.get('content-type') ?? '')) {
    await discard(response);
    return '';
  }
  const body = parseJson((await readText(response, ERROR_BODY_BYTES)) ?? '');
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : '';
  return typeof words === 'string' ? words.slice(0, 200) : '';
}

function hasValidators({ etag, lastModified }: Validators): boolean {
  return etag !== undefined || lastModified !== undefined;
}

function readValidators(headers: Headers): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
}
