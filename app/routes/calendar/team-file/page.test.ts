import { expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import { buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildGameToCome, buildPrepGame } from '~/models/statistics/prep-game.fixture';
import { findRefusalAt } from '~/page/page-request.fixture';
import type { SportPageRequest } from '~/page/page-sources';
import { sources, type TeamGames, toTeamCalendar } from './page';

const sport = findSport('boys-soccer') as Sport;
const school = buildSchool('0101', 'Ashgrove');
const directory = [school, buildSchool('0202', 'Fort Harlan')];
const environment = { PRODUCT: 'PSAA', SITE_URL: 'https://site.invalid' };
const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });

function build(change: Partial<TeamGames>, about: Partial<SportPageRequest> = {}) {
  const request = { sport, query: {}, clock, environment, ...about } as SportPageRequest;
  return toTeamCalendar({ school, directory, schedule: [], series: [], changedAtMs: 0, ...change }, request);
}

it('all sources that decide the content of the file are critical', () => {
  const { critical, ...others } = sources({ sport } as SportPageRequest);
  expect(Object.values(critical).map(({ definition }) => definition.name)).toEqual([
    'schools.all',
    'prep-schools.all',
    'prep-standings.rpi',
    'tournament-scores.all',
  ]);
  expect(others).toEqual({});
});

it('a game has the title, the length, the host and the page that a family needs', () => {
  const { events, name } = build({
    schedule: [buildGameToCome('2025-10-14', { id: '7', opponent: 'Fort Harlan', side: 'away' })],
  });
  expect(name).toBe('Ashgrove Boys Soccer');
  expect(events).toEqual([
    {
      uid: 'game-boys-soccer-0101-7@psaa-games',
      day: '2025-10-14',
      startMinutes: 1080,
      lengthMinutes: 110,
      title: 'Ashgrove at Fort Harlan, Boys Soccer',
      description: 'Boys Soccer. The schedule names the host only: the page of the game has the site.',
      location: 'Fort Harlan High School',
      url: 'https://site.invalid/games/7?date=2025-10-14',
      status: 'CONFIRMED',
    },
  ]);
});

it('a game of the state series has its site as its location, and an id of its own', () => {
  const [event] = build({ series: [buildScheduledGame({ id: '7', level: 'Regional', round: 'Final' })] }).events;
  expect(event).toMatchObject({
    uid: 'series-boys-soccer-0101-7@psaa-games',
    title: 'Ashgrove vs. Fort Harlan, Boys Soccer',
    description: 'Boys Soccer, Regional championship.',
    location: 'Rockwell',
    url: 'https://site.invalid/games/7?sport=boys-soccer',
  });
});

it('a game at a neutral site, or at an unknown one, has no location', () => {
  const schedule = (['neutral', null] as const).map((side, index) =>
    buildGameToCome('2025-10-14', { id: String(index), side }),
  );
  expect(build({ schedule }).events.map(({ location }) => location)).toEqual([null, null]);
});

it('a game that moves keeps its id', () => {
  const find = (day: string) => build({ schedule: [buildGameToCome(day, { id: '7' })] }).events.map(({ uid }) => uid);
  expect(find('2025-10-14')).toEqual(find('2025-11-02'));
});

it.each([
  [
    buildGameToCome('2025-10-14', { time: null }),
    'Ashgrove vs. Ashgrove, Boys Soccer (time to be announced)',
    'CONFIRMED',
  ],
  [
    buildGameToCome('2025-10-14', { time: { minutesOfDay: null, text: 'After JV' } }),
    'Ashgrove vs. Ashgrove, Boys Soccer (After JV)',
    'CONFIRMED',
  ],
  [
    buildGameToCome('2025-10-14', { time: { minutesOfDay: null, text: 'PPD' } }),
    'Postponed: Ashgrove vs. Ashgrove, Boys Soccer',
    'TENTATIVE',
  ],
  [
    buildGameToCome('2025-10-14', { opponent: 'TBD' }),
    'Ashgrove vs. an opponent to be decided, Boys Soccer',
    'CONFIRMED',
  ],
  [
    buildGameToCome('2025-10-14', { time: { minutesOfDay: null, text: 'No Contest' } }),
    'No Contest: Ashgrove vs. Ashgrove, Boys Soccer',
    'CANCELLED',
  ],
  [
    buildGameToCome('2025-10-14', { time: { minutesOfDay: null, text: 'Canceled' } }),
    'Cancelled: Ashgrove vs. Ashgrove, Boys Soccer',
    'CANCELLED',
  ],
])('the title says what is uncertain about a game: %#', (game, title, status) => {
  expect(build({ schedule: [game] }).events).toMatchObject([{ title, status }]);
});

it('the titles include results on request', () => {
  const schedule = [buildPrepGame('2025-10-04', { opponent: 'Fort Harlan' })];
  const titles = [false, true].map(
    (withResults) => build({ schedule }, { query: withResults ? { results: '1' } : {} }).events[0]?.title,
  );
  expect(titles).toEqual(['Ashgrove vs. Fort Harlan, Boys Soccer', 'Ashgrove vs. Fort Harlan, Boys Soccer: W 3-1']);
});

it('the calendar says how many games have no date, and a site without an address has no links', () => {
  const about = { environment: { PRODUCT: 'PSAA' } as SportPageRequest['environment'] };
  const { description, events } = build({ schedule: [buildGameToCome(null), buildGameToCome('2025-10-14')] }, about);
  expect(description).toContain('1 game without a date is left out.');
  expect(events.map(({ url }) => url)).toEqual([null]);
});

it.each([
  ['/calendar/teams/boys-soccer/0101.ics', null],
  ['/calendar/teams/boys-soccer/0101', 'bad-value'],
  ['/calendar/teams/boys-soccer/abc.ics', 'bad-value'],
  ['/calendar/teams/quidditch/0101.ics', 'unknown-sport'],
  ['/calendar/teams/boys-golf/0101.ics', 'other-sport'],
])('the address %s has the refusal %s', (path, refusal) => {
  expect(findRefusalAt(path)).toBe(refusal);
});
