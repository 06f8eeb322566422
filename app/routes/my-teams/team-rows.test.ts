import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { isWithoutGames } from '~/models/teams/team-today';
import { listDependentRequests } from '~/page/page-sources';
import { sources } from './page';
import { type TeamContext, toTeamToday } from './team-view';

const school = buildSchool('0101', 'Ashgrove');
const own = [
  buildGameTeam('Ashgrove', { schoolId: '0101' }),
  buildGameTeam('Fort Harlan', { schoolId: '0102' }),
] as const;
const evening = buildScheduledGame({ id: 'later', teams: own, time: { minutesOfDay: 1140, text: '7:00 PM' } });
const games: readonly Game[] = [evening];
const context = {
  schools: [school],
  games,
  week: new Map<string, readonly Game[] | null>(),
  today: '2025-10-11',
  hasFeeds: true,
};
const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const onDay = (day: string, ...given: Game[]) => [day, given.map((game) => ({ ...game, day }))] as const;

it('a game in play has its period and clock, and a game to come its place', () => {
  const live = buildLiveGame({ id: 'live', sportId: 'football', teams: own, period: '4th', timeRemaining: '2:10' });
  const [playing, later] = toTeamToday('0101', { ...context, games: [evening, live] })?.games ?? [];
  expect(playing).toMatchObject({ status: '4th 2:10', isLive: true });
  expect(playing).not.toHaveProperty('site');
  expect(later).toMatchObject({ status: '7:00 PM', site: 'Rockwell' });
});

it('a team without games today, before and after it, is one of those that are listed last', () => {
  const check = (key: string, change: Partial<TeamContext>) => {
    const team = toTeamToday(key, { ...context, ...change });
    return team && isWithoutGames(team);
  };
  const quiet = new Map([onDay('2025-10-12')]);
  expect(check('0101', { games: [], week: quiet })).toBe(true);
  expect(check('0101', { games: null, week: quiet })).toBe(false);
  expect(check('0101', { week: quiet })).toBe(false);
  expect(check('0101', { games: [], week: new Map([onDay('2025-10-12', buildScheduledGame({ teams: own }))]) })).toBe(
    false,
  );
  expect(check('football', { games: [] })).toBe(true);
  expect(check('girls-golf', { games: [] })).toBe(false);
});

it('the clocks of games come only from kept scoreboards', () => {
  const live = [buildLiveGame({ sportId: 'football', teams: own })];
  const declared = sources({ clock, query: { teams: '0101' } });
  const named = listDependentRequests(declared, ({ definition: { name } }) =>
    name === 'maxpreps.day' ? live : undefined,
  );
  const requests = named.filter(([name]) => name.startsWith('scoreboard-')).map(([, request]) => request);
  expect(requests.map(({ params, isKeptOnly }) => [params.sportId, isKeptOnly])).toEqual([['football', true]]);
});
