import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askHealthyUpstream, openInProcessSite, type InProcessSite } from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';

/* Rendering is broken: seen pages stay, others show how to reach the association. */

let site: InProcessSite;

beforeAll(async () => {
  site = await openInProcessSite();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function silenceConsole(): string[] {
  const lines: string[] = [];
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void lines.push(words.join(' ')));
  }
  return lines;
}

/** Makes the transfer of loader data throw, on error pages too. */
function breakRendering(): void {
  const { stringify } = JSON;
  vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown, ...rest: unknown[]) => {
    if (typeof value === 'string' && value.startsWith('[{"_')) throw new Error('broken rendering');
    return stringify(value, ...(rest as []));
  });
}

async function expectEmergencyPage(response: Response): Promise<void> {
  const html = await response.text();
  expect(response.status).toBe(503);
  const fields = ['retry-after', 'cache-control', 'cdn-cache-control', 'x-content-type-options'];
  expect(fields.map((name) => response.headers.get(name))).toEqual(['30', 'no-store', 'no-store', 'nosniff']);
  expect(html.match(/<h1>[^<]+<\/h1>/g)).toEqual(['<h1>This page cannot be shown right now</h1>']);
  expect(html).toContain('<title>This page cannot be shown right now | Prairie State Activities Association</title>');
  expect(html).toContain('href="tel:+15555550142"');
  expect(html).not.toMatch(/<script|src=|undefined|broken rendering|\n\s+at /);
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
}

describe('when rendering throws', () => {
  it('a page without a copy is answered with the emergency page, and the log says why', async () => {
    const lines = silenceConsole();
    const get = site.startIsolate(askHealthyUpstream);
    await get('/healthz');
    breakRendering();
    await expectEmergencyPage(await get('/about/contact'));
    vi.mocked(JSON.stringify).mockRestore();
    expect(lines.join('\n')).toContain('broken rendering');
    expect(lines.join('\n')).toContain('"event":"render-failed","path":"/about/contact"');
  });
});

it('a failure before rendering also answers the emergency page', async () => {
  silenceConsole();
  const get = site.startIsolate(askHealthyUpstream);
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('broken rendering');
  });
  await expectEmergencyPage(await get('/scores?date=2025-10-11'));
});

describe("the store's copies of the most visited pages", () => {
  const store = new MemoryStore();

  beforeAll(() => site.keepPages(askHealthyUpstream, store, ['/', '/scores', '/no/such/page']));

  it('are kept only of pages that answered successfully', () => {
    expect([...store.listKeys()].filter((key) => key.startsWith('page:'))).toEqual([
      expect.stringMatching(/:\/$/),
      expect.stringMatching(/:\/scores$/),
    ]);
  });

  it('are shown with their age by an isolate without the page when rendering throws', async () => {
    silenceConsole();
    const healthy = await (await site.startIsolate(askHealthyUpstream, store)('/scores')).text();
    const get = site.startIsolate(askHealthyUpstream, store);
    await get('/healthz');
    breakRendering();
    const response = await get('/scores');
    const html = await response.text();
    const fields = ['cache-control', 'cdn-cache-control'].map((name) => response.headers.get(name));
    expect([response.status, ...fields]).toEqual([200, 'public, max-age=0', 'no-store']);
    expect(response.headers.get('cache-status')).toContain('fieldhouse; fwd=stale; detail=last-good');
    expect(Number(response.headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const [notice = ''] = /<div id="page-age".*?<\/div>/s.exec(html) ?? [];
    expect(notice).toMatch(
      /This page is from <time datetime="2025-[^"]+">\d+:\d\d PM CT<\/time>, <span data-age>1 minute ago/,
    );
    expect(html.replace(notice, '').length).toBeGreaterThan(healthy.length / 2);
    await expectEmergencyPage(await get('/about/contact'));
  });

  it('are not shown when the page can be rendered', async () => {
    const response = await site.startIsolate(askHealthyUpstream, store)('/scores');
    expect(response.headers.get('cache-status')).not.toContain('last-good');
    expect(await response.text()).not.toContain('id="page-age"');
  });
});
