import { describe, expect, it } from 'vitest';
import { buildFeed, buildSeriesGames } from '~/models/brackets/bracket.fixture';
import type { Game } from '~/models/games/game';
import { toSeriesOfTeams } from './series-of-teams';

/** One sectional of two regionals with five teams; the better seed wins. */
const games = buildSeriesGames({ sectionals: [[5, 5]], decide: () => 0 });
const today = '2025-10-09';
const days: Readonly<Record<string, string>> = {
  'Regional Quarterfinal': '2025-10-07',
  'Regional Semifinal': '2025-10-10',
  'Regional Championship': '2025-10-14',
  'Sectional Championship': '2025-10-18',
};

function view(gamesOver: number, find: (game: Game) => boolean) {
  const feed = buildFeed(games, gamesOver).map((game) => ({
    ...game,
    day: days[`${game.level ?? ''} ${game.round ?? ''}`] ?? null,
  }));
  const game = feed.find(find);
  if (game === undefined) throw new Error('The series has no such game.');
  return toSeriesOfTeams({ ...game, sportId: 'boys-soccer' }, feed, { today });
}

const isBetween = (first: string, second: string) => (game: Game) =>
  [first, second].every((id) => game.teams.some(({ schoolId }) => schoolId === id));

describe('the state series on the page of a game', () => {
  it('says what follows for the winner, until the game is over', () => {
    const series = view(1, isBetween('1', '4'));
    expect(series?.afterwards).toBe(
      'The winner goes on: Regional championship, Tue, Oct 14, against School 2 or School 3.',
    );
    expect(series?.teams).toEqual([
      { name: 'School 1', to: '/sports/boys-soccer/state-series/path/1', summary: null },
      { name: 'School 4', to: '/sports/boys-soccer/state-series/path/4', summary: null },
    ]);
  });

  it('says afterwards what the game decided for each team', () => {
    const series = view(3, isBetween('1', '4'));
    expect(series?.afterwards).toBeNull();
    expect(series?.teams.map(({ summary }) => summary)).toEqual([
      'Next: Regional championship, Tue, Oct 14, against School 2.',
      'Out in the regional semifinal on Fri, Oct 10: lost to School 1.',
    ]);
  });

  it('has the earlier games of both teams with their round, the latest first, and no later ones', () => {
    const all = view(4, isBetween('1', '2'));
    expect(all?.earlier.map(({ stage, teams }) => [stage, teams.map(({ name }) => name)])).toEqual([
      ['Regional semifinal', ['School 1', 'School 4']],
      ['Regional semifinal', ['School 2', 'School 3']],
    ]);
    expect(view(games.length, isBetween('4', '5'))?.earlier).toEqual([]);
  });

  it('is absent while no team is known', () => {
    const [game] = buildFeed(games, 0);
    if (game === undefined) throw new Error('The series has no game.');
    const unknown = game.teams.map((team) => ({ ...team, schoolId: null })) as unknown as Game['teams'];
    expect(toSeriesOfTeams({ ...game, teams: unknown, sportId: 'boys-soccer' }, [game], { today })).toBeNull();
  });
});
