import { expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { ChangeStore, readPublishedChanges } from './change-store';

const key = 's:v1.dataset:maxpreps.day:/v1/maxpreps?GameDate=10/11/2025';
const storeKey = 'changes:dataset:maxpreps.day:/v1/maxpreps?GameDate=10/11/2025';

function createStore() {
  const clock = new ManualClock();
  const texts = new Map<string, string>();
  const counts = { writes: 0, lists: 0 };
  const kv = {
    get: (keys: string[]) => Promise.resolve(new Map(keys.map((name) => [name, texts.get(name) ?? null]))),
    put: (name: string, text: string) => {
      counts.writes += 1;
      texts.set(name, text);
      return Promise.resolve();
    },
    list: ({ prefix }: { prefix: string }) => {
      counts.lists += 1;
      return Promise.resolve({
        keys: [...texts.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name })),
      });
    },
  };
  const start = () => new ChangeStore({ kv, clock, log: () => undefined });
  return { clock, texts, counts, kv, start };
}

const append =
  (...changes: readonly number[]) =>
  (published: unknown) => [
    ...new Map(
      [...((published ?? []) as { id: number }[]), ...changes.map((id) => ({ id }))].map((change) => [
        change.id,
        change,
      ]),
    ).values(),
  ];

it('changes are written at most once a minute for each path, and late ones follow', async () => {
  const { clock, texts, counts, start } = createStore();
  const store = start();
  await store.publish(key, 1, append(1));
  await store.publish(key, 2, append(1, 2));
  expect(counts.writes).toBe(1);
  await clock.advance(60_000);
  await store.publish(key, 2, append(1, 2));
  expect(JSON.parse(texts.get(storeKey) ?? '')).toEqual([{ id: 1 }, { id: 2 }]);
  await clock.advance(60_000);
  await store.publish(key, 2, append(1, 2));
  await store.publish(key, 3, append(1, 2));
  expect(counts.writes).toBe(2);
});

it('a restarted store adds to what is published, and writes nothing that is there', async () => {
  const { texts, counts, start } = createStore();
  await start().publish(key, 1, append(1));
  await start().publish(key, 1, append(1));
  expect(counts.writes).toBe(1);
  await start().publish(key.replace('s:v1', 's:v2'), 2, append(2));
  expect(JSON.parse(texts.get(storeKey) ?? '')).toEqual([{ id: 1 }, { id: 2 }]);
});

it('nothing is written without changes, for an unknown key, or if the store fails', async () => {
  const { counts, kv, clock, start } = createStore();
  await start().publish(key, 1, () => []);
  await start().publish(key, 1, () => undefined);
  await start().publish('other', 1, append(1));
  expect(counts.writes).toBe(0);
  const logged: unknown[] = [];
  const failing = { ...kv, put: () => Promise.reject(new Error('down')) };
  const store = new ChangeStore({ kv: failing, clock, log: (event) => logged.push(event) });
  await store.publish(key, 1, append(1));
  expect(logged).toMatchObject([{ event: 'changes-write-failed', key: storeKey }]);
});

it('pages read the changes of a dataset with one list of keys', async () => {
  const { counts, kv, start } = createStore();
  await start().publish(key, 1, append(1));
  await start().publish('s:v1.dataset:football-games.week:/v1/football', 1, append(2));
  await start().publish('s:v1.other:football-games.week:/v1/football', 1, append(3));
  expect(await readPublishedChanges(kv, 'dataset')).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  expect(counts.lists).toBe(1);
});
