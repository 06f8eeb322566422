import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { fetchUpstream, type Fetch, type UpstreamCall, type UpstreamResult } from './fetch-upstream';

const call: UpstreamCall = {
  url: 'https://upstream.example/v1/news',
  format: 'json',
  validators: {},
  isApi: true,
  badRequestMeansNone: false,
  maxBytes: 1000,
};

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
}

/** Answers with the given responses in turn; functions may throw or hang. `admitted` says whether the budget has a call. */
async function ask(
  responses: readonly (Response | (() => Promise<Response>))[],
  asked: Asked[] = [],
  overrides: Partial<UpstreamCall> = {},
  admitted: boolean[] = [],
): Promise<UpstreamResult> {
  const clock = new ManualClock();
  const fetch: Fetch = (url, init) => {
    const next = responses[asked.length];
    asked.push({ url, init });
    if (next === undefined) throw new Error('one call too many');
    return next instanceof Response ? Promise.resolve(next) : next();
  };
  const result = fetchUpstream(
    { ...call, ...overrides },
    {
      fetch,
      admits: () => Promise.resolve(admitted.shift() ?? true),
      urgency: 'foreground',
      clock,
      getRandom: () => 0.5,
      deadlineMs: 8000,
    },
  );
  // The platform's streams read bodies in turns of the event loop, which the manual clock does not control.
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(450);
  }
  return result;
}

function buildJsonResponse(body: string | Uint8Array, init: ResponseInit = {}): Response {
  return new Response(body as BodyInit, { headers: { 'content-type': 'application/json' }, ...init });
}

