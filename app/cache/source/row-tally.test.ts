import { beforeEach, describe, expect, it } from 'vitest';
import { dataRows, fieldRows, identifier, nestedRows, wireObject } from '~/upstream/wire';
import { createTestFetcher } from '../../../tests/support/entry-fetcher';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { LogLine } from '../base/log';
import type { FetchedEntry, FetchReport } from '../upstream/fetch-report';
import { defineSource } from './define-source';
import type { Entry } from './entry';
import { policies, type FreshnessPolicy } from './policies';

const rowsAllowed = 1000;
const source = defineSource({
  name: 'a.rows',
  buildPath: () => '/rows',
  buildSchema: (context) =>
    dataRows(
      context,
      wireObject({ id: identifier(), items: nestedRows(context, wireObject({ id: identifier() })) }),
    ).transform((rows) =>
      rows.filter(({ id }) => {
        if (id.startsWith('hidden')) context.leaveOutRow?.('hidden');
        else if (id.startsWith('other-day')) context.leaveOutRow?.('another day', 'not-requested');
        else return true;
        return false;
      }),
    ),
  policy: 'scores',
  maxRows: rowsAllowed,
});

describe('an answer with unusable rows', () => {
  let clock: ManualClock;
  let body: unknown;
  let policy: FreshnessPolicy;
  let lines: LogLine[];
  let reports: FetchReport[];

  beforeEach(() => {
    clock = new ManualClock();
    policy = policies.scores;
    lines = [];
    reports = [];
  });

  async function fetchRows(wire: unknown, previous?: Entry): Promise<FetchedEntry> {
    body = wire;
    const fetchEntry = createTestFetcher(() => Promise.resolve(Response.json(body)), {
      getPolicy: () => policy,
      clock,
      log: (line) => lines.push(line),
      noteFetch: (report) => reports.push(report),
    });
    return fetchEntry(source.with({}), previous);
  }

  async function fetchGoodCopy(rows: readonly unknown[] = buildRows(499)): Promise<Entry> {
    const fetched = await fetchRows(rows);
    if (fetched.kind !== 'entry') throw new Error(fetched.detail);
    return fetched.entry;
  }

  const buildRows = (count: number, name = 'row') =>
    Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }));
  const buildNulls = (count: number) => Array.from({ length: count }, () => null);
  const describeOutcome = (fetched: FetchedEntry) =>
    fetched.kind === 'entry' ? `${fetched.entry.kind} of ${(fetched.entry.value as unknown[]).length}` : fetched.reason;

  it.each<readonly [string, unknown]>([
    ['renamed keys', buildRows(499).map(({ id }) => ({ key: id }))],
    ['nulls', { data: buildNulls(499) }],
  ])('is a failed read when all rows are %s, with or without a copy at hand', async (_, wire) => {
    expect(describeOutcome(await fetchRows(wire))).toBe('unusable-rows');
    expect(describeOutcome(await fetchRows(wire, await fetchGoodCopy()))).toBe('unusable-rows');
  });

  it('is a failed read when most rows of the copy at hand are lost', async () => {
    const previous = await fetchGoodCopy();
    expect(describeOutcome(await fetchRows([...buildRows(9), ...buildNulls(490)], previous))).toBe('unusable-rows');
  });

  it('is used without a good copy, or when the copy is too old or empty', async () => {
    const wire = [...buildRows(9), ...buildNulls(490)];
    expect(describeOutcome(await fetchRows(wire))).toBe('value of 9');
    expect(describeOutcome(await fetchRows(wire, await fetchGoodCopy([])))).toBe('value of 9');
    const previous = await fetchGoodCopy();
    await clock.advance((policy.freshSeconds + policy.staleIfErrorSeconds) * 1000 - 1);
    expect(describeOutcome(await fetchRows(wire, previous))).toBe('unusable-rows');
    await clock.advance(1);
    expect(describeOutcome(await fetchRows(wire, previous))).toBe('value of 9');
  });

  it.each<readonly [string, unknown[], unknown[], string]>([
    ['exactly half of the rows fail', buildRows(100), [...buildRows(50), ...buildNulls(50)], 'value of 50'],
    [
      'more than half fail and fewer than half are left',
      buildRows(100),
      [...buildRows(49), ...buildNulls(51)],
      'unusable-rows',
    ],
    ['as many rows are left as before', buildRows(20), [...buildRows(20), ...buildNulls(80)], 'value of 20'],
    [
      'about as many rows failed before',
      [...buildRows(40), ...buildNulls(60)],
      [...buildRows(39), ...buildNulls(61)],
      'value of 39',
    ],
    ['there are fewer rows and all are valid', buildRows(100), buildRows(3), 'value of 3'],
    ['there are no rows', buildRows(100), [], 'unconfirmed'],
    ['all rows are left out on purpose', buildRows(100), buildRows(100, 'hidden'), 'unconfirmed'],
    ['all rows are of another day', buildRows(100), buildRows(80, 'other-day'), 'unusable-rows'],
    ['all rows are of another day, as before', buildRows(100, 'other-day'), buildRows(80, 'other-day'), 'empty of 0'],
    ['one row is of the requested day', buildRows(100), [...buildRows(1), ...buildRows(80, 'other-day')], 'value of 1'],
    [
      'one row fails and the others are left out on purpose',
      buildRows(100),
      [null, ...buildRows(5, 'hidden')],
      'unconfirmed',
    ],
  ])('is judged by lost rows and earlier rows: %s', async (_, before, after, expected) => {
    expect(describeOutcome(await fetchRows(after, await fetchGoodCopy(before)))).toBe(expected);
  });

  it.each([
    [10, 11, 'unusable-rows'],
    [10, 10, 'value of 90'],
    [100, 99, 'value of 1'],
    [100, 100, 'unusable-rows'],
  ])(
    'is judged by the policy in force: with a limit of %i rows in a hundred, %i are lost',
    async (percent, lost, expected) => {
      const previous = await fetchGoodCopy(buildRows(100));
      policy = { ...policy, mostDroppedPercent: percent };
      expect(describeOutcome(await fetchRows([...buildRows(100 - lost), ...buildNulls(lost)], previous))).toBe(
        expected,
      );
    },
  );

  it('neither loses a row for a bad item inside nor counts the item as a row', async () => {
    const wire = buildRows(2).map((row) => ({ ...row, items: buildNulls(50) }));
    const fetched = await fetchRows(wire, await fetchGoodCopy(buildRows(2)));
    expect(fetched).toMatchObject({ kind: 'entry', entry: { receivedRows: 2, droppedRows: 0 } });
    expect(lines.at(-1)).toMatchObject({ event: 'refresh', receivedRows: 2, droppedItems: 100 });
    expect(lines.at(-1)).not.toHaveProperty('droppedRows');
  });

  it('is logged and reported with its counts and the first reasons', async () => {
    const previous = await fetchGoodCopy();
    await fetchRows([...buildRows(9), ...buildNulls(490)], previous);
    expect(lines.at(-1)).toMatchObject({
      event: 'refresh-failed',
      reason: 'unusable-rows',
      receivedRows: 499,
      droppedRows: 490,
    });
    expect(reports.at(-1)).toMatchObject({ outcome: 'unusable-rows', receivedRows: 499, droppedRows: 490 });
    const detail = reports.at(-1)?.detail ?? '';
    expect(detail).toContain('490 of 499 rows do not fit, and the copy at hand has 499 that do');
    expect(detail.match(/row \d+:/g)).toHaveLength(3);
  });

  it('counts rows left out on purpose apart from rows that fail', async () => {
    await fetchRows([...buildRows(3), ...buildRows(2, 'hidden'), null]);
    expect(lines.at(-1)).toMatchObject({ event: 'refresh', receivedRows: 6, droppedRows: 1, leftOutRows: 2 });
  });
});

