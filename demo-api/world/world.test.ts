import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { toDayNumber, getWeekday, type DayNumber } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { groupBy } from './conferences';
import { outOfState, type Game } from './game';
import { findEventualWinner, getGameState, findWinner } from './game-state';
import { GeneratedWorld } from './generated-world';
import { seasonPlans } from './season-plans';
import { listClassSeries } from './series';

const seeds = [1, 2, 77];
const worlds = seeds.map((seed) => new GeneratedWorld(seed));
const days: readonly DayNumber[] = [
  toDayNumber(2025, 8, 26),
  toDayNumber(2025, 9, 2),
  toDayNumber(2025, 9, 13),
  toDayNumber(2025, 10, 10),
  toDayNumber(2025, 10, 11),
  toDayNumber(2025, 10, 28),
  toDayNumber(2025, 11, 8),
  toDayNumber(2025, 11, 15),
  toDayNumber(2025, 11, 29),
  toDayNumber(2025, 12, 9),
  toDayNumber(2026, 1, 16),
  toDayNumber(2026, 2, 24),
  toDayNumber(2026, 3, 14),
  toDayNumber(2026, 4, 14),
  toDayNumber(2026, 4, 18),
  toDayNumber(2026, 5, 28),
  toDayNumber(2026, 6, 13),
  toDayNumber(2026, 9, 4),
  toDayNumber(2026, 11, 21),
  toDayNumber(2031, 10, 3),
];

function buildClockAt(day: DayNumber, minutes: number): Clock {
  return { nowMs: 0, today: day, minutesNow: minutes, timeZone: 'America/Chicago' };
}

