import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildTestValues } from '~/page/page-request.fixture';
import type { PageRequest } from '~/page/page-sources';
import { findRedirect, sources, toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T22:30:00-05:00' });
const request = (query: Record<string, string> = {}, environment = {}) =>
  ({ query, clock, environment }) as unknown as PageRequest;
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const lists = {
  directory: read([buildSchool('0101', 'Ashgrove'), buildSchool('0202', 'Fort Harlan')]),
  districts: read([{ name: 'Ashgrove', county: 'Heron', division: 3, district: 1 }]),
  conferences: read([]),
};
const show = (games: readonly Game[] | null, query: Record<string, string> = {}, more: object = {}) =>
  toView(buildTestValues({ optional: { '2025-10-11': games && read([...games]), ...lists, ...more } }), request(query))
    .missing;

const time = { minutesOfDay: 18 * 60, text: '6:00 PM' };
const overdue = buildScheduledGame({ time });

it('reads the days of the week and the lists of the chosen areas', () => {
  const listNames = (query: Record<string, string>) =>
    Object.entries(sources(request(query)).optional).map(([name, { definition }]) => [name, definition.name]);
  expect(
    listNames({})
      .slice(0, 7)
      .map(([day]) => day),
  ).toEqual(['05', '06', '07', '08', '09', '10', '11'].map((day) => `2025-10-${day}`));
  expect(
    listNames({})
      .slice(7)
      .map(([, source]) => source),
  ).toEqual(['schools.all', 'schools.by-district']);
  expect(
    listNames({ by: 'conference' })
      .slice(7)
      .map(([, source]) => source),
  ).toEqual(['schools.all', 'conferences.all']);
});

it('has the age of the games of today, and refreshes the grouping that it shows', () => {
  const { stamp, path } = show([overdue], { by: 'conference' });
  expect([stamp, path]).toEqual([updateStamp(read([]), clock), '/scores/missing?by=conference']);
  expect(show(null).stamp).toBeNull();
});

it('games without a score are listed once, with the schools and the area of a team', () => {
  const { groups, countText } = show([overdue]);
  expect(countText).toBe('1 game');
  expect(groups).toMatchObject([
    {
      title: 'Heron County',
      games: [
        {
          // The home team is last.
          teams: [
            { name: 'Fort Harlan', to: '/schools/details/0202' },
            { name: 'Ashgrove', to: '/schools/details/0101' },
          ],
          lateText: '2 hours',
          about: 'Boys Soccer, Sat, Oct 11, 6:00 PM',
          to: '/games/1?date=2025-10-11',
        },
      ],
    },
  ]);
});

it('games of unknown schools come last, without links to schools', () => {
  const teams = [buildGameTeam('Oakfield'), buildGameTeam('Nowhere')] as const;
  const { groups } = show([buildScheduledGame({ id: '2', time, teams }), overdue]);
  expect(groups.map(({ title }) => title)).toEqual(['Heron County', 'Other or unknown county']);
  expect(groups[1]?.games[0]?.teams.map(({ to }) => to)).toEqual([null, null]);
});

it('the area whose game is longest overdue comes first', () => {
  const elms = [buildGameTeam('Fort Harlan'), buildGameTeam('Nowhere')] as const;
  const districts = read([
    { name: 'Ashgrove', county: 'Heron', division: 3, district: 1 },
    { name: 'Fort Harlan', county: 'Wren', division: 3, district: 1 },
  ]);
  const older = buildScheduledGame({ id: '2', day: '2025-10-09', time, teams: elms });
  const newer = buildScheduledGame({ id: '3', time, teams: [buildGameTeam('Ashgrove'), buildGameTeam('Oakfield')] });
  const { groups } = show([newer], {}, { '2025-10-09': read([older]), districts });
  expect(groups.map(({ title, games }) => [title, games[0]?.lateText])).toEqual([
    ['Wren County', '2 days'],
    ['Heron County', '2 hours'],
  ]);
});

it.each<[string, Game]>([
  ['is over', buildFinalGame({ time })],
  ['may still be on', buildScheduledGame({ time: { minutesOfDay: 21 * 60, text: '' } })],
  ['was called off', buildScheduledGame({ time, remark: 'Cancelled' })],
])('a game that %s is not missing', (_, game) => {
  expect(show([game]).groups).toEqual([]);
});

it('the page says which list or day it lacks', () => {
  expect(show(null)).toMatchObject({ lacksDays: true, lackedAreas: null, groups: [] });
  expect(show([overdue], {}, { districts: null })).toMatchObject({ lackedAreas: 'The counties', lacksDays: false });
  expect(show([overdue], { by: 'conference' }, { conferences: null }).lackedAreas).toBe('The conferences');
  expect(show([overdue], {}, { districts: null }).groups.map(({ title }) => title)).toEqual([
    'Other or unknown county',
  ]);
});

it('hundreds of games have pages', () => {
  const games = Array.from({ length: 450 }, (_, index) =>
    buildScheduledGame({ id: String(index), time, teams: [buildGameTeam(`A ${index}`), buildGameTeam(`B ${index}`)] }),
  );
  const { groups, countText, pager } = show(games, { page: '3' });
  expect(countText).toBe('450 games, page 3 of 3');
  expect(groups.flatMap((group) => group.games)).toHaveLength(50);
  expect(pager.lastPage).toBe(3);
});

it('there is no page if an operator has switched it off', () => {
  expect(findRedirect(request())).toBeNull();
  expect(findRedirect(request({}, { MISSING_SCORES_PAGE: '0' }))?.toResponse().status).toBe(404);
});