describe('an answer with more rows than its source allows', () => {
  const clock = new ManualClock();
  let parsedRows = 0;
  const counting = identifier().refine(() => {
    parsedRows += 1;
    return true;
  });

  const manyRows = defineSource({
    name: 'a.many',
    buildPath: () => '/many',
    buildSchema: (context) => dataRows(context, wireObject({ id: counting, items: nestedRows(context, counting) })),
    policy: 'scores',
    maxRows: rowsAllowed,
  });
  const twoLists = defineSource({
    name: 'a.two',
    buildPath: () => '/two',
    buildSchema: (context) => wireObject({ left: fieldRows(context, counting), right: fieldRows(context, counting) }),
    policy: 'scores',
    maxRows: rowsAllowed,
  });

  async function getReason(wire: unknown, { definition }: typeof manyRows | typeof twoLists): Promise<string> {
    parsedRows = 0;
    const fetchEntry = createTestFetcher(() => Promise.resolve(Response.json(wire)), { clock });
    const fetched = await fetchEntry({ definition, params: {} }, undefined);
    return fetched.kind === 'entry' ? fetched.entry.kind : `${fetched.reason}: ${fetched.detail}`;
  }

  const buildIds = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  const buildRowsWithIds = (count: number) => buildIds(count).map((id) => ({ id }));

  it('is refused as too large before any row is parsed', async () => {
    expect(await getReason(buildRowsWithIds(rowsAllowed), manyRows)).toBe('value');
    expect(await getReason(buildRowsWithIds(rowsAllowed + 1), manyRows)).toBe(
      'too-large: answer with 1001 rows or more, and at most 1000 are read',
    );
    expect(parsedRows).toBe(0);
  });

  it('is refused when its lists together are too long', async () => {
    expect(await getReason({ left: buildIds(600), right: buildIds(400) }, twoLists)).toBe('value');
    expect(await getReason({ left: buildIds(600), right: buildIds(401) }, twoLists)).toMatch(/^too-large/);
  });

  it('is refused when its rows contain too many items', async () => {
    const wire = buildRowsWithIds(10).map((row) => ({ ...row, items: buildIds(100) }));
    expect(await getReason(wire, manyRows)).toMatch(/^too-large/);
  });
});
