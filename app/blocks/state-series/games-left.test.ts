import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { findGamesLeft } from './games-left';

const teams = [buildGameTeam('Dell'), buildGameTeam('Ashgrove', { formalName: 'Ashgrove Township' })] as const;

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
