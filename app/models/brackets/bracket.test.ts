import { describe, expect, it } from 'vitest';
import type { Game, GameTeam } from '../games/game';
import {
  buildGameTeam,
  buildFinalGame,
  buildForfeitGame,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from '../games/game.fixture';
import { formatStage } from '../games/stage';
import { toBracket, type BracketCell, type BracketGame, type BracketUnit } from './bracket';
import { listAllGames, buildSeriesGames, buildFeed } from './bracket.fixture';

const pickTopTeam = () => 0 as const;

function formatCell(cell: BracketCell): string {
  if (cell.kind === 'game') return cell.game.game.id;
  return cell.kind === 'bye' ? `bye ${cell.team.seed ?? ''}` : '-';
}

const listColumns = (unit: BracketUnit | null | undefined) =>
  unit?.rounds.map(({ title, cells }) => [title, ...cells.map(formatCell)]);

const buildTeams = (first: string, second: string) =>
  [buildGameTeam(first, { schoolId: first }), buildGameTeam(second, { schoolId: second })] as const;
const unknown = [buildGameTeam('TBD'), buildGameTeam('TBD')] as const;
const regional = { level: 'Regional', site: 'Rockwell' };

describe('a complete series', () => {
  const series = buildSeriesGames({ sectionals: Array.from({ length: 8 }, () => [6, 4]), decide: pickTopTeam });
  const bracket = toBracket(buildFeed(series, series.length));

  it('has a region for each sectional, with its regionals first', () => {
    expect(bracket.regions.map(({ title }) => title)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Hall ${index} Sectional`),
    );
    expect(bracket.regions[0]?.units.map(({ title, level }) => [title, level])).toEqual([
      ['Town 0-0 Regional', 'regional'],
      ['Town 0-1 Regional', 'regional'],
      ['Hall 0 Sectional', 'sectional'],
    ]);
  });

  it('shows a regional in columns with each game beside the games that lead to it', () => {
    expect(listColumns(bracket.regions[0]?.units[0])).toEqual([
      ['Quarterfinal', '-', '1000', '-', '1001'],
      ['Semifinal', '1002', '1003'],
      ['Championship', '1004'],
    ]);
  });

  it('ends with the state finals and shows the third-place game beside the columns', () => {
    expect(bracket.finals?.title).toBe('State Finals');
    expect(listColumns(bracket.finals)?.map((column) => [column[0], column.length - 1])).toEqual([
      ['Super-sectional', 4],
      ['Semifinal', 2],
      ['Championship', 1],
    ]);
    expect(bracket.finals?.placements.map(({ stage }) => formatStage(stage))).toEqual(['State 3rd place']);
  });

  it('is the same for any order of the feed', () => {
    expect(toBracket([...buildFeed(series, series.length)].reverse())).toEqual(bracket);
  });

  it('lists a game once when the feed repeats it', () => {
    const feed = buildFeed(series, series.length);
    expect(toBracket([...feed, ...feed])).toEqual(bracket);
  });
});

describe('an undecided team', () => {
  const series = buildSeriesGames({
    sectionals: [
      [4, 4],
      [4, 4],
      [4, 4],
      [4, 4],
    ],
    decide: pickTopTeam,
  });
  const before = listAllGames(toBracket(buildFeed(series, 0)));
  const listSlots = (games: readonly BracketGame[], name: string) =>
    games.find((game) => formatStage(game.stage) === name)?.slots;

  it('is the winner of the only game that can lead there', () => {
    expect(listSlots(before, 'Regional championship')).toMatchObject([
      { kind: 'winner', of: { id: '1000' }, name: 'Regional semifinal' },
      { kind: 'winner', of: { id: '1001' }, name: 'Regional semifinal' },
    ]);
    expect(listSlots(before, 'State championship')).toMatchObject([{ kind: 'winner' }, { kind: 'winner' }]);
  });

  it('is a semifinal loser in the third-place game', () => {
    expect(listSlots(before, 'State 3rd place')).toMatchObject([{ kind: 'loser' }, { kind: 'loser' }]);
  });

  it('stays open when only the order of games suggests a link', () => {
    expect(listSlots(before, 'Sectional championship')).toEqual([
      { kind: 'open', name: 'TBD' },
      { kind: 'open', name: 'TBD' },
    ]);
    expect(before.find(({ stage }) => formatStage(stage) === 'Regional championship')?.leadsOn).toBeNull();
  });

  it('is known as soon as the game before is over, even when the feed lags', () => {
    const bracket = toBracket([
      buildFinalGame({ id: '1', ...regional, round: 'Semifinal', teams: buildTeams('A', 'B'), namedWinner: 1 }),
      buildScheduledGame({ id: '2', ...regional, round: 'Semifinal', teams: buildTeams('C', 'D') }),
      buildScheduledGame({ id: '3', ...regional, round: 'Championship', teams: unknown }),
    ]);
    expect(listSlots(listAllGames(bracket), 'Regional championship')).toMatchObject([
      { kind: 'team', team: { name: 'B' } },
      { kind: 'winner', of: { id: '2' } },
    ]);
  });

  it('is matched with the seed it meets in a seeded bracket', () => {
    const buildSeededTeams = (first: number, second: number) =>
      [
        buildGameTeam(`S${first}`, { seed: String(first) }),
        buildGameTeam(`S${second}`, { seed: String(second) }),
      ] as const;
    const bracket = toBracket([
      buildScheduledGame({ id: '1', ...regional, round: 'Quarterfinal', teams: buildSeededTeams(3, 6) }),
      buildScheduledGame({ id: '2', ...regional, round: 'Quarterfinal', teams: buildSeededTeams(4, 5) }),
      buildScheduledGame({
        id: '3',
        ...regional,
        round: 'Semifinal',
        teams: [buildGameTeam('S1', { seed: '1' }), buildGameTeam('TBD')],
      }),
      buildScheduledGame({
        id: '4',
        ...regional,
        round: 'Semifinal',
        teams: [buildGameTeam('S2', { seed: '2' }), buildGameTeam('TBD')],
      }),
      buildScheduledGame({ id: '5', ...regional, round: 'Championship', teams: unknown }),
    ]);
    expect(listColumns(bracket.regions[0]?.units[0])?.[0]).toEqual(['Quarterfinal', 'bye 2', '1', 'bye 1', '2']);
  });
});

describe('a regional of five teams', () => {
  const buildSeed = (number: number) => buildGameTeam(`S${number}`, { schoolId: `S${number}`, seed: String(number) });
  const tbd = buildGameTeam('TBD');
  const buildBracketOfFive = (first: readonly [GameTeam, GameTeam]) =>
    toBracket([
      buildScheduledGame({ id: '1', ...regional, round: 'Quarterfinal', teams: [buildSeed(4), buildSeed(5)] }),
      buildScheduledGame({ id: '2', ...regional, round: 'Semifinal', teams: first }),
      buildScheduledGame({ id: '3', ...regional, round: 'Semifinal', teams: [buildSeed(2), buildSeed(3)] }),
      buildScheduledGame({ id: '4', ...regional, round: 'Championship', teams: unknown }),
    ]);
  const listBracketColumns = (first: readonly [GameTeam, GameTeam]) =>
    listColumns(buildBracketOfFive(first).regions[0]?.units[0]);

  it("shows the first seed's bye beside 4 against 5 and no bye beside 2 against 3", () => {
    expect(listBracketColumns([buildSeed(1), tbd])).toEqual([
      ['Quarterfinal', 'bye 1', '1', '-', '-'],
      ['Semifinal', '2', '3'],
      ['Championship', '4'],
    ]);
  });

  it('shows no bye once the semifinal names both teams', () => {
    expect(listBracketColumns([buildSeed(1), buildSeed(5)])?.[0]).toEqual(['Quarterfinal', '-', '1', '-', '-']);
  });

  it('leaves the upper line to the bye team while the semifinal names no team', () => {
    expect(listBracketColumns([tbd, tbd])?.[0]).toEqual(['Quarterfinal', '-', '1', '-', '-']);
    const semifinal = listAllGames(buildBracketOfFive([tbd, tbd])).find(({ game }) => game.id === '2');
    expect(semifinal?.slots).toMatchObject([
      { kind: 'open', name: 'TBD' },
      { kind: 'winner', of: { id: '1' } },
    ]);
  });
});

describe('matching seeds', () => {
  const pair = (first: number, second: number) =>
    [
      buildGameTeam(`S${first}`, { seed: String(first) }),
      buildGameTeam(`S${second}`, { seed: String(second) }),
    ] as const;
  const quarterfinal = buildScheduledGame({ id: '1', ...regional, round: 'Quarterfinal', teams: pair(4, 5) });
  const buildSemifinals = (site: string, ...seeds: number[]) =>
    seeds.map((seed, index) =>
      buildScheduledGame({
        id: `2${index}`,
        ...regional,
        site,
        round: 'Semifinal',
        teams: [buildGameTeam(`${site} ${index}`, { seed: String(seed) }), buildGameTeam('TBD')],
      }),
    );
  const findQuarterfinalLink = (...later: Game[]) =>
    listAllGames(toBracket([quarterfinal, ...later])).find(({ game }) => game.id === '1')?.leadsOn;

  it('link a game to the next round of the same regional', () => {
    expect(findQuarterfinalLink(...buildSemifinals('Rockwell', 1, 2))).toBe('surely');
  });

  it('do not link a game to another regional', () => {
    expect(findQuarterfinalLink(...buildSemifinals('Vesper', 1, 2))).toBeNull();
    expect(findQuarterfinalLink(...buildSemifinals('Vesper', 1))).toBeNull();
  });

  it('do not link games at a site with two regionals, where each seed exists twice', () => {
    expect(findQuarterfinalLink(...buildSemifinals('Rockwell', 1, 2, 5, 2))).toBeNull();
  });
});

describe('the undecided games of a round', () => {
  it('are linked to the remaining games when all other games of the round are known', () => {
    const bracket = toBracket([
      buildFinalGame({ id: '1', ...regional, round: 'Quarterfinal', teams: buildTeams('A', 'B') }),
      buildFinalGame({ id: '4', ...regional, round: 'Quarterfinal', teams: buildTeams('C', 'D') }),
      buildScheduledGame({ id: '2', ...regional, round: 'Quarterfinal', teams: buildTeams('E', 'F') }),
      buildScheduledGame({ id: '3', ...regional, round: 'Quarterfinal', teams: buildTeams('G', 'H') }),
      buildScheduledGame({ id: '6', ...regional, round: 'Semifinal', teams: buildTeams('A', 'C') }),
      buildScheduledGame({ id: '5', ...regional, round: 'Semifinal', teams: unknown }),
    ]);
    expect(listAllGames(bracket).find(({ game }) => game.id === '5')?.slots).toMatchObject([
      { kind: 'winner', of: { id: '2' } },
      { kind: 'winner', of: { id: '3' } },
    ]);
  });
});

describe('the winner of a bracket game', () => {
  const semifinal = { ...regional, id: '1', round: 'Semifinal', teams: buildTeams('A', 'B') };
  const next = buildScheduledGame({
    id: '2',
    ...regional,
    round: 'Championship',
    teams: [buildGameTeam('B', { schoolId: 'B' }), buildGameTeam('TBD')],
  });
  const findWinner = (...games: Game[]) => listAllGames(toBracket(games))[0]?.winner;

  it.each([
    ['is decided by the score', buildFinalGame({ ...semifinal, columns: [[1, 2]] }), 1],
    ['is decided by a forfeit', buildForfeitGame({ ...semifinal, namedWinner: 1 }), 1],
    ['is known from the next round when no score was reported', buildUnreportedGame(semifinal), 1],
    ['is unknown while the game is in play', buildLiveGame({ ...semifinal, columns: [[1, 2]] }), null],
  ])('%s', (_, game, winner) => {
    expect(findWinner(game, next)).toBe(winner);
  });
});

describe('a bracket without regionals', () => {
  const sixteen = Array.from('ABCDEFGHIJKLMNOP');
  const rounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal'];
  let id = 0;
  const games = rounds.flatMap((round, index) =>
    Array.from({ length: 8 / 2 ** index }, (_, place) => {
      id += 1;
      const step = 2 ** index;
      const pair = buildTeams(sixteen[place * 2 * step] ?? '', sixteen[(place * 2 + 1) * step] ?? '');
      return buildFinalGame({ id: String(id), level: 'Playoff', site: null, round, teams: pair, columns: [[1, 0]] });
    }),
  );
  const bracket = toBracket([
    ...games,
    buildScheduledGame({ id: '99', level: 'State', site: 'Stadium', round: 'Championship', teams: unknown }),
  ]);

  it('is divided by the quarterfinals', () => {
    expect(bracket.regions.map(({ title }) => title)).toEqual(['Part 1', 'Part 2']);
    expect(listColumns(bracket.regions[0]?.units[0])).toEqual([
      ['Round 1', '1', '2', '3', '4'],
      ['Round 2', '9', '10'],
      ['Quarterfinal', '13'],
    ]);
    expect(bracket.finals?.title).toBe('Semifinals and final');
  });
});

describe('the title of a part', () => {
  it.each([
    ['Rockwell', 'Sectional', 'Rockwell Sectional'],
    ['Rockwell Sectional', 'Sectional', 'Rockwell Sectional'],
    ['Vesper REGIONAL', 'Regional', 'Vesper REGIONAL'],
  ])('for the site %s and the level %s is %s', (site, level, title) => {
    const game = buildScheduledGame({ level, site, round: 'Championship' });
    expect(toBracket([game]).regions.map((region) => region.title)).toEqual([title]);
  });
});

describe('two regionals with the same name', () => {
  const buildGame = (id: string, round: string, first: string, second: string) =>
    buildFinalGame({ id, ...regional, round, teams: buildTeams(first, second) });

  it('are kept apart', () => {
    const bracket = toBracket([
      buildGame('1', 'Semifinal', 'A', 'B'),
      buildGame('2', 'Semifinal', 'C', 'D'),
      buildGame('3', 'Championship', 'A', 'C'),
      buildGame('4', 'Semifinal', 'E', 'F'),
      buildGame('5', 'Semifinal', 'G', 'H'),
      buildGame('6', 'Championship', 'E', 'G'),
    ]);
    expect(bracket.regions.map(({ title }) => title)).toEqual(['Rockwell Regional 1', 'Rockwell Regional 2']);
    expect(bracket.regions.map(({ units }) => listColumns(units[0])?.[0])).toEqual([
      ['Semifinal', '1', '2'],
      ['Semifinal', '4', '5'],
    ]);
  });
});

describe('a feed with gaps', () => {
  it('keeps games of unknown rounds apart', () => {
    const strange = buildScheduledGame({ id: '1', level: 'Invitational', round: 'Bronze Bracket' });
    expect(toBracket([strange])).toEqual({ regions: [], finals: null, others: [strange] });
  });

  it('shows semifinals without a final', () => {
    const bracket = toBracket([
      buildScheduledGame({ id: '1', ...regional, round: 'Semifinal', teams: buildTeams('A', 'B') }),
      buildScheduledGame({ id: '2', ...regional, round: 'Semifinal', teams: buildTeams('C', 'D') }),
    ]);
    expect(listColumns(bracket.regions[0]?.units[0])).toEqual([['Semifinal', '1', '2']]);
  });

  it('does not show a bye for a team whose game is missing', () => {
    const bracket = toBracket([
      buildFinalGame({ id: '1', ...regional, round: 'Quarterfinal', teams: buildTeams('A', 'B') }),
      buildScheduledGame({
        id: '2',
        ...regional,
        round: 'Semifinal',
        teams: [buildGameTeam('E', { seed: '5' }), buildGameTeam('C', { seed: '3' })],
      }),
    ]);
    expect(listColumns(bracket.regions[0]?.units[0])?.[0]).toEqual(['Quarterfinal', '-', '-', '1', '-']);
  });

  it('is empty without games', () => {
    expect(toBracket([])).toEqual({ regions: [], finals: null, others: [] });
  });
});

it('a row against nobody is a bye, and the words of an undecided team are its name', () => {
  const facts = { level: 'Regional', site: 'Rockwell' };
  const team = buildGameTeam('Ashgrove', { schoolId: '0101' });
  const { regions } = toBracket([
    buildScheduledGame({ ...facts, id: '1', round: 'Semifinal', teams: [team, buildGameTeam('Bye')] }),
    buildScheduledGame({ ...facts, id: '3', round: 'Championship', teams: [team, buildGameTeam('Winner of Game 2')] }),
  ]);
  const rounds = regions[0]?.units[0]?.rounds ?? [];
  expect(rounds[0]?.cells).toContainEqual({ kind: 'bye', team });
  expect(rounds[1]?.cells).toMatchObject([
    { game: { slots: [{ kind: 'team' }, { kind: 'open', name: 'Winner of Game 2' }] } },
  ]);
});
