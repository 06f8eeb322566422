import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { parseEntry, type Entry } from '~/cache/source/entry';
import { policies } from '~/cache/source/policies';
import {
  formatPolicyDocument,
  POLICY_KEY,
  defaultPolicyDocument,
  type PolicyDocument,
} from '~/cache/tuning/policy-document';
import { parseEnvironment } from '~/config/environment';
import { createContentClock } from '~/models/dates/content-clock';
import { SECOND_MS } from '~/time-units';
import { readLocalEnvironment } from '../../scripts/local/local-environment';
import { forecastChange } from '../../scripts/simulation/forecast';
import { createSitePages } from '../../scripts/simulation/site-pages';
import { readKeptEntries } from '../support/kept-entries';
import {
  quiet,
  saturdayAfternoon,
  startTestSite,
  testBuildId,
  testCallsPerSecond,
  type TestSite,
} from '../support/test-site';

/* A trace against the built site on workerd, and on virtual time at the moments at which its views were really made. */

const addresses = ['/', '/scores', '/scores2', '/sports/boys-soccer/state-series/scores', '/scores?final=1'];
const lengthMs = 48 * SECOND_MS;
const everyMs = 200;
const planned = Array.from({ length: lengthMs / everyMs }, (_, index) => ({
  atMs: index * everyMs,
  address: addresses[(index * 7) % addresses.length] ?? '/',
}));
/** Shortest allowed times, to see changes within a test. */
const brisk = { freshSeconds: 30, staleWhileRevalidateSeconds: 30, negativeSeconds: 30 };
const tuned: PolicyDocument = {
  ...defaultPolicyDocument,
  revision: 1,
  policies: Object.fromEntries(Object.keys(policies).map((name) => [name, brisk])),
};

type View = (typeof planned)[number];

interface Run {
  readonly calls: number;
  readonly kept: number;
  readonly worstAgeSeconds: number;
}

describe('a trace of some minutes under tuned policies', () => {
  let site: TestSite;
  let real: Run & { readonly views: readonly View[] };
  let foreseen: Run;

  beforeAll(async () => {
    site = await startTestSite({}, quiet);
    await site.control.put(POLICY_KEY, formatPolicyDocument(tuned));
    real = await run(site);
    foreseen = await foresee(site, real.views);
  });
  afterAll(() => site.dispose());

  it('makes as many upstream calls as predicted', () => {
    expect(real.calls).toBeGreaterThan(20);
    expectWithinTenth(foreseen.calls, real.calls);
  });

  it('is answered with kept documents as often as predicted', () => {
    expect(real.kept).toBeLessThan(planned.length);
    expectWithinTenth(foreseen.kept, real.kept);
  });

  it('shows nothing older than predicted', () => {
    expect(real.worstAgeSeconds).toBeGreaterThanOrEqual(brisk.freshSeconds - 5);
    expect(real.worstAgeSeconds).toBeLessThanOrEqual(foreseen.worstAgeSeconds * 1.1);
    expect(foreseen.worstAgeSeconds).toBeLessThanOrEqual(brisk.freshSeconds + brisk.staleWhileRevalidateSeconds);
  });
});

/** Views of a busy machine are late, so the run says when each was made. */
async function run({ url, demoUrl }: TestSite) {
  await fetch(`${demoUrl}/__demo/calls`, { method: 'DELETE' });
  const startMs = Date.now();
  const views: View[] = [];
  const responses = await Promise.all(
    planned.map(async ({ atMs, address }) => {
      await sleep(Math.max(0, startMs + atMs - Date.now()));
      views.push({ atMs: Date.now() - startMs, address });
      const response = await fetch(addDebugParameter(url + address));
      await response.arrayBuffer();
      return response.headers.get('cache-status') ?? '';
    }),
  );
  const left = responses.flatMap((status) =>
    [...status.matchAll(/^(?!fieldhouse).*?ttl=(-?\d+)/g)].map(([, ttl]) => Number(ttl)),
  );
  return {
    views,
    calls: await countSettledCalls(demoUrl),
    kept: responses.filter((status) => /fieldhouse; hit/.test(status)).length,
    worstAgeSeconds: brisk.freshSeconds - Math.min(...left),
  };
}

interface CountedCalls {
  readonly path: string;
  readonly count: number;
}

/** Upstream calls so far, when no more come, without those that depend on another answer, which the simulation leaves out. */
async function countSettledCalls(demoUrl: string): Promise<number> {
  const [before, after] = [await countCalls(demoUrl), await sleep(SECOND_MS, demoUrl).then(countCalls)];
  return before === after ? after : countSettledCalls(demoUrl);
}

async function countCalls(demoUrl: string): Promise<number> {
  const { calls } = await (await fetch(`${demoUrl}/__demo/calls`)).json<{ calls: readonly CountedCalls[] }>();
  const foreseeable = calls.filter(({ path }) => !path.endsWith('/scoreboard'));
  return foreseeable.reduce((sum, { count }) => sum + count, 0);
}

async function foresee({ control }: TestSite, views: readonly View[]): Promise<Run> {
  const local = readLocalEnvironment({ FIXED_NOW: saturdayAfternoon, BUILD_ID: testBuildId });
  const environment = parseEnvironment(local.names);
  const clock = createContentClock({ timeZone: environment.TIME_ZONE, fixedNowIso: environment.FIXED_NOW });
  const kept = await readEntriesBySource(control);
  const { after } = await forecastChange({
    callsPerSecond: testCallsPerSecond,
    views,
    pages: createSitePages(environment, clock),
    before: defaultPolicyDocument,
    after: tuned,
    nowMs: Date.now(),
    deployment: {
      isolates: 1,
      locations: 0,
      storeLagMs: 0,
      seed: 1,
      warmUpMs: 0,
      getProfile: (source) => ({
        kind: kept.get(source)?.kind ?? 'value',
        latencyMs: kept.get(source)?.upstreamMs ?? 20,
      }),
    },
  });
  return {
    calls: after.upstreamCalls,
    kept: after.views - after.documents.rendered,
    worstAgeSeconds: after.ageSeconds.worst,
  };
}

/** Entries by the simulation's name: the key without version. */
async function readEntriesBySource(control: TestSite['control']): Promise<ReadonlyMap<string, Entry>> {
  const kept = await readKeptEntries(control);
  return new Map(
    [...kept].flatMap(([key, text]): [string, Entry][] => {
      const entry = parseEntry(text);
      return entry === undefined ? [] : [[key.split(':').slice(2).join(':'), entry]];
    }),
  );
}

function expectWithinTenth(foreseenFigure: number, realFigure: number): void {
  expect(Math.abs(foreseenFigure - realFigure) / realFigure, `${foreseenFigure} for ${realFigure}`).toBeLessThanOrEqual(
    0.1,
  );
}
