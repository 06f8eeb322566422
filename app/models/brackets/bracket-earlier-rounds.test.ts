import { describe, expect, it } from 'vitest';
import type { Game } from '../games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '../games/game.fixture';
import { toBracket } from './bracket';
import { toBracketView } from './bracket-view';

const today = '2025-10-11';
const teams = [buildGameTeam('Ashgrove', { seed: '1' }), buildGameTeam('Fort Harlan', { seed: '4' })] as const;

describe('a round of the finals', () => {
  const describeRounds = (semifinalDay: string, buildTitleGame: (changes: { id: string }) => Game = buildLiveGame) => {
    const stage = { classId: '1A', level: 'State' };
    const semifinal = { ...stage, round: 'Semifinal', teams };
    const shown = toBracketView(
      toBracket([
        { ...buildFinalGame({ id: '1', day: '2025-10-10' }), ...semifinal },
        semifinalDay < today
          ? { ...buildFinalGame({ id: '2', day: semifinalDay }), ...semifinal }
          : { ...buildScheduledGame({ id: '2', day: semifinalDay }), ...semifinal },
        { ...buildTitleGame({ id: '3' }), ...stage, round: 'Championship', teams },
      ]),
      { today, part: undefined, buildHref: ({ id }) => `/game/${id}` },
    );
    const units = shown?.sheets.flatMap(({ finals, sides }) => [
      ...(finals?.units ?? []),
      ...sides.flat().flatMap((part) => part.units),
    ]);
    return units?.flatMap(({ rounds }) => rounds.map(({ title, isEarlier = false }) => [title, isEarlier]));
  };

  it('is earlier once all its games are over, also when no round has games left', () => {
    expect(describeRounds('2025-10-10')).toEqual([
      ['Semifinals', true],
      ['Championship', false],
    ]);
    expect(describeRounds('2025-10-10', buildFinalGame)).toEqual(describeRounds('2025-10-10'));
    expect(describeRounds('2025-10-12')).toEqual([
      ['Semifinals', false],
      ['Championship', false],
    ]);
  });
});
