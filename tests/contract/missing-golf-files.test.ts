import { expect, it } from 'vitest';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';

// `Missing scorecard/leaderboard files` of the first specification's error catalogue. See docs/decisions/0080.
it.each([
  ['/sports/boys-golf', 'No scores yet.'],
  ['/sports/boys-golf/state-series', 'No scores yet.'],
  ['/sports/boys-golf/state-series/leaderboard', 'No golfers available.'],
  ['/sports/boys-golf/state-series/leaderboard?view=team', 'No golfers available.'],
  ['/sports/boys-golf/state-series/scorecards', 'No data available.'],
])('%s takes missing files of the scoring service as files without rows', async (path, emptyText) => {
  const site = await openInProcessSite();
  const get = site.startIsolate((url) =>
    url.pathname.startsWith('/data/iwm/')
      ? Promise.resolve(new Response('Not Found', { status: 404 }))
      : askHealthyUpstream(url),
  );
  const html = await (await get(path)).text();
  expect(html).toContain(emptyText);
  expect(html).not.toContain('could not be loaded');
});
