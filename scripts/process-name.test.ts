import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRunning, ownProcessName, readLineOfPs } from './process-name.mjs';

test('a process runs until it has ended', async () => {
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

test('another process that was given the id of one is not that one', () => {
  const [id = ''] = ownProcessName.split('-');
  expect(isRunning(`${id}-1`)).toBe(false);
});

test('a name that says no id is that of no process', () => {
  expect(isRunning('somebody')).toBe(false);
});

test.each([
  ['S+   Mon Nov 23 14:41:10 2026\n', ['S+', 'MonNov231441102026']],
  ['Z    Sun Nov  1 04:01:10 2026', ['Z', 'SunNov10401102026']],
  ['', null],
])('what ps says of a process is its state and when it started: %j', (line, fields) => {
  expect(readLineOfPs(line)).toEqual(fields);
});
