import { expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { FetchReport } from './fetch-report';
import {
  requestHostState,
  isHostFailing,
  getHostState,
  IsolateHostMonitor,
  describeContradictions,
  listContradictingSources,
} from './host-answers';

const nowMs = 100 * MINUTE_MS;
const host = 'api.example.org';

function buildMark(minutesAgo: { content?: number; contradiction?: number }, at = host) {
  return {
    host: at,
    ...(minutesAgo.content !== undefined && { contentAtMs: nowMs - minutesAgo.content * MINUTE_MS }),
    ...(minutesAgo.contradiction !== undefined && { contradictedAtMs: nowMs - minutesAgo.contradiction * MINUTE_MS }),
  };
}

const sources = {
  'a.content': buildMark({ content: 1 }),
  'b.contradicts': buildMark({ contradiction: 2 }),
  'c.contradicts-since': buildMark({ content: 3, contradiction: 1 }),
  'd.recovered': buildMark({ content: 1, contradiction: 3 }),
  'e.silent': buildMark({ content: 20 }),
  'f.contradicted-long-ago': buildMark({ contradiction: 6 }),
  'g.elsewhere': buildMark({ contradiction: 1 }, 'files.example.org'),
  'h.never-answered': {},
};

it('a source contradicts its copy when it did so within five minutes and sent no content since', () => {
  expect(getHostState(Object.values(sources), host, nowMs)).toEqual({ contradicting: 2, recent: 4, known: 6 });
  expect(listContradictingSources(sources, nowMs)).toEqual(['b.contradicts', 'c.contradicts-since', 'g.elsewhere']);
});

it.each<[what: string, state: Parameters<typeof isHostFailing>[0], expected: boolean]>([
  [
    'one contradiction of a dozen answers is no trouble of the host',
    { contradicting: 1, recent: 12, known: 40 },
    false,
  ],
  ['a quarter of contradictions is no trouble of the host', { contradicting: 3, recent: 12, known: 40 }, false],
  ['more than a quarter of contradictions is trouble of the host', { contradicting: 4, recent: 12, known: 40 }, true],
  ['contradictions of all sources are trouble of the host', { contradicting: 40, recent: 40, known: 40 }, true],
  [
    'one contradiction beside three sources with content is no trouble of the host',
    { contradicting: 1, recent: 4, known: 40 },
    false,
  ],
  [
    'one contradiction beside two sources with content is trouble of the host',
    { contradicting: 1, recent: 3, known: 40 },
    true,
  ],
  ['one contradiction without other answers is trouble of the host', { contradicting: 1, recent: 1, known: 40 }, true],
  [
    'a contradiction of the only source of a host is no trouble of the host',
    { contradicting: 1, recent: 1, known: 1 },
    false,
  ],
])('%s', (_, state, expected) => {
  expect(isHostFailing(state)).toBe(expected);
});

it('the number of contradictions is written in words', () => {
  expect([describeContradictions(1), describeContradictions(12)]).toEqual([
    '1 source turned empty within 5 minutes',
    '12 sources turned empty within 5 minutes',
  ]);
});

it('a lone isolate judges a host by its own reports', async () => {
  const clock = new ManualClock();
  const monitor = new IsolateHostMonitor(clock);
  const report = { host, outcome: 'value', atMs: clock.getNowMs(), hasContent: true } as unknown as FetchReport;
  monitor.noteFetch({ ...report, source: 'a' });
  monitor.noteFetch({ ...report, source: 'b', outcome: 'timeout', hasContent: undefined } as unknown as FetchReport);
  const check = { host, source: 'c', contradicts: true };
  expect(await monitor.checkHost(check)).toEqual({ contradicting: 1, recent: 2, known: 2 });
  expect(await monitor.checkHost({ ...check, source: 'd', contradicts: false })).toMatchObject({
    contradicting: 1,
    recent: 2,
  });
});

it.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('the state of the host is unknown, and this is logged, when a monitor %s', async (_, checkHost) => {
  const clock = new ManualClock();
  const events: string[] = [];
  const dependencies = { clock, log: ({ event }: { event: string }) => void events.push(event) };
  const asked = requestHostState({ checkHost }, { host, source: 'a', contradicts: true }, dependencies);
  await clock.advance(1500);
  expect([await asked, events]).toEqual(['unknown', ['host-check-failed']]);
});
