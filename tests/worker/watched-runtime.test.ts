import { afterEach, expect, it } from 'vitest';
import { compatibilityDate } from '../../scripts/local/local-site';
import { sampleRuntimes } from '../../scripts/local/stuck-runtime';
import { WatchedMiniflare } from '../../scripts/local/watched-miniflare';
import { findFreePorts } from '../support/free-port';

const script = `
export default {
  async fetch(request, { STORE }) {
    if (new URL(request.url).pathname === '/hang') for (;;);
    return new Response(await STORE.get('kept'));
  },
};`;

let site: WatchedMiniflare | undefined;
afterEach(() => site?.dispose());

async function start() {
  const [port] = await findFreePorts();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const worker = {
    name: 'site',
    compatibilityDate,
    modules: [{ type: 'ESModule' as const, path: 'site.js', contents: script }],
    kvNamespaces: { STORE: 'store' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
  const looks: number[] = [];
  const watch = {
    probeUrl: url,
    everyMs: 300,
    silentMs: 1500,
    print: (line: string) => lines.push(line),
    onLook: (runtimes: number) => looks.push(runtimes),
  };
  site = new WatchedMiniflare({ workers: [worker], host: '127.0.0.1', port: 0 }, watch);
  await site.ready;
  await (await site.getKVNamespace('STORE', 'site')).put('kept', 'what was kept');
  const ask = async () => {
    try {
      return await (await fetch(url, { signal: AbortSignal.timeout(1000) })).text();
    } catch {
      return null;
    }
  };
  return { url, lines, looks, ask };
}

it('a runtime that hangs is replaced at its address, with its data', async () => {
  const { url, lines, ask } = await start();
  expect(await ask()).toBe('what was kept');
  void fetch(`${url}/hang`).catch(() => null);
  await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(ask, { timeout: 60_000 }).toBe('what was kept');
  expect(lines).toEqual([
    expect.stringMatching(/^The local runtime has answered nothing for \d+ s and is replaced\.$/),
  ]);
});

it('a runtime that has exited is replaced at its address, with its data', async () => {
  const { lines, looks, ask } = await start();
  await expect.poll(() => looks.at(-1), { timeout: 60_000 }).toBe(1);
  for (const pid of sampleRuntimes().keys()) process.kill(pid, 'SIGKILL');
  await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(ask, { timeout: 60_000 }).toBe('what was kept');
});
