import { expect, it } from 'vitest';
import type { Game } from '~/models/games/game';
import { aTeam, finalGame, liveGame, scheduledGame } from '~/models/games/game.fixture';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { aSchool } from '~/models/schools/directory-school.fixture';
import { formatGamesLine } from '~/models/teams/team-today';
import { mayName } from '~/page/accepted-values';
import { toMyTeamsView } from './page';
import { toTeamToday } from './team-view';

const school = aSchool('0101', 'Ashgrove');
const own = [aTeam('Ashgrove', { schoolId: '0101' }), aTeam('Fort Harlan', { schoolId: '0102' })] as const;
const others = [aTeam('Oakfield', { schoolId: '0103' }), aTeam('Fort Harlan', { schoolId: '0102' })] as const;
const games = [
  scheduledGame({ id: 'later', sportId: 'boys-soccer', teams: own, time: { minutesOfDay: 1140, text: '7:00 PM' } }),
  finalGame({ id: 'over', sportId: 'football', teams: own, columns: [[21, 14]] }),
  liveGame({ id: 'live', sportId: 'football', teams: others, columns: [[3, 0]] }),
];
const context = { schools: [school], games, hasFeeds: true };
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });

it('a school has its games of all sports', () => {
  expect(toTeamToday('0101', context)).toMatchObject({
    name: 'Ashgrove',
    to: '/schools/details/0101',
    calendarHref: '/calendar/events.ics?school=0101',
    games: [
      {
        id: 'over',
        sport: 'Football',
        text: 'Ashgrove\u00a021, Fort Harlan\u00a014',
        to: '/games/over?date=2025-10-11',
        status: 'Final',
        isLive: false,
      },
      { id: 'later', sport: 'Boys Soccer', text: 'Ashgrove – Fort Harlan', status: '7:00 PM', isLive: false },
    ],
  });
});

it('a school has the games that name it, whose feed sends no number of it', () => {
  const named = (id: string, name: string, formalName: string | null = null) =>
    finalGame({
      id,
      sportId: 'football',
      teams: [aTeam(name, { formalName }), aTeam('Oakfield')],
      columns: [[21, 14]],
    });
  const schools = [aSchool('0101', 'Ashgrove'), aSchool('0102', 'Elm (East)'), aSchool('0103', 'Elm (West)')];
  const findTeam = (key: string, ...given: Game[]) => toTeamToday(key, { schools, games: given, hasFeeds: true });
  const team = findTeam('0101', named('1', 'Ashgr.', 'Ashgrove [Coop]'), named('2', 'Elm'));
  expect([team?.games?.map(({ id }) => id), team?.uncertainCount]).toEqual([['1'], 0]);

  const uncertain = findTeam('0102', named('1', 'Ashgrove'), named('2', 'Elm'), named('3', 'Elm', 'Elm (West)'));
  expect([uncertain?.games, uncertain?.uncertainCount]).toEqual([[], 1]);
  expect(uncertain && formatGamesLine(uncertain)).toBe('1 game of today may be of this school: its name is not clear.');
});

it('a sport has the games of all schools, those in play first', () => {
  const football = toTeamToday('football', context);
  expect(football).toMatchObject({ name: 'Football', to: '/sports/football' });
  expect(football?.games?.map(({ id, isLive }) => [id, isLive])).toEqual([
    ['live', true],
    ['over', false],
  ]);
  expect(football?.games?.map((game) => 'sport' in game)).toEqual([false, false]);
});

it('a school and a sport with daily games have a feed of final scores, where the site has an address', () => {
  const findFeed = (key: string, hasFeeds = true) => toTeamToday(key, { ...context, hasFeeds })?.feedHref;
  expect(['0101', 'football', 'chess'].map((key) => findFeed(key))).toEqual([
    '/feeds/scores-0101.atom',
    '/feeds/scores-football.atom',
    null,
  ]);
  expect(['0101', 'football'].map((key) => findFeed(key, false))).toEqual([null, null]);
});

it('what is no school and no sport is no team', () => {
  expect(['0999', 'chess-boxing'].map((key) => toTeamToday(key, context))).toEqual([null, null]);
});

it('a link shows the teams that it names, and leaves out what there is not', () => {
  const view = toMyTeamsView({ schools: read([school]), games: read(games) }, '0101.0999.football', true);
  expect(view.linked?.map(({ key }) => key)).toEqual(['0101', 'football']);
  expect(toMyTeamsView({ schools: read([school]), games: null }, undefined, true).linked).toBeNull();
});

it('a line says which game, how many more, that there are none, and that they could not be read', () => {
  const line = (given: typeof context | { schools: DirectorySchool[]; games: null; hasFeeds: true }) => {
    const team = toTeamToday('0101', given);
    return team && formatGamesLine(team);
  };
  expect(line(context)).toBe('Final, Football: Ashgrove\u00a021, Fort Harlan\u00a014, and 1 more');
  expect(line({ ...context, games: [] })).toBe('No games today.');
  expect(line({ schools: [school], games: null, hasFeeds: true })).toBe('Scores are not available right now.');
});

it.each(['0101', '.json', '../x.json', '1234567.json', 'Football.json', '0101.json.json'])('%j is no file', (file) => {
  expect(mayName('team-file', file)).toBe(false);
});

it('the file of a team has its key as its name', () => {
  expect(mayName('team-file', 'girls-flag-football.json')).toBe(true);
});
