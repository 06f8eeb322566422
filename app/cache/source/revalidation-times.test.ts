import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { formatEntry, parseEntry, parseEntryFacts, type Entry } from './entry';
import { EntryStore, type KeyValueStore } from './entry-store';
import {
  formatRevalidationTimes,
  parseRevalidationTimes,
  listRevalidationTimesKeys,
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
    ['is set to the last confirmation of its content', { changedAtMs: 1000, fetchedAtMs: 9000, upstreamMs: 20 }, 9000],
    ['is unchanged when later content was confirmed', { changedAtMs: 1001, fetchedAtMs: 9000, upstreamMs: 20 }, 1500],
    ['is unchanged when earlier content was confirmed', { changedAtMs: 999, fetchedAtMs: 9000, upstreamMs: 20 }, 1500],
    ['is unchanged by an older confirmation', { changedAtMs: 1000, fetchedAtMs: 1200, upstreamMs: 20 }, 1500],
    ['is unchanged without a confirmation', undefined, 1500],
  ])('%s', (_, confirmation, fetchedAtMs) => {
    expect(withRevalidationTime(entry, confirmation)).toEqual({ ...entry, fetchedAtMs });
  });
});

describe('the documents with revalidation times', () => {
  it('are read back as they were written', () => {
    const ages = new Map([
      ['s:v1.r:news.recent:/v1/news?recent=Y', { changedAtMs: 3, fetchedAtMs: 4, upstreamMs: 20 }],
      ['s:v1.r:alerts.web:/v1/alerts', { changedAtMs: 1, fetchedAtMs: 2, upstreamMs: 20 }],
      ['s:v2.r:alerts.sport:/v1/sports/boys-golf/alerts', { changedAtMs: 5, fetchedAtMs: 6, upstreamMs: 20 }],
    ]);
    const documents = formatRevalidationTimes(ages);
    expect([...documents]).toEqual([
      ['ages:r:', '{"s:v1.r:alerts.web:/v1/alerts":[1,2,20],"s:v1.r:news.recent:/v1/news?recent=Y":[3,4,20]}'],
      ['ages:r:/v1/sports/boys-golf', '{"s:v2.r:alerts.sport:/v1/sports/boys-golf/alerts":[5,6,20]}'],
    ]);
    expect(new Map([...documents.values()].flatMap((text) => [...parseRevalidationTimes(text)]))).toEqual(ages);
  });

  it('exist once per dataset and folder, and once for keys outside folders', () => {
    const keys = [
      's:v1.r:news.recent:/v1/news?recent=/a/b/c/d',
      's:v2.r:streams.all:/v1/streams',
      's:v1.q:streams.all:/v1/streams',
      's:v1.r:golf.first-round:/data/iwm/2025-26/a.json',
      's:v1.r:golf.first-round:/data/iwm/2025-26/b.json',
      's:v1.r:sports.facts:/v1/sports/boys-golf',
      'policy',
    ];
    expect(listRevalidationTimesKeys(keys)).toEqual(['ages:r:', 'ages:q:', 'ages:r:/data/iwm/2025-26']);
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
  ])('with the text %j confirm nothing', (text) => {
    expect(parseRevalidationTimes(text).size).toBe(0);
  });

  it('keep readable times next to unreadable ones', () => {
    expect([...parseRevalidationTimes('{"a":"?","b":[1,2,3]}').keys()]).toEqual(['b']);
  });
});

describe('the shared store', () => {
  const changed = 's:v1.r:news.recent:/v1/news?recent=Y';
  const old = 's:v1.r:news.one:/v1/news/old';
  const ofSport = 's:v1.r:alerts.sport:/v1/sports/boys-golf/alerts';
  const texts = new Map([
    [changed, JSON.stringify(entry)],
    [old, JSON.stringify({ ...entry, changedAtMs: undefined })],
  ]);
  let reads: string[][] = [];
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
  const time = { changedAtMs: 1000, fetchedAtMs: 9000, upstreamMs: 20 };

  beforeEach(async () => {
    reads = [];
    const finals = Array.from(
      { length: 500 },
      (_, index) => [`s:v1.r:scoreboards.day:/v1/sports/girls-golf/${index}`, time] as const,
    );
    await store.writeRevalidationTimes(formatRevalidationTimes(new Map([[changed, time], ...finals])));
  });

  it('reads entries and the revalidation times of their folders in one bulk read', async () => {
    expect((await store.read([changed, ofSport])).get(changed)?.fetchedAtMs).toBe(9000);
    expect(reads).toEqual([['ages:r:', 'ages:r:/v1/sports/boys-golf', changed, ofSport]]);
    const read = (reads[0] ?? []).filter((key) => key.startsWith('ages:')).map((key) => texts.get(key)?.length ?? 0);
    expect(read.reduce((sum, characters) => sum + characters, 0)).toBeLessThan(100);
    expect(texts.get('ages:r:/v1/sports/girls-golf')?.length).toBeGreaterThan(20_000);
  });

  it('applies revalidation times to every chunk of a long key list', async () => {
    const many = [...Array.from({ length: 250 }, (_, index) => `s:v1.r:none.one:/${index}`), changed];
    expect((await store.read(many)).get(changed)?.fetchedAtMs).toBe(9000);
  });

  it('treats an entry without a change time as changed when it was fetched', async () => {
    expect((await store.read([old])).get(old)?.changedAtMs).toBe(1500);
  });
});

describe('the facts of a stored entry', () => {
  const awkward: Entry = { ...entry, validators: { etag: '",\\"value\\":{"' }, value: { value: ['",value":'] } };

  it.each([
    ['in the current format', formatEntry(awkward)],
    ['in the former format', JSON.stringify(awkward)],
  ])('are read without its value, %s', (_, text) => {
    const { value, ...facts } = awkward;
    expect(parseEntryFacts(text)).toMatchObject(facts);
    expect(parseEntry(text)?.value).toEqual(value);
  });

  it('are undefined for text that is not an entry', () => {
    expect(parseEntryFacts('{"a":1,"value":2}')).toBeUndefined();
  });
});
