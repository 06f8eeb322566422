import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { labelDrawnGames } from './drawn-games';
import { buildOutlookTeam } from './outlook-team.fixture';

const team = buildOutlookTeam({ wins: 8, bid: 'R', nextGame: 'vs. Dell (11-1) (m)' });
const teams = [buildGameTeam('Dell'), buildGameTeam('Ashgrove', { formalName: 'Ashgrove Township' })] as const;
const label = (games: Parameters<typeof labelDrawnGames>[1], nextGame: string | null = team.nextGame) =>
  labelDrawnGames([{ ...team, nextGame }], games, '2025-10-11')[0]?.nextGame;

describe('the game of a team after the drawing', () => {
  it('is called next until it is in play, and nothing once it is over', () => {
    expect(label([buildScheduledGame({ teams })])).toBe('Next vs. Dell (m)');
    expect(label([buildLiveGame({ teams })])).toBe('Now vs. Dell (m)');
    expect(label([buildFinalGame({ teams })])).toBeNull();
  });

  it('may be either where the bracket is not known, is of another day, or has other games', () => {
    expect(label([buildLiveGame({ teams, day: '2025-10-10' })])).toBe('Now or next vs. Dell (m)');
    const others = [buildGameTeam('Elm'), buildGameTeam('Ashgrove')] as const;
    expect(label([])).toBe('Now or next vs. Dell (m)');
    expect(label([buildFinalGame({ teams: others })])).toBe('Now or next vs. Dell (m)');
  });

  it('has no record of the opponent, but its other marks', () => {
    expect(label([], '@ Fort Harlan (East) (9-2) #')).toBe('Now or next @ Fort Harlan (East) #');
  });

  it('is absent where upstream names none', () => {
    expect(label([buildLiveGame({ teams })], null)).toBeNull();
  });
});
