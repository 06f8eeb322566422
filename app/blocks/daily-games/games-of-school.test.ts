import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
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

it('a page of a school calls the games of today; clocks and the next days are only read where they are kept', () => {
  const { games, kept } = requestGamesOfSchool(clock);
  expect(games.params).toEqual({ day: '2025-10-11' });
  expect(games.isKeptOnly).toBeUndefined();
  const further = listDependentRequests({ dependent: kept }, () => [buildLiveGame()]);
  expect(further.map(([name]) => name)).toContain('scoreboard-boys-soccer');
  expect(further.map(([name]) => name)).toContain('2025-10-12');
  expect(further.map(([name]) => name)).not.toContain('2025-10-10');
  expect(new Set(further.map(([, request]) => request.isKeptOnly))).toEqual(new Set([true]));
});
