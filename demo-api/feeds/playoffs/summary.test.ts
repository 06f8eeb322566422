import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, getInnerFields, readText, getValue, type Fields } from '../../ask.fixture';
import { readClock } from '../../calendar/clock';
import { getWorld } from '../../environment';
import { findFootballTeamById } from '../../world/football-teams';
import { getGameState, findWinner } from '../../world/game-state';
import { getPlan } from '../../world/season-plans';
import { askGames, askLines, askQualifiers, parseLines, moments } from './rows.fixture';

interface Summary {
  readonly title: string;
  readonly notes: readonly string[];
  readonly sections: readonly { readonly title: string; readonly rows: readonly Fields[] }[];
}

async function askSummary(classPart: string, now: string, seed = 1): Promise<Summary> {
  const summary = (await askDemo(`/v1/football/playoff-summary/${classPart}`, now, seed)) as Summary;
  const sections = summary.sections.map(({ title, rows }) => ({ title, rows: parseLines(rows).map(({ row }) => row) }));
  return { ...summary, sections };
}

const getId = (row: Fields): number => Number(readText(row, 'schoolId'));

describe.each([1, 5, 33])('GET /v1/football/playoff-summary (seed %i)', (seed) => {
  it("a summary lists the class's teams in two sections", async () => {
    const qualifiers = await askQualifiers(moments.quarterfinals, seed);
    for (const number of [1, 8]) {
      const { title, sections, notes } = await askSummary(String(number), moments.quarterfinals, seed);
      expect(title).toBe(`2025 Class ${number}A Football Playoff Team Information`);
      expect(notes.length).toBeGreaterThan(2);
      expect(sections.map((section) => section.title)).toEqual(['This Season', 'Playoff History']);
      const expected = new Set(qualifiers.get(`Class ${number}A`)?.map(({ id }) => id));
      for (const { rows } of atLeastOne(sections)) expect(new Set(rows.map(getId))).toEqual(expected);
    }
  });

  it('records count the finished games, also during the quarterfinals', async () => {
    const world = getWorld(seed);
    const season = world.getSeason(getPlan('football'), 2025);
    const clock = readClock('America/Chicago', 0, moments.quarterfinals);
    const standings = new Map(
      (await askLines('conference-standings', moments.quarterfinals, seed)).map((line) => [line.id, line]),
    );
    const { sections } = await askSummary('4', moments.quarterfinals, seed);
    for (const row of atLeastOne(sections[0]?.rows ?? [])) {
      const team = findFootballTeamById(world, getId(row))?.school.index ?? -1;
      const sums = { for: 0, against: 0, wins: 0, losses: 0 };
      for (const game of season.listGamesOf(team)) {
        const state = getGameState(game, clock);
        if (state.status !== 'final' && state.status !== 'forfeit') continue;
        const [mine, theirs] = game.home === team ? (['home', 'away'] as const) : (['away', 'home'] as const);
        const points = state.status === 'final' ? state.result : state;
        sums.for += points[mine];
        sums.against += points[theirs];
        if (findWinner(game, state) === mine) sums.wins += 1;
        else sums.losses += 1;
      }
      const scoring = getInnerFields(row, 'scoring');
      expect([Number(scoring.for), Number(scoring.against)]).toEqual([sums.for, sums.against]);
      expect(Number(scoring.diff)).toBe(sums.for - sums.against);
      expect(readText(row, 'thisYear')).toBe(`${sums.wins}-${sums.losses}`);
      const told = standings.get(getId(row));
      expect(readText(row, 'thisYear')).toBe(`${told?.wins}-${told?.losses}`);
    }
  });

  it('the champion gains a trophy when the final is over', async () => {
    const before = (await askSummary('2', moments.quarterfinals, seed)).sections[1]?.rows ?? [];
    const after = (await askSummary('2', moments.afterFinals, seed)).sections[1]?.rows ?? [];
    const [final] = (await askGames(moments.afterFinals, seed, '2A')).filter(({ round }) => round === 'Championship');
    const listTrophies = (rows: readonly Fields[], schoolId: string | undefined): number[] => {
      const row =
        rows.find((candidate) => findFootballTeamById(getWorld(seed), getId(candidate))?.school.id === schoolId) ?? {};
      return ['first', 'second'].map((name) => Number(getInnerFields(row, 'trophies')[name]));
    };
    const [champion, loser] = final?.winner === 0 ? final.teams : [...(final?.teams ?? [])].reverse();
    const [first = 0, second = 0] = listTrophies(before, champion);
    expect(listTrophies(after, champion)).toEqual([first + 1, second]);
    const [lost = 0, lostSecond = 0] = listTrophies(before, loser);
    expect(listTrophies(after, loser)).toEqual([lost, lostSecond + 1]);
  });
});

describe('the history of a team', () => {
  it("a team's appearances, consecutive years and records are consistent", async () => {
    for (const number of [1, 3, 5, 7]) {
      const { sections } = await askSummary(String(number), moments.afterFinals);
      for (const row of atLeastOne(sections[1]?.rows ?? [])) {
        const appearances = getInnerFields(row, 'appearances');
        const [total, consecutive] = [Number(appearances.total), Number(appearances.consecutive)];
        expect(consecutive).toBeGreaterThanOrEqual(1);
        expect(total).toBeGreaterThanOrEqual(consecutive);
        expect(total).toBeLessThanOrEqual(52);
        const last = Number(appearances.last) || null;
        expect(last === 2024).toBe(consecutive > 1);
        expect(last === null).toBe(total === 1);
        const [wins = 0, losses = 0] = readText(row, 'record').split('-').map(Number);
        const first = Number(getInnerFields(row, 'trophies').first);
        expect(losses).toBe(total - first);
        expect(wins).toBeGreaterThanOrEqual(first * 5);
      }
    }
  });
});

describe('edition of the playoff summary', () => {
  it("last season's summary is shown until the pairings show is over", async () => {
    expect((await askSummary('3', moments.week7)).title).toContain('2024');
    const during = await askSummary('3', '2025-10-25T20:30:00-05:00');
    expect([during.title.slice(0, 4), during.sections]).toEqual(['2025', []]);
    expect((await askSummary('3', moments.afterShow)).sections).toHaveLength(2);
  });

  it('a token before the class number does not change the summary', async () => {
    const plain = await askSummary('3', moments.afterShow);
    for (const part of ['1900-3', '19003', 'abc3']) {
      expect((await askSummary(part, moments.afterShow)).sections).toEqual(plain.sections);
    }
  });

  it('unknown class numbers are errors', async () => {
    for (const part of ['0', '9', '1900-9', 'x', '3A']) {
      await expect(askSummary(part, moments.afterShow)).rejects.toThrow('404');
    }
  });

  it('every row identifies its team', async () => {
    const { sections } = await askSummary('6', moments.afterShow);
    for (const { rows } of atLeastOne(sections)) {
      for (const row of atLeastOne(rows)) expect(typeof getValue(row, 'school')).toBe('string');
    }
  });
});
