import { afterEach, describe, expect, it } from 'vitest';
import demo from '../index';

const origin = 'http://demo.invalid';
const environment = { DEMO_ORIGIN: origin, FIXED_NOW: '2025-10-11T13:20:00-05:00' };

async function call(path: string, init?: RequestInit): Promise<Response> {
  return demo.fetch(new Request(origin + path, init), environment);
}

async function order(fault: unknown): Promise<Response> {
  return call('/__demo/faults', { method: 'POST', body: JSON.stringify(fault) });
}

afterEach(async () => {
  await call('/__demo/faults', { method: 'DELETE' });
  await call('/__demo/calls', { method: 'DELETE' });
});

describe('injected faults', () => {
  it('a status fault answers with its status for the given number of calls', async () => {
    expect((await order({ path: '/v1/alerts', kind: 'status', status: 503, times: 2 })).status).toBe(204);
    const statuses = [await call('/v1/alerts'), await call('/v1/alerts'), await call('/v1/alerts')].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('a fault applies only to matching paths and queries', async () => {
    await order({ path: '/v1/maxpreps', query: 'Random=Y', kind: 'status', status: 500 });
    expect((await call('/v1/maxpreps?GameDate=10/11/2025')).status).toBe(200);
    expect((await call('/v1/maxpreps?GameDate=10/11/2025&Random=Y')).status).toBe(500);
    expect((await call('/v1/alerts')).status).toBe(200);
  });

  it('DELETE /__demo/faults ends all faults', async () => {
    await order({ path: '/v1/', kind: 'status' });
    expect((await call('/v1/alerts')).status).toBe(503);
    await call('/__demo/faults', { method: 'DELETE' });
    expect((await call('/v1/alerts')).status).toBe(200);
  });

  it('a truncate fault cuts the JSON in half', async () => {
    await order({ path: '/v1/events', kind: 'truncate' });
    const text = await (await call('/v1/events')).text();
    expect(text.length).toBeGreaterThan(1000);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it.each([
    ['wrong-type', 'application/json', /^"/],
    ['html', 'text/html', /Bad gateway/],
    ['empty', 'application/json', /^$/],
    ['body', 'application/json', /^\[\]$/],
  ])('a %s fault answers with that content', async (kind, type, pattern) => {
    await order({ path: '/v1/alerts', kind });
    const response = await call('/v1/alerts');
    expect(response.headers.get('content-type')).toContain(type);
    expect(await response.text()).toMatch(pattern);
  });

  it('a huge fault streams a body of the given size', async () => {
    await order({ path: '/v1/alerts', kind: 'huge', bytes: 300_000 });
    const text = await (await call('/v1/alerts')).text();
    expect(text.length).toBeGreaterThan(300_000);
    expect(text.startsWith('{"data":[{')).toBe(true);
  });

  it('a delay fault answers after its delay', async () => {
    await order({ path: '/v1/alerts', kind: 'delay', delayMs: 60 });
    const answer = call('/v1/alerts');
    const beforeDelay = new Promise((resolve) => setTimeout(resolve, 0, 'nothing yet'));
    expect(await Promise.race([answer, beforeDelay])).toBe('nothing yet');
    expect((await answer).status).toBe(200);
  });

  it.each([
    ['truncate', /<Athlete [^<]*$/],
    ['renamed-keys', /<New_Athlete New_Rank="1"/],
    ['null-rows', /^(?!.*<Athlete R).*<Athlete\/>/s],
  ])('a %s fault reshapes XML and keeps its type', async (kind, pattern) => {
    const leaders = '/leaders?gendersport=boys,soccer&category=assists';
    const healthy = await (await call(leaders)).text();
    await order({ path: '/leaders', kind, bytes: 300_000 });
    const response = await call(leaders);
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const text = await response.text();
    expect(text).not.toBe(healthy);
    expect(text).toMatch(pattern);
  });

  const fetchRows = async (path: string, init?: RequestInit): Promise<unknown[]> => {
    const body: unknown = await (await call(path, init)).json();
    return (Array.isArray(body) ? body : (body as { data: unknown[] }).data) as unknown[];
  };

  it('a renamed-keys fault sends rows under other keys, whatever copy the client has', async () => {
    const healthy = await call('/v1/maxpreps?GameDate=10/11/2025');
    const validators = { headers: { 'if-none-match': healthy.headers.get('etag') ?? '' } };
    const { data } = await healthy.json<{ data: object[] }>();
    await order({ path: '/v1/maxpreps', kind: 'renamed-keys' });
    const renamed = await fetchRows('/v1/maxpreps?GameDate=10/11/2025', validators);
    expect(renamed).toHaveLength(data.length);
    expect(Object.keys(renamed[0] ?? {})).toEqual(Object.keys(data[0] ?? {}).map((key) => `new_${key}`));
    expect(Object.values(renamed[0] ?? {})[0]).toEqual(Object.values(data[0] ?? {})[0]);
  });

  it.each([
    [{}, 1],
    [{ percent: 98 }, 0.98],
  ])('a null-rows fault with %j sends null for rows', async (more, share) => {
    const healthy = await fetchRows('/v1/maxpreps?GameDate=10/11/2025');
    await order({ path: '/v1/maxpreps', kind: 'null-rows', ...more });
    const struck = await fetchRows('/v1/maxpreps?GameDate=10/11/2025');
    expect(struck).toHaveLength(healthy.length);
    expect(struck.filter((row) => row === null).length / healthy.length).toBeCloseTo(share, 1);
    expect(struck.filter((row) => row !== null)).toEqual(healthy.filter((_, index) => index % 100 >= 100 * share));
  });

  it('a renamed-keys fault leaves errors and other content types unchanged', async () => {
    await order({ path: '/', kind: 'renamed-keys' });
    expect(await (await call('/v1/nowhere')).json()).toEqual({ error: 'Route not found' });
    expect(await (await call('/media/association.svg')).text()).toContain('<svg');
  });

  it('a redirect fault points to another host', async () => {
    await order({ path: '/v1/alerts', kind: 'redirect' });
    const response = await call('/v1/alerts');
    expect([response.status, new URL(response.headers.get('location') ?? '').host]).toEqual([302, 'elsewhere.invalid']);
  });

  it.each([
    [{ path: 'v1', kind: 'status' }],
    [{ path: '/v1', kind: 'explode' }],
    [null],
    [{ path: '/v1', kind: 'html', query: 7 }],
  ])('an invalid fault is refused with 400: %j', async (fault) => {
    const response = await order(fault);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
  });
});

describe('call counts', () => {
  it('calls and their 304s are counted per path and query, without images and control requests', async () => {
    const first = await call('/v1/events');
    await call('/v1/events', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    await call('/v1/streams?date=10/11/2025');
    await call('/media/association.svg');
    const { calls }: { calls: unknown } = await (await call('/__demo/calls')).json();
    expect(calls).toEqual([
      { path: '/v1/events', count: 2, notModified: 1 },
      { path: '/v1/streams?date=10/11/2025', count: 1, notModified: 0 },
    ]);
  });

  it('calls answered by a fault are counted', async () => {
    await order({ path: '/v1/alerts', kind: 'status' });
    await call('/v1/alerts');
    const { calls }: { calls: { count: number }[] } = await (await call('/__demo/calls')).json();
    expect(calls.map(({ count }) => count)).toEqual([1]);
  });
});
