import { writeOutTown } from '../schools/school-name';
import type { BracketGameView } from './bracket-game-view';

/**
 * A game of a bracket in a sentence, for those who do not see its lines:
 * `Game 3: Elgardale, seed 1, 66, won; Keswick, seed 4, 31; Final`, `Winner of game 1 (Elgardale or Keswick); TBD; Oct 14, 6:00 PM`.
 */
export function describeBracketGame(view: BracketGameView): string {
  const { number, state, lines, note } = view;
  const teams = lines.map(({ seed, before, name, opponents, aside, outcome }, index) => [
    `${before ?? ''}${writeOutTown(name)}${opponents === undefined ? '' : ` (${opponents})`}`,
    seed !== null && `seed ${seed}`,
    state !== 'soon' && aside,
    outcome === 'won' ? 'won' : isAhead(view, index === 0 ? 0 : 1) && 'leading',
  ]);
  const status =
    state === 'soon'
      ? [lines[0].aside, lines[1].aside]
      : [state === 'live' ? 'Live' : state === null && note === null && 'Final'];
  const words = [...teams, status, [note]].map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
  return (number === null ? '' : `Game ${number}: `) + words.join('; ');
}

/** Whether the team of a line leads a game in play that has no sets. */
export function isAhead({ state, sets, lines }: BracketGameView, line: 0 | 1): boolean {
  return state === 'live' && sets === null && Number(lines[line].aside) > Number(lines[line === 0 ? 1 : 0].aside);
}
