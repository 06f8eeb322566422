import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrepGame } from '~/upstream/prep-schools';
import type { RpiRow } from '~/upstream/prep-standings';
import { computeRatingAfterWin, formatRatingRange } from './rating-after-win';
import type { RpiWeights } from './rpi-parts';
import { buildRating } from './rpi.fixture';

type Played = readonly [winner: number, loser: number];

const weights: RpiWeights = [0.25, 0.5, 0.25];
const teamCount = 9;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The ratings of all teams, by their definition. */
function rateTeams(games: readonly Played[]): RpiRow[] {
  const listResults = (team: number) =>
    games.flatMap(([winner, loser]) =>
      winner === team ? [{ other: loser, value: 1 }] : loser === team ? [{ other: winner, value: 0 }] : [],
    );
  const computeShare = (team: number, without: number | null) =>
    mean(listResults(team).flatMap(({ other, value }) => (other === without ? [] : [value])));
  const computeFaced = (team: number) => mean(listResults(team).map(({ other }) => computeShare(other, team)));
  return Array.from({ length: teamCount }, (_, team) => {
    const results = listResults(team);
    const [winPercent, opponents] = [computeShare(team, null), computeFaced(team)];
    const theirOpponents = mean(results.map(({ other }) => computeFaced(other)));
    const wins = results.filter(({ value }) => value === 1).length;
    const rpi = weights[0] * winPercent + weights[1] * opponents + weights[2] * theirOpponents;
    return buildRating(`${team}`, rpi, { winPercent, opponents, theirOpponents, wins, losses: results.length - wins });
  });
}

function buildSchedule(team: number, games: readonly Played[]): PrepGame[] {
  return games.flatMap(([winner, loser]) =>
    winner === team
      ? [{ opponent: `School ${loser}`, outcome: 'W' } as PrepGame]
      : loser === team
        ? [{ opponent: `School ${winner}`, outcome: 'L' } as PrepGame]
        : [],
  );
}

const predict = (games: readonly Played[], rows: readonly RpiRow[], next: number) =>
  computeRatingAfterWin(rows[0] ?? buildRating('0', null), rows, weights, buildSchedule(0, games), `School ${next}`);

/** All pairs once, some of them again. */
const seasons = fc
  .tuple(
    fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }),
    fc.array(fc.tuple(fc.nat(teamCount - 1), fc.nat(teamCount - 1)), { maxLength: 20 }),
  )
  .map(([isUpset, more]) => {
    const once: Played[] = [];
    for (let a = 0; a < teamCount; a += 1)
      for (let b = a + 1; b < teamCount; b += 1) once.push(isUpset[once.length] === true ? [b, a] : [a, b]);
    const pairs = new Set<string>();
    const again = more.filter(([a, b]) => {
      const pair = [a, b].sort().join(' ');
      const isNew = a !== b && !pairs.has(pair);
      pairs.add(pair);
      return isNew;
    });
    return [...once, ...again];
  });

describe('the rating after a win', () => {
  it('is within its bounds, which are narrow', () => {
    const widths: number[] = [];
    fc.assert(
      fc.property(seasons, fc.integer({ min: 1, max: teamCount - 1 }), (games, next) => {
        const range = predict(games, rateTeams(games), next);
        const rating = Number(rateTeams([...games, [0, next]])[0]?.rpi);
        expect(range?.[0]).toBeLessThanOrEqual(rating + 1e-9);
        expect(range?.[1]).toBeGreaterThanOrEqual(rating - 1e-9);
        widths.push((range?.[1] ?? 1) - (range?.[0] ?? 0));
      }),
      { numRuns: 30 },
    );
    expect(mean(widths)).toBeLessThan(0.01);
  });

  it('is unknown where the games do not give the present rating, or the opponent is not rated', () => {
    const [first] = fc.sample(seasons, { numRuns: 1, seed: 7 });
    const games = first ?? [];
    const rows = rateTeams(games);
    expect(predict(games, rows, 3)).not.toBeNull();
    expect(predict(games.slice(2), rows, 3)).toBeNull();
    expect(predict(games, rows, 77)).toBeNull();
    const predictWith = (change: Partial<RpiRow>) =>
      predict(
        games,
        rows.map((row) => ({ ...row, ...change })),
        3,
      );
    expect([{ opponents: 0.3 }, { wins: 40 }, { theirOpponents: null }].map(predictWith)).toEqual([null, null, null]);
  });

  it('counts ties as half a win', () => {
    const [games = []] = fc.sample(seasons, { numRuns: 1, seed: 7 });
    const rows = rateTeams(games);
    const tied = rows.map((row, team) => {
      const { wins, losses } = row;
      const count = (wins ?? 0) + (losses ?? 0);
      return team === 3
        ? { ...row, wins: (wins ?? 0) - 1, losses: (losses ?? 0) - 1, winPercent: (wins ?? 0) / count }
        : row;
    });
    expect(predict(games, tied, 4)).toEqual(predict(games, rows, 4));
  });

  it('is one number, or two where four decimals tell them apart', () => {
    expect([formatRatingRange([0.63118, 0.63121]), formatRatingRange([0.631, 0.6312])]).toEqual([
      '.6312',
      '.6310 to .6312',
    ]);
  });
});
