import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dailyGames } from '~/upstream/maxpreps';
import { createTestFetcher } from '../../../tests/support/entry-fetcher';
import { ManualClock } from '../../../tests/support/manual-clock';
import { defineSource } from '../source/define-source';
import { endLiveRefresh, type Entry } from '../source/entry';

const source = defineSource({
  name: 'a.rows',
  buildPath: () => '/rows',
  buildSchema: () => z.array(z.string()),
  policy: 'scores',
});

const clock = new ManualClock();
let answer: () => Response;
const answerGone = () => Response.json({ error: 'Gone' }, { status: 404 });
const fetchEntry = createTestFetcher(() => Promise.resolve(answer()), { clock });

describe('the change time of content', () => {
  const answerRows = (...values: string[]) => Response.json(values, { headers: { etag: `"${Math.random()}"` } });

  async function fetchAfterAMinute(given: () => Response, previous: Entry | undefined): Promise<Entry> {
    answer = given;
    await clock.advance(60_000);
    const fetched = await fetchEntry(source.with({}), previous);
    if (fetched.kind !== 'entry') throw new Error(fetched.detail);
    expect(fetched.entry.fetchedAtMs).toBe(clock.getNowMs());
    return fetched.entry;
  }

  it.each<readonly [string, () => Response, boolean]>([
    ['stays when upstream confirms the copy', () => new Response(null, { status: 304 }), true],
    ['stays when upstream sends the same content again', () => answerRows('a', 'b'), true],
    ['is now when a value differs', () => answerRows('a', 'c'), false],
  ])('%s', async (_, given, stays) => {
    const first = await fetchAfterAMinute(() => answerRows('a', 'b'), undefined);
    expect(first.changedAtMs).toBe(first.fetchedAtMs);
    const next = await fetchAfterAMinute(given, first);
    expect(next.changedAtMs).toBe(stays ? first.fetchedAtMs : next.fetchedAtMs);
  });

  it('stays while the content is missing', async () => {
    const first = await fetchAfterAMinute(answerGone, undefined);
    expect((await fetchAfterAMinute(answerGone, first)).changedAtMs).toBe(first.fetchedAtMs);
  });
});

describe('an answer that contradicts a good copy', () => {
  const withRows = () => Response.json(['a', 'b']);

  async function fetchAfter(seconds: number, given: () => Response, held: Entry | undefined, purgedUntilMs?: number) {
    answer = given;
    await clock.advance(seconds * 1000);
    return fetchEntry(source.with({}), held, purgedUntilMs);
  }

  async function fetchGoodCopy(): Promise<Entry> {
    const fetched = await fetchAfter(1, withRows, undefined);
    if (fetched.kind !== 'entry') throw new Error(fetched.detail);
    return fetched.entry;
  }

  it.each([
    ['missing', answerGone],
    ['empty', () => Response.json([])],
  ] as const)(
    'replaces the copy when it is %s again after the confirm time, and keeps the last good value',
    async (kind, given) => {
      const copy = await fetchGoodCopy();
      const first = await fetchAfter(200, given, copy);
      expect(first).toMatchObject({
        kind: 'failure',
        reason: 'unconfirmed',
        claim: { kind, sinceMs: clock.getNowMs() },
      });
      const claim = first.kind === 'failure' ? first.claim : undefined;
      if (claim === undefined) throw new Error('nothing is said against the copy');
      const claimed = { ...copy, claim };
      expect(await fetchAfter(119, given, claimed)).toMatchObject({ reason: 'unconfirmed', claim });
      const second = await fetchAfter(1, given, claimed);
      expect(second).toMatchObject({ entry: { kind, lastGood: { value: ['a', 'b'], fetchedAtMs: copy.fetchedAtMs } } });
      // The next answer keeps the same last good value.
      const third = await fetchAfter(60, given, second.kind === 'entry' ? second.entry : undefined);
      expect(third).toMatchObject({ entry: { kind, lastGood: { value: ['a', 'b'] } } });
    },
  );

  it('is forgotten when the copy is confirmed', async () => {
    const copy = {
      ...(await fetchGoodCopy()),
      validators: { etag: '"1"' },
      claim: { kind: 'missing', sinceMs: 1 },
    } as const;
    const confirmed = await fetchAfter(60, () => new Response(null, { status: 304 }), copy);
    expect(confirmed.kind === 'entry' && confirmed.entry).not.toHaveProperty('claim');
  });

  it('is also held back when the copy is purged', async () => {
    const copy = await fetchGoodCopy();
    expect(await fetchAfter(60, answerGone, copy, clock.getNowMs())).toMatchObject({ reason: 'unconfirmed' });
  });

  it('replaces a copy that is too old to be served, without keeping it', async () => {
    const copy = await fetchGoodCopy();
    const fetched = await fetchAfter(7 * 3600, answerGone, copy);
    expect(fetched).toMatchObject({ kind: 'entry', entry: { kind: 'missing' } });
    expect(fetched.kind === 'entry' && fetched.entry.lastGood).toBeUndefined();
  });
});

