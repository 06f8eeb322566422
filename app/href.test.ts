import { describe, expect, it } from 'vitest';
import { pageRoutes } from '~/routes.table.js';
import { addToHref, buildHref, fillPath, isLightPage, readQuery, Route } from './href';

it('every row of the route table has its pattern', () => {
  const patterns = pageRoutes.map(({ path }) => (path === '*' ? '/*' : path));
  expect(Object.values(Route)).toEqual(patterns);
});

describe('a page URL', () => {
  it.each([
    [buildHref(Route.home), '/'],
    [buildHref(Route.ssBrackets, { sportId: 'boys-soccer' }), '/sports/boys-soccer/state-series/brackets'],
    [
      buildHref(Route.ssBrackets, { sportId: 'boys-soccer', classId: '2A', query: { part: 'north' }, hash: 'final' }),
      '/sports/boys-soccer/state-series/brackets/2A?part=north#final',
    ],
    [
      buildHref(Route.ssBrackets, { sportId: 'boys-soccer', classId: null, query: { part: '' } }),
      '/sports/boys-soccer/state-series/brackets',
    ],
    [buildHref(Route.schoolsDetails, { schoolId: 'a b/c?' }), '/schools/details/a%20b%2Fc%3F'],
    [buildHref(Route.newsArticle, { slug: 'a&b' }), '/news-media/article/a&b'],
    [buildHref(Route.cmsGeneric, { '*': 'about/our history' }), '/about/our%20history'],
  ])('%s is equal to %s', (href, expected) => {
    expect(href).toBe(expected);
  });

  it('does not compile without a parameter, with an unknown route or with an unread query', () => {
    // @ts-expect-error the sport is missing
    expect(buildHref(Route.ssBrackets)).toBe('/sports/state-series/brackets');
    // @ts-expect-error no such row
    expect(Route.ssBracket).toBeUndefined();
    // @ts-expect-error the page reads no such parameter
    expect(buildHref(Route.scores, { query: { weak: '1' } })).toBe('/scores?weak=1');
    // @ts-expect-error the page has no such parameter
    expect(buildHref(Route.scores, { sportId: 'football' })).toBe('/scores');
  });

  it('without its last parameter is the prefix of the others', () => {
    expect(fillPath(Route.ssTeamDetail, { sportId: 'softball' })).toBe(
      '/sports/softball/state-series/team-info-detail',
    );
  });
});

describe('a query string', () => {
  it.each([
    [{}, '/scores'],
    [{ date: null, sport: undefined, q: '' }, '/scores'],
    [{ date: '2025-10-11', page: '2' }, '/scores?date=2025-10-11&page=2'],
    [{ q: 'fort & harlan' }, '/scores?q=fort+%26+harlan'],
  ])('adds %j: %s', (parameters, href) => {
    expect(addToHref('/scores', parameters)).toBe(href);
  });

  it.each([
    ['/scores', {}],
    ['/scores?date=2025-10-11&q=fort+%26+harlan', { date: '2025-10-11', q: 'fort & harlan' }],
  ])('is read from %s as %j', (href, query) => {
    expect(readQuery(href)).toEqual(query);
  });
});

it.each([
  ['/sports/boys-golf/state-series/live', true],
  ['/sports/football/state-series/live?x=1', true],
  ['/sports/football/state-series/live#final-today', true],
  ['/pairings', true],
  ['/sports/football/state-series/timetable', true],
  ['/data/official/clinics.htm', true],
  ['/', false],
  ['/pairings/2A', false],
  ['/sports/boys-golf/state-series', false],
  ['/sports/boys-golf/state-series/timetable', false],
  ['/sports/live', false],
  ['https://x.example/sports/a/state-series/live', false],
])('%s is a light page: %s', (path, isLight) => {
  expect(isLightPage(path)).toBe(isLight);
});
