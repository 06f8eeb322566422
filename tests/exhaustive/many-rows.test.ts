import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineSource, MEBIBYTE, type AnySource } from '~/cache/source/define-source';
import type { Entry } from '~/cache/source/entry';
import type { FetchReport } from '~/cache/upstream/fetch-report';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import { sources } from '~/upstream/registry';
import { atLeastOne } from '../support/at-least-one';
import { createTestFetcher } from '../support/entry-fetcher';
import { askHealthyUpstream } from '../support/in-process-site';
import { ManualClock } from '../support/manual-clock';

/* Upstream decides how long its lists are: they are read in time in proportion to their length, or refused before a row is read. */

/** How many times as many rows a long answer has as a short one: three doublings. */
const times = 8;
/** At most 2.5 for each doubling, which needs no more tries; between 8 of linear and 64 of quadratic reading. */
const usualGrowth = 2.5 ** 3;
/** With what memory and a busy machine add. */
const mostGrowth = 24;
/** Of a long answer. */
const most = { rows: 2400, bytes: MEBIBYTE };
/** Less is no measurement. */
const leastMs = 30;

const clock = new ManualClock();
const read = sources.filter(({ base, format }) => base === 'v1' && format === 'json');

/** @param held copy that the answer is compared with */
async function fetchBody(definition: AnySource, body: BodyInit, held?: Entry) {
  const reports: FetchReport[] = [];
  const fetch: Fetch = () => Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  const fetchEntry = createTestFetcher(fetch, { clock, noteFetch: (report) => reports.push(report) });
  const fetched = await fetchEntry({ definition, params: definition.sample }, held);
  return { fetched, report: reports[0] };
}

async function readHealthyAnswer({ buildPath, sample }: AnySource): Promise<unknown> {
  const response = await askHealthyUpstream(new URL(`https://upstream.invalid${buildPath(sample)}`));
  return response.json();
}

type GetRow = (rows: readonly unknown[], index: number) => unknown;

/** Replaces each outermost list by one of so many rows. */
function replaceRows(value: unknown, count: number, getRow: GetRow): unknown {
  if (Array.isArray(value))
    return value.length === 0 ? [] : Array.from({ length: count }, (_, index) => getRow(value, index));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaceRows(inner, count, getRow)]));
}

/** The rows of a list over and over, each time with ids of their own. */
const repeatRow: GetRow = (rows, index) => numberIds(rows[index % rows.length], 1 + Math.floor(index / rows.length));

function numberIds(value: unknown, number: number): unknown {
  if (Array.isArray(value)) return value.map((item) => numberIds(item, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isId = /(?:id|key|number)$/i.test(name) && (typeof inner === 'number' || typeof inner === 'string');
      return [name, isId ? `${inner}${number}` : numberIds(inner, number)];
    }),
  );
}

/** A short and a long answer; `null` for an answer without a list. */
function buildAnswers(healthy: unknown): readonly string[] | null {
  const build = (count: number) => JSON.stringify(replaceRows(healthy, count, repeatRow));
  const rowBytes = (build(2 * times).length - build(times).length) / times;
  if (rowBytes === 0) return null;
  const few = Math.floor(Math.min(most.rows, most.bytes / rowBytes) / times);
  return [build(few), build(few * times)];
}

/** How much longer a long answer takes than a short one, each compared with its own copy; 1 where both take no time. */
async function measureGrowth(source: AnySource, answers: readonly string[]): Promise<number> {
  const definition = { ...source, maxRows: Infinity, maxBytes: Infinity };
  const measurements = answers.map(async (text) => {
    const { fetched } = await fetchBody(definition, text);
    const held = fetched.kind === 'entry' ? fetched.entry : undefined;
    return async () => {
      const before = process.cpuUsage();
      await fetchBody(definition, text, held);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
  });
  const [measureFewMs, measureManyMs] = await Promise.all(measurements);
  if (measureFewMs === undefined || measureManyMs === undefined) throw new Error('a short and a long answer');
  // The compiler and a collection of garbage may come between; they do not each time.
  let [fewMs, manyMs] = [Infinity, Infinity];
  for (let tries = 0; tries < 10; tries += 1) {
    manyMs = Math.min(manyMs, await measureManyMs());
    if (manyMs < leastMs) return 1;
    fewMs = Math.min(fewMs, await measureFewMs());
    if (manyMs / fewMs < usualGrowth) break;
  }
  return manyMs / fewMs;
}

it('no answer takes time in proportion to the square of its rows', async () => {
  const slow: string[] = [];
  let measured = 0;
  for (const source of read) {
    const answers = buildAnswers(await readHealthyAnswer(source));
    if (answers === null) continue;
    measured += 1;
    const growth = await measureGrowth(source, answers);
    if (growth >= mostGrowth) slow.push(`${source.name}: ${growth}`);
  }
  expect(measured).toBeGreaterThan(90);
  expect(slow).toEqual([]);
});

it('finds an answer that does', async () => {
  const rows = z.array(z.object({ id: z.string() }));
  const { definition } = defineSource({
    name: 'test.distinct-rows',
    buildPath: () => '/v1/rows',
    policy: 'content',
    buildSchema: () =>
      rows.transform((all) => {
        const isFirst = ({ id }: { readonly id: string }, index: number) =>
          all.findIndex((other) => other.id.toLowerCase() === id) === index;
        return all.filter(isFirst);
      }),
  });
  const answers = buildAnswers([{ id: 'row' }]);
  // Whatever comes between while the short answer is read makes the growth look smaller.
  const growths: number[] = [];
  while (growths.length < 5) growths.push(await measureGrowth(definition, answers ?? []));
  expect(Math.max(...growths)).toBeGreaterThan(mostGrowth);
});

it('an answer with 100,000 rows is refused for their number before any is read', async () => {
  const emptyRow = {};
  let refused = 0;
  const wrong: string[] = [];
  for (const source of read) {
    const text = JSON.stringify(replaceRows(await readHealthyAnswer(source), 100_000, () => emptyRow));
    const { fetched, report } = await fetchBody({ ...source, maxBytes: Infinity }, text);
    const outcome = fetched.kind === 'failure' ? `${fetched.reason}: ${fetched.detail}` : fetched.kind;
    const isRefused = outcome === `too-large: answer with 100000 rows or more, and at most ${source.maxRows} are read`;
    if (isRefused) refused += 1;
    // Others read one object, or the first row.
    const isRead = report?.receivedRows === 0 && /^entry$|^bad-answer: : the first row: /.test(outcome);
    if ((!isRefused && !isRead) || report?.droppedRows !== 0) wrong.push(`${source.name}: ${outcome}`);
  }
  expect(refused).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

it('of an answer without end no more is read than a source allows', async () => {
  const chunk = new TextEncoder().encode(`[${'{},'.repeat(20_000)}`);
  const wrong: string[] = [];
  for (const source of atLeastOne(read)) {
    let sentBytes = 0;
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sentBytes += chunk.byteLength;
          controller.enqueue(chunk);
        },
        cancel,
      },
      { highWaterMark: 0 },
    );
    const { fetched } = await fetchBody(source, body);
    const detail = fetched.kind === 'failure' ? `${fetched.reason}: ${fetched.detail}` : fetched.kind;
    const isRefused = detail === `too-large: answer larger than ${source.maxBytes / MEBIBYTE} MiB`;
    const isCanceled = cancel.mock.calls.length === 1;
    if (!isRefused || !isCanceled || sentBytes > source.maxBytes + chunk.byteLength)
      wrong.push(`${source.name}: ${detail}`);
  }
  expect(wrong).toEqual([]);
});
