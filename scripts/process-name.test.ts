import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRunning, ownProcessName, readLineOfPs } from './process-name.mjs';

test('a process counts as running until it has ended', async () => {
  const print = `import(${JSON.stringify(path.resolve('scripts/process-name.mjs'))})
    .then(({ ownProcessName }) => process.stdout.write(ownProcessName)); process.stdin.resume();`;
  const child = spawn('node', ['--eval', print], { stdio: ['pipe', 'pipe', 'inherit'] });
  const name = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString());
    });
  });
  expect(name).toMatch(new RegExp(`^${child.pid}-`));
  expect([isRunning(ownProcessName), isRunning(name)]).toEqual([true, true]);
  child.stdin.end();
  await new Promise((resolve) => child.once('close', resolve));
  expect(isRunning(name)).toBe(false);
});

test('another process with a reused id is not the same process', () => {
  const [id = ''] = ownProcessName.split('-');
  expect(isRunning(`${id}-1`)).toBe(false);
});

test('a name without a process id matches no process', () => {
  expect(isRunning('somebody')).toBe(false);
});

test.each([
  ['S+   Mon Nov 23 14:41:10 2026\n', ['S+', 'MonNov231441102026']],
  ['Z    Sun Nov  1 04:01:10 2026', ['Z', 'SunNov10401102026']],
  ['', null],
])('the state and start time are read from the ps line %j', (line, fields) => {
  expect(readLineOfPs(line)).toEqual(fields);
});
