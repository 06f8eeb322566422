import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeUpstream, countAllCalls, type FakeUpstream } from '../support/fake-upstream';
import { startFixtureSite, type FixtureSite } from '../support/fixture-site';

/* On workerd: a refresher's storage serves builds with other schemas. */

let upstream: FakeUpstream;
let site: FixtureSite;

beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
afterEach(async () => {
  await site.dispose();
  upstream.reset();
});

async function fetchText(path: string, isolate: number): Promise<string> {
  return (await site.fetch(path, {}, isolate)).text();
}

describe('two builds with one set of refreshers, while upstream is out', () => {
  it("a build without copies shows the other build's fresh answers without calling upstream", async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, isolates: 2, schemaVersions: ['v2', 'v1'] });
    expect(await fetchText('/lasting', 1)).toContain('#1');
    upstream.behave((request) => request.socket.destroy());
    expect(await fetchText('/lasting', 0)).toContain('#1');
    expect(countAllCalls(upstream)).toBe(1);
  });

  it("a build without copies also shows the other build's stale answers", async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, isolates: 2, schemaVersions: ['v2', 'v1'] });
    expect(await fetchText('/eight', 1)).toContain('/v1/parts/8 #1');
    upstream.behave((request) => request.socket.destroy());
    await site.letTimePass(20_000);
    const page = await fetchText('/eight', 0);
    for (let part = 1; part <= 8; part += 1) expect(page).toContain(`/v1/parts/${part} #1`);
    expect(site.listLogged('kept-answer-read-failed')).toEqual([]);
    expect(site.listLogged('kept-answer-write-failed')).toEqual([]);
  });
});

describe("a build with another schema, deployed over the refreshers' answers", () => {
  let objectsDirectory: string;

  beforeAll(async () => {
    objectsDirectory = await mkdtemp(path.join(tmpdir(), 'refreshers-'));
  });
  afterAll(() => rm(objectsDirectory, { recursive: true, force: true }));

  it('shows these answers when nothing else is left, without calling upstream', async () => {
    const options = { upstreamOrigin: upstream.origin, objectsDirectory };
    const former = await startFixtureSite({ ...options, schemaVersions: ['v1'] });
    expect(await (await former.fetch('/lasting')).text()).toContain('#1');
    await former.dispose();
    site = await startFixtureSite({ ...options, schemaVersions: ['v2'] });
    expect(await fetchText('/lasting', 0)).toContain('#1');
    expect(countAllCalls(upstream)).toBe(1);
    await expect.poll(() => site.listLogged('reread')).toHaveLength(1);
    await expect.poll(async () => (await site.listStoredKeys()).map((key) => key.slice(0, 5))).toEqual(['s:v2.']);
  });
});
