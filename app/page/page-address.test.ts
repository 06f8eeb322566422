import { matchRoutes } from '@remix-run/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRoutes, type PageRoute } from '~/routes.table.js';
import { atLeastOne } from '../../tests/support/at-least-one';
import { identifyPage, readPageAddress, buildRemixPath } from './page-address';
import { createRouteMatcher } from './route-matcher';

function read(address: string) {
  return readPageAddress(new URL(`https://site.example${address}`), () => '2025-10-11');
}

describe('a page address', () => {
  it.each([
    ['/', '/', 'home'],
    ['/scores/', '/scores', 'scores'],
    ['//scores', '/scores', 'scores'],
    ['/SCORES2', '/scores2', 'scores2'],
    ['/%73cores', '/scores', 'scores'],
    ['/no/such%20page', '/no/such%20page', 'cms-generic'],
    ['/sports/Boys-Soccer', '/sports/boys-soccer', 'sport-landing'],
    ['/sports/Quidditch', '/sports/Quidditch', 'sport-landing'],
    ['/sports/boys-soccer/state-series/team-info/2a', '/sports/boys-soccer/state-series/team-info/2A', 'ss-team-info'],
    [
      '/sports/boys-golf/state-series/state-scorecards/1A',
      '/sports/boys-golf/state-series/state-scorecards/1A',
      'ss-golf-scorecards',
    ],
    ["/it's:here@x", "/it's:here@x", 'cms-generic'],
    ['/About/Mission', '/about/mission', 'cms-generic'],
    ['/about/Mission%2FVision', '/about/mission%2Fvision', 'cms-generic'],
    ['/Resources/A%C3%91O%20Nuevo', '/resources/a%C3%B1o%20nuevo', 'cms-generic'],
    ['//Other.Example/About', '/other.example/about', 'cms-generic'],
    ['/about/committees/boys-basketball', '/about/committees/basketball', 'about-committee'],
    ['/about/committees/football', '/about/committees/football', 'about-committee'],
    ['/about/committees/Girls-Soccer', '/about/committees/soccer', 'about-committee'],
    ['/about/committees/Sports-Medicine', '/about/committees/sports-medicine', 'about-committee'],
    ['/schools/details/AbC', '/schools/details/AbC', 'schools-details'],
  ])('%s is read as %s', (given, path, id) => {
    const address = read(given);
    expect([address.path, address.route.id]).toEqual([path, id]);
    expect(address.isCanonical).toBe(given === path);
  });

  it('of a content page is canonical in the spelling of its own path, for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 4 }), (segments) => {
        const { path } = read(`/${segments.map(encodeURIComponent).join('/')}`);
        expect(read(path)).toMatchObject({ path, isCanonical: true });
      }),
    );
  });

  it('of the data of a content page in another case shares the data of the page', () => {
    expect(buildRemixPath(read('/About/Mission.data?x=1'))).toBe('/about/mission.data');
  });

  it.each(['/%E0%A4%A', '/sports/%00', '/schools/12%0A'])(
    '%s is unreadable, so it matches the content page route and is not sent upstream',
    (path) => {
      expect(read(path)).toMatchObject({
        route: { id: 'cms-generic' },
        params: { '*': '.unreadable-address' },
        isCanonical: true,
      });
    },
  );

  it.each([
    ['/_root.data', '/', '/_root.data'],
    ['/scores.data?date=2025-10-10&x=1', '/scores', '/scores.data?date=2025-10-10'],
    ['/scores.data?_routes=scores,junk,root,scores', '/scores', '/scores.data?_routes=root%2Cscores'],
    ['/scores.data?_routes=scores,home,sport-landing', '/scores', '/scores.data?_routes=scores'],
    ['/scores.data?_routes=home', '/scores', '/scores.data'],
    [
      '/sports/boys-golf/state-series/team-info.data?_routes=state-series,sport,ss-team-info,ss-sites',
      '/sports/boys-golf/state-series/team-info',
      '/sports/boys-golf/state-series/team-info.data?_routes=sport%2Css-team-info%2Cstate-series',
    ],
  ])('%s asks for the data of %s', (given, path, asked) => {
    const address = read(given);
    expect(address).toMatchObject({ kind: 'data', path, isCanonical: true });
    expect(buildRemixPath(address)).toBe(asked);
  });
});

