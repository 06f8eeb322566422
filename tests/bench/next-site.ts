import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../support/free-port';
import type { ComparedServer } from './bare-worker';
import { findInstalledPeer } from './installed-peer';

const startTimeoutMs = 60_000;
const pollIntervalMs = 200;
const run = promisify(execFile);

/**
 * Starts `tests/bench/peers/next`, which serves `pageUrl` with incremental static regeneration. Throws an `Error` if it serves anything
 * else.
 */
export async function startNextSite(pageUrl: string): Promise<ComparedServer> {
  const folder = findInstalledPeer('next');
  const command = path.join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', PAGE_URL: pageUrl };
  await run('node', [command, 'build'], { cwd: folder, env });
  const port = await findFreePort();
  const words = [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const server = spawn('node', words, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/`;
  const dispose = () => stop(server);
  try {
    await assertServes(await waitForFirstAnswer(url, server), pageUrl);
    return { url, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Asks until the server listens. */
async function waitForFirstAnswer(url: string, server: ChildProcess): Promise<Response> {
  const deadlineMs = Date.now() + startTimeoutMs;
  while (server.exitCode === null && Date.now() < deadlineMs) {
    try {
      return await fetch(url);
    } catch {
      await delay(pollIntervalMs);
    }
  }
  throw new Error(`Next.js did not start on ${url}`);
}

/** Requires that Next.js serves the compared page. */
async function assertServes(answer: Response, pageUrl: string): Promise<void> {
  const [actual, expected] = await Promise.all([answer.text(), fetch(pageUrl).then((page) => page.text())]);
  const cacheState = answer.headers.get('x-nextjs-cache');
  if (actual !== expected || cacheState !== 'HIT') {
    throw new Error(
      `Next.js answered ${answer.status} with ${actual.length} of ${expected.length} characters, cache ${cacheState}`,
    );
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
}
