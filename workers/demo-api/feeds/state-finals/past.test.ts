import { describe, expect, it } from 'vitest';
import { inner } from '../../ask.fixture';
import {
  careerOf,
  gamesOf,
  historyOf,
  lateNovember,
  number,
  numbers,
  october,
  teams,
  textOf,
  type Fields,
} from './ask-finals.fixture';

describe('coach and history of a state-final team', () => {
  it.each([1, 2, 77])("the coach's career ends with the team's shown record (seed %i)", async (seed) => {
    for (const row of (await teams('boys-soccer', october, seed)).slice(0, 2)) {
      const career = await careerOf('boys-soccer', textOf(row, 'SchoolID'), october, seed);
      const last = career.find((season) => season.SchoolTerm === '2024-25') ?? {};
      expect(numbers(last, ['W', 'L', 'T'])).toEqual(numbers(row, ['Won', 'Lost', 'Tied']));
      expect([1, 2, 3, 4]).toContain(number(last, 'Place'));
      expect(career.every((season) => textOf(season, 'SchoolTerm') <= '2024-25')).toBe(true);
      const terms = career.map((season) => season.SchoolTerm);
      expect(new Set(terms).size).toBe(terms.length);
    }
  });

  it('earlier appearances have consistent games, places and records', async () => {
    let appearances = 0;
    const winners = new Map<number, unknown>();
    for (const { SchoolID } of await teams('boys-soccer')) {
      for (const tournament of await historyOf('boys-soccer', String(SchoolID))) {
        appearances += 1;
        const games = gamesOf(tournament);
        const won = games.filter((game) => game.WinnerSchoolID === SchoolID).length;
        expect(number(tournament, 'year')).toBeLessThan(2024);
        expect(numbers(tournament, ['wins', 'losses'])).toEqual([won, games.length - won]);
        expect(number(tournament, 'place')).toBe(placeFrom(games, SchoolID));
        const season = inner(tournament, 'season');
        expect(number(season, 'W')).toBeGreaterThanOrEqual(won);
        expect(number(season, 'L')).toBeGreaterThanOrEqual(games.length - won);
        for (const game of games) {
          const id = number(game, 'ContestID');
          expect(winners.get(id) ?? game.WinnerSchoolID).toBe(game.WinnerSchoolID);
          winners.set(id, game.WinnerSchoolID);
          expect(number(game, 'WinnerScore')).toBeGreaterThan(number(game, 'LoserScore'));
          if (textOf(game, 'PKScore') !== '') expect(number(game, 'WinnerScore')).toBe(number(game, 'LoserScore') + 1);
        }
      }
    }
    expect(appearances).toBeGreaterThan(10);
  });

  it('history is the same two years later', async () => {
    const [before, after] = [
      await historyOf('boys-soccer', '0101'),
      await historyOf('boys-soccer', '0101', lateNovember),
    ];
    const factsOf = (row: Fields): unknown[] => [
      ...numbers(row, ['year', 'for', 'against', 'place']),
      textOf(row, 'coach').trim(),
    ];
    const later = after.map(factsOf);
    expect(later.length).toBeGreaterThan(before.length);
    for (const row of before) expect(later).toContainEqual(factsOf(row));
  });

  it('history is empty for a first appearance', async () => {
    const first = await Promise.all(
      (await teams('girls-flag-football')).map((row) => historyOf('girls-flag-football', textOf(row, 'SchoolID'))),
    );
    expect(first).toEqual([[], [], [], []]);
    const soccer = await Promise.all(
      (await teams('girls-soccer')).map((row) => historyOf('girls-soccer', textOf(row, 'SchoolID'))),
    );
    expect(soccer.filter((rows) => rows.length > 0).length).toBeGreaterThan(6);
  });

  it('history contains shootouts and overtimes', async () => {
    const games: Fields[] = [];
    for (const row of await teams('girls-soccer')) {
      for (const past of await historyOf('girls-soccer', textOf(row, 'SchoolID'))) games.push(...gamesOf(past));
    }
    expect(games.some((game) => /^\d-\d$/.test(textOf(game, 'PKScore')))).toBe(true);
    expect(games.some((game) => /^2?OT$/.test(textOf(game, 'OT')))).toBe(true);
  });

  it("last year's advancement matches last year's bracket", async () => {
    const advancements = (await teams('girls-soccer')).map((row) => textOf(row, 'LastYearsAdvancement'));
    expect(advancements.every((text) => /^(State champion|\dnd|\drd|\dth|Lost to|Reached|Did not)/.test(text))).toBe(
      true,
    );
    expect(advancements.some((text) => text.startsWith('Lost to'))).toBe(true);
  });
});

function placeFrom(games: readonly Fields[], school: unknown): number {
  const last = games.find((game) => game.Round !== 'Semifinal') ?? {};
  return (last.Round === 'Championship' ? 1 : 3) + (last.WinnerSchoolID === school ? 0 : 1);
}
