import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { findRefusalAt, buildTestSportRequest } from '~/page/page-request.fixture';
import { sources as regularSources } from '~/routes/sport/regular-season/scores/page';
import { sources as playoffSources } from '~/routes/sport/state-series/playoff-scores/page';

function listPaths(
  sources: typeof regularSources,
  { query = {}, day = '2025-10-11' }: { query?: Record<string, string>; day?: string },
) {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-06:00` });
  const { games } = sources({ ...buildTestSportRequest('/sports/football', { clock }), query }).optional;
  return games.definition.buildPath(games.params);
}

describe.each([
  ['regular season', regularSources, '9', '1', 'regular-season/scores'],
  ['playoffs', playoffSources, '14', '14', 'state-series/playoff-scores'],
])('the scores of the %s', (_, sources, last, inSpring, page) => {
  it('are requested for the week of the current day by default', () => {
    expect(listPaths(sources, {})).toBe('/v1/football/scores?FBWeek=7');
    expect(listPaths(sources, { day: '2025-12-24' })).toBe(`/v1/football/scores?FBWeek=${last}`);
    expect(listPaths(sources, { day: '2026-01-15' })).toBe(`/v1/football/scores?FBWeek=${inSpring}`);
    expect(listPaths(sources, { day: '2026-08-26' })).toBe('/v1/football/scores?FBWeek=1');
  });

  it('are requested for the week and the class of the address', () => {
    expect(listPaths(sources, { query: { week: '3', class: '8A' } })).toBe('/v1/football/scores?FBWeek=3&Class=8A');
    expect(listPaths(sources, { query: { week: last } })).toBe(`/v1/football/scores?FBWeek=${last}`);
  });

  it.each(['0', '15', 'nine', 'none', ''])(
    'are requested for the week of the current day when the address has week %j',
    (week) => {
      expect(listPaths(sources, { query: { week } })).toBe('/v1/football/scores?FBWeek=7');
    },
  );

  it.each(['9A', 'A', ''])('are requested for all classes when the address has class %j', (name) => {
    expect(listPaths(sources, { query: { class: name } })).toBe('/v1/football/scores?FBWeek=7');
  });

  it.each(['boys-golf', 'girls-flag-football', 'curling'])(
    'are not found for %s, and upstream is not asked',
    (sportId) => {
      expect(findRefusalAt(`/sports/${sportId}/${page}`)).not.toBeNull();
    },
  );
});

it('the regular season page ignores a playoff week in the address', () => {
  expect(listPaths(regularSources, { query: { week: '10' } })).toBe('/v1/football/scores?FBWeek=7');
});
