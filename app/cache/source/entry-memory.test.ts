import { expect, it } from 'vitest';
import type { Entry } from './entry';
import { EntryMemory } from './entry-memory';

const key = 's:v1.dataset:a.games:/games';

function buildEntry(value: string, fetchedAtMs: number): Entry {
  const sizes = { receivedRows: 1, droppedRows: 0, bytes: 10 };
  return { kind: 'value', value, fetchedAtMs, changedAtMs: fetchedAtMs, upstreamMs: 0, validators: {}, ...sizes };
}

it('notes a contradiction beside the copy, but not of one that was replaced while a slow call was under way', () => {
  const memory = new EntryMemory(1e6);
  const [before, newer] = [buildEntry('before', 1000), buildEntry('newer', 2000)];
  const claim = { kind: 'empty', sinceMs: 3000 } as const;
  memory.adopt(key, before);
  memory.noteClaim(key, before, claim);
  expect(memory.get(key)).toEqual({ ...before, claim });
  memory.adopt(key, newer);
  memory.noteClaim(key, before, claim);
  expect(memory.get(key)).toEqual(newer);
});
