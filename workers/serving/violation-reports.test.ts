import { describe, expect, it } from 'vitest';
import type { LogLine } from '~/cache/base/log';
import { ManualClock } from '../../tests/support/manual-clock';
import { REPORTS_PATH } from './response-headers';
import { createReportAnswerer } from './violation-reports';

function openEndpoint() {
  const clock = new ManualClock();
  const lines: LogLine[] = [];
  const answer = createReportAnswerer({ clock, log: (line) => void lines.push(line) });
  const send = (body: BodyInit | null, method = 'POST') =>
    answer(new Request(`https://site.example${REPORTS_PATH}`, { method, body, duplex: 'half' } as RequestInit));
  return { clock, lines, send };
}

const wrapReport = (report: object) => JSON.stringify({ 'csp-report': report });

describe('content security policy reports', () => {
  it('are logged as one line each, without queries and unknown fields', async () => {
    const { lines, send } = openEndpoint();
    const response = await send(
      wrapReport({
        'document-uri': 'https://site.example/search?q=private',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://tracker.example/pixel?id=7',
        'source-file': 'https://site.example/build/root.js?x=1',
        'line-number': 3,
        'script-sample': 'secret',
      }),
    );
    expect([response.status, response.headers.get('cdn-cache-control')]).toEqual([204, 'no-store']);
    expect(lines).toEqual([
      {
        event: 'csp-violation',
        page: '/search',
        directive: 'img-src',
        blocked: 'https://tracker.example',
        source: 'https://site.example/build/root.js',
        line: 3,
      },
    ]);
  });

  it('are read in the Reporting API format, at most five per request', async () => {
    const { lines, send } = openEndpoint();
    const violation = { type: 'csp-violation', body: { documentURL: 'https://site.example/', blockedURL: 'inline' } };
    const other = { type: 'deprecation', body: {} };
    await send(JSON.stringify([other, ...Array.from({ length: 9 }, () => violation)]));
    expect(lines.map(({ blocked }) => blocked)).toEqual(Array.from({ length: 5 }, () => 'inline'));
  });

  it('are cut to a limited line length', async () => {
    const { lines, send } = openEndpoint();
    await send(
      wrapReport({ 'document-uri': `https://a.example/${'p'.repeat(3000)}`, 'blocked-uri': 'b'.repeat(3000) }),
    );
    expect(JSON.stringify(lines).length).toBeLessThan(500);
  });

  it.each([
    ['text that is not JSON', 'no JSON', 400],
    ['another shape', '{"a":1}', 400],
    ['more than 8 KiB', wrapReport({ 'blocked-uri': 'x'.repeat(9000) }), 413],
  ])('with %s are refused and not logged', async (_, body, status) => {
    const { lines, send } = openEndpoint();
    const response = await send(body);
    expect([response.status, response.headers.get('cache-control'), lines]).toEqual([status, 'no-store', []]);
  });

  it('without a declared length are read up to 8 KiB only', async () => {
    let pulls = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulls += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const { send } = openEndpoint();
    expect((await send(endless)).status).toBe(413);
    expect(pulls).toBeLessThan(12);
  });

  it('are accepted with POST only', async () => {
    const { send } = openEndpoint();
    const response = await send(null, 'GET');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('are limited to 20 a minute', async () => {
    const { clock, lines, send } = openEndpoint();
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await send(wrapReport({}))).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(lines).toHaveLength(20);
    await clock.advance(60_001);
    expect((await send(wrapReport({}))).status).toBe(204);
  });
});