describe('an upstream call', () => {
  it('returns the body and its validators', async () => {
    const headers = {
      'content-type': 'application/json',
      etag: '"1"',
      'last-modified': 'Sat, 11 Oct 2025 18:20:00 GMT',
    };
    expect(await ask([buildJsonResponse('{"data":[]}', { headers })])).toEqual({
      kind: 'body',
      body: { data: [] },
      validators: { etag: '"1"', lastModified: 'Sat, 11 Oct 2025 18:20:00 GMT' },
    });
  });

  it('revalidates the copy at hand', async () => {
    const asked: Asked[] = [];
    const result = await ask([new Response(null, { status: 304 })], asked, { validators: { etag: '"1"' } });
    expect(result).toEqual({ kind: 'unchanged' });
    expect(asked[0]?.init.headers).toMatchObject({ 'if-none-match': '"1"' });
  });

  it('reads an invalid UTF-8 byte as a space', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"a":"x'), 0xa0, ...new TextEncoder().encode('é"}')]);
    expect(await ask([buildJsonResponse(bytes)])).toMatchObject({ body: { a: 'x é' } });
  });

  it.each([500, 503])('is retried once after status %i', async (status) => {
    const asked: Asked[] = [];
    expect(await ask([new Response(null, { status }), buildJsonResponse('[]')], asked)).toMatchObject({ kind: 'body' });
    expect(asked).toHaveLength(2);
  });

  it('is not retried after status 429', async () => {
    const asked: Asked[] = [];
    expect(await ask([new Response(null, { status: 429 })], asked)).toMatchObject({ kind: 'failure', tooMany: 429 });
    expect(asked).toHaveLength(1);
  });

  it('is not made when the budget is spent', async () => {
    const asked: Asked[] = [];
    expect(await ask([], asked, {}, [false])).toMatchObject({ reason: 'unreachable', heldBack: 'foreground' });
    expect(asked).toEqual([]);
  });

  it('is not retried when the budget has no second call, and reports the first failure', async () => {
    const asked: Asked[] = [];
    const result = await ask([new Response(null, { status: 500 })], asked, {}, [true, false]);
    expect(result).toMatchObject({ detail: 'status 500' });
    expect(result).not.toHaveProperty('heldBack');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['text/html; charset=ISO-8859-1', [0xe9, 0xa0], 'é\u00a0'],
    ['text/html', [0xe9], 'é'],
    ['text/html; charset="utf-8"', [0xc3, 0xa9], 'é'],
  ])('reads a page sent as %s the way browsers do', async (contentType, bytes, body) => {
    const asked: Asked[] = [];
    const page = buildJsonResponse(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    expect(await ask([page], asked, { format: 'html' })).toMatchObject({ kind: 'body', body });
    expect(asked[0]?.init.headers).toMatchObject({ accept: 'text/html' });
  });

  it('refuses JSON in place of HTML, and HTML in place of JSON', async () => {
    const answerPage = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
    expect(await ask([buildJsonResponse('{}')], [], { format: 'html' })).toMatchObject({ reason: 'bad-answer' });
    expect(await ask([answerPage()])).toMatchObject({ reason: 'bad-answer' });
  });

  it('is retried once after a broken connection', async () => {
    const asked: Asked[] = [];
    const rejectWithReset = () => Promise.reject(new Error('connection reset'));
    expect(await ask([rejectWithReset, rejectWithReset], asked)).toMatchObject({
      reason: 'unreachable',
      detail: 'connection reset',
    });
    expect(asked).toHaveLength(2);
  });

  it.each([401, 403, 405])('is not retried after status %i', async (status) => {
    expect(await ask([new Response(null, { status })])).toMatchObject({ kind: 'failure', reason: 'upstream-error' });
  });

  it('times out at its deadline and aborts the connection', async () => {
    const asked: Asked[] = [];
    expect(await ask([() => new Promise(() => undefined)], asked)).toMatchObject({ reason: 'timeout' });
    expect(asked[0]?.init.signal?.aborted).toBe(true);
  });

  it.each([404, 410])('treats status %i as a missing answer', async (status) => {
    expect(await ask([buildJsonResponse('{"error":"Route not found"}', { status })])).toEqual({
      kind: 'missing',
      detail: 'Route not found',
    });
  });

  it.each([
    ['the API', buildJsonResponse('<h1>Not found</h1>', { status: 404 })],
    ['the API, with an empty body', buildJsonResponse('', { status: 404 })],
    ['JSON', new Response('{"error":"x"}', { status: 404, headers: { 'content-type': 'text/html' } })],
  ])('treats status 404 in another form than that of %s as a failure', async (_, response) => {
    expect(await ask([response])).toMatchObject({ kind: 'failure', reason: 'upstream-error', isRefusal: true });
  });

  it('treats status 404 from a file server as missing, whatever the body is', async () => {
    const page = new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
    expect(await ask([page], [], { isApi: false })).toEqual({ kind: 'missing', detail: '' });
  });

  it.each([
    ['with an error message', '{"error":"ECONNREFUSED 10.0.0.5:1433"}', 'status 400: ECONNREFUSED 10.0.0.5:1433'],
    ['without an error message', '<h1>Bad request</h1>', 'status 400'],
  ])('treats status 400 %s as a failure', async (_, body, detail) => {
    expect(await ask([buildJsonResponse(body, { status: 400 })])).toEqual({
      kind: 'failure',
      reason: 'upstream-error',
      detail,
      isRetryable: false,
      isRefusal: true,
    });
  });

  it('treats status 400 with an error message as missing for endpoints that use it that way', async () => {
    const answerRefusal = () => buildJsonResponse('{"error":"No archive"}', { status: 400 });
    expect(await ask([answerRefusal()], [], { badRequestMeansNone: true })).toEqual({
      kind: 'missing',
      detail: 'No archive',
    });
  });

  it.each([
    ['90', 90_000],
    [' 90 ', 90_000],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['99999999999999', 7 * 24 * 3600_000],
  ])('with the Age header "%s" returns an answer that is %s ms old', async (age, ageMs) => {
    const headers = { 'content-type': 'application/json', age };
    const result = await ask([buildJsonResponse('[]', { headers })]);
    expect(result).toMatchObject({ kind: 'body' });
    expect('ageMs' in result ? result.ageMs : undefined).toBe(ageMs);
  });

  it.each([
    ['170', 'public, max-age=180', 10_000],
    ['0', 'max-age=180', 180_000],
    ['10', 'public, max-age=14400, s-maxage=60', 50_000],
    ['60', 'max-age=60', undefined],
    ['10', 'no-cache', undefined],
    ['10', 'max-age=-5', undefined],
    ['10', 'x-max-age=60', undefined],
    ['10', null, undefined],
    [null, 'max-age=180', undefined],
  ])(
    'with Age %s and Cache-Control "%s" returns an answer that the cache keeps for %s ms more',
    async (age, control, expiresInMs) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (age !== null) headers.set('age', age);
      if (control !== null) headers.set('cache-control', control);
      const result = await ask([buildJsonResponse('[]', { headers })]);
      expect('expiresInMs' in result ? result.expiresInMs : undefined).toBe(expiresInMs);
    },
  );

  it.each([
    ['HTML', new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'bad-answer'],
    ['an empty body', buildJsonResponse(''), 'bad-answer'],
    ['a truncated answer', buildJsonResponse('{"data":['), 'bad-answer'],
    ['a body over the limit', buildJsonResponse(`"${'x'.repeat(1000)}"`), 'too-large'],
    [
      'a body announced as over the limit',
      buildJsonResponse('[]', { headers: { 'content-length': '5000' } }),
      'too-large',
    ],
  ])('refuses %s', async (_, response, reason) => {
    expect(await ask([response])).toMatchObject({ kind: 'failure', reason });
  });

  describe('with redirects', () => {
    const to = (location: string) => new Response(null, { status: 302, headers: { location } });

    it('follows at most two redirects within the origin', async () => {
      const asked: Asked[] = [];
      expect(await ask([to('/v1/other'), to('third'), buildJsonResponse('[]')], asked)).toMatchObject({ kind: 'body' });
      expect(asked.map(({ url }) => url)).toEqual([
        'https://upstream.example/v1/news',
        'https://upstream.example/v1/other',
        'https://upstream.example/v1/third',
      ]);
      expect(await ask(Array.from({ length: 3 }, () => to('/v1/round')))).toMatchObject({ reason: 'bad-answer' });
    });

    it.each(['https://elsewhere.example/v1', 'http://upstream.example/v1', 'https://upstream.example:8443/v1'])(
      'does not follow a redirect to %s',
      async (location) => {
        expect(await ask([to(location)])).toMatchObject({ kind: 'failure', reason: 'bad-answer' });
      },
    );
  });

  it.each([
    [429, '120', 120_000],
    [503, '1', 1000],
    [429, new Date(new ManualClock().getNowMs() + 90_000).toUTCString(), 90_000],
    [429, 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('is not retried at once after status %i with Retry-After: %s', async (status, value, retryAfterMs) => {
    const asked: Asked[] = [];
    const response = new Response(null, { status, headers: { 'retry-after': value } });
    expect(await ask([response], asked)).toMatchObject({ kind: 'failure', isRetryable: true, retryAfterMs });
    expect(asked).toHaveLength(1);
  });
});
