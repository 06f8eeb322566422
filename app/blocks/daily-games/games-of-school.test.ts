import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { schoolEntries } from '~/upstream/schools';
import { requestGamesOfSchool, toGamesOfSchool } from './games-of-school';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const request = buildTestRequest('/schools/details/0101', { clock });
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const schools = [buildSchool('0101', 'Ashgrove'), buildSchool('0202', 'Fort Harlan'), buildSchool('0303', 'Oak')];
const others = [buildGameTeam('Oak', { schoolId: '0303' }), buildGameTeam('Elm')] as const;

describe('the games of a school', () => {
  it('are those of today, live first, then the next ones with their day', () => {
    const games = read([
      buildFinalGame({ id: '1', sportId: 'girls-volleyball' }),
      buildLiveGame({ id: '2', sportId: 'football', level: 'State', round: 'Championship' }),
      buildLiveGame({ id: '3', teams: others }),
    ]);
    const kept = {
      '2025-10-14': read([buildScheduledGame({ id: '6', day: '2025-10-14' })]),
      '2025-10-13': read([
        buildScheduledGame({ id: '4', day: '2025-10-13' }),
        buildScheduledGame({ id: '5', day: '2025-10-13', remark: 'Canceled' }),
      ]),
    };
    const cards = toGamesOfSchool('0101', { games, kept }, schools, request);
    expect(cards.map(({ id, stage, headline }) => [id, stage, headline])).toEqual([
      ['2', 'Football, State championship', null],
      ['1', 'Girls Volleyball', 'Final'],
      ['4', 'Boys Soccer', 'Mon, Oct 13, 7:00 PM'],
      ['6', 'Boys Soccer', 'Tue, Oct 14, 7:00 PM'],
    ]);
  });

  it('have the clock of a scoreboard that is kept', () => {
    const game = buildLiveGame();
    const kept = { 'scoreboard-boys-soccer': read([{ ...game, sportId: null, period: 'OT', timeRemaining: '1:45' }]) };
    const [card] = toGamesOfSchool('0101', { games: read([game]), kept }, schools, request);
    expect(card?.badges.map(({ text }) => text)).toEqual(['OT', '1:45']);
  });

  it('are an empty list while nothing is known, or for a school that does not play', () => {
    expect(toGamesOfSchool('0101', { games: null }, schools, request)).toEqual([]);
    expect(toGamesOfSchool('0404', { games: read([buildLiveGame()]) }, schools, request)).toEqual([]);
  });
});

describe('games of other days', () => {
  const school = { teams: [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('Elm')] } as const;
  const listGames = (kept: Parameters<typeof toGamesOfSchool>[1]['kept'], ...ofToday: Game[]) =>
    toGamesOfSchool('0101', { games: read(ofToday), kept }, schools, request).map(({ id, headline, list: of }) => [
      id,
      headline,
      of,
    ]);

  it('are the latest results before what comes, also today', () => {
    const kept = {
      '2025-10-08': read([buildFinalGame({ id: 'oldest', day: '2025-10-08' })]),
      '2025-10-09': read([buildFinalGame({ id: 'older', day: '2025-10-09' })]),
      '2025-10-10': read([buildFinalGame({ id: 'latest', day: '2025-10-10' })]),
      '2025-10-13': read([buildScheduledGame({ id: 'next', day: '2025-10-13' })]),
    };
    expect(listGames(kept, buildScheduledGame({ id: 'tonight', day: '2025-10-11' })).map(([id]) => id)).toEqual([
      'latest',
      'older',
      'tonight',
      'next',
    ]);
    expect(listGames(kept, buildFinalGame({ id: 'over', day: '2025-10-11' })).map(([id]) => id)).toEqual([
      'over',
      'latest',
      'next',
    ]);
    expect(listGames(kept)[0]).toEqual(['latest', 'Fri, Oct 10, Final', { date: '2025-10-10' }]);
  });

  it('are the next one of each sport before the second one of a sport', () => {
    const soon = (id: string, day: string, sportId: string) =>
      [day, read([buildScheduledGame({ id, day, sportId })])] as const;
    const kept = Object.fromEntries([
      soon('1', '2025-10-12', 'girls-volleyball'),
      soon('2', '2025-10-13', 'girls-volleyball'),
      soon('3', '2025-10-14', 'girls-volleyball'),
      soon('4', '2025-10-15', 'girls-volleyball'),
      soon('5', '2025-10-17', 'football'),
    ]);
    expect(listGames(kept).map(([id]) => id)).toEqual(['1', '2', '3', '5']);
  });

  it('come from the weeks of football and the state series, too, each game once', () => {
    const playoff = { ...school, sportId: null, day: '2025-10-17' };
    const kept = {
      footballWeekBefore: read([buildFinalGame({ ...school, id: 'w6', sportId: null, day: '2025-10-03' })]),
      footballWeek: read([buildScheduledGame({ ...playoff, id: 'w7' })]),
      'series-football': read([
        buildScheduledGame({ ...playoff, id: 's1', round: 'Round 1' }),
        buildScheduledGame({ ...playoff, id: 's2', round: 'Round 2', day: '2025-10-25' }),
        buildFinalGame({ ...playoff, id: 'last season', day: '2024-11-29' }),
      ]),
    };
    expect(listGames(kept)).toEqual([
      ['w6', 'Fri, Oct 3, Final', { week: '6' }],
      ['w7', 'Fri, Oct 17, 7:00 PM', { week: '8' }],
      ['s2', 'Sat, Oct 25, 7:00 PM', { sport: 'football' }],
    ]);
  });
});

it('a page of a school calls the games of today; everything else is only read where it is kept', () => {
  const entry = { activityId: 'SOB', name: 'Boys Soccer', season: 'F', classId: null, record: null, statsTeam: null };
  const regional = {
    id: '1',
    day: '2025-10-18',
    title: 'Boys Soccer regionals',
    type: 'Regional',
    className: null,
    activityId: 'SOB',
    activityName: 'Boys Soccer',
  };
  const entries = schoolEntries.with({ schoolId: '0101' });
  const list = (events: readonly object[]) => {
    const { games, kept, events: requestOfEvents } = requestGamesOfSchool(clock, entries);
    expect([games.params, games.isKeptOnly]).toEqual([{ day: '2025-10-11' }, undefined]);
    const values: Readonly<Record<string, unknown>> = {
      'maxpreps.day': [buildLiveGame()],
      'schools.entries': [entry],
      'events.all': events,
    };
    const declared = { dependent: { ...kept, events: requestOfEvents } };
    return listDependentRequests(declared, ({ definition: { name } }) => values[name]);
  };
  const further = list([regional]);
  expect(further.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'scoreboard-boys-soccer',
      '2025-10-10',
      '2025-10-12',
      'footballWeek',
      'series-boys-soccer',
    ]),
  );
  expect(new Set(further.map(([, { isKeptOnly }]) => isKeptOnly))).toEqual(new Set([true]));
  const listSeries = (day: string) => list([{ ...regional, day }]).filter(([name]) => name.startsWith('series-'));
  expect(listSeries('2025-10-18').map(([, { params }]) => params)).toEqual([{ sportId: 'boys-soccer' }]);
  expect(listSeries('2025-11-18')).toEqual([]);
});
