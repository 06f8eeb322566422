import { expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '../games/game.fixture';
import { summarizeLevels } from './bracket-levels';

const today = '2025-10-18';

it('levels are in order of play, with the games of all their rounds and classes', () => {
  const [regional, sectional, state] = ['Regional', 'Sectional', 'State'].map((level) => ({
    level,
    round: 'Championship',
    classId: '1A',
  }));
  const games = [
    buildScheduledGame({ ...state, id: '5', day: '2025-11-01' }),
    buildLiveGame({ ...sectional, id: '3', day: today }),
    buildFinalGame({ ...sectional, id: '4', classId: '2A', day: today }),
    buildFinalGame({ ...regional, id: '1', round: 'Semifinal' }),
    buildScheduledGame({ ...regional, id: '2', day: '2025-10-17' }),
    buildScheduledGame({ ...regional, id: '6', teams: [buildGameTeam('Ashgrove'), buildGameTeam('Bye')] }),
  ];
  expect(summarizeLevels(games, today)).toEqual([
    { title: 'Regional', games: 2, over: 1, live: 0, isDecided: true },
    { title: 'Sectional', games: 2, over: 1, live: 1, isDecided: false },
    { title: 'State', games: 1, over: 0, live: 0, isDecided: false },
  ]);
});

it('playoffs have their rounds in place of levels', () => {
  const games = ['Round 1', 'Quarterfinal'].map((round, index) =>
    buildFinalGame({ id: String(index), level: 'Playoff', round }),
  );
  expect(summarizeLevels(games, today).map(({ title }) => title)).toEqual(['Round 1', 'Quarterfinals']);
});
