import { beforeEach, describe, expect, it } from 'vitest';
import { LIVE_MOMENTS_HEADER } from '~/cache/source/live-rows';
import { LiveFeed } from './live-feed';
import { formatLiveMoments, LiveRowStore, parseLiveDelta, type LiveRowsUpdate } from './live-rows';

const start = 1_760_000_000_000;
const clock = { offsetMs: 0, timeZone: 'America/Chicago' };
const file = 'day-2025-10-11.json';
const plan = { files: [file], build: 'b1', asOfMs: start, freshUntilMs: start + 30_000, everySeconds: 30, clock };
const seconds = 1000;

type Row = readonly [id: string, state: string, score: number, changedSeconds: number];

/** A file as the site sends it. */
function buildFile(asOfSeconds: number, rows: readonly Row[], more: object = {}, cut?: number): Response {
  const sent = rows.map(([id, state, score, changed]) => [id, state, score, 0, null, null, start + changed * seconds]);
  const asOfMs = start + asOfSeconds * seconds;
  const text = JSON.stringify({ build: 'b1', everySeconds: 30, rows: sent, ...more }).slice(0, cut);
  const headers = { [LIVE_MOMENTS_HEADER]: formatLiveMoments({ asOfMs, freshUntilMs: asOfMs + 30_000 }) };
  return new Response(text, { headers });
}

