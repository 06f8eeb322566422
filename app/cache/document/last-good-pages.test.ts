import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/time-units';
import { ManualClock } from '../../../tests/support/manual-clock';
import { MemoryStore } from '../../../tests/support/memory-store';
import type { CachedDocument } from './cached-document';
import { findKeptDataset, KEEP_EVERY_MS, LastGoodPages, MOST_LAST_GOOD_PAGES } from './last-good-pages';

/** Keeping the first page also writes the dataset. */
const datasetWrites = 1;

describe('last good pages', () => {
  let clock: ManualClock;
  let store: CountingStore;
  let pages: LastGoodPages;

  beforeEach(() => {
    clock = new ManualClock();
    store = new CountingStore();
    pages = open();
  });

  function open(): LastGoodPages {
    return new LastGoodPages({ kv: store, clock, log: () => undefined, dataset: 'r' });
  }

  function buildDocument(change: Partial<CachedDocument> = {}): CachedDocument {
    const nowMs = clock.getNowMs();
    return {
      path: '/scores',
      status: 200,
      headers: [['content-security-policy', "default-src 'none'"]],
      body: new TextEncoder().encode('<!DOCTYPE html>5 – 3'),
      etag: '"a"',
      renderedAtMs: nowMs,
      renderMs: 10,
      dayEndsAtMs: Infinity,
      lifetimes: { freshUntilMs: nowMs, revalidateUntilMs: nowMs, usableUntilMs: nowMs + HOUR_MS },
      parts: [],
      ...change,
    };
  }

  it('are found in another isolate until their lifetime ends', async () => {
    const renderedAtMs = clock.getNowMs();
    expect(await pages.keep('/scores', buildDocument())).toBe(true);
    await clock.advance(HOUR_MS - 1);
    const found = await open().find('/scores');
    expect(found).toMatchObject({ status: 200, renderedAtMs, headers: buildDocument().headers });
    expect(new TextDecoder().decode(found?.body)).toBe('<!DOCTYPE html>5 – 3');
    expect(await pages.find('/')).toBeUndefined();
    await clock.advance(1);
    expect(await pages.find('/scores')).toBeUndefined();
  });

  it('store the name of their dataset once, for workers that cannot compute it', async () => {
    expect(await findKeptDataset(store)).toBeNull();
    await pages.keep('/scores', buildDocument());
    await open().keep('/', buildDocument());
    expect(await findKeptDataset(store)).toBe('r');
    expect(store.writes).toBe(2 + datasetWrites);
  });

  it('are written at most once in five minutes each', async () => {
    for (let minute = 0; minute < 30; minute += 1) {
      await pages.keep('/scores', buildDocument());
      await clock.advance(60_000);
    }
    expect(store.writes).toBe(6 + datasetWrites);
  });

  it('are limited to fifty', async () => {
    for (let index = 0; index < 80; index += 1) await pages.keep(`/page-${index}`, buildDocument());
    expect(store.writes).toBe(MOST_LAST_GOOD_PAGES + datasetWrites);
    await clock.advance(KEEP_EVERY_MS);
    expect(await pages.keep('/page-70', buildDocument())).toBe(true);
  });

  it.each([
    ['an error', { status: 502 }],
    ['a page of more than 128 KiB when compressed', { body: randomBytes(128 * 1024) }],
  ])('never contain %s', async (_, change) => {
    expect(await pages.keep('/scores', buildDocument(change))).toBe(false);
    expect(store.writes).toBe(0);
  });

  it('are not replaced by a short-lived page with a failed part', async () => {
    const nowMs = clock.getNowMs();
    const brief = { freshUntilMs: nowMs, revalidateUntilMs: nowMs, usableUntilMs: nowMs + 15_000 };
    expect(await pages.keep('/scores', buildDocument({ lifetimes: brief }))).toBe(false);
  });

  it('are read at most 60 times a minute during a scan of failing addresses', async () => {
    for (let index = 0; index < 500; index += 1) await pages.find(`/page-${index}`);
    expect(store.reads).toBe(60);
  });

  it.each(['not JSON', '{"format":2}'])('are missing when the store holds %s or fails', async (text) => {
    await store.put('page:r:/scores', text);
    expect(await pages.find('/scores')).toBeUndefined();
    store.isFailing = true;
    expect(await pages.find('/scores')).toBeUndefined();
    expect(await pages.keep('/scores', buildDocument())).toBe(false);
  });
});

class CountingStore {
  readonly #memory = new MemoryStore();
  reads = 0;
  writes = 0;
  isFailing = false;

  readonly get = (keys: readonly string[]): Promise<Map<string, string | null>> => {
    this.reads += 1;
    return this.isFailing ? Promise.reject(new Error('down')) : this.#memory.get(keys);
  };

  readonly put = (key: string, text: string): Promise<void> => {
    this.writes += 1;
    return this.isFailing ? Promise.reject(new Error('down')) : this.#memory.put(key, text);
  };
}
