import { expect, it } from 'vitest';
import { buildMetadata, type Entry } from './entry';

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

it('entry metadata includes the facts and the tags', () => {
  expect(buildMetadata(entry, ['games', 'sport-boys-soccer'])).toEqual({
    ...facts,
    tags: ['games', 'sport-boys-soccer'],
  });
  expect(buildMetadata(entry)).toEqual(facts);
});

it('tags that exceed the metadata size of Workers KV are left out', () => {
  expect(buildMetadata(entry, ['x'.repeat(600)])).toEqual(facts);
  expect(new TextEncoder().encode(JSON.stringify(buildMetadata(entry, ['é'.repeat(200)]))).length).toBeLessThan(1024);
});
