import { addDays, formatLongDay, formatMonthAndDay } from '../dates/calendar-date';
import {
  type Game,
  type GameTeam,
  getColumns,
  isToCome,
  type TeamIndex,
  formatDecision,
  formatTime,
} from '../games/game';
import { listLiveWords, noScoreReported } from '../games/score-card-view';
import type { GameState } from '../games/seen-games';
import { countSetsSoFar } from '../games/sets-won';
import { writeOutTown } from '../schools/school-name';
import { formatList } from '../text/format-list';
import type { BracketGame, BracketSlot } from './bracket';
import { isKnownTeam } from './bracket-team';

export type BracketGameView = Readonly<ReturnType<typeof toBracketGameView<string | null>>>;

export interface BracketLineView {
  readonly seed: string | null;
  /** `Winner of `, before the teams of a game in another part. */
  readonly before: string | null;
  readonly name: string;
  /** What the school's mark is drawn from; absent where cells have no room for it. */
  readonly mark?: { readonly markKey: string; readonly logoUrl: string | null };
  /** The known teams of the numbered game that the name stands for: `Elgardale or Keswick`. */
  readonly opponents?: string;
  /** The score; day and time of an upcoming game. */
  readonly aside: string | null;
  readonly outcome: 'won' | 'lost' | 'open' | null;
  readonly isResult: boolean;
}

export interface BracketGameOptions<Href = string | null> {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Path of the game's page; `null` where its id gives it. */
  readonly buildHref: (game: Game) => Href;
  /** False if the heading names the site. */
  readonly withSite: boolean;
  /** Numbers of games that later games of the part name, by id. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Whether cells have room for the marks of schools. */
  readonly hasMarks?: boolean;
}

export function toBracketGameView<Href>(bracketGame: BracketGame, options: BracketGameOptions<Href>) {
  const { game } = bracketGame;
  const lines = [toLine(bracketGame, 0, options), toLine(bracketGame, 1, options)] as const;
  const status = formatStatus(game);
  const site = options.withSite && isToCome(game) ? game.site : null;
  // Below the teams: the clock, how the game ended, or its site.
  const note = [status, site].filter((part) => part !== null).join(', ') || null;
  return {
    id: game.id,
    // For `Winner of game 3`.
    number: options.numbers.get(game.id) ?? null,
    href: options.buildHref(game),
    state: findState(game),
    lines,
    note,
    words: game.kind === 'live' ? listLiveWords(game) : [],
    // The upper line is the second team of the feed.
    isReversed: bracketGame.lines[0] === 1,
    // A past game no longer changes.
    isPast: game.day !== null && game.day < addDays(options.today, -1),
    sets: listSets(bracketGame),
  };
}

/** Whether a game is in play, to come, or neither over nor in play. */
function findState(game: Game): 'live' | 'soon' | 'halted' | null {
  if (game.kind === 'live') return 'live';
  return isToCome(game) ? 'soon' : game.kind === 'scheduled' ? 'halted' : null;
}

/** Points of each set by line, where sets are counted; the lines have the sets won. */
function listSets({ game, lines }: BracketGame): GameState['scores'] | null {
  const columns = getColumns(game);
  if (!game.countsSets || game.kind === 'forfeit' || columns.length === 0) return null;
  const listPointsOfLine = (line: 0 | 1) => columns.map((points) => points[lines[line]]?.toString() ?? null);
  return [listPointsOfLine(0), listPointsOfLine(1)];
}

function toLine(
  { game, slots, lines, comesFromGame, winner }: BracketGame,
  line: 0 | 1,
  { today, numbers, hasMarks = false }: Pick<BracketGameOptions, 'today' | 'numbers' | 'hasMarks'>,
): BracketLineView {
  const index = lines[line];
  const slot = slots[index];
  const aside = isToCome(game) ? formatWhen(game, today)[line] : formatScore(game, index);
  const outcome = winner === index ? 'won' : winner !== null ? 'lost' : slot.kind === 'team' ? null : 'open';
  return {
    ...writeTeamTexts(slot, numbers),
    ...(hasMarks && slot.kind === 'team' && { mark: toMark(slot.team) }),
    aside,
    outcome,
    isResult: comesFromGame[index] && slot.kind === 'team',
  };
}

function toMark({ schoolId, name, logoUrl }: GameTeam) {
  return { markKey: schoolId ?? name, logoUrl };
}

function writeTeamTexts(
  slot: BracketSlot,
  numbers: BracketGameOptions['numbers'],
): Pick<BracketLineView, 'seed' | 'before' | 'name' | 'opponents'> {
  if (slot.kind === 'team') return { seed: slot.team.seed, before: null, name: slot.team.name };
  if (slot.kind === 'open') return { seed: null, before: null, name: slot.name };
  const before = slot.kind === 'winner' ? 'Winner of ' : 'Loser of ';
  const number = numbers.get(slot.of.id);
  const names = getKnownNames(slot.of);
  if (number !== undefined) {
    const name = `${before}game\u00a0${number}`;
    return {
      seed: null,
      before: null,
      name,
      ...(names !== null && { opponents: formatList(names.map(writeOutTown), 'or') }),
    };
  }
  if (names === null) return { seed: null, before: null, name: before + slot.name };
  return { seed: null, before, name: names.join(' / ') };
}

/** The names of both teams; `null` while one is not known. */
export function getKnownNames({ teams }: Game): readonly string[] | null {
  return teams.every(isKnownTeam) ? teams.map(({ name }) => name) : null;
}

function formatWhen({ day, time }: Game, today: string): readonly [string | null, string | null] {
  if (day === null) return ['TBA', null];
  return [day === today ? 'Today' : formatMonthAndDay(day), formatTime(time)];
}

function formatScore(game: Game, index: TeamIndex): string | null {
  if (game.kind === 'forfeit') return game.namedWinner === null ? null : game.namedWinner === index ? 'W' : 'L';
  const columns = getColumns(game);
  const score = game.countsSets ? countSetsSoFar(game.kind, columns) : columns[0];
  return score?.[index]?.toString() ?? null;
}

function formatStatus(game: Game): string | null {
  if (game.kind === 'live') return [game.period, game.timeRemaining].filter((part) => part !== null).join(' ') || null;
  if (game.kind === 'final') {
    const decision = formatDecision(game);
    return decision && `Final / ${decision}`;
  }
  if (game.kind === 'scheduled') return game.remark;
  return game.kind === 'forfeit' ? 'Forfeit' : noScoreReported;
}

export function formatState(game: Game, note: string | null): string | null {
  if (isToCome(game))
    return game.day === null ? 'date to be announced' : `${formatLongDay(game.day)}, ${formatTime(game.time)}`;
  if (game.kind === 'live') return 'Live';
  return game.kind === 'final' && note === null ? 'Final' : null;
}
