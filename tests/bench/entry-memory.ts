import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Entry } from '~/cache/source/entry';
import { EntryMemory } from '~/cache/source/entry-memory';
import { readKeptEntries } from '../support/kept-entries';
import { quiet, startTestSite } from '../support/test-site';

export interface EntryMemoryCost {
  readonly entries: number;
  /** Size that the memory tier's bound counts: values as JSON text. */
  readonly countedMb: number;
  /** Real size as objects. */
  readonly heapMb: number;
}

const count = 1000;
const mebibyte = 1024 * 1024;

/** Heap of a thousand entries like those of the first pages. */
export async function measureEntryMemory(pages: readonly string[]): Promise<EntryMemoryCost> {
  const texts = [...(await loadEntries(pages)).values()];
  const memory = new EntryMemory(1024 * mebibyte);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  let countedBytes = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = JSON.parse(texts[index % texts.length] ?? '{}') as Entry;
    memory.adopt(`key ${index}`, entry);
    countedBytes += entry.bytes;
  }
  collectGarbage();
  const heapMb = (process.memoryUsage().heapUsed - before) / mebibyte;
  // Keeps everything alive until it is measured.
  if (memory.get('key 0') === undefined) throw new Error('The entries were not kept.');
  return { entries: count, countedMb: countedBytes / mebibyte, heapMb };
}

async function loadEntries(pages: readonly string[]) {
  const site = await startTestSite({}, quiet);
  try {
    for (const page of pages) await (await fetch(site.url + page)).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return await readKeptEntries(site.control);
  } finally {
    await site.dispose();
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
