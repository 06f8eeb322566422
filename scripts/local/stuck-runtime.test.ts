import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findBusyProcesses, sampleRuntimes, type ThreadSample } from './stuck-runtime';

let child: ChildProcess | undefined;
let directory: string | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  if (directory !== undefined) rmSync(directory, { recursive: true });
});

const buildSamples = (...of: [pid: number, cpuSeconds: number, waits: number][]): ReadonlyMap<number, ThreadSample> =>
  new Map(of.map(([pid, cpuSeconds, waits]) => [pid, { cpuSeconds, waits }]));

it('a runtime is stuck when it was busy between two samples and never waited', () => {
  const before = buildSamples([1, 10, 500], [2, 10, 500], [3, 10, 500]);
  const after = buildSamples([1, 22, 500], [2, 22, 501], [3, 10.1, 500], [4, 30, 1]);
  expect(findBusyProcesses(before, after, 15)).toEqual([1]);
});

it('only runtimes started by this process are sampled', async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'runtime-'));
  symlinkSync('/bin/sh', path.join(directory, 'workerd'));
  child = spawn(path.join(directory, 'workerd'), ['-c', 'while :; do :; done']);
  const readCpuSecondsOfChild = () => sampleRuntimes().get(child?.pid ?? 0)?.cpuSeconds ?? 0;
  if (existsSync('/proc/self/status')) await expect.poll(readCpuSecondsOfChild, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(sampleRuntimes().has(process.pid)).toBe(false);
});
