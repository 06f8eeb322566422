import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { embedSizes } from '~/components/embed/embed-code';
import { pageRoutes } from '~/routes.table.js';
import { atLeastOne } from '../support/at-least-one';
import { type AskSite, askHealthyUpstream, openCountedSite, openInProcessSite } from '../support/in-process-site';
import { readRouteRows } from '../support/route-rows';

/* Documents for frames in other sites: docs/decisions/0106. */

/** An embed of each kind, and the page that has the same. */
const embeds = [
  { kind: 'team', path: '/embed/teams/boys-soccer/0101', page: '/calendar/teams/boys-soccer/0101.ics' },
  { kind: 'scores', path: '/embed/scores?sport=boys-soccer', page: '/scores?sport=boys-soccer' },
  { kind: 'scores', path: '/embed/scores?county=winslow-county', page: '/scores?county=winslow-county' },
  { kind: 'game', path: '/embed/games/251301844?date=2025-10-11', page: '/games/251301844?date=2025-10-11' },
  {
    kind: 'game',
    path: '/embed/games/251400939?sport=girls-flag-football',
    page: '/games/251400939?sport=girls-flag-football',
  },
  { kind: 'bracket', path: '/embed/brackets/boys-soccer/2A', page: '/sports/boys-soccer/state-series/brackets/2A' },
  {
    kind: 'bracket',
    path: '/embed/brackets/football/5A',
    page: '/sports/football/state-series/playoff-brackets/5A',
  },
  {
    kind: 'leaderboard',
    path: '/embed/leaderboards/boys-golf/2A',
    page: '/sports/boys-golf/state-series/state-leaderboard/2A',
  },
  {
    kind: 'standings',
    path: '/embed/standings/football/western-edge-north-activities-conference',
    page: '/sports/football/regular-season/conference-standings',
  },
  {
    kind: 'conference',
    path: '/embed/standings/softball/leagues/45',
    page: '/sports/softball/maxpreps-standings/45',
  },
] as const;

const mostBytes = 12 * 1024;

let ask: AskSite;

