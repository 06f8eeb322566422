import { describe, expect, it } from 'vitest';
import { ChangeStore, readPublishedChanges } from '~/cache/refresher/change-store';
import { KeptAnswers } from '~/cache/refresher/kept-answers';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { EntryStore } from '~/cache/source/entry-store';
import { policies } from '~/cache/source/policies';
import { buildSourceKey } from '~/cache/source/source-address';
import { joinPublishedChanges } from '~/models/games/game-changes';
import { createTestFetcher } from '../../tests/support/entry-fetcher';
import { ManualClock } from '../../tests/support/manual-clock';
import { MemoryObjectStorage, plainCodec } from '../../tests/support/memory-object-storage';
import { MemoryStore } from '../../tests/support/memory-store';
import { gameChanges } from './game-changes';
import { dailyGames } from './maxpreps';
import { collectDroppedRows } from './wire-context.fixture';

const sportIds = ['boys-soccer', 'girls-volleyball', 'football', 'girls-flag-football'] as const;
const day = '2025-10-11';

interface WireGame {
  readonly id: number;
  readonly points: number;
  readonly status?: string;
}

function buildRow({ id, points, status = 'Final' }: WireGame) {
  return {
    ContestID: id,
    GameDate: `${day}T00:00:00.000Z`,
    GameTime: '7:00 PM',
    GameLocation: 'Rockwell',
    sportId: sportIds[id % sportIds.length],
    School1: { NameShort: `Home ${id}`, Score: status === 'Final' ? points : null },
    School2: { NameShort: `Guest ${id}`, Score: status === 'Final' ? 7 : null },
    GameStatus: { GameStatus: status },
  };
}

/** A source's refreshers over one store of a deployment. */
function openDeployment() {
  const clock = new ManualClock();
  const kv = new MemoryStore();
  const storage = new MemoryObjectStorage();
  let rows: readonly object[] = [];
  const writtenAtMs: number[] = [];
  const log = () => undefined;
  const put = (key: string, text: string) => {
    if (key.startsWith('changes:')) writtenAtMs.push(clock.getNowMs());
    return kv.put(key, text);
  };
  const counting = { get: kv.get, put };
  const getKey = (request: Parameters<typeof buildSourceKey>[0]) =>
    buildSourceKey(request, { schemaVersions: { maxpreps: 'v1' }, dataset: 'dataset' });
  const request = dailyGames.with({ day });
  const start = () =>
    new SourceRefresher({
      findSource: () => request.definition,
      getKey,
      getPolicy: () => policies.scores,
      getPurgedUntilMs: () => -Infinity,
      getRandom: () => 0,
      fetchEntry: createTestFetcher(() => Promise.resolve(Response.json({ data: rows })), { clock }),
      fetchAnswer: () => Promise.reject(new Error('no other build asks')),
      rereadAnswer: () => {
        throw new Error('the entry of the store is the newest');
      },
      store: new EntryStore({ kv: counting, clock, log }),
      kept: new KeptAnswers({ storage, codec: plainCodec, clock, log }),
      changes: new ChangeStore({ kv: counting, clock, log }),
      clock,
      waitUntil: () => undefined,
    });
  return {
    writtenAtMs,
    start,
    /** The next answer, as a refresher reads it when its copy is stale. */
    answer: async (refresher: SourceRefresher, next: readonly object[]) => {
      rows = next;
      await clock.advance(200_000);
      const asked = refresher.refresh({
        key: getKey(request),
        source: 'maxpreps.day',
        params: { day },
        newerThanMs: clock.getNowMs() - 1,
      });
      await clock.advance(0);
      await asked;
      await clock.advance(0);
    },
    readChanges: async (sportId: string | null = null) => {
      return joinPublishedChanges(await readPublishedChanges(kv, 'dataset'), { sportId, nowMs: clock.getNowMs() });
    },
  };
}

const ids = Array.from({ length: 400 }, (_, index) => 1000 + index);