describe('an answer that a cache on the way has kept', () => {
  it('is as old as its Age header says', async () => {
    answer = () => Response.json(['a'], { headers: { age: '170' } });
    const fetched = await fetchEntry(source.with({}), undefined);
    expect(fetched).toMatchObject({ entry: { fetchedAtMs: clock.getNowMs() - 170_000 } });
  });

  it('does not replace a newer copy at hand', async () => {
    answer = () => Response.json(['a']);
    const first = await fetchEntry(source.with({}), undefined);
    const held = first.kind === 'entry' ? first.entry : undefined;
    await clock.advance(60_000);
    answer = () => Response.json(['b'], { headers: { age: '90' } });
    expect(await fetchEntry(source.with({}), held)).toMatchObject({ entry: held });
  });

  it('records until when that cache serves it, whether it is new or not', async () => {
    const headers = { age: '170', 'cache-control': 'max-age=180' };
    answer = () => Response.json(['a'], { headers });
    const first = await fetchEntry(source.with({}), undefined);
    const upstreamFreshUntilMs = clock.getNowMs() + 10_000;
    expect(first).toMatchObject({ entry: { upstreamFreshUntilMs } });
    const held = first.kind === 'entry' ? { ...first.entry, upstreamFreshUntilMs: 0 } : undefined;
    const again = await fetchEntry(source.with({}), held);
    expect(again).toMatchObject({ entry: { ...held, upstreamFreshUntilMs } });
    expect('answer' in again).toBe(false);
  });
});

describe('a host that suddenly refuses valid calls', () => {
  const buildSource = (path: string, more: object = {}) =>
    defineSource({
      name: `a.${path}`,
      buildPath: () => `/${path}`,
      buildSchema: () => z.array(z.string()),
      policy: 'scores',
      ...more,
    });

  async function listOutcomes(more: object): Promise<string[]> {
    const fetchOfHost = createTestFetcher(
      () => Promise.resolve(Response.json({ error: 'ECONNREFUSED 10.0.0.5:1433' }, { status: 400 })),
      { clock },
    );
    const outcomes: string[] = [];
    for (const path of ['one', 'two', 'three', 'four']) {
      const fetched = await fetchOfHost(buildSource(path, more).with({}), undefined);
      outcomes.push(fetched.kind === 'failure' ? fetched.reason : fetched.kind);
    }
    return outcomes;
  }

  it('is no longer called after three endpoints refuse', async () => {
    expect(await listOutcomes({})).toEqual(['upstream-error', 'upstream-error', 'upstream-error', 'unreachable']);
  });

  it('is still called when visitors may have made up the parameters', async () => {
    expect(await listOutcomes({ maxUnknownPerMinute: 30 })).toEqual(Array(4).fill('upstream-error'));
  });
});

