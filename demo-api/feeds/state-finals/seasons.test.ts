import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import {
  readNumber,
  writeNumbers,
  october,
  filterBySchool,
  listRosters,
  listScores,
  listTeams,
  teamSports,
  readText,
  getValue,
} from './ask-finals.fixture';

describe('GET /v1/statefinal/scores', () => {
  it.each([
    ['boys-soccer', october, 1],
    ['football', october, 2],
    ['girls-volleyball', '2025-11-15T13:00:00-06:00', 1],
    ['girls-volleyball', '2025-11-15T20:00:00-06:00', 77],
    ['baseball', '2027-06-12T12:00:00-05:00', 2],
  ])("games of %s at %s add up to the team's record", async (sportId, now, seed) => {
    const rows = await listScores(sportId, now, seed);
    for (const row of atLeastOne(await listTeams(sportId, now, seed))) {
      const games = filterBySchool(rows, row.SchoolID);
      const count = (letter: string): number => games.filter((game) => readText(game, 'WL') === letter).length;
      expect(writeNumbers(row, ['Won', 'Lost', 'Tied'])).toEqual([count('W'), count('L'), count('T')]);
      expect(games.length).toBeGreaterThan(8);
    }
  });

  it('the result letter matches the score, and future games have no score', async () => {
    for (const row of atLeastOne(await listScores('girls-volleyball', '2025-11-15T13:00:00-06:00'))) {
      const [mine, theirs] = [getValue(row, 'MyScore'), getValue(row, 'OpponentScore')];
      const letter = readText(row, 'WL');
      if (letter === '') expect([mine, theirs]).toEqual([null, null]);
      else expect(letter).toBe(Number(mine) > Number(theirs) ? 'W' : 'L');
    }
  });

  it('games name their tournaments, at least three from the state series', async () => {
    const rows = await listScores('boys-basketball');
    const named = new Set(rows.map((row) => readText(row, 'Tournament').trim()));
    expect([...named].filter((name) => /(Regional|Sectional|State Tournament)$/.test(name)).length).toBeGreaterThan(30);
    expect([...named].some((name) => name.endsWith('Shootout'))).toBe(true);
    expect(new Set(rows.map((row) => row.ContestType))).toEqual(
      new Set(['Regular', 'Conference', 'Tournament', 'State Series']),
    );
  });
});

describe('GET /v1/statefinal/rosters', () => {
  it('players belong to the teams and have unique numbers', async () => {
    for (const sportId of atLeastOne(teamSports)) {
      const rows = await listRosters(sportId);
      const ids = new Set((await listScores(sportId)).map((row) => row.SchoolID));
      expect(new Set(rows.map((row) => row.SchoolID))).toEqual(ids);
      for (const id of atLeastOne(ids)) {
        const worn = filterBySchool(rows, id)
          .map((row) => readText(row, 'Number'))
          .filter((text) => text !== '');
        expect(worn.length).toBeGreaterThanOrEqual(8);
        expect(new Set(worn).size, sportId).toBe(worn.length);
      }
    }
  });

  it.each([
    ['boys-soccer', 'F2'],
    ['girls-lacrosse', 'F2'],
    ['boys-water-polo', 'F2'],
    ['boys-basketball', 'F1'],
    ['softball', 'F2'],
  ])('players of %s score in %s what the team scored', async (sportId, field) => {
    for (const now of [october, '2026-06-13T15:00:00-05:00']) {
      const [players, games] = [await listRosters(sportId, now), await listScores(sportId, now)];
      for (const SchoolID of atLeastOne(new Set(games.map((game) => game.SchoolID)))) {
        const scored = filterBySchool(games, SchoolID)
          .filter((game) => !readText(game, 'Opponent').includes('Forfeit'))
          .reduce((sum, game) => sum + readNumber(game, 'MyScore'), 0);
        const told = filterBySchool(players, SchoolID).reduce((sum, player) => sum + readNumber(player, field), 0);
        expect(told).toBe(scored);
      }
    }
  });

  it('passing touchdowns and yards equal receiving ones', async () => {
    const rows = await listRosters('girls-flag-football');
    const sum = (field: string): number => rows.reduce((total, row) => total + readNumber(row, field), 0);
    expect(sum('F1')).toBe(sum('F3'));
    expect(sum('F4')).toBe(sum('F6'));
  });

  it('heights have more than one format', async () => {
    const heights = (await listRosters('boys-basketball')).map((row) => readText(row, 'Height'));
    expect(heights.some((height) => /^\d-\d+$/.test(height))).toBe(true);
    expect(heights.some((height) => /^\d' ?\d+"$/.test(height))).toBe(true);
    expect(heights.some((height) => height === '')).toBe(true);
  });
});
