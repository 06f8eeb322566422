import { writeOutTown } from '../schools/school-name';
import { formatList } from '../text/format-list';
import {
  listRoundGames,
  numberAllGames,
  type Bracket,
  type BracketGame,
  type BracketSlot,
  type BracketUnit,
} from './bracket';
import { getKnownNames, formatState, toBracketGameView, type BracketGameOptions } from './bracket-game-view';
import { formatRound, listBracketParts, type BracketViewOptions } from './bracket-view';

/** A part as lists of games with the numbers of the drawing. */
export type BracketListPart = ReturnType<typeof toBracketList>[number];
export type BracketListRound = BracketListPart['units'][number]['rounds'][number];
export type BracketListGame = ReturnType<typeof toListGame>;

/** Games in reading order: by part, then by round toward the title. */
export function toBracketList(bracket: Bracket, options: BracketViewOptions<string>) {
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

/** The rounds of a unit in reading order: the game for third place before the title game. */
export function listRounds({ rounds, placements }: BracketUnit) {
  const all = rounds.map((round) => ({
    title: formatRound(round),
    games: listRoundGames(round),
    byes: round.cells.flatMap((cell) => (cell.kind === 'bye' ? [cell.team] : [])),
  }));
  const ofPlacements = placements.map((game) => ({ title: game.stage.round, games: [game], byes: [] }));
  return [...all.slice(0, -1), ...ofPlacements, ...all.slice(-1)];
}

function toRounds(unit: BracketUnit, options: BracketGameOptions<string>) {
  return listRounds(unit).map(({ title, games, byes }) => ({
    title,
    games: games.map((game) => toListGame(game, options)),
    byes: byes.map(({ seed, name }) => ({ seed, name: writeOutTown(name) })),
  }));
}

export function toListGame(bracketGame: BracketGame, options: BracketGameOptions<string>) {
  const { game, lines, slots } = bracketGame;
  const { id, number, href, state, note, lines: drawn } = toBracketGameView(bracketGame, options);
  const toSide = (line: 0 | 1) => {
    const { seed, aside, outcome, isResult } = drawn[line];
    const name = formatSlot(slots[lines[line]], options.numbers);
    return { seed, name, score: state === 'soon' ? null : aside, hasWon: outcome === 'won', isResult };
  };
  return {
    id,
    number: number ?? 0,
    href,
    sides: [toSide(0), toSide(1)] as const,
    // `Final`, `Live, 2nd 5:00`, `Friday, October 17, 6:00 PM, Lake Sorley`
    status: [formatState(game, note), note].filter((part) => part !== null).join(', '),
    isLive: state === 'live',
  };
}

/** `Winner, game 3 (Ashgrove or Fort Harlan)`; games of other parts by round and place. */
function formatSlot(slot: BracketSlot, numbers: BracketGameOptions['numbers']): string {
  if (slot.kind === 'team') return writeOutTown(slot.team.name);
  if (slot.kind === 'open') return 'To be decided';
  const number = numbers.get(slot.of.id);
  const names = getKnownNames(slot.of);
  const from = `${slot.kind === 'winner' ? 'Winner' : 'Loser'}, ${number === undefined ? slot.name : `game\u00a0${number}`}`;
  return names === null ? from : `${from} (${formatList(names.map(writeOutTown), 'or')})`;
}
