import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OperationsBatch, OperationsState } from '~/operations/operations-state';
import { openInProcessSite } from '../support/in-process-site';
import { MemoryObjectStorage } from '../support/memory-object-storage';

/* Billed records in the metrics object's storage. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const batch: OperationsBatch = { reads: { 'news.recent': { kv: 5 } }, documents: { hit: 7 }, fetches: [] };

it("a report writes one record, an hour's end another, and a new object reads them all", async () => {
  const storage = new MemoryObjectStorage();
  const site = await openInProcessSite();
  let operations = await site.startOperationsObject(storage);
  const note = async (time: string) => {
    vi.setSystemTime(`2026-11-23T${time}:00Z`);
    await operations.note(batch);
    return storage.rowsWritten;
  };
  const alarm = 1;
  expect(await note('10:10')).toBe(1 + alarm);
  expect(await note('10:50')).toBe(2 + alarm);
  expect(await note('11:10')).toBe(4 + alarm);
  operations = await site.startOperationsObject(storage);
  expect(await note('11:50')).toBe(5 + alarm);
  expect(await note('13:10')).toBe(7 + alarm);
  operations = await site.startOperationsObject(storage);
  const { hours } = JSON.parse(await operations.snapshot()) as OperationsState;
  expect(hours.map(({ documents }) => documents.hit)).toEqual([14, 14, 7]);
});

it("a prewarm run's memory survives a new object until another run replaces it", async () => {
  const storage = new MemoryObjectStorage();
  const site = await openInProcessSite();
  const summary = { planned: 0, done: 0, calls: 0, unchanged: 0, failed: 0, documents: 0, note: '' };
  const run = async (memory: string | undefined) => {
    const operations = await site.startOperationsObject(storage);
    const began = await operations.beginRun(Date.now());
    if (began.kind !== 'begin') throw new Error('the lease is taken');
    await operations.endRun(began.runId, summary, memory);
    return began.memory;
  };
  expect([await run('one'), await run(undefined), await run('two'), await run(undefined)]).toEqual([
    undefined,
    'one',
    'one',
    'two',
  ]);
});
