import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, readText } from '../../ask.fixture';
import { getWorld } from '../../environment';
import { listFootballTeams } from '../../world/football-teams';
import { getSport } from '../../world/sports';
import { askGames, askLines, askQualifiers, moments, type PlayoffLine } from './rows.fixture';

const { classes } = getSport('football');
const seeds = [1, 5, 33];
const running = [moments.week3, moments.week7, moments.week9, moments.beforeShow];

const listIds = (lines: readonly PlayoffLine[]): number[] =>
  lines.map(({ id }) => id).sort((left, right) => left - right);

describe.each(seeds)('football qualification (seed %i)', (seed) => {
  it('every clinched team is in the final field, and nobody else at the end', async () => {
    const field = new Set([...(await askQualifiers(moments.afterShow, seed)).values()].flat().map(({ id }) => id));
    expect(field.size).toBe(256);
    for (const now of running) {
      const clinchers = await askLines('playoff-clinchers', now, seed);
      const certain = clinchers.filter(({ bid }) => bid === 'R' || bid === 'C');
      // May be empty: early in the season nobody has clinched.
      expect(certain.filter(({ id }) => !field.has(id)).map(({ name }) => name)).toEqual([]);
      for (const { bid, wins, losses } of atLeastOne(clinchers)) {
        expect(wins).toBeGreaterThanOrEqual({ R: 5, C: 6, A: 5 }[bid] ?? 0);
        if (bid === 'E') expect(losses).toBeLessThanOrEqual(5);
        expect(wins + losses).toBeLessThanOrEqual(9);
      }
    }
    const last = await askLines('playoff-clinchers', moments.afterShow, seed);
    expect(listIds(last)).toEqual([...field].sort((left, right) => left - right));
    expect(new Set(last.map(({ bid }) => bid))).toEqual(new Set(['R', 'C', 'A']));
  });

  it('the outlook projects eight classes of 32 teams', async () => {
    for (const now of [...running, moments.afterShow, moments.afterFinals]) {
      const outlook = await askLines('playoff-outlook2', now, seed);
      expect(new Set(listIds(outlook)).size).toBe(256);
      expect(outlook).toHaveLength(256);
      for (const className of atLeastOne(classes)) {
        const ranks = outlook.filter((line) => line.className === className).map((line) => line.seed);
        expect(ranks).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
      }
    }
  });

  it('outlook, clinchers, qualifiers and first round have the same final field', async () => {
    const qualifiers = await askQualifiers(moments.afterShow, seed);
    const outlook = await askLines('playoff-outlook2', moments.afterShow, seed);
    const clinchers = new Map(
      (await askLines('playoff-clinchers', moments.afterShow, seed)).map((line) => [line.id, line]),
    );
    const games = await askGames(moments.afterShow, seed);
    const numbers = new Map(listFootballTeams(getWorld(seed)).map((team) => [team.school.id, team.footballId]));
    for (const className of atLeastOne(classes)) {
      const lines = qualifiers.get(`Class ${className}`) ?? [];
      expect(lines.map(({ id }) => id)).toEqual(
        outlook.filter((candidate) => candidate.className === className).map(({ id }) => id),
      );
      const first = games.filter((game) => game.className === className && game.round === 'Round 1');
      expect(first).toHaveLength(16);
      expect(listIds(lines)).toEqual(
        first.flatMap(({ teams }) => teams.map((id) => numbers.get(id) ?? 0)).sort((left, right) => left - right),
      );
      for (const { id, wins, losses, points, pointsWins } of atLeastOne(lines)) {
        const told = clinchers.get(id);
        expect([told?.wins, told?.losses, told?.points, told?.pointsWins]).toEqual([wins, losses, points, pointsWins]);
      }
    }
  });

  it("teams are ranked by wins, opponents' wins and defeated opponents' wins", async () => {
    for (const lines of atLeastOne((await askQualifiers(moments.afterShow, seed)).values())) {
      const keys = lines.map(({ wins, points, pointsWins }) => (wins * 1000 + points) * 1000 + pointsWins);
      expect(keys).toEqual([...keys].sort((left, right) => right - left));
    }
  });
});

describe('football qualification over the season', () => {
  it('all lists are empty before the first games, qualifiers until the show', async () => {
    expect(await askDemo('/v1/football/playoff-outlook2', moments.beforeSeason)).toEqual([]);
    expect(await askDemo('/v1/football/playoff-clinchers', moments.beforeSeason)).toEqual([]);
    for (const now of [moments.week7, moments.beforeShow]) {
      expect(await askDemo('/v1/football/playoff-qualifiers', now)).toMatchObject({ sections: [] });
    }
  });

  it('a clinched team stays clinched and an eliminated team stays eliminated', async () => {
    const lists = await Promise.all(running.map((now) => askLines('playoff-clinchers', now)));
    lists.slice(1).forEach((later, index) => {
      const [before, after] = [lists[index] ?? [], new Map(later.map((line) => [line.id, line]))];
      for (const { id, bid } of before)
        if (bid === 'C' || bid === 'R') expect(['C', 'R']).toContain(after.get(id)?.bid);
      const listed = new Set(before.map(({ id }) => id));
      expect(atLeastOne(later).filter(({ id }) => !listed.has(id))).toEqual([]);
    });
  });

  it('the next opponent is given with its record and marks', async () => {
    const fetchTexts = async (now: string): Promise<string[]> =>
      (await askLines('playoff-outlook2', now)).map(({ row }) => readText(row, 'NextGame').trim());
    const all = [...(await fetchTexts(moments.week3)), ...(await fetchTexts(moments.week7))].filter(
      (text) => text !== '',
    );
    expect(all.length).toBeGreaterThan(480);
    for (const text of all) expect(text).toMatch(/^(?:vs\.|@) .+? (?:\(\d-\d\)|#)(?: #)?(?: \(m\))?(?: \([us]\))?$/);
    for (const mark of [/#$/, /\(m\)/, /\(u\)$/, /\(s\)$/]) {
      const share = all.filter((text) => mark.test(text)).length / all.length;
      expect(share, String(mark)).toBeGreaterThan(0);
      expect(share, String(mark)).toBeLessThan(0.2);
    }
    const left = (await fetchTexts(moments.quarterfinals)).filter((text) => text !== '');
    expect(left.length).toBeGreaterThan(30);
    expect(left.length).toBeLessThan(80);
    expect(atLeastOne(await fetchTexts(moments.afterFinals)).filter((text) => text !== '')).toEqual([]);
  });

  it('teams that play above their size are marked', async () => {
    const outlook = await askLines('playoff-outlook2', moments.afterShow);
    const designated = outlook.filter(({ row }) => readText(row, 'DesignatedClass') !== '');
    expect(designated.length).toBeGreaterThan(0);
    expect(designated.length).toBeLessThan(16);
    for (const { row, className } of atLeastOne(designated)) expect(readText(row, 'DesignatedClass')).toBe(className);
  });
});
