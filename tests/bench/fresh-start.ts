import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../support/free-port';

const waitTimeoutMs = 300_000;

/** Seconds from `npm start` in a fresh clone with an empty `node_modules` to its `ready` line. */
export async function measureFreshStart(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-'));
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', process.cwd(), folder], { stdio: 'inherit' });
    if (cloned.status !== 0) throw new Error('The repository could not be cloned.');
    return await startIn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startIn(folder: string): Promise<number> {
  const [port, demoPort] = await findFreePorts();
  const ports = { PORT: String(port), DEMO_PORT: String(demoPort) };
  const startedAtMs = Date.now();
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, ...ports }, detached: true });
  try {
    await sawReady(child);
    return Math.round((Date.now() - startedAtMs) / 100) / 10;
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await new Promise((resolve) => child.once('close', resolve));
  }
}

function sawReady(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      reject(new Error('npm start was not ready in time'));
    }, waitTimeoutMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('ready http')) return;
      clearTimeout(patience);
      resolve();
    });
    child.once('close', () => {
      clearTimeout(patience);
      reject(new Error('npm start ended before it was ready'));
    });
  });
}
