import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dailyGames } from '~/upstream/maxpreps';
import { createTestFetcher } from '../../tests/support/entry-fetcher';
import { ManualClock } from '../../tests/support/manual-clock';
import { defineSource } from './define-source';
import type { Entry } from './entry';

const source = defineSource({
  name: 'a.rows',
  path: () => '/rows',
  schema: () => z.array(z.string()),
  policy: 'scores',
});

const clock = new ManualClock();
let answer: () => Response;
const fetchEntry = createTestFetcher(() => Promise.resolve(answer()), { clock });

describe('the moment at which content changed', () => {
  const rows = (...values: string[]) => Response.json(values, { headers: { etag: `"${Math.random()}"` } });

  async function fetchAfterAMinute(given: () => Response, previous: Entry | undefined): Promise<Entry> {
    answer = given;
    await clock.advance(60_000);
    const fetched = await fetchEntry(source.with({}), previous);
    if (fetched.kind !== 'entry') throw new Error(fetched.detail);
    expect(fetched.entry.fetchedAtMs).toBe(clock.nowMs());
    return fetched.entry;
  }

  it.each<readonly [string, () => Response, boolean]>([
    ['stays when upstream says that nothing changed', () => new Response(null, { status: 304 }), true],
    ['stays when upstream sends the same once more', () => rows('a', 'b'), true],
    ['is now when a value differs', () => rows('a', 'c'), false],
    ['is now when there is no such thing any more', () => new Response(null, { status: 404 }), false],
  ])('%s', async (_, given, stays) => {
    const first = await fetchAfterAMinute(() => rows('a', 'b'), undefined);
    expect(first.changedAtMs).toBe(first.fetchedAtMs);
    const next = await fetchAfterAMinute(given, first);
    expect(next.changedAtMs).toBe(stays ? first.fetchedAtMs : next.fetchedAtMs);
  });

  it('stays while there is no such thing', async () => {
    const gone = () => new Response(null, { status: 404 });
    const first = await fetchAfterAMinute(gone, undefined);
    expect((await fetchAfterAMinute(gone, first)).changedAtMs).toBe(first.fetchedAtMs);
  });
});

describe('an answer', () => {
  it.each([
    ['10/11/2025', { kind: 'value', droppedRows: 0 }],
    ['10/12/2025', { kind: 'empty', value: [], droppedRows: 0 }],
  ])('of a day holds the rows of that day only, here %s', async (GameDate, expected) => {
    answer = () => Response.json({ data: [{ gameId: 7, GameDate }] });
    const fetched = await fetchEntry(dailyGames.with({ day: '2025-10-11' }), undefined);
    expect(fetched).toMatchObject({ kind: 'entry', entry: expected });
  });
});

it('a schema knows the address that the answer came from', async () => {
  const known: (string | undefined)[] = [];
  const asked: string[] = [];
  const fetchAndNote = createTestFetcher(
    (url) => {
      asked.push(url);
      return Promise.resolve(Response.json([]));
    },
    { clock },
  );
  const telling = defineSource({
    name: 'a.telling',
    path: () => '/v1/games?day=7',
    schema: ({ answerUrl }) => {
      known.push(answerUrl);
      return z.array(z.string());
    },
    policy: 'scores',
  });
  await fetchAndNote(telling.with({}), undefined);
  expect(known).toEqual(['https://upstream.invalid/v1/games?day=7']);
  expect(asked).toEqual(known);
});

it('an endpoint that fails for every day that is asked for does not keep calls from the rest of its host', async () => {
  const fetchOfHost = createTestFetcher(
    (url) => Promise.resolve(url.includes('maxpreps') ? new Response(null, { status: 500 }) : Response.json(['a'])),
    { clock },
  );
  for (const day of ['2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13']) {
    const failing = fetchOfHost(dailyGames.with({ day }), undefined);
    // It is tried once more after a pause.
    await clock.advance(1000);
    expect(await failing).toMatchObject({ kind: 'failure' });
  }
  expect(await fetchOfHost(source.with({}), undefined)).toMatchObject({ kind: 'entry' });
});