describe.each(worlds.map((world) => ({ seed: world.seed, world })))('the world of seed $seed', ({ seed, world }) => {
  it('there are about 800 schools with unique four-digit ids', () => {
    const ids = world.schools.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(770);
    expect(ids.length).toBeLessThan(840);
    expect(new Set(ids).size).toBe(ids.length);
    expect(atLeastOne(ids).every((id) => /^\d{4}$/.test(id))).toBe(true);
    expect(ids).toEqual(expect.arrayContaining(['0101', '2207', '2905']));
  });

  it('school names have up to 56 characters, city forms, diacritics and apostrophes', () => {
    const names = world.schools.map(({ name }) => name);
    expect(Math.max(...names.map((name) => name.length))).toBe(56);
    expect(names.some((name) => /^Port Marlow \(.*ñ.*\)$/.test(name))).toBe(true);
    expect(names.some((name) => name.includes("'"))).toBe(true);
    expect(names).toEqual(expect.arrayContaining(['Cedar Fork', 'Cedar Forks']));
  });

  it('every school is in exactly one conference', () => {
    const members = world.conferences.flatMap((conference) => conference.members);
    expect([...members].sort((a, b) => a - b)).toEqual(world.schools.map(({ index }) => index));
  });

  it('the same seed gives the same world, in any order of generation', () => {
    const again = new GeneratedWorld(seed);
    again.listGamesOn(toDayNumber(2026, 4, 14));
    const listFacts = (games: readonly Game[]): unknown[] =>
      games.map(({ plan, stage, ...game }) => [plan.sportId, stage?.round, game]);
    expect(listFacts(again.listGamesOn(days[4] ?? 0))).toEqual(listFacts(world.listGamesOn(days[4] ?? 0)));
  });

  it('games are played on days in season, not on a Sunday or in July', () => {
    for (const day of days) expect(world.listGamesOn(day).length, `day ${day}`).toBeGreaterThan(7);
    expect(world.listGamesOn(toDayNumber(2025, 10, 12))).toEqual([]);
    expect(world.listGamesOn(toDayNumber(2026, 7, 11))).toEqual([]);
  });

  it('busy days of a regular season have 60 to 260 games', () => {
    for (let day = toDayNumber(2025, 9, 2); day < toDayNumber(2025, 10, 10); day += 1) {
      if (![1, 3, 4, 5].includes(getWeekday(day))) continue;
      expect(world.listGamesOn(day).length, `day ${day}`).toBeGreaterThanOrEqual(60);
      expect(world.listGamesOn(day).length, `day ${day}`).toBeLessThanOrEqual(260);
    }
  });

  it('a game is scheduled, then live, then final, and its score never falls', () => {
    for (const game of atLeastOne(days.flatMap((day) => world.listGamesOn(day)))) {
      const states = [-30, 1, 15, 40, 70, 100, 160, 600, 2880].map((after) =>
        getGameState(game, buildClockAt(game.day, game.startMinutes + after)),
      );
      const first = states[0]?.status;
      const last = states.at(-1)?.status;
      expect(first === 'scheduled' || first === 'postponed' || first === 'cancelled').toBe(true);
      if (game.outcome === 'played') expect(last).toBe('final');
      let [home, away] = [0, 0];
      for (const state of states) {
        const score = state.status === 'live' ? state.moment : state.status === 'final' ? state.result : null;
        if (!score || score.home === null || score.away === null) continue;
        expect(score.home).toBeGreaterThanOrEqual(home);
        expect(score.away).toBeGreaterThanOrEqual(away);
        [home, away] = [score.home, score.away];
      }
    }
  });

  it('every played postseason game has a winner', () => {
    for (const game of atLeastOne(days.flatMap((day) => world.listGamesOn(day)))) {
      if (game.stage === null) continue;
      expect(findEventualWinner(game)).not.toBeNull();
    }
  });

  it('records agree with the results of the games', () => {
    const clock = buildClockAt(toDayNumber(2025, 10, 11), 13 * 60 + 20);
    for (const sportId of ['football', 'girls-volleyball', 'boys-soccer']) {
      const plan = seasonPlans.find((candidate) => candidate.sportId === sportId);
      if (plan === undefined) throw new Error(`No plan for ${sportId}.`);
      const season = world.getSeason(plan, 2025);
      const over = season.games
        .map((game) => ({ game, state: getGameState(game, clock) }))
        .filter(({ state }) => state.status === 'final' || state.status === 'forfeit');
      const decided = over.filter(({ game, state }) => findWinner(game, state) !== null);
      const records = [...season.teams.map(({ index }) => index), outOfState].map((team) =>
        season.computeRecord(team, clock),
      );
      const sum = (field: 'wins' | 'losses' | 'ties'): number =>
        records.reduce((total, record) => total + record[field], 0);
      expect([sum('wins'), sum('losses'), sum('ties')]).toEqual([
        decided.length,
        decided.length,
        (over.length - decided.length) * 2,
      ]);
      expect(decided.length).toBeGreaterThan(500);
    }
  });

  it('winners advance in every bracket', () => {
    for (const plan of atLeastOne(
      seasonPlans.filter(({ sportId }) => ['football', 'girls-volleyball', 'baseball'].includes(sportId)),
    )) {
      for (const game of atLeastOne(world.getSeason(plan, 2025).games)) {
        if (game.stage === null || game.stage.feeders.length === 0) continue;
        const teams = game.stage.feeders.map((feeder) => {
          const homeWins = findEventualWinner(feeder) === 'home';
          const isForThird = game.stage?.round === '3rd Place';
          return homeWins !== isForThird ? feeder.home : feeder.away;
        });
        expect([game.home, game.away]).toEqual(expect.arrayContaining(teams));
        expect(game.day).toBeGreaterThan(Math.max(...game.stage.feeders.map(({ day }) => day)));
      }
    }
  });

  it.each([2023, 2025, 2026])('the games for third place of %i end before the finals start', (schoolYear) => {
    const longestMinutes = 120;
    for (const plan of atLeastOne(seasonPlans.filter(({ postseason }) => postseason !== null))) {
      for (const { thirdPlace, state } of atLeastOne(listClassSeries(world, plan, schoolYear))) {
        if (thirdPlace === null) continue;
        expect(thirdPlace.day).toBe(state.title.day);
        expect(thirdPlace.startMinutes + longestMinutes, plan.sportId).toBeLessThanOrEqual(state.title.startMinutes);
      }
    }
  });

  it('the football playoffs have eight classes of 32 and five rounds', () => {
    const plan = seasonPlans.find(({ sportId }) => sportId === 'football');
    if (plan === undefined) throw new Error('No plan for football.');
    const playoffs = world.getSeason(plan, 2025).games.filter(({ stage }) => stage !== null);
    const rounds = groupBy(playoffs, ({ stage }) => stage?.round);
    expect([...rounds].map(([round, games]) => [round, games.length])).toEqual([
      ['Round 1', 128],
      ['Round 2', 64],
      ['Quarterfinal', 32],
      ['Semifinal', 16],
      ['Championship', 8],
    ]);
  });
});
