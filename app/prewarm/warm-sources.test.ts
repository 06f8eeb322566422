import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { defineSource, type SourceRequest } from '~/cache/source/define-source';
import type { Entry } from '~/cache/source/entry';
import { EntryStore, type KeyValueStore } from '~/cache/source/entry-store';
import { computeLifetimes } from '~/cache/source/freshness';
import { policies } from '~/cache/source/policies';
import { buildSourceKey } from '~/cache/source/source-address';
import { ManualClock } from '../../tests/support/manual-clock';
import { StoredCopies } from './stored-copies';
import { warmSources } from './warm-sources';

const facts = { schemaVersions: { news: 'v1', streams: 'v1' }, dataset: 'r' };
const getKey = (request: SourceRequest) => buildSourceKey(request, facts);

function getRequest(name: string, id: string): SourceRequest {
  const definition = defineSource<{ id: string }, unknown>({
    name,
    sample: { id },
    buildPath: ({ id }) => `/v1/${id}`,
    policy: 'news',
    buildSchema: () => z.unknown(),
  });
  return definition.with({ id });
}

const requests = [
  getRequest('news.recent', 'news'),
  getRequest('news.one', 'news/1'),
  getRequest('streams.sport', 'sports/a/streams'),
];
const keys = requests.map(getKey);

let clock: ManualClock;
let texts: Map<string, string>;
let written: string[];
/** Keys of sources with changed content. */
let changed: readonly string[];

beforeEach(() => {
  clock = new ManualClock();
  texts = new Map();
  written = [];
  changed = [];
});

const kv: KeyValueStore = {
  get: (wanted) => Promise.resolve(new Map(wanted.map((key) => [key, texts.get(key) ?? null]))),
  put: (key, text) => {
    written.push(key);
    texts.set(key, text);
    return Promise.resolve();
  },
};

function buildEntryAt(changedAtMs: number): Entry {
  const times = { fetchedAtMs: clock.getNowMs(), changedAtMs, upstreamMs: 1 };
  return { kind: 'value', value: 1, ...times, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 1 };
}

async function run() {
  written = [];
  const store = new EntryStore({ kv, clock, log: () => undefined });
  const copies = new StoredCopies(store, getKey);
  await copies.readFacts(keys);
  const before = new Map(copies.facts);
  const wanted = requests.map((request) => ({ key: getKey(request), request, weight: 1 }));
  await warmSources(wanted, copies, {
    clock,
    store,
    budget: 100,
    untilMs: Infinity,
    getLifetimes: (_, copy) => computeLifetimes(copy, policies.news, -Infinity),
    getPurgedUntilMs: () => -Infinity,
    onProgress: () => Promise.resolve(true),
    refresh: ({ key }) => {
      const known = before.get(key)?.changedAtMs;
      const entry = buildEntryAt(changed.includes(key) ? clock.getNowMs() : (known ?? clock.getNowMs()));
      return Promise.resolve({ kind: 'entry', entry, fetched: true, calls: 1 });
    },
  });
  return new EntryStore({ kv, clock, log: () => undefined }).readFacts(keys);
}

const minutesMs = 60_000;

it('the revalidation times of a folder are written at once when one of its sources was revalidated', async () => {
  for (const key of keys) texts.set(key, JSON.stringify(buildEntryAt(clock.getNowMs())));
  await clock.advance(policies.news.freshSeconds * 1000 + minutesMs);
  const kept = await run();
  expect(written.sort()).toEqual(['ages:r:', 'ages:r:/v1/sports/a']);
  expect([...kept.values()].map(({ fetchedAtMs }) => fetchedAtMs)).toEqual(keys.map(() => clock.getNowMs()));
});

it('the revalidation times of a folder are not written when its sources were not refreshed or changed', async () => {
  for (const key of keys) texts.set(key, JSON.stringify(buildEntryAt(clock.getNowMs())));
  await run();
  expect(written).toEqual([]);
  await clock.advance(policies.news.freshSeconds * 1000 + minutesMs);
  changed = keys.slice(0, 2);
  await run();
  expect(written).toEqual(['ages:r:/v1/sports/a']);
});
