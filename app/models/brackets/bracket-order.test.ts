import { describe, expect, it } from 'vitest';
import type { Game } from '../games/game';
import { parseStage } from '../games/stage';
import type { BracketLink } from './bracket-link';
import { linkBracketGames, sortInBracketOrder } from './bracket-links';
import { findTrustedOrder } from './bracket-order';
import { buildSeriesGames, buildFeed } from './bracket.fixture';
import type { StagedGame } from './staged-game';

const listSectionalSizes = (count: number, ...sizes: number[]) => Array.from({ length: count }, () => sizes);

/** The earliest games of an invented series, with other ids if wanted. */
function buildSeries(sizes: readonly (readonly number[])[], getId: (id: number) => number = (id) => id): StagedGame[] {
  const games = buildFeed(buildSeriesGames({ sectionals: sizes, decide: () => 0 }), 0);
  return games.flatMap((game) => stageGame({ ...game, id: String(getId(Number(game.id))) }));
}

function stageGame(game: Game): StagedGame[] {
  const stage = parseStage(game);
  return stage === null ? [] : [{ game, stage }];
}

const trustIn = (games: readonly StagedGame[], known: readonly BracketLink[] = []) =>
  findTrustedOrder(sortInBracketOrder(games), known);

describe('the order of game ids', () => {
  it('is trusted within regionals when all first rounds are listed like seeded brackets', () => {
    expect(trustIn(buildSeries(listSectionalSizes(8, 8, 8))).insideSites).toBe(true);
    expect(trustIn(buildSeries(listSectionalSizes(8, 8, 8), (id) => 5000 - id)).insideSites).toBe(false);
  });

  it('is not trusted within regionals when there are too few games', () => {
    expect(trustIn(buildSeries(listSectionalSizes(4, 4, 4))).insideSites).toBe(false);
  });

  it('is not judged by numbers that cannot be seeds', () => {
    const withIds = buildSeries(listSectionalSizes(8, 8, 8)).map(({ game, stage }): StagedGame => ({
      stage,
      game: { ...game, teams: [{ ...game.teams[0], seed: '900719925474' }, game.teams[1]] },
    }));
    expect(trustIn(withIds).insideSites).toBe(false);
  });

  it('is trusted across sites when every sectional follows the same number of regionals', () => {
    expect(trustIn(buildSeries(listSectionalSizes(8, 4, 4))).acrossSites).toBe(true);
    expect(trustIn(buildSeries(listSectionalSizes(8, 4, 4), (id) => (id * 7919) % 10_007)).acrossSites).toBe(false);
  });

  it('is not trusted across sites when so few sites could be in order by chance', () => {
    expect(trustIn(buildSeries(listSectionalSizes(4, 4, 4))).acrossSites).toBe(false);
  });

  it('is no longer trusted once one known team has advanced along another path', () => {
    const games = buildSeries(listSectionalSizes(8, 4, 4));
    const listGamesOfRound = (level: string, round: string) =>
      games.filter(({ stage }) => stage.level === level && stage.round === round);
    const [first, second] = listGamesOfRound('regional', 'Championship');
    const [upper, lower] = listGamesOfRound('sectional', 'Championship');
    if (!first || !second || !upper || !lower) throw new Error('the series lacks games');
    const buildKnownLink = (from: StagedGame, to: StagedGame): BracketLink => ({
      from,
      to,
      slot: 0,
      takes: 'winner',
      isSure: true,
    });
    expect(trustIn(games, [buildKnownLink(first, upper), buildKnownLink(second, lower)]).acrossSites).toBe(true);
    expect(trustIn(games, [buildKnownLink(first, lower), buildKnownLink(second, upper)]).acrossSites).toBe(false);
  });

  it('is used for likely links only when it is trusted', () => {
    const countLikelyLinks = (games: readonly StagedGame[]) =>
      linkBracketGames(games)
        .list()
        .filter(({ isSure }) => !isSure).length;
    expect(countLikelyLinks(buildSeries(listSectionalSizes(8, 8, 8)))).toBeGreaterThan(70);
    expect(countLikelyLinks(buildSeries(listSectionalSizes(8, 8, 8), (id) => (id * 7919) % 10_007))).toBe(0);
  });
});
