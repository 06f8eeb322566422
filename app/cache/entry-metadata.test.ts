import { expect, it } from 'vitest';
import { metadataOf, type Entry } from './entry';

const facts = {
  kind: 'value',
  fetchedAtMs: 2,
  changedAtMs: 1,
  upstreamMs: 90,
  receivedRows: 3,
  droppedRows: 1,
  bytes: 9,
};
const entry = { ...facts, value: ['row'], validators: {} } as Entry;

it('tags are kept beside the facts of an entry', () => {
  expect(metadataOf(entry, ['games', 'sport-boys-soccer'])).toEqual({ ...facts, tags: ['games', 'sport-boys-soccer'] });
  expect(metadataOf(entry)).toEqual(facts);
});

it('tags that would not fit into the metadata of Workers KV are left out', () => {
  expect(metadataOf(entry, ['x'.repeat(600)])).toEqual(facts);
  expect(new TextEncoder().encode(JSON.stringify(metadataOf(entry, ['é'.repeat(200)]))).length).toBeLessThan(1024);
});
