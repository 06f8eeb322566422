import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { isWithoutGames, orderTeams } from '~/models/teams/team-today';
import { listDependentRequests } from '~/page/page-sources';
import { sources } from './page';
import {
  requestEntriesOfSchool,
  requestTeamsOfOtherSport,
  requestTeamsOfSchool,
  type TeamContext,
  toTeamToday,
} from './team-view';

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

it('a school has the next game of each of three sports, and not a second one of a sport', () => {
  const soon = (day: string, id: string, sportId: string) =>
    onDay(day, buildScheduledGame({ id, sportId, teams: own, day }));
  const week = new Map([
    soon('2025-10-14', 'set', 'girls-volleyball'),
    soon('2025-10-15', 'second', 'girls-volleyball'),
    soon('2025-10-16', 'goal', 'boys-soccer'),
    soon('2025-10-17', 'playoff', 'football'),
    soon('2025-10-18', 'flag', 'girls-flag-football'),
  ]);
  const shown = toTeamToday('0101', { ...context, games: [], week })?.week;
  expect([shown?.next, ...(shown?.nextOfOthers ?? [])].map((game) => game?.id)).toEqual(['set', 'goal', 'playoff']);
  const withMarks = [shown?.next, ...(shown?.nextOfOthers ?? [])].map((game) => game?.marks !== undefined);
  expect(withMarks).toEqual([true, true, true]);
  const alone = new Map([soon('2025-10-14', 'set', 'girls-volleyball')]);
  expect(toTeamToday('0101', { ...context, week: alone })?.week).not.toHaveProperty('nextOfOthers');
});

it('a school that played in two sports today has both records, the second one from a kept list', () => {
  const played = [
    buildFinalGame({ id: '1', sportId: 'girls-volleyball', teams: own }),
    buildFinalGame({ id: '2', sportId: 'football', teams: own }),
  ];
  const ofDay = { ...context, games: played };
  expect(requestTeamsOfSchool('0101', ofDay)).toMatchObject({ params: { sportId: 'girls-volleyball' } });
  expect(requestTeamsOfSchool('0101', ofDay)?.isKeptOnly).toBeUndefined();
  expect(requestTeamsOfOtherSport('0101', ofDay)).toMatchObject({ params: { sportId: 'football' }, isKeptOnly: true });
  expect(requestTeamsOfOtherSport('0101', { ...context, games: played.slice(1) })).toBeNull();

  const listed = { uid: 'a1', name: 'Ashgrove', nickname: null, classId: '1A', wins: 11, losses: 7, logoUrl: null };
  const football = { ...listed, uid: 'a2', wins: 8, losses: 1 };
  const getRecord = (change: Partial<TeamContext>) => toTeamToday('0101', { ...ofDay, ...change })?.record;
  expect(getRecord({ teams: [listed], teamsOfOther: [football] })).toBe('Girls Volleyball 11-7, Football 8-1');
  expect(getRecord({ teamsOfOther: [football] })).toBe('Football 8-1');
  expect(getRecord({ teams: [listed] })).toBe('Girls Volleyball 11-7');
});

it('a school without games around today has the next days of its own sports, which are called only while no school plays', () => {
  const quiet = { ...context, games: [], week: new Map([onDay('2025-10-12')]) };
  expect(requestEntriesOfSchool('0101', quiet)).toMatchObject({ params: { schoolId: '0101' } });
  expect(requestEntriesOfSchool('0101', quiet)?.isKeptOnly).toBeUndefined();
  const ofOthers = buildScheduledGame({ teams: [buildGameTeam('Oakfield'), buildGameTeam('Fort Harlan')] });
  expect(requestEntriesOfSchool('0101', { ...quiet, games: [ofOthers] })?.isKeptOnly).toBe(true);
  expect(requestEntriesOfSchool('0101', context)).toBeNull();
  expect(requestEntriesOfSchool('0101', { ...quiet, week: new Map([['2025-10-12', null]]) })).toBeNull();
  expect(requestEntriesOfSchool('football', quiet)).toBeNull();

  const entry = { activityId: 'FB', name: 'Football', season: 'F', classId: null, record: null, statsTeam: null };
  const practice = {
    id: '1',
    day: '2025-10-20',
    title: 'Football first practice',
    type: 'Season',
    className: null,
    activityId: 'FB',
    activityName: 'Football',
  };
  const known = { entries: [entry], events: [practice] };
  expect(toTeamToday('0101', { ...quiet, ...known })?.dates).toEqual([
    { day: 'Mon, Oct 20', text: 'Football first practice', to: '/calendar?school=0101&date=2025-10-20' },
  ]);
  expect(toTeamToday('0101', { ...context, ...known })).not.toHaveProperty('dates');
  expect(toTeamToday('0101', quiet)).not.toHaveProperty('dates');
});

it('games of today that are not over have marks and links, the school’s own mark only once, and then the next game has none', () => {
  const links = {
    boxScoreUrl: null,
    watchUrl: 'https://watch.association.example/1',
    ticketsUrl: 'https://tickets.example/1',
    audioUrl: 'https://audio.example/1',
    liveStatsUrl: null,
  };
  const live = { ...buildLiveGame({ id: 'live', sportId: 'football', teams: own }), links };
  const over = { ...buildFinalGame({ id: 'over', teams: own }), links };
  const calledOff = { ...buildScheduledGame({ id: 'off', teams: own, remark: 'Postponed' }), links };
  const week = new Map([onDay('2025-10-13', buildScheduledGame({ teams: own }))]);
  const hosts = { streamHost: 'association.example', ticketsHost: 'tickets.example' };
  const list = (key: string, today: Game[], change: Partial<TeamContext> = {}) => {
    const team = toTeamToday(key, { ...context, games: today, week, hosts, ...change });
    return [...(team?.games ?? []), ...(team?.week?.next ? [team.week.next] : [])].map((game) => [
      game.marks?.map((mark) => mark && mark[0]),
      game.links,
    ]);
  };
  const opponent = [null, '0102'];
  expect(list('0101', [live, over, calledOff])).toEqual([
    [opponent, { watch: links.watchUrl, tickets: links.ticketsUrl }],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(list('0101', [over])).toEqual([
    [undefined, undefined],
    [opponent, undefined],
  ]);
  expect(list('football', [live], { hosts: {} })).toEqual([[['0101', '0102'], undefined]]);
});

it('schools come before sports, of each those in play first, the others as they were followed', () => {
  const find = (key: string) => {
    const team = toTeamToday(key, { ...context, schools: [school, buildSchool('0202', 'Elm')] });
    if (team === null || key !== '0202') return team ?? 'missing';
    return { ...team, games: [{ id: '1', text: '', status: 'Live', isLive: true }] };
  };
  expect(orderTeams(['boys-soccer', '0101', '0999', 'football', '0202'], find)).toEqual([
    '0202',
    '0101',
    '0999',
    'boys-soccer',
    'football',
  ]);
});

it('a sport shows three games and counts the others', () => {
  const games = ['1', '2', '3', '4'].map((id) => buildFinalGame({ id, sportId: 'football' }));
  expect(toTeamToday('football', { ...context, games })).toMatchObject({ games: [{}, {}, {}], more: 1 });
});
