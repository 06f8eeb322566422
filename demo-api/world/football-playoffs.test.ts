import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { getItemAt } from '../random/dice';
import { sortBySeed, type Qualifier } from './football-field';
import { listPlayoffs } from './football-playoff-field';
import { findEventualWinner } from './game-state';
import { GeneratedWorld } from './generated-world';
import { getPairingsMoment } from './pairings';
import { getPlan } from './season-plans';

const findWinner = (game: Parameters<typeof findEventualWinner>[0]): number =>
  findEventualWinner(game) === 'away' ? game.away : game.home;

describe.each([1, 5, 33])('the football playoffs of seed %i', (seed) => {
  const world = new GeneratedWorld(seed);
  const classes = listPlayoffs(world, 2025);
  const season = world.getSeason(getPlan('football'), 2025);

  it('there are eight brackets of 32 in five rounds, and winners advance', () => {
    expect(classes.map(({ className }) => className)).toEqual(['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A']);
    for (const { rounds } of atLeastOne(classes)) {
      expect(rounds.map((games) => games.length)).toEqual([16, 8, 4, 2, 1]);
      rounds.slice(1).forEach((games, before) => {
        games.forEach((game, index) => {
          const feeders = [index * 2, index * 2 + 1].map((position) => getItemAt(rounds[before] ?? [], position));
          expect(game.stage?.feeders).toEqual(expect.arrayContaining(feeders));
          expect([game.home, game.away].sort()).toEqual(feeders.map(findWinner).sort());
          for (const feeder of feeders) expect(feeder.day).toBeLessThan(game.day - 5);
        });
      });
    }
  });

  it('best seeds meet lowest seeds, in halves below 7A and one bracket above', () => {
    for (const { rounds, classNumber, teams } of atLeastOne(classes)) {
      const first = rounds[0] ?? [];
      const size = classNumber > 6 ? 32 : 16;
      for (const { stage } of atLeastOne(first)) expect((stage?.homeSeed ?? 0) + (stage?.awaySeed ?? 0)).toBe(size + 1);
      const rankBySchool = new Map(teams.map(({ school }, rank) => [school.index, rank]));
      const halves = size === 32 ? [first] : [first.slice(0, 8), first.slice(8)];
      for (const half of atLeastOne(halves)) {
        const seeded = half.flatMap(({ home, away, stage }) => [
          [stage?.homeSeed ?? 0, home] as const,
          [stage?.awaySeed ?? 0, away] as const,
        ]);
        const ranks = seeded.sort(([left], [right]) => left - right).map(([, team]) => rankBySchool.get(team) ?? -1);
        expect(ranks).toEqual([...ranks].sort((left, right) => left - right));
      }
      if (halves.length === 1) continue;
      const [north = [], south = []] = halves.map((half) =>
        half.flatMap(({ home, away }) => [home, away]).map((team) => getItemAt(world.schools, team).town.latitude),
      );
      expect(Math.min(...north)).toBeGreaterThanOrEqual(Math.max(...south));
    }
  });

  it('the host is the team that has hosted less, then the better seed', () => {
    for (const { rounds } of atLeastOne(classes)) {
      const hosted = new Map<number, number>();
      for (const { home, away, stage } of atLeastOne(rounds.slice(0, 4).flat())) {
        const [mine, theirs] = [hosted.get(home) ?? 0, hosted.get(away) ?? 0];
        expect(mine).toBeLessThanOrEqual(theirs);
        if (mine === theirs) expect(stage?.homeSeed).toBeLessThanOrEqual(stage?.awaySeed ?? 0);
        hosted.set(home, mine + 1);
      }
    }
  });

  it('finals are four a day, one after the other, in one stadium', () => {
    const finals = classes.map(({ rounds }) => getItemAt(rounds[4] ?? [], 0));
    const friday = getPairingsMoment(season.plan, 2025).today + 34;
    expect(finals.map(({ day }) => day - friday)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(finals.map(({ startMinutes }) => startMinutes / 60)).toEqual([10, 13, 16, 19, 10, 13, 16, 19]);
    expect(new Set(finals.map(({ stage }) => stage?.site))).toEqual(new Set(['Founders Stadium, Prairie City']));
  });
});

describe('the seeding rule', () => {
  const schools = new GeneratedWorld(1).schools;
  const buildQualifier = (index: number, wins: number, beaten: number[] = []): Qualifier => ({
    school: getItemAt(schools, index),
    wins,
    losses: 9 - wins,
    opponentsWins: 40,
    defeatedOpponentsWins: 20,
    beaten,
  });
  const order = (...teams: Qualifier[]): number[] => sortBySeed(teams).map(({ school }) => school.index);

  it('two equal teams are ordered by their head-to-head game', () => {
    expect(order(buildQualifier(3, 6), buildQualifier(8, 6, [3]), buildQualifier(1, 5))).toEqual([8, 3, 1]);
  });

  it('three equal teams, or two that did not meet, are ordered by name', () => {
    expect(order(buildQualifier(8, 6, [3]), buildQualifier(5, 6), buildQualifier(3, 6))).toEqual([3, 5, 8]);
    expect(order(buildQualifier(8, 6), buildQualifier(3, 6))).toEqual([3, 8]);
  });
});
