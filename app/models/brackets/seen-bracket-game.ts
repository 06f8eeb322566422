import type { Game } from '../games/game';
import { type GameState, reverseState, type ShownGame } from '../games/seen-games';
import { countSetsSoFar } from '../games/sets-won';
import { isAhead } from './bracket-game-label';
import type { BracketGameView, BracketLineView } from './bracket-game-view';

/**
 * A game of a bracket, as score cards of the state series know it; `null` while its teams are not known, where it has no page, and once
 * it no longer changes.
 * @param asOfMs when upstream gave the games
 */
export function readBracketGame(view: BracketGameView, asOfMs: number | null): ShownGame | null {
  const { id, href, lines, sets, isPast, isReversed } = view;
  const hasTeams = lines.every(({ before, outcome }) => before === null && outcome !== 'open');
  if (asOfMs === null || isPast || !hasTeams || href !== null) return null;
  const kind = findKind(view);
  const readScores = (line: 0 | 1) => sets?.[line] ?? [view.state === 'soon' ? null : lines[line].aside];
  const scores = [readScores(0), readScores(1)] as const;
  const readOutcome = (line: 0 | 1) => (lines[line].outcome === 'won' ? 'won' : isAhead(view, line) ? 'leading' : null);
  const state = { kind, scores, outcomes: [readOutcome(0), readOutcome(1)], words: readWords(view, kind) } as const;
  const [upper, lower] = [lines[0].name, lines[1].name];
  return isReversed
    ? { id, names: [lower, upper], feed: 's', asOfMs, state: reverseState(state) }
    : { id, names: [upper, lower], feed: 's', asOfMs, state };
}

const forfeit = 'Forfeit';

function findKind({ state, note, lines }: BracketGameView): Game['kind'] {
  if (state === 'live') return 'live';
  if (state === 'soon' || state === 'halted') return 'scheduled';
  if (note === forfeit) return 'forfeit';
  return lines.every(({ aside }) => aside === null) ? 'unreported' : 'final';
}

function readWords({ words, note, lines }: BracketGameView, kind: Game['kind']): readonly string[] {
  if (kind === 'live') return words;
  return [kind === 'scheduled' ? (note ?? lines[1].aside ?? '') : (note ?? 'Final')];
}

/** The game with a later state. The lines of the games after it stay as they are. */
export function showStateInBracket(view: BracketGameView, ofFeed: GameState): BracketGameView {
  const state = view.isReversed ? reverseState(ofFeed) : ofFeed;
  const { kind, outcomes, words } = state;
  if (kind !== 'live' && kind !== 'final' && kind !== 'forfeit') return view;
  const isDecided = outcomes.includes('won');
  const showLine = (line: 0 | 1): BracketLineView => ({
    ...view.lines[line],
    aside: formatLineScore(state, line),
    outcome: outcomes[line] === 'won' ? 'won' : isDecided ? 'lost' : null,
  });
  const lines = [showLine(0), showLine(1)] as const;
  const note = words.filter((text) => text !== 'Live' && text !== 'Final' && text !== 'F').join(' ') || null;
  return {
    ...view,
    state: kind === 'live' ? 'live' : null,
    lines,
    note,
    words: kind === 'live' ? words : [],
    sets: state.scores[0].length > 1 ? state.scores : null,
  };
}

/** The points, or the sets won so far. */
function formatLineScore({ kind, scores: [first, second] }: GameState, line: 0 | 1): string | null {
  if (first.length === 1) return (line === 0 ? first : second)[0] ?? null;
  const columns = first.map((points, set) => [parsePoints(points), parsePoints(second[set])] as const);
  return countSetsSoFar(kind, columns)[line]?.toString() ?? null;
}

function parsePoints(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}
