import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './folder-lock.mjs';
import { ownProcessName } from './process-name.mjs';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'folder-lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Leaves a ticket like that of an interrupted process. */
async function leaveTicket(number: number, processName: string): Promise<void> {
  await mkdir(lock, { recursive: true });
  await writeFile(path.join(lock, `${number}.${processName}`), '');
}

/** Runs a module in a new process. Resolves with its process name. */
function runProcess(code: string): Promise<string> {
  const module = `import { withLock } from ${JSON.stringify(path.resolve('scripts/folder-lock.mjs'))};
    import { ownProcessName } from ${JSON.stringify(path.resolve('scripts/process-name.mjs'))};
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    const [lock, log] = ${JSON.stringify([lock, path.join(folder, 'log')])};
    ${code}`;
  const child = spawn('node', ['--input-type=module', '--eval', module], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', () => {
      resolve(output);
    });
  });
}

test('work under one lock runs one after another, across and within processes', async () => {
  const worker = `await Promise.all([1, 2, 3].map(() => withLock(lock, async () => {
    appendFileSync(log, 'begin ');
    await sleep(5);
    appendFileSync(log, 'end ');
  })));`;
  await Promise.all([1, 2, 3].map(() => runProcess(worker)));
  expect(await readFile(path.join(folder, 'log'), 'utf8')).toBe('begin end '.repeat(9));
  expect(await readdir(lock)).toEqual([]);
});

test('the lock of a killed owner is taken over without a wait', async () => {
  const name = await runProcess(
    `await withLock(lock, () => { process.stdout.write(ownProcessName); process.kill(process.pid, 'SIGKILL'); return sleep(60_000); });`,
  );
  expect(await readdir(lock)).toEqual([`1.${name}`]);
  let hasWaited = false;
  const noteWait = () => {
    hasWaited = true;
  };
  expect(await withLock(lock, () => 'done', noteWait)).toBe('done');
  expect(hasWaited).toBe(false);
  expect(await readdir(lock)).toEqual([]);
});

test('a process with a reused id is not mistaken for the ended owner', async () => {
  await leaveTicket(1, `${process.pid}-1`);
  expect(await withLock(lock, () => 'done')).toBe('done');
});

test('a waiting caller is told once and runs after earlier callers', async () => {
  const order: string[] = [];
  let free = (): void => undefined;
  const first = withLock(lock, async () => {
    await new Promise<void>((resolve) => {
      free = resolve;
    });
    order.push('first');
  });
  const others = ['second', 'third'].map((name) =>
    withLock(
      lock,
      () => order.push(name),
      () => order.push(`${name} waits`),
    ),
  );
  free();
  await Promise.all([first, ...others]);
  expect(order).toEqual(['second waits', 'third waits', 'first', 'second', 'third']);
});

test('a new ticket has the highest number and waits for the others', async () => {
  await leaveTicket(7, ownProcessName);
  const waiting = withLock(lock, () => 'done');
  expect(await readdir(lock)).toEqual([`7.${ownProcessName}`, `8.${ownProcessName}`]);
  await rm(path.join(lock, `7.${ownProcessName}`));
  expect(await waiting).toBe('done');
});

test('a lock is free again after failed work', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(lock, () => 'done')).toBe('done');
});
