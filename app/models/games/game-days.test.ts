import { describe, expect, it } from 'vitest';
import { listDays, getDefaultDay } from './game-days';
import { buildFinalGame, buildLiveGame } from './game.fixture';

describe('the days of games', () => {
  it('are listed once each, in order, without undated games', () => {
    const games = ['2025-10-14', null, '2025-10-11', '2025-10-14'].map((day) => buildFinalGame({ day }));
    expect(listDays(games)).toEqual(['2025-10-11', '2025-10-14']);
  });
});

describe('the default day', () => {
  const games = ['2025-10-08', '2025-10-11', '2025-10-14'].map((day) => buildFinalGame({ day }));

  it.each([
    ['today when it has games', '2025-10-11', '2025-10-11'],
    ['the next day with games otherwise', '2025-10-09', '2025-10-11'],
    ['the last day when all are over', '2025-11-02', '2025-10-14'],
  ])('is %s', (_words, today, expected) => {
    expect(getDefaultDay(games, today)).toBe(expected);
  });

  it('is that of a game that goes on past midnight, unless today has games', () => {
    const lateGame = buildLiveGame({ day: '2025-10-10' });
    expect(getDefaultDay([buildFinalGame({ day: '2025-10-14' }), lateGame], '2025-10-11')).toBe('2025-10-10');
    expect(getDefaultDay([...games, lateGame], '2025-10-11')).toBe('2025-10-11');
    expect(getDefaultDay([...games, lateGame], '2025-10-12')).toBe('2025-10-14');
  });

  it('is null without games', () => {
    expect(getDefaultDay([], '2025-10-11')).toBeNull();
  });
});
