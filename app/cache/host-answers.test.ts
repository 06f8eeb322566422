import { expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { ManualClock } from '../../tests/support/manual-clock';
import type { FetchReport } from './fetch-report';
import {
  askWitness,
  hasHostTurned,
  getHostState,
  IsolateWitness,
  describeTurnedSources,
  listTurnedSources,
} from './host-answers';

const nowMs = 100 * MINUTE_MS;
const host = 'api.example.org';

function buildMark(minutesAgo: { content?: number; turned?: number }, at = host) {
  return {
    host: at,
    ...(minutesAgo.content !== undefined && { contentAtMs: nowMs - minutesAgo.content * MINUTE_MS }),
    ...(minutesAgo.turned !== undefined && { turnedAtMs: nowMs - minutesAgo.turned * MINUTE_MS }),
  };
}

const words = {
  'a.content': buildMark({ content: 1 }),
  'b.turned': buildMark({ turned: 2 }),
  'c.turned-since': buildMark({ content: 3, turned: 1 }),
  'd.recovered': buildMark({ content: 1, turned: 3 }),
  'e.silent': buildMark({ content: 20 }),
  'f.turned-long-ago': buildMark({ turned: 6 }),
  'g.elsewhere': buildMark({ turned: 1 }, 'files.example.org'),
  'h.never-heard-of': {},
};

it('a source has turned when it contradicted its copy within five minutes and gave no content since', () => {
  expect(getHostState(Object.values(words), host, nowMs)).toEqual({ turned: 2, heard: 4, known: 6 });
  expect(listTurnedSources(words, nowMs)).toEqual(['b.turned', 'c.turned-since', 'g.elsewhere']);
});

it.each<[what: string, state: Parameters<typeof hasHostTurned>[0], expected: boolean]>([
  ['one of a dozen', { turned: 1, heard: 12, known: 40 }, false],
  ['a quarter', { turned: 3, heard: 12, known: 40 }, false],
  ['more than a quarter', { turned: 4, heard: 12, known: 40 }, true],
  ['all', { turned: 40, heard: 40, known: 40 }, true],
  ['one, with three witnesses', { turned: 1, heard: 4, known: 40 }, false],
  ['one, with two witnesses', { turned: 1, heard: 3, known: 40 }, true],
  ['one, without witnesses', { turned: 1, heard: 1, known: 40 }, true],
  ['the only one that the host has', { turned: 1, heard: 1, known: 1 }, false],
])('%s: whether the host has turned', (_, state, expected) => {
  expect(hasHostTurned(state)).toBe(expected);
});

it('says in words how many turned', () => {
  expect([describeTurnedSources(1), describeTurnedSources(12)]).toEqual([
    '1 source turned empty within 5 minutes',
    '12 sources turned empty within 5 minutes',
  ]);
});

it('an isolate by itself knows what it heard', async () => {
  const clock = new ManualClock();
  const witness = new IsolateWitness(clock);
  const report = { host, outcome: 'value', atMs: clock.getNowMs(), hasContent: true } as unknown as FetchReport;
  witness.noteFetch({ ...report, source: 'a' });
  witness.noteFetch({ ...report, source: 'b', outcome: 'timeout', hasContent: undefined } as unknown as FetchReport);
  const question = { host, source: 'c', isTurned: true };
  expect(await witness.judgeHost(question)).toEqual({ turned: 1, heard: 2, known: 2 });
  expect(await witness.judgeHost({ ...question, source: 'd', isTurned: false })).toMatchObject({ turned: 1, heard: 2 });
});

it.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['says nothing', () => new Promise<never>(() => undefined)],
])('a witness that %s is silent, and the log says so', async (_, judgeHost) => {
  const clock = new ManualClock();
  const events: string[] = [];
  const tools = { clock, log: ({ event }: { event: string }) => void events.push(event) };
  const asked = askWitness({ judgeHost }, { host, source: 'a', isTurned: true }, tools);
  await clock.advance(1500);
  expect([await asked, events]).toEqual(['silent', ['host-witness-failed']]);
});
