import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSource } from '~/upstream/registry';
import { pastRevalidation, putKeptEntries, readKeptEntries, type KeptEntries } from './kept-entries';
import { builtPagePaths } from './route-rows';
import { openTcpGate, type TcpGate } from './tcp-gate';
import { startTestSite, type TestSite } from './test-site';

/* The upstream breaks in every way it is known to: pages that were visited stand, others say what is the matter. */

const pages = builtPagePaths(['page']);

/** What the demo association is told to do, or `refused` for an address where nobody listens. */
type Fault = Readonly<Record<string, string | number>> | 'refused';

export type NamedFault = readonly [what: string, fault: Fault];

/** A failure and an open breaker hold for two seconds at first, a page with a failed part for five. */
const recoveryMs = 20_000;

/** Tests of every built page under each of the faults: before, during and after. */
export function describeOutages(faults: readonly NamedFault[]): void {
  let gate: TcpGate;
  let kept: KeptEntries;
  let healthyLinks: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    gate = await openTcpGate();
    const site = await startSite();
    try {
      const bodies = await Promise.all(pages.map(async (page) => [page, await text(site, page)] as const));
      healthyLinks = new Map(bodies.map(([page, body]) => [page, linksOf(body)]));
      await sleep(500);
      kept = await readKeptEntries(site.miniflare);
    } finally {
      await site.dispose();
    }
    expect(kept.size).toBeGreaterThan(10);
  });
  afterAll(() => gate.shut());

  describe.each(faults)('when the upstream %s', (_, fault) => {
    const isNullRows = fault !== 'refused' && fault.kind === 'null-rows';
    let output: string[];
    let warm: TestSite;
    let cold: TestSite;

    beforeAll(async () => {
      output = [];
      warm = await startSite(output);
      cold = await startTestSite(
        fault === 'refused' ? { V1_BASE_URL: 'http://127.0.0.1:9/v1', DATA_BASE_URL: 'http://127.0.0.1:9/data' } : {},
        { onOutput: (line) => output.push(line) },
      );
      await putKeptEntries(warm.miniflare, pastRevalidation(kept, Date.now()));
      if (fault === 'refused') gate.leadTo(9);
      else for (const site of [warm, cold]) await site.fault({ path: '/', ...fault });
    });
    afterAll(async () => {
      await Promise.all([warm.dispose(), cold.dispose()]);
    });

    it('pages that were visited keep their last good data and say how old it is', async () => {
      await Promise.all(
        pages.map(async (page) => {
          const response = await fetch(warm.url + page);
          const body = await response.text();
          expect([page, response.status]).toEqual([page, 200]);
          const links = linksOf(body);
          expect(
            (healthyLinks.get(page) ?? []).filter((link) => !links.includes(link)),
            page,
          ).toEqual([]);
          // An answer that is a single object has no rows that could be null.
          if (isNullRows && !hasStalePart(response)) return;
          expect(wordsOf(body), page).toMatch(wordsOfAge(response));
          expect(response.headers.get('cache-status'), page).toMatch(/; hit; ttl=-\d+; detail=(?:kv|memory)/);
          expect(sharedSeconds(response), page).toBeLessThanOrEqual(15);
        }),
      );
    });

    it('pages that nobody visited before come with words for what is missing', async () => {
      await Promise.all(
        pages.map(async (page) => {
          const response = await fetch(cold.url + page);
          const body = await response.text();
          expect([200, 502, 504], page).toContain(response.status);
          expect(body, page).toContain('<h1');
          expect(body, page).not.toMatch(/undefined|NaN|\[object|Error:| {4}at /);
          if (response.status === 200) expect(sharedSeconds(response), page).toBeLessThanOrEqual(15);
          else
            expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual([
              'no-store',
              '15',
            ]);
        }),
      );
    });

    it('nothing is left unhandled', () => {
      const complaints = output.filter((line) => /uncaught|unhandled|request-failed/i.test(line));
      // What the runtime says of the demo association, which breaks connections off on purpose.
      expect(complaints.filter((line) => !line.includes('The connection was dropped on request'))).toEqual([]);
    });

    it('pages come back soon after it has recovered, with one call for each source and hardly more', async () => {
      if (fault === 'refused') gate.leadTo(warm.demoPort);
      await warm.clearFaults();
      await fetch(`${warm.demoUrl}/__demo/calls`, { method: 'DELETE' });
      const untilMs = Date.now() + recoveryMs;
      let waiting: readonly string[] = pages;
      while (waiting.length > 0 && Date.now() < untilMs) {
        await sleep(500);
        const stale = await Promise.all(
          waiting.map(async (page) => {
            const response = await fetch(warm.url + page);
            await response.arrayBuffer();
            return /ttl=-/.test(response.headers.get('cache-status') ?? '') ? [page] : [];
          }),
        );
        waiting = stale.flat();
      }
      expect(waiting).toEqual([]);
      const { calls } = await (
        await fetch(`${warm.demoUrl}/__demo/calls`)
      ).json<{ calls: { path: string; count: number }[] }>();
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.filter(({ count }) => count > 2)).toEqual([]);
    });
  });

  async function startSite(output: string[] = []): Promise<TestSite> {
    const base = `http://127.0.0.1:${gate.port}`;
    const site = await startTestSite(
      { V1_BASE_URL: `${base}/v1`, DATA_BASE_URL: `${base}/data`, DOCUMENT_ARCHIVE_BASE_URL: base },
      { onOutput: (line) => output.push(line) },
    );
    gate.leadTo(site.demoPort);
    return site;
  }
}

async function text({ url }: TestSite, page: string): Promise<string> {
  const response = await fetch(url + page);
  expect([page, response.status]).toEqual([page, 200]);
  return response.text();
}

/** Where the main part of a page leads; what it shows is linked nearly always. Each site has a demo association of its own. */
function linksOf(html: string): readonly string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/ href="([^"#]+)"/g)].map(([, link = '']) =>
    link.replace(/http(?::\/\/|%3A%2F%2F)127\.0\.0\.1(?::|%3A)\d+/, ''),
  );
}

/** Whether a part that the page is about, and not the sponsors around it, is served stale. */
function hasStalePart(response: Response): boolean {
  const members = (response.headers.get('cache-status') ?? '').split(', ');
  return members.some((member) => !/^(?:fieldhouse|sponsors\.)/.test(member) && member.includes('ttl=-'));
}

/** How a page says its age at its lower edge; it has none of the sponsors. */
function wordsOfAge(response: Response): RegExp {
  const names = (response.headers.get('cache-status') ?? '').split(', ').map((member) => member.split(';')[0] ?? '');
  const policies = names
    .filter((name) => !name.startsWith('sponsors.'))
    .flatMap((name) => findSource(name)?.policy ?? []);
  if (policies.length === 0) return /^/;
  const hasGames = policies.some((policy) => ['scores', 'leaderboard'].includes(policy));
  return hasGames ? /These scores are from .+ ago|Showing information from .+ ago/ : /Showing information from .+ ago/;
}

function wordsOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]+>/g, '');
}

function sharedSeconds(response: Response): number {
  const control = response.headers.get('cdn-cache-control') ?? '';
  const seconds = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1]);
  return seconds('max-age') + seconds('stale-while-revalidate');
}
