import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { atLeastOne } from '../support/at-least-one';
import { makeEntriesStale, putKeptEntries, readKeptEntries, type KeptEntries } from '../support/kept-entries';
import { findAccidents } from '../support/log-accidents';
import {
  expectLastGoodData,
  expectWordsForMissing,
  isLate,
  isStale,
  listLinks,
  readPage,
} from '../support/outage-checks';
import { listExamplesOfRows } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { openTcpGate, type TcpGate, buildUpstreamNames } from '../support/tcp-gate';
import { startTestSite, type TestSite } from '../support/test-site';

/* Broken connections on real workerd. Other faults are in every-fault.test.ts. */

const pages = listExamplesOfRows([
  'home',
  'scores',
  'sport-landing',
  'ss-scores',
  'ss-team-detail',
  'ss-golf-leaderboard',
  'ss-winner-report',
]);

const mebibyte = 1024 * 1024;

/** Faults of the demo association; `refused` means refused connections. */
const faults = [
  ['accepts calls but never answers', { kind: 'hang' }],
  ['breaks connections', { kind: 'drop' }],
  ['refuses connections', 'refused'],
  ['sends 200 MB', { kind: 'huge', bytes: 200 * mebibyte }],
] as const;

/** A failure holds for two seconds at first, a page with a failed part for five. */
const recoveryTries = 80;

let gate: TcpGate;
let kept: KeptEntries;
let healthyLinks: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  gate = await openTcpGate();
  const site = await startSite();
  try {
    const read = (page: string) => readPage(page, fetch(addDebugParameter(site.url + page)));
    let reads = await Promise.all(pages.map(read));
    for (let tried = 0; reads.some(isLate) && tried < recoveryTries; tried += 1) {
      await sleep(500);
      reads = await Promise.all(pages.map(read));
    }
    expect(atLeastOne(reads).filter(isLate)).toEqual([]);
    expect(reads.map(({ response }) => response.status)).toEqual(pages.map(() => 200));
    healthyLinks = new Map(reads.map(({ page, html }) => [page, listLinks(html)]));
    // Answers are stored after they were sent.
    do {
      kept = await readKeptEntries(site.control);
      await sleep(500);
    } while ((await readKeptEntries(site.control)).size > kept.size);
  } finally {
    await site.dispose();
  }
  expect(kept.size).toBeGreaterThan(10);
});
afterAll(() => gate.shut());

describe.each(drawSample(faults, 1))('when the upstream %s', (_, fault) => {
  let output: string[];
  let warm: TestSite;
  let cold: TestSite;

  beforeAll(async () => {
    output = [];
    warm = await startSite(output);
    cold = await startTestSite(fault === 'refused' ? buildUpstreamNames('http://127.0.0.1:9') : {}, {
      onOutput: (line) => output.push(line),
    });
    await putKeptEntries(warm.control, makeEntriesStale(kept, Date.now()));
    if (fault === 'refused') gate.directTo(9);
    else for (const site of [warm, cold]) await site.setFault({ path: '/', ...fault });
  });
  afterAll(async () => {
    await Promise.all([warm.dispose(), cold.dispose()]);
  });

  it('visited pages keep their last good data and say how old it is', async () => {
    const reads = await Promise.all(pages.map((page) => readPage(page, fetch(addDebugParameter(warm.url + page)))));
    for (const read of reads) expectLastGoodData(read, healthyLinks.get(read.page) ?? [], false);
  });

  it('pages not visited before say what is missing', async () => {
    const reads = await Promise.all(pages.map((page) => readPage(page, fetch(addDebugParameter(cold.url + page)))));
    for (const read of reads) expectWordsForMissing(read);
  });

  it('no error is left unhandled', () => {
    expect(findAccidents(output)).toEqual([]);
  });

  it('pages recover soon after upstream does, with about one call per source', async () => {
    if (fault === 'refused') gate.directTo(warm.demoPort);
    await warm.clearFaults();
    await fetch(`${warm.demoUrl}/__demo/calls`, { method: 'DELETE' });
    let waiting: readonly string[] = pages;
    for (let tried = 0; waiting.length > 0 && tried < recoveryTries; tried += 1) {
      await sleep(500);
      const reads = await Promise.all(waiting.map((page) => readPage(page, fetch(addDebugParameter(warm.url + page)))));
      waiting = reads.filter(({ response }) => isStale(response)).map(({ page }) => page);
    }
    expect(waiting).toEqual([]);
    const { calls } = await (
      await fetch(`${warm.demoUrl}/__demo/calls`)
    ).json<{ calls: { path: string; count: number }[] }>();
    expect(calls.length).toBeGreaterThan(0);
    expect(atLeastOne(calls).filter(({ count }) => count > 2)).toEqual([]);
  });
});

async function startSite(output: string[] = []): Promise<TestSite> {
  const base = `http://127.0.0.1:${gate.port}`;
  const site = await startTestSite(buildUpstreamNames(base), { onOutput: (line) => output.push(line) });
  gate.directTo(site.demoPort);
  return site;
}
