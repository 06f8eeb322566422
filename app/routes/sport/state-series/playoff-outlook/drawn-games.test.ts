import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { findGamesLeft, labelDrawnGames } from './drawn-games';
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

describe('the games that are left', () => {
  const today = '2025-10-11';
  const buildLeft = (id: string, day: string) => buildScheduledGame({ id, day, classId: '2A' });

  it('are those of the nearest day, in play first, with the days of later ones', () => {
    const live = buildLiveGame({ id: '1', day: today, classId: '1A', teams, columns: [[21, 7]], period: 'Halftime' });
    const found = findGamesLeft([buildLeft('3', '2025-10-12'), buildLeft('2', today), live], today);
    expect(found).toMatchObject({ games: [{ id: '1' }, { id: '2' }], laterText: '1 more on Sun, Oct 12.' });
    expect(found?.games[0]).toEqual({
      id: '1',
      className: '1A',
      isLive: true,
      status: 'Halftime',
      sides: [
        { name: 'Dell', score: 21 },
        { name: 'Ashgrove', score: 7 },
      ],
    });
  });

  it('of a later day have their day', () => {
    const [game] = findGamesLeft([buildLeft('3', '2025-10-12')], today)?.games ?? [];
    expect(game?.status).toMatch(/^Sun, Oct 12, /);
  });

  it('are not listed while a whole round is left, and when none is', () => {
    const round = Array.from({ length: 9 }, (_, index) => buildLeft(String(index), today));
    expect(findGamesLeft(round, today)).toBeNull();
    expect(findGamesLeft([buildFinalGame({ day: today }), buildLeft('1', '2025-10-10')], today)).toBeNull();
    const undecided = [buildGameTeam('Winner of Game 3'), buildGameTeam('Dell')] as const;
    expect(findGamesLeft([buildScheduledGame({ day: today, teams: undecided })], today)).toBeNull();
  });
});
