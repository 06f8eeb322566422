import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { getInnerFields } from '../../ask.fixture';
import {
  fetchCareer,
  listGames,
  fetchHistory,
  lateNovember,
  readNumber,
  writeNumbers,
  october,
  listTeams,
  readText,
  type Fields,
} from './ask-finals.fixture';

describe('coach and history of a state-final team', () => {
  it.each([1, 2, 77])("the coach's career ends with the team's shown record (seed %i)", async (seed) => {
    for (const row of atLeastOne((await listTeams('boys-soccer', october, seed)).slice(0, 2))) {
      const career = await fetchCareer('boys-soccer', readText(row, 'SchoolID'), october, seed);
      const last = career.find((season) => season.SchoolTerm === '2024-25') ?? {};
      expect(writeNumbers(last, ['W', 'L', 'T'])).toEqual(writeNumbers(row, ['Won', 'Lost', 'Tied']));
      expect([1, 2, 3, 4]).toContain(readNumber(last, 'Place'));
      expect(atLeastOne(career).every((season) => readText(season, 'SchoolTerm') <= '2024-25')).toBe(true);
      const terms = career.map((season) => season.SchoolTerm);
      expect(new Set(terms).size).toBe(terms.length);
    }
  });

  it('earlier appearances have consistent games, places and records', async () => {
    let appearances = 0;
    const winners = new Map<number, unknown>();
    for (const { SchoolID } of atLeastOne(await listTeams('boys-soccer'))) {
      // May be empty: a team may be there for the first time.
      for (const tournament of await fetchHistory('boys-soccer', String(SchoolID))) {
        appearances += 1;
        const games = listGames(tournament);
        const won = games.filter((game) => game.WinnerSchoolID === SchoolID).length;
        expect(readNumber(tournament, 'year')).toBeLessThan(2024);
        expect(writeNumbers(tournament, ['wins', 'losses'])).toEqual([won, games.length - won]);
        expect(readNumber(tournament, 'place')).toBe(findPlace(games, SchoolID));
        const season = getInnerFields(tournament, 'season');
        expect(readNumber(season, 'W')).toBeGreaterThanOrEqual(won);
        expect(readNumber(season, 'L')).toBeGreaterThanOrEqual(games.length - won);
        for (const game of atLeastOne(games)) {
          const id = readNumber(game, 'ContestID');
          expect(winners.get(id) ?? game.WinnerSchoolID).toBe(game.WinnerSchoolID);
          winners.set(id, game.WinnerSchoolID);
          expect(readNumber(game, 'WinnerScore')).toBeGreaterThan(readNumber(game, 'LoserScore'));
          if (readText(game, 'PKScore') !== '')
            expect(readNumber(game, 'WinnerScore')).toBe(readNumber(game, 'LoserScore') + 1);
        }
      }
    }
    expect(appearances).toBeGreaterThan(10);
  });

  it('history is the same two years later', async () => {
    const [before, after] = [
      await fetchHistory('boys-soccer', '0101'),
      await fetchHistory('boys-soccer', '0101', lateNovember),
    ];
    const listFacts = (row: Fields): unknown[] => [
      ...writeNumbers(row, ['year', 'for', 'against', 'place']),
      readText(row, 'coach').trim(),
    ];
    const later = after.map(listFacts);
    expect(later.length).toBeGreaterThan(before.length);
    for (const row of atLeastOne(before)) expect(later).toContainEqual(listFacts(row));
  });

  it('history is empty for a first appearance', async () => {
    const first = await Promise.all(
      (await listTeams('girls-flag-football')).map((row) =>
        fetchHistory('girls-flag-football', readText(row, 'SchoolID')),
      ),
    );
    expect(first).toEqual([[], [], [], []]);
    const soccer = await Promise.all(
      (await listTeams('girls-soccer')).map((row) => fetchHistory('girls-soccer', readText(row, 'SchoolID'))),
    );
    expect(soccer.filter((rows) => rows.length > 0).length).toBeGreaterThan(6);
  });

  it('history contains shootouts and overtimes', async () => {
    const games: Fields[] = [];
    for (const row of await listTeams('girls-soccer')) {
      for (const past of await fetchHistory('girls-soccer', readText(row, 'SchoolID'))) games.push(...listGames(past));
    }
    expect(games.some((game) => /^\d-\d$/.test(readText(game, 'PKScore')))).toBe(true);
    expect(games.some((game) => /^2?OT$/.test(readText(game, 'OT')))).toBe(true);
  });

  it("last year's advancement matches last year's bracket", async () => {
    const advancements = (await listTeams('girls-soccer')).map((row) => readText(row, 'LastYearsAdvancement'));
    expect(
      atLeastOne(advancements).every((text) => /^(State champion|\dnd|\drd|\dth|Lost to|Reached|Did not)/.test(text)),
    ).toBe(true);
    expect(advancements.some((text) => text.startsWith('Lost to'))).toBe(true);
  });
});

function findPlace(games: readonly Fields[], school: unknown): number {
  const last = games.find((game) => game.Round !== 'Semifinal') ?? {};
  return (last.Round === 'Championship' ? 1 : 3) + (last.WinnerSchoolID === school ? 0 : 1);
}