beforeAll(async () => {
  ask = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

describe('an address of the site', () => {
  const examples = new Map(readRouteRows().map(({ id, example }) => [id, example]));
  /** The example of the row, or an address that nothing has. */
  const paths = pageRoutes.map(
    ({ id, path }) =>
      examples.get(id) ??
      path
        .replaceAll(/\/:\w+\?/g, '')
        .replaceAll(/:\w+/g, 'x')
        .replace('*', 'x'),
  );
  const otherPaths = [
    '/scores.data',
    '/embed/scores.data',
    '/embed',
    '/embeds/scores',
    '/Embed',
    '/healthz',
    '/build/x.js',
  ];

  it.each([...new Set([...paths, ...otherPaths])])(
    '%s may be framed by other sites only if it is an embed',
    async (path) => {
      const response = await ask(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true;
      const isEmbed = path.startsWith('/embed/') && isDocument;
      expect(/frame-ancestors [^;]*/.exec(policy)?.[0]).toBe(`frame-ancestors ${isEmbed ? '*' : "'none'"}`);
      expect(response.headers.get('cross-origin-resource-policy')).toBe(isEmbed ? 'cross-origin' : 'same-origin');
      expect(response.headers.has('set-cookie')).toBe(false);
      await response.text();
    },
  );
});

it('there is an embed of every kind', () => {
  expect(new Set(embeds.map(({ kind }) => kind))).toEqual(new Set(Object.keys(embedSizes)));
});

describe.each(embeds)('$path', ({ path, page }) => {
  it('is at most 12 KB in one request, without scripts, and its links leave the frame', async () => {
    const response = await ask(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(gzipSync(html).length).toBeLessThan(mostBytes);
    expect(html).not.toMatch(
      /<(?:script|iframe|form|button|input)\b|<link rel="(?:stylesheet|preload|icon)"|@font-face|url\((?!#)| on\w+=/,
    );
    expect(html).toContain('<base target="_top"/>');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/\bNaN\b|undefined|\bnull\b/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(policy).not.toContain('script-src');
  });

  it('renews itself when its sources are no longer fresh, at most once a minute', async () => {
    const html = await (await ask(path)).text();
    const seconds = Number(/<meta http-equiv="refresh" content="(\d+)"\/>/.exec(html)?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it('has one copy for all parameters that it does not read', async () => {
    const first = await ask(path);
    const made = await ask(`${path}${path.includes('?') ? '&' : '?'}site=${'x'.repeat(40)}&page=7&part2=1`);
    expect(made.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(made.headers.get('cache-status')).toContain('hit');
  });

  it('makes no upstream calls beyond those of its page', async () => {
    const counted = await openCountedSite();
    expect((await counted.ask(page)).status).toBe(200);
    const before = new Set(counted.called);
    expect((await counted.ask(path)).status).toBe(200);
    // The calendar of a team does not say what is in play.
    const ofTeam = path === '/embed/teams/boys-soccer/0101' ? ['/v1/sports/boys-soccer/scoreboard'] : [];
    expect(atLeastOne(counted.called).filter((call) => !before.has(call))).toEqual(ofTeam);
  });
});

describe('an address of something that does not exist', () => {
  test.each([
    ['/embed/teams/boys-soccer/9999', 1],
    ['/embed/teams/boys-soccer/x', 0],
    ['/embed/teams/no-such-sport/0101', 0],
    ['/embed/teams/chess/0101', 0],
    ['/embed/scores?county=no-such-county', 1],
    ['/embed/scores?conference=no-such-conference', 1],
    ['/embed/games/999999999?date=2025-10-11', 1],
    ['/embed/games/999999999', 1],
    ['/embed/brackets/boys-soccer/7A', 1],
    ['/embed/brackets/boys-soccer/junk', 0],
    ['/embed/brackets/football/junk', 0],
    ['/embed/brackets/boys-golf/1A', 0],
    ['/embed/leaderboards/boys-golf/8A', 0],
    ['/embed/leaderboards/boys-soccer/1A', 0],
    ['/embed/standings/football/no-such-conference', 1],
    ['/embed/standings/boys-soccer/x', 0],
    ['/embed/standings/softball/leagues/no-such-league', 1],
    ['/embed/standings/softball/leagues/a.b', 0],
    ['/embed/standings/boys-golf/leagues/45', 0],
  ])('%s gets a clear 404 after at most %i upstream calls, which no cache keeps', async (path, mostCalls) => {
    const counted = await openCountedSite();
    for (const turn of ['first', 'second']) {
      const response = await counted.ask(path);
      expect([turn, response.status]).toEqual([turn, 404]);
      expect(response.headers.get('cdn-cache-control')).toBe('no-store');
      expect(response.headers.get('cache-status')).not.toMatch(/hit|stored/);
      expect(await response.text()).toContain('There is nothing at the address of this frame.');
    }
    expect(counted.called.size).toBeLessThanOrEqual(mostCalls);
  });

  test.each(['date=1850-01-01', 'date=junk', 'sport=quidditch', `county=${'x'.repeat(90)}`, 'page=2'])(
    'an embed ignores ?%s as its page does',
    async (query) => {
      const plain = await ask('/embed/scores');
      const made = await ask(`/embed/scores?${query}`);
      expect([made.status, made.headers.get('etag')]).toEqual([200, plain.headers.get('etag')]);
    },
  );
});

interface Description {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
  readonly title: string;
}

describe('oEmbed', () => {
  const siteUrl = 'http://127.0.0.1:8787';
  const describeUrl = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test.each([
    ['/scores?date=2025-10-11&sport=football&page=2', '/embed/scores?date=2025-10-11&sport=football'],
    ['/sports/boys-soccer/scores', '/embed/scores?sport=boys-soccer'],
    ['/games/251301844?date=2025-10-11', '/embed/games/251301844?date=2025-10-11'],
    ['/sports/boys-soccer/state-series/brackets/2a', '/embed/brackets/boys-soccer/2A'],
    ['/sports/football/state-series/playoff-brackets/5A', '/embed/brackets/football/5A'],
    ['/sports/boys-golf/state-series/state-leaderboard/2A?board=team', '/embed/leaderboards/boys-golf/2A?board=team'],
    ['/sports/boys-soccer/teams/0101', '/embed/teams/boys-soccer/0101'],
    ['/sports/softball/maxpreps-standings/45', '/embed/standings/softball/leagues/45'],
    ['/embed/scores?sport=football', '/embed/scores?sport=football'],
  ])('describes %s by the frame %s', async (url, path) => {
    const response = await describeUrl(siteUrl + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const description = (await response.json()) as Description;
    expect(description).toMatchObject({ version: '1.0', type: 'rich', width: 600 });
    expect(description.html).toContain(`src="${siteUrl}${path.replaceAll('&', '&amp;')}"`);
    expect(description.html).toContain(`title="${description.title}"`);
    expect(Object.values<number>(embedSizes)).toContain(description.height);
  });

  test.each(['mp-school-detail', 'fb-rs-conf-detail'])('knows the frame of the example of %s', async (id) => {
    const example = readRouteRows().find((row) => row.id === id)?.example ?? '';
    const page = await (await ask(example)).text();
    const href = /href="([^"]*)" type="application\/json\+oembed"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search } = new URL(href);
    const { html } = (await (await ask(pathname + search)).json()) as Description;
    const path = /src="http:\/\/127\.0\.0\.1:8787([^"]*)"/.exec(html)?.[1] ?? '';
    expect(page).toContain(path);
    expect((await ask(path)).status).toBe(200);
  });

  it('keeps to the size that the other site allows', async () => {
    const description = (await (
      await describeUrl(`${siteUrl}/scores`, '&maxwidth=320&maxheight=200')
    ).json()) as Description;
    expect([description.width, description.height]).toEqual([320, 200]);
  });

  test.each([
    'https://other.example/scores',
    '//other.example/scores',
    'javascript:alert(1)',
    `${siteUrl}/about`,
    `${siteUrl}/games/999999999?date=2025-10-11`,
    `${siteUrl}/sports/boys-soccer/state-series/brackets/7A`,
    `${siteUrl}/sports/softball/maxpreps-standings/no-such-league`,
    `${siteUrl}/scores.data`,
    'x'.repeat(600),
    '',
  ])('has nothing for %s', async (url) => {
    const response = await describeUrl(url);
    expect([response.status, await response.text()]).toEqual([404, 'This address has nothing to embed.\n']);
  });

  it('has JSON only, and no cache keeps a description of a pasted address', async () => {
    expect((await describeUrl(`${siteUrl}/scores`, '&format=xml')).status).toBe(501);
    expect((await describeUrl(`${siteUrl}/scores`)).headers.get('cdn-cache-control')).toBe('no-store');
  });
});

describe('"Put this on your site"', () => {
  test.each([
    ['/scores?sport=football', '/embed/scores?sport=football'],
    ['/sports/boys-golf/state-series/state-leaderboard/2A', '/embed/leaderboards/boys-golf/2A'],
    ['/games/251301844?date=2025-10-11', '/embed/games/251301844?date=2025-10-11'],
    ['/sports/softball/maxpreps-standings/45', '/embed/standings/softball/leagues/45'],
  ])('on %s has the code of %s and the link to its description', async (page, path) => {
    const html = await (await ask(page)).text();
    const code = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(code).toContain(`src="http://127.0.0.1:8787${path}"`);
    expect(code).toMatch(/ title="[^"]+" .* loading="lazy" referrerpolicy="no-referrer" sandbox="[^"]*"/);
    expect(code).not.toContain('allow-same-origin');
    expect(html).toContain('type="application/json+oembed"');
  });

  it('on a bracket leads to its code, because the document of a bracket has a limit', async () => {
    const bracket = await (await ask('/sports/boys-soccer/state-series/brackets/2A')).text();
    expect(bracket).toContain('type="application/json+oembed"');
    const href = /href="(\/press\?url=[^"]*)"/.exec(bracket)?.[1] ?? '';
    const response = await ask(href);
    expect(await response.text()).toContain('src=&quot;http://127.0.0.1:8787/embed/brackets/boys-soccer/2A&quot;');
    expect(response.headers.get('cdn-cache-control')).toBe('no-store');
    const without = await ask('/press?url=https%3A%2F%2Fother.example%2F');
    expect([without.status, (await without.text()).includes('<textarea')]).toEqual([200, false]);
  });

  test.each(['/', '/sports/boys-soccer', '/scores?division=division-1'])('is not on %s', async (page) => {
    expect(await (await ask(page)).text()).not.toContain('Put this on your site');
  });
});
