import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { SourceCache, type TimedAnswer } from '../source-cache';
import type { SourceRequest } from './define-source';
import { formatEntry, type Entry } from './entry';
import { EntryMemory } from './entry-memory';
import { EntryStore } from './entry-store';
import { policies } from './policies';

const listTags = () => ['pages'];
/** Request of a list with the names of existing pages, and request of such a page. */
const listRequest = {
  definition: { name: 'list', listTags, listNames: (value: { names: string[] }) => value.names },
  params: {},
} as unknown as SourceRequest;
const requestListed = (path: string): SourceRequest =>
  ({
    definition: {
      name: 'listed',
      maxUnknownPerMinute: 3,
      listTags,
      namedBy: {
        getName: (params: { path: string }) => params.path,
        sources: ['list'],
        listRequests: () => [listRequest],
      },
    },
    params: { path },
  }) as unknown as SourceRequest;

let clock: ManualClock;
let texts: Map<string, string>;
let storeReads: string[][];
let fetches: string[];

beforeEach(() => {
  clock = new ManualClock();
  texts = new Map();
  storeReads = [];
  fetches = [];
});

function buildEntry(value: unknown): Entry {
  const times = { fetchedAtMs: clock.getNowMs(), changedAtMs: clock.getNowMs(), upstreamMs: 1 };
  return { kind: 'value', value, ...times, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 10 };
}

function isolate(): SourceCache {
  const kv = {
    get: (keys: string[]) => {
      storeReads.push(keys);
      return Promise.resolve(new Map(keys.map((key) => [key, texts.get(key) ?? null])));
    },
    put: () => Promise.resolve(),
  };
  const log = () => undefined;
  return new SourceCache({
    memory: new EntryMemory(1_000_000),
    store: new EntryStore({ kv, clock, log }),
    getRefresher: undefined,
    fetchEntry: ({ definition, params }) => {
      const name = params.path ?? definition.name;
      fetches.push(name);
      const entry = buildEntry(`${name} ${fetches.length}`);
      const isJunk = name.startsWith('page junk');
      return Promise.resolve({ kind: 'entry', entry: isJunk ? { ...entry, kind: 'missing', value: null } : entry });
    },
    readAnswer: () => {
      throw new Error('no refresher of another build here');
    },
    getKey: ({ definition, params }) => params.path ?? definition.name,
    getPolicy: () => policies.content,
    getPurgedUntilMs: () => -Infinity,
    clock,
    getRandom: () => 0,
    log,
  });
}

function describeAnswer({ answer }: TimedAnswer): string {
  return answer.status === 'ok' ? `${String(answer.value)} ${answer.origin}` : answer.reason;
}

describe('a scan of 1,000 invented addresses', () => {
  const real = Array.from({ length: 200 }, (_, index) => `page real ${index}`);

  /** Reads 15 invented pages from each of several networks, and some existing pages. */
  async function scan(networks: number) {
    texts.set('list', formatEntry(buildEntry({ names: real })));
    const cache = isolate();
    const left = new Map<number, number>();
    const answers: string[] = [];
    for (let index = 0; index < 1000; index += 1) {
      const network = index % networks;
      const admitsUnknown = () => {
        left.set(network, (left.get(network) ?? 15) - 1);
        return Promise.resolve((left.get(network) ?? 0) >= 0);
      };
      const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true, admitsUnknown };
      const paths = [`page junk ${index}`, ...(index % 5 === 0 ? [real[index / 5] ?? ''] : [])];
      answers.push(...(await cache.read(paths.map(requestListed), options)).map(describeAnswer));
    }
    return answers;
  }

  it.each([1, 50])('from %i networks leaves 200 unvisited pages that a kept list names', async (networks) => {
    const answers = await scan(networks);
    expect(answers.filter((answer) => answer.startsWith('page real'))).toHaveLength(200);
    expect(fetches.filter((name) => name.startsWith('page junk'))).toHaveLength(3);
    expect(fetches).not.toContain('list');
    expect(storeReads.filter((keys) => keys.includes('list'))).toHaveLength(1);
  });
});

it('counts unknown pages for the network of the visitor before this isolate', async () => {
  const cache = isolate();
  const readFrom = async (path: string, mayAsk: boolean) => {
    const admitsUnknown = () => Promise.resolve(mayAsk);
    const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true, admitsUnknown };
    return (await cache.read([requestListed(path)], options)).map(describeAnswer);
  };
  for (let index = 0; index < 10; index += 1) {
    expect(await readFrom(`page junk ${index}`, false)).toEqual(['over-limit']);
  }
  expect(await readFrom('page elsewhere', true)).toEqual(['page elsewhere 1 upstream']);
});
