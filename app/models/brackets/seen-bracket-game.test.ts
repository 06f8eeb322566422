import { describe, expect, it } from 'vitest';
import { type Game, findWinner, type TeamIndex } from '../games/game';
import { buildFinalGame, buildForfeitGame, buildLiveGame, buildScheduledGame } from '../games/game.fixture';
import { toScoreCardView } from '../games/score-card-view';
import { readScoreCard } from '../games/seen-games';
import { type BracketGameView, toBracketGameView } from './bracket-game-view';
import { readBracketGame, showStateInBracket } from './seen-bracket-game';

const asOfMs = Date.parse('2025-10-11T18:20:00Z');
const series = { sport: 'boys-soccer' };
const stage = { level: 'state', order: 7, round: 'Semifinal', isPlacement: false } as const;

function draw(game: Game, lines: readonly [TeamIndex, TeamIndex] = [0, 1]): BracketGameView {
  const [first, second] = game.teams;
  const slots = [
    { kind: 'team', team: first },
    { kind: 'team', team: second },
  ] as const;
  return toBracketGameView(
    { game, stage, slots, lines, comesFromGame: [false, false], winner: findWinner(game), leadsOn: null },
    { today: '2025-10-11', buildHref: () => null, withSite: false, numbers: new Map() },
  );
}

const sets = [
  [25, 20],
  [23, 25],
  [25, 19],
] as const;

const states: readonly (readonly [string, Game])[] = [
  ['in play', buildLiveGame({ period: 'Q4', timeRemaining: '4:12', columns: [[21, 17]] })],
  ['in play without a period', buildLiveGame({ site: null })],
  ['in play in sets', buildLiveGame({ countsSets: true, columns: sets, period: 'Set 3' })],
  [
    'in play in a set that is not over',
    buildLiveGame({ countsSets: true, columns: [...sets.slice(0, 2), [11, 8]], period: 'Set 3' }),
  ],
  ['final', buildFinalGame()],
  ['final after overtime', buildFinalGame({ decidedIn: '2OT' })],
  ['final in sets', buildFinalGame({ countsSets: true, columns: sets })],
  ['forfeited', buildForfeitGame()],
];

describe('a game of a bracket', () => {
  it.each(states)('%s has the same state as its score card, whichever team is on the upper line', (_, game) => {
    const card = toScoreCardView(game, { asOf: { ms: asOfMs, today: '2025-10-11' }, getGameList: () => series });
    expect(readBracketGame(draw(game), asOfMs)).toEqual(readScoreCard(card));
    expect(readBracketGame(draw(game, [1, 0]), asOfMs)).toEqual(readScoreCard(card));
  });

  it.each(states)('on an older page is updated from a newer state: %s', (_, game) => {
    const state = readBracketGame(draw(game), asOfMs)?.state;
    if (state === undefined) throw new Error('The game is not followed');
    for (const lines of [
      [0, 1],
      [1, 0],
    ] as const) {
      const older = draw(buildScheduledGame({ countsSets: game.countsSets }), lines);
      const own = draw(game, lines);
      // Only the bracket's own answer names the leader.
      expect(showStateInBracket(older, state)).toEqual(own);
    }
  });

  it('is not tracked for a past day, with an undecided team or without a game page', () => {
    expect(readBracketGame(draw(buildFinalGame({ day: '2025-10-09' })), asOfMs)).toBeNull();
    expect(readBracketGame({ ...draw(buildFinalGame()), href: '/sports' }, asOfMs)).toBeNull();
    expect(readBracketGame(draw(buildFinalGame()), null)).toBeNull();
    const [upper, lower] = draw(buildScheduledGame()).lines;
    const open = { ...draw(buildScheduledGame()), lines: [upper, { ...lower, outcome: 'open' }] as const };
    expect(readBracketGame(open, asOfMs)).toBeNull();
  });
});