describe('a page with games in play', () => {
  let nowMs: number;
  let answer: () => Response | Promise<Response>;
  let requests: number[];
  let news: LiveRowsUpdate[];
  let reloads: number;
  let store: LiveRowStore;

  beforeEach(() => {
    nowMs = start + 5 * seconds;
    requests = [];
    news = [];
    reloads = 0;
    store = new LiveRowStore();
    store.subscribe((item) => news.push(item) > 0);
  });

  function open(isDataSaverOn = false, name = file): LiveFeed {
    return new LiveFeed(name, plan, {
      fetch: () => {
        requests.push((nowMs - start) / seconds);
        return Promise.resolve(answer());
      },
      getNowMs: () => nowMs,
      getRandom: () => 0,
      store,
      isDataSaverOn,
      reloadPage: () => {
        reloads += 1;
      },
    });
  }

  /** Polls once a second, as pages do. */
  async function watch(feed: LiveFeed, forSeconds: number): Promise<void> {
    for (let second = 0; second < forSeconds; second += 1) {
      nowMs += seconds;
      await feed.pollIfDue();
    }
  }

  it('requests its file when a newer one is due, and shows the rows of the file', async () => {
    answer = () => buildFile(requests.length * 30, [['a', 'live', requests.length, requests.length * 30]]);
    await watch(open(), 100);
    expect(requests).toEqual([31, 61, 91]);
    expect(store.read(file, 'a')?.[2]).toBe(3);
    expect([news.length, reloads]).toEqual([3, 0]);
  });

  it('is reloaded once for each change that nothing shows in place, and not without a change', async () => {
    store = new LiveRowStore();
    store.subscribe(() => false);
    answer = () => buildFile(requests.length * 30, [['a', 'live', 1, 30]]);
    await watch(open(), 100);
    expect([requests.length, reloads]).toEqual([3, 1]);
  });

  it('takes the age of its rows from the latest file, to the second', async () => {
    answer = () => buildFile(requests.length * 30, [['a', 'live', requests.length, requests.length * 30]]);
    const feed = open();
    const ages: (number | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await watch(feed, 25);
      ages.push(feed.readAgeMs());
    }
    expect(ages).toEqual([30 * seconds, 25 * seconds, 20 * seconds]);
    answer = () => new Response(null, { status: 503 });
    await watch(feed, 200);
    expect([feed.readAgeMs(), feed.shownAsOfMs]).toEqual([220 * seconds, start + 60 * seconds]);
  });

  it('keeps its earlier time when it could not show newer rows in place, until it is reloaded', async () => {
    answer = () => buildFile(requests.length * 30, [['a', 'final', 2, 30]]);
    const feed = open();
    await watch(feed, 100);
    expect([reloads, feed.shownAsOfMs]).toEqual([1, start]);
  });

  it.each([
    ['is behind', -3600, 0],
    ['is ahead', 3600, null],
  ])('shows no wrong age when the clock of the device %s', (_, offSeconds, expected) => {
    nowMs = start + offSeconds * seconds;
    expect(open().readAgeMs()).toBe(expected);
  });

  it('requests files a quarter as often when the visitor saves data', async () => {
    answer = () => buildFile(120, []);
    await watch(open(true), 200);
    expect(requests).toEqual([121]);
  });

  it('is reloaded when a game begins or ends, but not for games that it does not list', async () => {
    const files: readonly (readonly Row[])[] = [
      [['a', 'live', 1, 30], ['elsewhere', 'live', 0, -100]],
      [['a', 'live', 1, 30], ['elsewhere', 'live', 0, -100], ['begun', 'live', 0, 60]],
      [['a', 'final', 2, 90], ['elsewhere', 'live', 0, -100], ['begun', 'live', 0, 60]],
    ]; // prettier-ignore
    answer = () => buildFile(requests.length * 30, files[requests.length - 1] ?? []);
    const seen: number[] = [];
    const feed = open();
    for (let turn = 0; turn < 3; turn += 1) {
      await watch(feed, 30);
      seen.push(reloads);
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  it('is reloaded for every change of a leaderboard, because the order changes too', async () => {
    answer = () => buildFile(30, [['golfer', 'live', -2, 30]]);
    await watch(open(false, 'golf-boys-2A.json'), 40);
    expect(reloads).toBe(1);
  });

  it('ignores a file that is older than the one it has', async () => {
    answer = () => buildFile(requests.length === 1 ? 60 : 30, [['a', 'live', requests.length, 30]]);
    await watch(open(), 130);
    expect(requests.length).toBeGreaterThan(1);
    expect(store.read(file, 'a')?.[2]).toBe(1);
    expect(news).toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['of another build', () => buildFile(30, [['a', 'live', 1, 30]], { build: 'b2' })],
    ['cut short', () => buildFile(30, [['a', 'live', 1, 30]], {}, -9)],
    ['of ten megabytes', () => buildFile(30, [], { padding: 'x'.repeat(10_000_000) })],
    ['of another shape', () => buildFile(30, [], { rows: [['a', 'live', '1', 0, null, null, 1]] })],
    ['that is not a list', () => new Response('null')],
    ['without its moments', () => new Response(JSON.stringify({ build: 'b1', everySeconds: 30, rows: [] }))],
    ['refused for too many requests', () => new Response('', { status: 429 })],
    ['that does not exist', () => new Response('', { status: 404 })],
    ['that does not arrive', () => Promise.reject(new Error('no network'))],
  ])('keeps its rows after a file %s, and soon stops requesting files until its own refresh', async (_, bad) => {
    answer = () => buildFile(30, [['a', 'live', 7, 30]]);
    const feed = open();
    await watch(feed, 30);
    answer = bad;
    await watch(feed, 600);
    expect(store.read(file, 'a')?.[2]).toBe(7);
    expect([requests.length, news.length, reloads, feed.dueAtMs]).toEqual([4, 1, 0, Infinity]);
  });
});

it.each(['', '{}', '[]', '{"build":1}', '{"build":"b","everySeconds":0,"rows":[]}'])(
  '%j is not parsed as a file of games',
  (text) => {
    expect(parseLiveDelta(text, 'as-of=1760000000000, fresh-until=1760000030000')).toBeNull();
  },
);

it.each([null, '', 'as-of=1', 'as-of=-1, fresh-until=2', 'as-of=1e9, fresh-until=2', 'as-of=0, fresh-until=0'])(
  'a file with the time header %j is rejected',
  (moments) => {
    const text = '{"build":"b","everySeconds":30,"rows":[]}';
    expect(parseLiveDelta(text, 'as-of=1, fresh-until=2')).not.toBeNull();
    expect(parseLiveDelta(text, moments)).toBeNull();
  },
);
