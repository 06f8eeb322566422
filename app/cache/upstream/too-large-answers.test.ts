import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestFetcher } from '../../../tests/support/entry-fetcher';
import { ManualClock } from '../../../tests/support/manual-clock';
import { defineSource, MEBIBYTE } from '../source/define-source';
import { policies } from '../source/policies';

const clock = new ManualClock();
const { negativeSeconds } = policies.scores;
/** How often upstream was called and its answers were read. */
let done = { calls: 0, reads: 0 };
let rows: readonly string[] = [];

const source = defineSource({
  name: 'test.rows',
  buildPath: ({ day = '' }) => `/v1/rows/${day}`,
  policy: 'scores',
  maxRows: 1000,
  buildSchema: ({ receive }) =>
    z.preprocess((all: readonly string[]) => {
      done.reads += 1;
      receive?.(all.length, 'rows');
      return all;
    }, z.array(z.string())),
});

function startFetching() {
  const fetchEntry = createTestFetcher(
    () => {
      done.calls += 1;
      return Promise.resolve(Response.json(rows));
    },
    { clock },
  );
  return async (day = '11', purgedUntilMs = -Infinity) => {
    const fetched = await fetchEntry(source.with({ day }), undefined, purgedUntilMs);
    return fetched.kind === 'entry' ? fetched.entry.kind : `${fetched.reason}: ${fetched.detail}`;
  };
}

beforeEach(() => {
  done = { calls: 0, reads: 0 };
});

it.each([
  [
    'rows',
    Array.from({ length: 1001 }, String),
    1,
    'too-large: answer with 1001 rows or more, and at most 1000 are read',
  ],
  ['bytes', ['x'.repeat(2 * MEBIBYTE)], 0, 'too-large: answer larger than 2 MiB'],
])('an answer with too many %s is read once in two seconds, then in four', async (_, given, reads, failure) => {
  const fetch = startFetching();
  rows = given;
  for (const [waitMs, calls] of [
    [0, 1],
    [1999, 1],
    [1, 2],
    [3999, 2],
  ] as const) {
    await clock.advance(waitMs);
    expect(await fetch()).toBe(failure);
    expect(done).toEqual({ calls, reads: reads * calls });
  }
  rows = ['a'];
  await clock.advance(1);
  expect(await fetch()).toBe('value');
  expect(done).toEqual({ calls: 3, reads: reads * 2 + 1 });
  rows = given;
  expect(await fetch()).toBe(failure);
  await clock.advance(2000);
  rows = ['a'];
  expect(await fetch()).toBe('value');
});

it('is requested again after its negative time at the latest', async () => {
  const fetch = startFetching();
  rows = Array.from({ length: 1001 }, String);
  await fetch();
  const longestMs = negativeSeconds * 1000;
  for (let heldMs = 2000; heldMs < 2 * longestMs; heldMs *= 2) {
    await clock.advance(Math.min(heldMs, longestMs) - 1);
    const { calls } = done;
    await fetch();
    expect(done.calls).toBe(calls);
    await clock.advance(1);
    await fetch();
    expect(done.calls).toBe(calls + 1);
  }
});

it('a purge asks again at once, and so do other parameters', async () => {
  const fetch = startFetching();
  rows = Array.from({ length: 1001 }, String);
  const failure = await fetch();
  expect([await fetch(), done.calls]).toEqual([failure, 1]);
  expect([await fetch('12'), done.calls]).toEqual([failure, 2]);
  rows = ['a'];
  await clock.advance(1000);
  expect([await fetch('11', clock.getNowMs() - 1), done.calls]).toEqual(['value', 3]);
});

it('other failures are not kept here, because the next call may succeed', async () => {
  const fetch = startFetching();
  rows = [1] as unknown as readonly string[];
  expect([await fetch(), await fetch()]).toEqual([expect.stringMatching(/^bad-answer/), expect.anything()]);
  expect(done).toEqual({ calls: 2, reads: 2 });
});
