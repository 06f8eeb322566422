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

it('a source has turned when it contradicted its copy within five minutes without sending content since', () => {
  expect(getHostState(Object.values(words), host, nowMs)).toEqual({ turned: 2, heard: 4, known: 6 });
  expect(listTurnedSources(words, nowMs)).toEqual(['b.turned', 'c.turned-since', 'g.elsewhere']);
});

it.each<[what: string, state: Parameters<typeof hasHostTurned>[0], expected: boolean]>([
  ['one turned source of a dozen does not turn the host', { turned: 1, heard: 12, known: 40 }, false],
  ['a quarter of turned sources does not turn the host', { turned: 3, heard: 12, known: 40 }, false],
  ['more than a quarter of turned sources turns the host', { turned: 4, heard: 12, known: 40 }, true],
  ['a host has turned when all of its sources have', { turned: 40, heard: 40, known: 40 }, true],
  ['one turned source with three witnesses does not turn the host', { turned: 1, heard: 4, known: 40 }, false],
  ['one turned source with two witnesses turns the host', { turned: 1, heard: 3, known: 40 }, true],
  ['one turned source without witnesses turns the host', { turned: 1, heard: 1, known: 40 }, true],
  ['the only source of a host does not turn it', { turned: 1, heard: 1, known: 1 }, false],
])('%s', (_, state, expected) => {
  expect(hasHostTurned(state)).toBe(expected);
});

it('the number of turned sources is written in words', () => {
  expect([describeTurnedSources(1), describeTurnedSources(12)]).toEqual([
    '1 source turned empty within 5 minutes',
    '12 sources turned empty within 5 minutes',
  ]);
});

it('a lone isolate judges a host by its own reports', async () => {
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
  ['does not answer', () => new Promise<never>(() => undefined)],
])('a witness that %s counts as silent, and this is logged', async (_, judgeHost) => {
  const clock = new ManualClock();
  const events: string[] = [];
  const tools = { clock, log: ({ event }: { event: string }) => void events.push(event) };
  const asked = askWitness({ judgeHost }, { host, source: 'a', isTurned: true }, tools);
  await clock.advance(1500);
  expect([await asked, events]).toEqual(['silent', ['host-witness-failed']]);
});