describe('the changes of a feed', () => {
  it('1,000 scripted corrections are each listed once, whatever is reordered, vanishes, or restarts', async () => {
    const { start, answer, readChanges, writtenAtMs } = openDeployment();
    const points = new Map(ids.map((id) => [id, 10]));
    const build = (isShown: (id: number) => boolean = () => true) =>
      ids.filter(isShown).map((id) => buildRow({ id, points: points.get(id) ?? 0 }));
    const scripted: string[] = [];
    let refresher = start();
    await answer(refresher, build());
    for (let step = 0; step < 10; step += 1) {
      // Each restart finds what the object before it has stored.
      if (step % 3 === 0) refresher = start();
      for (const id of ids.filter((_, index) => index % 4 === step % 4)) {
        points.set(id, 11 + step);
        scripted.push(`${id}: ${11 + step}-7`);
      }
      const rows = build();
      await answer(refresher, step % 2 === 0 ? rows.toReversed() : rows);
      // A tenth of the games is absent from the next answer, and one game has a twin of the same id.
      const twin = {
        ...buildRow({ id: 1000, points: 50 }),
        School1: { NameShort: 'Other', Score: 1 },
        School2: { NameShort: 'Another', Score: 2 },
      };
      await answer(refresher, [...build((id) => id % 10 !== step), twin]);
      await answer(refresher, build());
    }
    const listed = (await Promise.all(sportIds.map((sportId) => readChanges(sportId)))).flat();
    expect(scripted).toHaveLength(1000);
    expect(listed.map(({ id, now }) => `${id}: ${now}`).sort()).toEqual(scripted.sort());
    expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['score']));
    const gaps = writtenAtMs.slice(1).map((ms, index) => ms - (writtenAtMs[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60_000);
    expect(writtenAtMs).toHaveLength(10);
  });

  it('at most 500 changes of a sport are kept, corrections before first finals', async () => {
    const { start, answer, readChanges } = openDeployment();
    const refresher = start();
    const build = (points: number, status: string) =>
      Array.from({ length: 700 }, (_, index) => buildRow({ id: 1000 + 4 * index, points, status }));
    await answer(refresher, build(0, 'Scheduled'));
    await answer(refresher, build(10, 'Final'));
    await answer(
      refresher,
      build(10, 'Final').map((row, index) => (index < 20 ? buildRow({ id: row.ContestID, points: 12 }) : row)),
    );
    const changes = await readChanges();
    expect(changes).toHaveLength(500);
    expect(changes.filter(({ kind }) => kind === 'score')).toHaveLength(20);
  });
});

it('one change that two feeds have is listed once, as first seen', () => {
  const teams = [
    { name: 'Ashgrove [Coop]', schoolId: null },
    { name: 'Fort Harlan', schoolId: '0202' },
  ] as const;
  const change = {
    key: '1',
    id: '1',
    kind: 'score',
    atMs: 2,
    was: '21-14',
    now: '21-17',
    group: 'football',
    day,
    teams,
    list: null,
  } as const;
  const other = {
    ...change,
    id: '9',
    key: '9',
    atMs: 1,
    was: '14-21',
    now: '17-21',
    teams: [teams[1], { name: 'Ashgrove', schoolId: '0101' }],
  };
  const again = { ...change, key: '2', atMs: 3 };
  const join = (...lists: readonly unknown[]) =>
    joinPublishedChanges(lists, { sportId: null, nowMs: 10 }).map(({ key }) => key);
  expect(join([change], [other])).toEqual(['9']);
  expect(join([change, again], [other])).toEqual(['2', '9']);
  expect(join([change], 'damaged', [null, { key: 1 }], undefined)).toEqual(['1']);
});

it('rows of the store that do not fit are dropped', () => {
  const { dropped, context } = collectDroppedRows();
  const schema = gameChanges.definition.buildSchema(context, { sport: '' });
  const row = {
    key: '1',
    id: '1',
    kind: 'score',
    atMs: 1,
    group: 'football',
    day: null,
    teams: [
      { name: 'Ashgrove', schoolId: null },
      { name: 'Fort Harlan', schoolId: null },
    ],
    was: '1-0',
    now: null,
    list: { week: '7' },
  };
  expect(schema.parse({ data: [row, { ...row, kind: 'other' }] })).toEqual([row]);
  expect(dropped).toHaveLength(1);
});
