import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { HOUR_MS } from '~/time-units';
import { seedingRules, sources, toView } from './page';

const request = buildTestSportRequest('/sports/football/state-series/playoff-maps');
const viewWith = (MEDIA_BASE_URL: string | undefined) =>
  toView({ optional: { qualifiers: null }, dependent: { games: null } } as never, {
    ...request,
    environment: { ...request.environment, MEDIA_BASE_URL },
  }).maps;

describe('the maps of the playoffs', () => {
  it('are one for each class, at the address of the pictures', () => {
    const maps = viewWith('https://pictures.test/media');
    expect(maps.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Class ${number}A`));
    expect(maps[2]).toEqual({
      id: 'class-3a',
      classId: '3A',
      title: 'Class 3A',
      imageUrl: 'https://pictures.test/media/maps/football/3a.svg',
      lists: [],
      progress: null,
      division: 'Two halves of 16 teams, by geography',
      bracketPath: '/sports/football/state-series/playoff-brackets/3A',
    });
  });

  it('say that 7A and 8A are not divided by geography', () => {
    const whole = viewWith('https://pictures.test').filter(({ division }) => division.startsWith('One bracket'));
    expect(whole.map(({ title }) => title)).toEqual(['Class 7A', 'Class 8A']);
  });

  it('have no address when the deployment has no image server', () => {
    expect(new Set(viewWith(undefined).map(({ imageUrl }) => imageUrl))).toEqual(new Set([null]));
  });
});

it('the age is that of the games, or of the schools; without both nothing on the page has one', () => {
  const viewStamp = (games: unknown, qualifiers: unknown) =>
    toView({ optional: { qualifiers }, dependent: { games } } as never, request).stamp;
  const fetchedAtMs = request.clock.getNowMs();
  const schools = { value: { sections: [] }, fetchedAtMs, isStale: false };
  const older = { value: [], fetchedAtMs: fetchedAtMs - HOUR_MS, isStale: false };
  expect(viewStamp(null, null)).toBeNull();
  expect(viewStamp(older, schools)).toEqual(updateStamp(older, request.clock));
  expect(viewStamp(null, schools)).toEqual(updateStamp(schools, request.clock));
});

it('teams that are still tied are seeded by name, as the pairings guide says', () => {
  expect(seedingRules.at(-1)).toMatch(/the winner of their game; otherwise in order of name$/);
});

it.each([
  [
    '2025-10-24',
    "Maps of the 2025-26 playoffs follow the pairings on Saturday, October 25. Until then a map may be last season's.",
  ],
  ['2025-10-25', null],
  ['2025-11-28', null],
])('on %s the page says when the maps follow: %s', (day, notice) => {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
  expect(
    toView({ optional: { qualifiers: null }, dependent: { games: null } } as never, { ...request, clock }).notice,
  ).toBe(notice);
});

it.each([
  ['2025-10-24', true],
  ['2025-11-01', false],
])('on %s games are only those that other pages have kept: %s', (day, isKeptOnly) => {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
  const requests = listDependentRequests(sources({ clock }), () => undefined);
  expect(requests.map(([name, wanted]) => [name, wanted.isSupplementary, wanted.isKeptOnly === true])).toEqual([
    ['games', true, isKeptOnly],
  ]);
});
