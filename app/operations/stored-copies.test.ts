import { expect, it } from 'vitest';
import type { EntryMetadata } from '~/cache/source/entry';
import { listStoredCopies } from './stored-copies';

const facts: EntryMetadata = {
  kind: 'value',
  fetchedAtMs: 10_000,
  changedAtMs: 10_000,
  upstreamMs: 5000,
  receivedRows: 1,
  droppedRows: 0,
  bytes: 9,
};
const [older, newer] = ['s:v1.dataset:news.recent:/v1/news', 's:v2.dataset:news.recent:/v1/news'];

it('lists the newest copy of each source with the time and duration of its last revalidation', async () => {
  const copies = await listStoredCopies(
    {
      list: () =>
        Promise.resolve([
          { name: older, metadata: facts },
          { name: newer, metadata: { ...facts, fetchedAtMs: 20_000 } },
          { name: 's:v2.other-dataset:news.recent:/v1/news', metadata: { ...facts, fetchedAtMs: 90_000 } },
          { name: 's:v2.dataset:news.recent:/v1/broken', metadata: null },
        ]),
      getMany: () =>
        Promise.resolve(
          new Map([['ages:dataset:', JSON.stringify({ [older]: [10_000, 30_000, 100], [newer]: [1, 99_000, 1] })]]),
        ),
    },
    'dataset',
  );
  expect([...copies]).toEqual([
    [
      'news.recent:/v1/news',
      {
        key: older,
        source: 'news.recent',
        path: '/v1/news',
        metadata: { ...facts, fetchedAtMs: 30_000, upstreamMs: 100 },
      },
    ],
  ]);
});
