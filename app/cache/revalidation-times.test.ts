import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../tests/support/manual-clock';
import { formatEntry, parseEntry, parseEntryFacts, type Entry } from './entry';
import { EntryStore, type KeyValueStore } from './entry-store';
import {
  formatRevalidationTimes,
  parseRevalidationTimes,
  withRevalidationTime,
  type Revalidation,
} from './revalidation-times';

const entry: Entry = {
  kind: 'value',
  value: ['a'],
  fetchedAtMs: 1500,
  changedAtMs: 1000,
  upstreamMs: 20,
  validators: {},
  receivedRows: 0,
  droppedRows: 0,
  bytes: 5,
};

describe('the age of an entry', () => {
  it.each<readonly [string, Revalidation | undefined, number]>([
    [
      'is raised to the last confirmation of its content',
      { changedAtMs: 1000, fetchedAtMs: 9000, upstreamMs: 20 },
      9000,
    ],
    ['stays where other content was confirmed, later', { changedAtMs: 1001, fetchedAtMs: 9000, upstreamMs: 20 }, 1500],
    ['stays where other content was confirmed, earlier', { changedAtMs: 999, fetchedAtMs: 9000, upstreamMs: 20 }, 1500],
    ['never falls', { changedAtMs: 1000, fetchedAtMs: 1200, upstreamMs: 20 }, 1500],
    ['stays without a confirmation', undefined, 1500],
  ])('%s', (_, confirmation, fetchedAtMs) => {
    expect(withRevalidationTime(entry, confirmation)).toEqual({ ...entry, fetchedAtMs });
  });
});

describe('the document of revalidation times', () => {
  it('revalidation times read as they were written', () => {
    const ages = new Map([
      ['s:b', { changedAtMs: 3, fetchedAtMs: 4, upstreamMs: 20 }],
      ['s:a', { changedAtMs: 1, fetchedAtMs: 2, upstreamMs: 20 }],
    ]);
    const text = formatRevalidationTimes(ages);
    expect(text).toBe('{"s:a":[1,2,20],"s:b":[3,4,20]}');
    expect(parseRevalidationTimes(text)).toEqual(ages);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"a":1}',
    '{"a":["1",2,3]}',
    '{"a":[1,2]}',
    '{"a":[1]}',
    '{"a":null}',
    '{"a":[null,2,3]}',
  ])('confirms nothing when it reads %j', (text) => {
    expect(parseRevalidationTimes(text).size).toBe(0);
  });

  it('readable revalidation times are kept beside unreadable ones', () => {
    expect([...parseRevalidationTimes('{"a":"?","b":[1,2,3]}').keys()]).toEqual(['b']);
  });
});

describe('the shared store', () => {
  const texts = new Map([
    ['a', JSON.stringify(entry)],
    ['old', JSON.stringify({ ...entry, changedAtMs: undefined })],
  ]);
  const reads: string[][] = [];
  const kv: KeyValueStore = {
    get: (keys) => {
      reads.push(keys);
      return Promise.resolve(new Map(keys.map((key) => [key, texts.get(key) ?? null])));
    },
    put: (key, text) => {
      texts.set(key, text);
      return Promise.resolve();
    },
  };
  const store = new EntryStore({ kv, clock: new ManualClock(), log: () => undefined });

  it('reads entries and their revalidation times in one bulk read', async () => {
    await store.writeRevalidationTimes(new Map([['a', { changedAtMs: 1000, fetchedAtMs: 9000, upstreamMs: 20 }]]));
    expect((await store.read(['a', 'none'])).get('a')?.fetchedAtMs).toBe(9000);
    expect(reads).toEqual([['ages', 'a', 'none']]);
  });

  it('applies revalidation times to every chunk of a long list of keys', async () => {
    const many = [...Array.from({ length: 250 }, (_, index) => `none ${index}`), 'a'];
    expect((await store.read(many)).get('a')?.fetchedAtMs).toBe(9000);
  });

  it('an entry without a moment of change counts as changed when it was fetched', async () => {
    expect((await store.read(['old'])).get('old')?.changedAtMs).toBe(1500);
  });
});

describe('the facts of a stored entry', () => {
  const awkward: Entry = { ...entry, validators: { etag: '",\\"value\\":{"' }, value: { value: ['",value":'] } };

  it.each([
    ['as it is written now', formatEntry(awkward)],
    ['as it was written before', JSON.stringify(awkward)],
  ])('are read without its value, %s', (_, text) => {
    const { value, ...facts } = awkward;
    expect(parseEntryFacts(text)).toMatchObject(facts);
    expect(parseEntry(text)?.value).toEqual(value);
  });

  it('text that is no entry has no facts', () => {
    expect(parseEntryFacts('{"a":1,"value":2}')).toBeUndefined();
  });
});
