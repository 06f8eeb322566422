import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineSource } from '~/cache/define-source';
import type { TimedAnswer } from '~/cache/source-cache';
import { RequestReads } from './request-reads';

const source = defineSource<Record<string, string>, string>({
  name: 'some.source',
  path: ({ id = '' }) => `/v1/${id}`,
  policy: 'content',
  schema: () => z.string(),
});
const answered: TimedAnswer = { answer: { status: 'failed', reason: 'timeout', detail: '' }, waitedMs: 1 };

async function after(ms: number): Promise<readonly TimedAnswer[]> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return [answered];
}

test('all loaders are waited for: those that are called later, those that read twice, and those that fail', async () => {
  const reads = new RequestReads();
  const all = reads.all();
  const request = (id: string) => [source.with({ id })];
  const readTwice = async () => {
    await reads.note(request('first'), after(10));
    await reads.note(request('second'), after(10));
  };
  const page = readTwice();
  const failed = reads.note(request('failed'), Promise.reject(new Error('gone')));
  reads.noteLoader(page);
  reads.noteLoader(failed);
  await expect(failed).rejects.toThrow('gone');
  expect((await all).map((line) => line.request.params.id)).toEqual(['first', 'second']);
});

test('a request that reads nothing has nothing to wait for', async () => {
  expect(await new RequestReads().all()).toEqual([]);
});
