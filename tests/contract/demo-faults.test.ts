import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleWorker } from '../../scripts/build/make-build';
import { compatibilityDate, compatibilityFlags } from '../../scripts/local/local-site';
import { findFreePort } from '../support/free-port';

/* Faults that need a real connection, with the demo association alone in workerd. */

let directory = '';
let demo: Miniflare | undefined;
let origin = '';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const bundle = path.join(directory, 'index.js');
  await bundleWorker('demo-api/index.ts', bundle);
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  demo = new Miniflare({
    workers: [
      {
        name: 'demo-api',
        modulesRoot: directory,
        modules: [{ type: 'ESModule', path: bundle }],
        compatibilityDate,
        compatibilityFlags,
        bindings: { DEMO_ORIGIN: origin, FIXED_NOW: '2025-10-11T13:20:00-05:00' },
        // Like a local run, because the runtime's own entry would repair faults.
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      },
    ],
    host: '127.0.0.1',
    port: 0,
  });
  await demo.ready;
});

afterAll(async () => {
  await demo?.dispose();
  await rm(directory, { recursive: true, force: true });
});

afterEach(async () => {
  await fetch(`${origin}/__demo/faults`, { method: 'DELETE' });
});

async function order(fault: unknown): Promise<void> {
  const { status } = await fetch(`${origin}/__demo/faults`, { method: 'POST', body: JSON.stringify(fault) });
  expect(status).toBe(204);
}

describe('the demo association on workerd', () => {
  it('breaks a connection in the middle of the body', async () => {
    await order({ path: '/v1/alerts', kind: 'drop' });
    const response = await fetch(`${origin}/v1/alerts`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('sends a body that is larger than anyone should read', async () => {
    await order({ path: '/v1/alerts', kind: 'huge', bytes: 3_000_000 });
    const body = await (await fetch(`${origin}/v1/alerts`)).arrayBuffer();
    expect(body.byteLength).toBeGreaterThan(3_000_000);
  });

  it('leaves a call hanging until the caller gives up', async () => {
    await order({ path: '/v1/alerts', kind: 'hang' });
    await expect(fetch(`${origin}/v1/alerts`, { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
  });

  it('answers 304 to a caller that already has the same bytes', async () => {
    const address = `${origin}/v1/events`;
    const first = await fetch(address);
    const etag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
