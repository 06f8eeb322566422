import { isToCome, type TeamIndex } from '../games/game';
import {
  listRoundGames,
  numberAllGames,
  type Bracket,
  type BracketGame,
  type BracketSlot,
  type BracketUnit,
} from './bracket';
import { getKnownNames, formatScore, formatState, formatStatus, type BracketGameOptions } from './bracket-game-view';
import { formatPlacement, formatRound, listBracketParts, type BracketViewOptions } from './bracket-view';

/** A part as lists of games with the numbers of the drawing. */
export type BracketListPart = ReturnType<typeof toBracketList>[number];
export type BracketListGame = ReturnType<typeof toListGame>;

/** Games in reading order: by part, then by round toward the title. */
export function toBracketList(bracket: Bracket, options: BracketViewOptions) {
  const parts = listBracketParts(bracket);
  const shown = parts.filter(({ slug }) => slug === options.part);
  return (shown.length > 0 ? shown : parts).map(({ slug, title, units }) => {
    const numbers = numberAllGames(units);
    return {
      slug,
      title,
      units: units.map((unit) => ({
        // The part's title suffices for its only unit.
        title: units.length > 1 ? unit.title : null,
        rounds: toRounds(unit, { ...options, numbers, withSite: unit.site === null }),
      })),
    };
  });
}

function toRounds(unit: BracketUnit, options: BracketGameOptions) {
  const rounds = unit.rounds.map((round) => ({
    title: formatRound(round),
    games: listRoundGames(round).map((game) => toListGame(game, options)),
    byes: round.cells.flatMap((cell) => (cell.kind === 'bye' ? [{ seed: cell.team.seed, name: cell.team.name }] : [])),
  }));
  const placements = unit.placements.map((game) => ({
    title: formatPlacement(game),
    games: [toListGame(game, options)],
    byes: [],
  }));
  return [...rounds.slice(0, -1), ...placements, ...rounds.slice(-1)];
}

function toListGame(bracketGame: BracketGame, { numbers, buildHref, withSite }: BracketGameOptions) {
  const { game, lines } = bracketGame;
  const note = formatStatus(game);
  const status = [formatState(game, note), note, withSite && isToCome(game) ? game.site : null];
  const toSide = (index: TeamIndex) => toListSide(bracketGame, index, numbers);
  return {
    id: game.id,
    number: numbers.get(game.id) ?? 0,
    href: buildHref(game),
    sides: [toSide(lines[0]), toSide(lines[1])] as const,
    // `Final`, `Live, 2nd 5:00`, `Friday, October 17, 6:00 PM, Lake Sorley`
    status: status.filter((part) => part !== null).join(', '),
    isLive: game.kind === 'live',
  };
}

function toListSide(
  { game, slots, comesFromGame, winner }: BracketGame,
  index: TeamIndex,
  numbers: BracketGameOptions['numbers'],
) {
  const slot = slots[index];
  return {
    seed: slot.kind === 'team' ? slot.team.seed : null,
    name: formatSlot(slot, numbers),
    score: formatScore(game, index),
    hasWon: winner === index,
    isResult: comesFromGame[index] && slot.kind === 'team',
  };
}

/** `Winner, game 3 (Ashgrove or Fort Harlan)`; games of other parts by round and place. */
function formatSlot(slot: BracketSlot, numbers: BracketGameOptions['numbers']): string {
  if (slot.kind === 'team') return slot.team.name;
  if (slot.kind === 'open') return 'To be decided';
  const number = numbers.get(slot.of.id);
  const names = getKnownNames(slot.of);
  const from = `${slot.kind === 'winner' ? 'Winner' : 'Loser'}, ${number === undefined ? slot.name : `game\u00a0${number}`}`;
  return names === null ? from : `${from} (${names.join(' or ')})`;
}
