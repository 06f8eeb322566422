import { indexOnce } from '~/compute-once';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { measureGame } from '~/models/games/distinct-games';
import { isFurther } from '~/models/games/furthest';
import { type Game, type GameTeam, getColumns } from '~/models/games/game';
import type { SourceValue } from '~/page/page-sources';

/** A row of a game, with the answer that contains it. */
export interface GameRow {
  readonly game: Game;
  readonly sourceValue: SourceValue<Game[]>;
}

/** What two rows say of one game: that of the row that is further along, and what only the other one says. */
export function joinRows(own: GameRow, other: GameRow): GameRow {
  if (!areOfOneGame(own.game, other.game)) return own;
  const [row, rest] = isFurther(measureGame(other.game), measureGame(own.game)) ? [other, own] : [own, other];
  return { ...row, game: fillState(row.game, rest.game) };
}

/** Feeds may number their games independently, so the id alone does not decide. */
export function areOfOneGame(a: Game, b: Game): boolean {
  const isOtherDay = a.day !== null && b.day !== null && a.day !== b.day;
  return a.sportId === b.sportId && !isOtherDay && a.teams.some((team) => findTeam(team, b) !== undefined);
}

/** The same team in another feed, which may have no ids of schools and name the teams in the other order. */
export function findTeam(team: GameTeam, { teams }: Game): GameTeam | undefined {
  const names = listNames(team);
  return isKnownTeam(team) ? teams.find((each) => listNames(each).some((name) => names.includes(name))) : undefined;
}

/** Once per team: the games of a day are compared with each row of other feeds. */
const listNames = indexOnce(({ name, formalName }: GameTeam): readonly string[] =>
  [name, formalName].flatMap((each) => each?.toLowerCase() ?? []),
);

const facts = ['day', 'time', 'site', 'classId', 'level', 'round'] as const;
const wordsOfState = ['highlight', 'decidedIn', 'period', 'timeRemaining', 'scheduleChange'] as const;

function fillState(game: Game, rest: Game): Game {
  const filled = fillFacts(game, rest);
  return haveSameState(game, rest) ? fillGaps(filled, rest, wordsOfState) : filled;
}

/** The game with what another row of it knows and this one does not: not its state, but when, where and who plays, and its links. */
export function fillFacts(game: Game, rest: Game): Game {
  const fillTeam = (team: GameTeam) =>
    fillGaps(team, findTeam(team, rest) ?? {}, ['schoolId', 'formalName', 'logoUrl', 'seed']);
  return {
    ...fillGaps(game, rest, facts),
    teams: [fillTeam(game.teams[0]), fillTeam(game.teams[1])],
    links: fillGaps(game.links, rest.links, Object.keys(game.links)),
  };
}

/** A clock is that of its score. */
export function haveSameState(a: Game, b: Game): boolean {
  const listPoints = (game: Game) =>
    getColumns(game)
      .flat()
      .sort((one, next) => Number(one) - Number(next))
      .join();
  return a.kind === b.kind && listPoints(a) === listPoints(b);
}

/** What another row knows of these fields, where this one has `null`. */
function fillGaps<Value extends object>(value: Value, other: object, fields: readonly string[]): Value {
  const known = other as Partial<Value>;
  const gaps = (fields as readonly (keyof Value)[]).filter(
    (field) => value[field] === null && known[field] !== null && known[field] !== undefined,
  );
  if (gaps.length === 0) return value;
  return { ...value, ...Object.fromEntries(gaps.map((field) => [field, known[field]])) };
}
