import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeEntriesStale, putKeptEntries, readKeptEntries, type KeptEntries } from '../support/kept-entries';
import { openTcpGate, type TcpGate, buildUpstreamNames } from '../support/tcp-gate';
import { startTestSite, type TestSite } from '../support/test-site';

/** Faults of the day's games, with the number still shown without a copy. */
const faults = [
  ['renames the keys of its games', { kind: 'renamed-keys' }],
  ['sends null for nearly all games', { kind: 'null-rows', percent: 98 }],
] as const;

const dailyGames = { path: '/v1/maxpreps', query: 'GameDate=10/11/2025' };

describe('the scores of a day', () => {
  let gate: TcpGate;
  let kept: KeptEntries;
  let healthyCount: string;

  beforeAll(async () => {
    gate = await openTcpGate();
    const site = await startSite();
    try {
      // A busy machine's first page may be without games.
      const readHealthy = async () => {
        healthyCount = readGameCount(await fetchScores(site));
        return Number.parseInt(healthyCount, 10) > 100;
      };
      await vi.waitUntil(readHealthy, { timeout: 120_000, interval: 500 });
      // The store keeps an answer a moment after the page has it.
      const readKept = async () => {
        kept = await readKeptEntries(site.control);
        return [...kept.keys()].some((key) => key.includes(':maxpreps.day:'));
      };
      await vi.waitUntil(readKept, { timeout: 120_000 });
    } finally {
      await site.dispose();
    }
  });
  afterAll(() => gate.shut());

  describe.each(faults)('when the association %s', (_, fault) => {
    let output: string[];
    let warm: TestSite;
    let cold: TestSite;

    beforeAll(async () => {
      output = [];
      const onOutput = (line: string): void => void output.push(line);
      [warm, cold] = await Promise.all([startSite(onOutput), startTestSite()]);
      await putKeptEntries(warm.control, makeEntriesStale(kept, Date.now()));
      for (const site of [warm, cold]) await site.setFault({ ...dailyGames, ...fault });
    });
    afterAll(() => Promise.all([warm.dispose(), cold.dispose()]));

    it('keep the rows of the last good copy, with a notice of their age', async () => {
      const isNoticed = async () => {
        const html = await fetchScores(warm);
        expect(readGameCount(html)).toBe(healthyCount);
        return /These scores are from .+ ago/.test(readWords(html));
      };
      // A busy machine's first page may come before the refresh has failed, and its log after the page.
      await expect.poll(isNoticed).toBe(true);
      const listUnusable = () => output.filter((line) => line.includes('"reason":"unusable-rows"')).join();
      await expect.poll(listUnusable).toContain('"maxpreps.day"');
    });

    it('without a copy show the readable rows, or say that they could not be loaded', async () => {
      const html = await fetchScores(cold);
      if (fault.kind === 'renamed-keys') {
        expect(readWords(html)).toContain('The scores could not be loaded right now.');
        expect(readWords(html)).not.toContain('No games scheduled');
        expect(readGameCount(html)).toBe('');
      } else {
        expect(readGameCount(html)).toMatch(/^[1-9]\d? games?$/);
      }
    });

    it('are complete and current again once the association is', async () => {
      await Promise.all([warm.clearFaults(), cold.clearFaults()]);
      await expect
        .poll(async () => readGameCount(await fetchScores(warm)), { timeout: 20_000, interval: 500 })
        .toBe(healthyCount);
      await expect
        .poll(async () => /These scores are from .+ ago/.test(readWords(await fetchScores(warm))), {
          timeout: 20_000,
          interval: 500,
        })
        .toBe(false);
    });
  });

  /** A site with the same upstream, so that it finds copies. */
  async function startSite(onOutput?: (line: string) => void): Promise<TestSite> {
    const site = await startTestSite(buildUpstreamNames(`http://127.0.0.1:${gate.port}`), { onOutput });
    gate.directTo(site.demoPort);
    return site;
  }
});

async function fetchScores({ url }: TestSite): Promise<string> {
  const response = await fetch(`${url}/scores`);
  expect(response.status).toBe(200);
  return response.text();
}

/** `187 games` beside the heading; empty without games. */
function readGameCount(html: string): string {
  const [, besideHeading = ''] = /<h2 id="day".*?<p role="status"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  return /^\d+ games?/.exec(readWords(besideHeading))?.[0] ?? '';
}

function readWords(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}