describe('an answer for a day', () => {
  it.each([
    ['10/11/2025', { kind: 'value', droppedRows: 0 }],
    ['10/12/2025', { kind: 'empty', value: [], droppedRows: 0 }],
  ])('holds only the rows of that day, here for rows of %s', async (GameDate, expected) => {
    answer = () => Response.json({ data: [{ gameId: 7, GameDate }] });
    const fetched = await fetchEntry(dailyGames.with({ day: '2025-10-11' }), undefined);
    expect(fetched).toMatchObject({ kind: 'entry', entry: expected });
  });
});

it('a schema gets the URL of its answer', async () => {
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
    buildPath: () => '/v1/games?day=7',
    buildSchema: ({ answerUrl }) => {
      known.push(answerUrl);
      return z.array(z.string());
    },
    policy: 'scores',
  });
  await fetchAndNote(telling.with({}), undefined);
  expect(known).toEqual(['https://upstream.invalid/v1/games?day=7']);
  expect(asked).toEqual(known);
});

it('an endpoint that fails for every day does not block the rest of its host', async () => {
  const fetchOfHost = createTestFetcher(
    (url) => Promise.resolve(url.includes('maxpreps') ? new Response(null, { status: 500 }) : Response.json(['a'])),
    { clock },
  );
  for (const day of ['2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13']) {
    const failing = fetchOfHost(dailyGames.with({ day }), undefined);
    // The call is retried once after a pause.
    await clock.advance(1000);
    expect(await failing).toMatchObject({ kind: 'failure' });
  }
  expect(await fetchOfHost(source.with({}), undefined)).toMatchObject({ kind: 'entry' });
});

describe('an answer with a game in play', () => {
  const lively = defineSource({
    name: 'a.live',
    buildPath: () => '/live',
    buildSchema: () => z.array(z.string()),
    policy: 'scores',
    listLiveRows: (states) => states.map((state, index) => [String(index), state, 0, 0, null, null] as const),
  });

  it('is marked as live until the game is over', async () => {
    answer = () => Response.json(['live', 'scheduled']);
    const first = await fetchEntry(lively.with({}), undefined);
    expect(first).toMatchObject({
      entry: { hasLiveRow: true, liveRows: [['0', 'live', 0, 0, null, null, clock.getNowMs()]] },
    });
    answer = () => Response.json(['final', 'scheduled']);
    const second = await fetchEntry(lively.with({}), first.kind === 'entry' ? first.entry : undefined);
    expect(second).toMatchObject({ entry: { liveRows: [['0', 'final', 0, 0, null, null, clock.getNowMs()]] } });
    expect(second.kind === 'entry' && second.entry.hasLiveRow).toBeUndefined();
  });

  it('dates only the row that changed after it was over, and keeps that time', async () => {
    let entry: Entry | undefined;
    const fetchRows = async (...states: string[]) => {
      answer = () => Response.json(states);
      await clock.advance(60_000);
      const fetched = await fetchEntry(lively.with({}), entry);
      entry = fetched.kind === 'entry' ? fetched.entry : undefined;
      return entry?.rowChanges;
    };
    expect(await fetchRows('final', 'final', 'live')).toEqual([]);
    expect(await fetchRows('final', 'corrected', 'live')).toEqual([['1', clock.getNowMs()]]);
    const correctedAtMs = clock.getNowMs();
    expect(await fetchRows('final', 'corrected', 'final')).toEqual([
      ['1', correctedAtMs],
      ['2', clock.getNowMs()],
    ]);
  });

  it('is still marked as live after a failed call when upstream confirms it', async () => {
    answer = () => Response.json(['live'], { headers: { etag: '"1"' } });
    const first = await fetchEntry(lively.with({}), undefined);
    const copy = first.kind === 'entry' ? endLiveRefresh(first.entry) : undefined;
    expect(copy?.hasLiveRow).toBeUndefined();
    answer = () => new Response(null, { status: 304 });
    const second = await fetchEntry(lively.with({}), copy);
    expect(second).toMatchObject({ entry: { hasLiveRow: true } });
    expect(second.kind === 'entry' && second.entry.isLiveRefreshOver).toBeUndefined();
  });
});
