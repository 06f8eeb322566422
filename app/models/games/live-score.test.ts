import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame } from './game.fixture';
import { findLiveGame, formatOwnScore } from './live-score';
import { formatLiveBadge } from './score-card-view';

describe('a game in play', () => {
  it('says how far it is, as far as that is known', () => {
    expect(formatLiveBadge(buildLiveGame())).toBe('Live');
    expect(formatLiveBadge(buildLiveGame({ period: 'Halftime' }))).toBe('Halftime');
    expect(formatLiveBadge(buildLiveGame({ period: 'Q3', timeRemaining: '4:12' }))).toBe('Q3 4:12');
    expect(formatLiveBadge(buildLiveGame({ timeRemaining: '4:12', site: null, columns: [[7, 0]] }))).toBe('Live 4:12');
  });

  it('has the points of the team first, set by set', () => {
    expect(formatOwnScore(buildLiveGame({ columns: [[21, 7]] }), 0)).toBe('21-7');
    const sets = [
      [25, 20],
      [11, 25],
      [null, null],
    ] as const;
    expect(formatOwnScore(buildLiveGame({ columns: sets }), 1)).toBe('20-25, 25-11');
    expect(formatOwnScore(buildLiveGame({ columns: [[null, null]] }), 0)).toBeNull();
  });
});

describe('the game of two teams', () => {
  const day = '2025-10-11';
  const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Ft. Harlan', { formalName: 'Fort Harlan' })] as const;
  const live = buildLiveGame({ day, teams });
  const pair = { ownNames: ['Fort Harlan', 'Harlan'], opponentName: 'Ashgrove' };

  it('is found by either name of each, in whatever order they are listed', () => {
    expect(findLiveGame([live], day, pair)).toEqual({ game: live, own: 1 });
    expect(findLiveGame([live], day, { ownNames: ['Ashgrove'], opponentName: 'Fort Harlan' })).toEqual({
      game: live,
      own: 0,
    });
    const undated = buildLiveGame({ ...live, day: null });
    expect(findLiveGame([undated], day, pair)).toEqual({ game: undated, own: 1 });
  });

  it.each([
    ['over', [buildFinalGame({ day, teams })]],
    ['of another day', [buildLiveGame({ day: '2025-10-10', teams })]],
    ['of another opponent', [buildLiveGame({ day, teams: [buildGameTeam('Elm'), teams[1]] })]],
    ['listed twice', [live, buildLiveGame({ ...live, id: '2' })]],
  ])('is not found where it is %s', (_, games) => {
    expect(findLiveGame(games, day, pair)).toBeNull();
  });
});
