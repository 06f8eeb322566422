import { beforeAll, describe, expect, it } from 'vitest';
import { askHealthyUpstream, openInProcessSite, type InProcessSite, type Upstream } from '../support/in-process-site';

/* Grouped and flat scoreboards give the same pages. */

let site: InProcessSite;

beforeAll(async () => {
  site = await openInProcessSite();
});

describe.each(['boys-soccer', 'boys-basketball', 'girls-volleyball', 'softball'])(
  'the landing page of %s',
  (sportId) => {
    it('is the same whether its tournament scoreboard is grouped by class or a flat list', async () => {
      const grouped = await readMain(sportId, askHealthyUpstream);
      let flattened = 0;
      const flat = await readMain(sportId, async (url) => {
        const response = await askHealthyUpstream(url);
        if (!url.pathname.endsWith('/tournament-scoreboard')) return response;
        flattened += 1;
        return Response.json({ data: flattenRows(await response.json()) });
      });
      expect(flattened).toBeGreaterThan(0);
      expect(flat).toEqual(grouped);
      expect(grouped.length).toBeGreaterThan(3);
    });
  },
);

/** Text of the main part, by game. */
async function readMain(sportId: string, upstream: Upstream): Promise<string[]> {
  const get = site.startIsolate(upstream);
  const response = await get(`/sports/${sportId}`);
  expect(response.status).toBe(200);
  const main = /<main\b[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '';
  return main
    .replace(momentOfStamp, '')
    .replace(momentOfAnswer, '')
    .split(/(?=<div role="article")/);
}

/** Time of a page, as attribute and in words. */
const momentOfStamp = / dateTime="[^"]+Z"[^>]*>[^<]*/g;
/** The moment of upstream's answer on the cards. */
const momentOfAnswer = / data-as-of="\d+"/g;

/** Rows of all groups with their class. */
function flattenRows(body: unknown): unknown[] {
  const data = (body as { data?: unknown }).data ?? body;
  expect(Array.isArray(data)).toBe(false);
  return Object.entries(data as Record<string, unknown[]>).flatMap(([Class, rows]) =>
    rows.map((row) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? { Class, ...row } : row)),
  );
}
