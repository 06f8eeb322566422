import { describe, expect, it } from 'vitest';
import { formatTeams, readSides } from './sides-of-game';
import { formatTeamScores } from './team-today';

const team = { key: '0101', logoUrl: '/own.svg' };
const names = ['Ashgrove', 'Fort Harlan'];
const scores = formatTeamScores(names, [['21'], ['14']]);
const marks = [null, ['0102', null]] as const;
const own = { markKey: '0101', logoUrl: '/own.svg' };

describe('the sides of a game of a followed team', () => {
  it.each([
    ['in play', { text: scores, marks }, [['21'], ['14']], [own, { markKey: '0102', logoUrl: null }]],
    ['to come', { text: formatTeams(names), marks }, [[], []], [own, { markKey: '0102', logoUrl: null }]],
    ['that is over', { text: scores }, [['21'], ['14']], [null, null]],
  ])('%s have their names, and marks where the game has them', (_, game, points, shown) => {
    const sides = readSides(game, team) ?? [];
    expect(sides.map(({ name }) => name)).toEqual(names);
    expect(sides.map((side) => side.scores)).toEqual(points);
    expect(sides.map(({ mark }) => mark)).toEqual(shown);
  });

  it('say who has won once it is over', () => {
    const listOutcomes = (winner?: 0 | 1) =>
      readSides({ text: scores, ...(winner !== undefined && { winner }) }, team)?.map(({ outcome }) => outcome);
    expect(listOutcomes(0)).toEqual(['won', 'lost']);
    expect(listOutcomes()).toEqual([null, null]);
  });

  it('are not told apart in a line of a later game', () => {
    expect(readSides({ text: formatTeams(names) }, team)).toBeNull();
  });
});
