import { describe, expect, it } from 'vitest';
import type { Game } from '../games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '../games/game.fixture';
import { toBracket } from './bracket';
import { toBracketList } from './bracket-list-view';
import { buildSeriesGames, buildFeed } from './bracket.fixture';

function list(games: readonly Game[], part?: string) {
  return toBracketList(toBracket(games), { today: '2025-10-11', part, buildHref: ({ id }) => `/game/${id}` });
}

const teams = [
  buildGameTeam('Ashgrove', { schoolId: '1', seed: '1' }),
  buildGameTeam('Fort Harlan', { schoolId: '2', seed: '4' }),
] as const;
const inRegional = { level: 'Regional', round: 'Semifinal', site: 'Rockwell', teams };

const fiveTeams = buildSeriesGames({ sectionals: Array.from({ length: 4 }, () => [5, 5]), decide: () => 0 });

describe('a game in a bracket list', () => {
  it('shows both schools with seed and score, and the winner', () => {
    const [part] = list([buildFinalGame({ ...inRegional, columns: [[3, 1]] })]);
    expect(part?.units[0]?.rounds[0]?.games[0]).toMatchObject({
      href: '/game/1',
      number: 1,
      status: 'Final',
      sides: [
        { name: 'Ashgrove', seed: '1', score: '3', hasWon: true },
        { name: 'Fort Harlan', seed: '4', score: '1', hasWon: false },
      ],
    });
  });

  it('shows day and time when scheduled and the clock when in play', () => {
    const getStatus = (game: Game) => list([game])[0]?.units[0]?.rounds[0]?.games[0]?.status;
    expect(getStatus(buildScheduledGame({ ...inRegional, day: '2025-10-14' }))).toBe('Tuesday, October 14, 7:00 PM');
    expect(getStatus(buildLiveGame({ ...inRegional, period: '2nd', timeRemaining: '5:00' }))).toBe('Live, 2nd 5:00');
  });

  it('names the game that decides an unknown side, and the teams that play it', () => {
    const rounds = list(buildFeed(fiveTeams, 0))[0]?.units[0]?.rounds ?? [];
    expect(rounds.map(({ title, games }) => [title, games.map(({ number }) => number)])).toEqual([
      ['Quarterfinal', [1]],
      ['Semifinals', [2, 3]],
      ['Championship', [4]],
    ]);
    const names = rounds.map(({ games }) => games.map(({ sides }) => sides.map(({ name }) => name)));
    expect(names[0]).toEqual([['School 4', 'School 5']]);
    expect(names[2]).toEqual([['Winner, game\u00a02', 'Winner, game\u00a03 (School 2 or School 3)']]);
  });
});

it('a list for one part contains only the games of that part', () => {
  const feed = buildFeed(fiveTeams, fiveTeams.length);
  expect(list(feed, 'finals').map(({ slug }) => slug)).toEqual(['finals']);
  expect(list(feed)).toHaveLength(5);
});

it('the third-place game is listed before the final', () => {
  const rounds = list(buildFeed(fiveTeams, 0), 'finals')[0]?.units[0]?.rounds ?? [];
  expect(rounds.map(({ title }) => title)).toEqual(['Semifinals', '3rd place', 'Championship']);
});
