import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { findRefusalAt, buildTestSportRequest } from '~/page/page-request.fixture';
import { sources } from '~/routes/sport/football-scores/page';

function listPaths(page: string, { query = {}, day = '2025-10-11' }: { query?: Record<string, string>; day?: string }) {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-06:00` });
  const { games } = sources({ ...buildTestSportRequest(`/sports/football/${page}`, { clock }), query }).optional;
  return games.definition.buildPath(games.params);
}

describe.each([
  ['regular season', 'regular-season/scores', '9', '1'],
  ['playoffs', 'state-series/playoff-scores', '14', '14'],
])('the scores of the %s', (_, page, last, inSpring) => {
  it('are requested for the week of the current day by default', () => {
    expect(listPaths(page, {})).toBe('/v1/football/scores?FBWeek=7');
    expect(listPaths(page, { day: '2025-12-24' })).toBe(`/v1/football/scores?FBWeek=${last}`);
    expect(listPaths(page, { day: '2026-01-15' })).toBe(`/v1/football/scores?FBWeek=${inSpring}`);
    expect(listPaths(page, { day: '2026-08-26' })).toBe('/v1/football/scores?FBWeek=1');
  });

  it('are requested for the week and the class of the address', () => {
    expect(listPaths(page, { query: { week: '3', class: '8A' } })).toBe('/v1/football/scores?FBWeek=3&Class=8A');
    expect(listPaths(page, { query: { week: last } })).toBe(`/v1/football/scores?FBWeek=${last}`);
  });

  it.each(['0', '15', 'nine', 'none', ''])(
    'are requested for the week of the current day when the address has week %j',
    (week) => {
      expect(listPaths(page, { query: { week } })).toBe('/v1/football/scores?FBWeek=7');
    },
  );

  it.each(['9A', 'A', ''])('are requested for all classes when the address has class %j', (name) => {
    expect(listPaths(page, { query: { class: name } })).toBe('/v1/football/scores?FBWeek=7');
  });

  it.each(['boys-golf', 'girls-flag-football', 'curling'])(
    'are not found for %s, and upstream is not asked',
    (sportId) => {
      expect(findRefusalAt(`/sports/${sportId}/${page}`)).not.toBeNull();
    },
  );
});

it('the regular season page ignores a playoff week in the address', () => {
  expect(listPaths('regular-season/scores', { query: { week: '10' } })).toBe('/v1/football/scores?FBWeek=7');
});