describe('the route matcher', () => {
  const routes = [
    '/',
    '/sports/:sport',
    '/sports/football',
    '/sports/:sport/:part',
    '/sports/football/scores',
    '/a/:x/c',
    '/brackets/:class?',
    '/*',
    '*',
  ];
  const table = routes.map((path): PageRoute => ({ id: path, path, folder: '', title: '', query: {} }));
  const match = createRouteMatcher(table);

  it.each([
    '/',
    '/sports/golf',
    '/sports/football',
    '/sports/football/rpi',
    '/sports/football/scores',
    '/sports',
    '/a/b/c',
    '/a/b',
    '/brackets',
    '/brackets/1A',
    '/brackets/1A/more',
    '/x/y/z',
  ])('agrees with the router about %s', (path) => {
    const segments = path.split('/').filter((segment) => segment !== '');
    const expected = matchRoutes(table, path)?.at(-1)?.route.id.replace('/*', '*');
    expect(match(segments).route.id.replace('/*', '*')).toBe(expected);
  });

  it('agrees with the router about every page of the table', () => {
    const matchPage = createRouteMatcher(pageRoutes);
    for (const { path, id } of atLeastOne(pageRoutes)) {
      const sample = path.replace(/:\w+\??/g, 'some-value').replace('*', 'no/such/page');
      const expected = matchRoutes(pageRoutes as PageRoute[], sample)?.at(-1)?.route.id;
      expect([path, matchPage(sample.split('/').filter(Boolean)).route.id]).toEqual([path, expected ?? id]);
    }
  });
});

describe('the identity of a page in the route table', () => {
  const getIdentity = (path: string) =>
    identifyPage(readPageAddress(new URL(path, 'https://site.example'), () => '2025-10-11'));

  it('has the heading of its row, the sport, and the page’s own path', () => {
    expect(getIdentity('/sports/girls-golf/state-series/state-scorecards?class=1A')).toEqual({
      heading: 'State Final Scorecards',
      subject: 'Girls Golf',
      canonicalPath: '/sports/girls-golf/state-series/state-scorecards',
      canonicalQuery: ['class', 'memberId', 'season'],
    });
  });

  it('has the path of the original page for an alias, and no search text', () => {
    expect(getIdentity('/home')).toMatchObject({ canonicalPath: '/', subject: null });
    expect(getIdentity('/sports/girls-soccer/records-history').canonicalPath).toBe('/sports/girls-soccer/history');
    expect(getIdentity('/scores?q=smith').canonicalQuery).not.toContain('q');
  });
});

describe('refusing addresses without asking upstream', () => {
  it.each([
    ['/sports/quidditch/calendar', 'unknown-sport'],
    ['/sports/boys-golf/maxpreps-rpi', 'other-sport'],
    ['/sports/boys-soccer/regular-season', 'other-sport'],
    ['/sports/boys-soccer/state-series/state-pairings', 'other-sport'],
    ['/sports/football/state-series/xc-state-central', 'other-sport'],
    ['/schools/details/ashgrove', 'bad-value'],
    ['/calendar?school=ashgrove', 'bad-value'],
    ['/archives/stats', 'bad-value'],
    ['/wp-login.php', 'bad-value'],
    ['/about%2Fmission', 'bad-value'],
  ])('refuses %s: %s', (path, refusal) => {
    expect(read(path).refusal).toBe(refusal);
  });

  it.each(['/', '/sports/football/regular-season', '/sports/quidditch/scores', '/schools/details/0101', '/calendar'])(
    'does not refuse %s',
    (path) => {
      expect(read(path).refusal).toBeNull();
    },
  );
});
