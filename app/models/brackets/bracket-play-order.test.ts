import { expect, test } from 'vitest';
import type { Game } from '../games/game';
import type { BracketListPart } from './bracket-list-view';
import { orderByPlay } from './bracket-play-order';

type Kind = Game['kind'];

/** `a`: the games of round `A`, by their states and days. */
function order(parts: Readonly<Record<string, Readonly<Record<string, readonly (readonly [Kind, string | null])[]>>>>) {
  const games: Pick<Game, 'id' | 'kind' | 'day'>[] = [];
  const listed = Object.entries(parts).map(([title, rounds]) => ({
    title,
    slug: title,
    units: [
      {
        title: null,
        rounds: Object.entries(rounds).map(([round, states]) => ({
          title: round,
          byes: [],
          games: states.map(([kind, day]) => {
            const id = String(games.length);
            games.push({ id, kind, day });
            return { id };
          }),
        })),
      },
    ],
  }));
  return orderByPlay(listed as unknown as BracketListPart[], games as unknown as Game[]).map(
    ({ title, rounds, earlier }) =>
      `${title}: ${[rounds, earlier].map((some) => some.map((round) => round.title).join(' ')).join(' / ')}`,
  );
}

const over = ['final', '2025-11-01'] as const;
const later = ['scheduled', null] as const;

test.each([
  [
    'nothing has been played',
    { Q: { One: [later], Two: [later] }, F: { Final: [later] } },
    ['Q: One Two / ', 'F: Final / '],
  ],
  [
    'a round is being played, its part comes first and the earlier rounds follow',
    {
      A: { One: [over], Two: [['scheduled', '2025-11-08']] },
      B: { One: [over], Two: [['live', '2025-11-07']] },
      F: { Semi: [later], Final: [later] },
    },
    ['B: Two / One', 'A: Two / One', 'F: Semi Final / '],
  ],
  [
    'only the finals are left',
    { A: { One: [over] }, F: { Semi: [over], Final: [['live', '2025-11-28']] } },
    ['F: Final / Semi', 'A: One / '],
  ],
  [
    'everything is over',
    { A: { One: [over], Two: [over] }, F: { Semi: [over], Final: [over] } },
    ['F: Final / Semi', 'A: One Two / '],
  ],
  ['there are no games', {}, []],
] as const)('when %s', (_, parts, expected) => {
  expect(order(parts)).toEqual(expected);
});
