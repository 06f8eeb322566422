import type * as z from 'zod';
import type { ChangeLog, WireContext, LiveFacts, SourceParams } from '~/cache/source/define-source';
import { computeOncePerText } from '~/compute-once';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import { keepFurthest, type Progress } from '~/models/games/furthest';
import { type Game, formatDecision, getColumns, type TeamIndex } from '~/models/games/game';
import {
  describeGameChanges,
  type GameChangeLog,
  mergePublishedChanges,
  noteGameChanges,
} from '~/models/games/game-changes';
import { type GameList, mayBeContestId } from '~/models/games/game-path';
import { isNoGame } from '~/models/teams/placeholder';
import { dataRows } from '../wire';

/** Keeps the games of the requested day, if any. A row without a readable date counts as that day's; the others are reported. */
export function filterGamesOfDay<Row extends Pick<Game, 'day'> & { readonly id: string | null }>(
  context: WireContext,
  games: readonly Row[],
  day: string | undefined,
): readonly Row[] {
  if (day === undefined) return games;
  return games.flatMap((game) => {
    if (game.day === null || game.day === day) return [{ ...game, day }];
    context.leaveOutRow?.(`another day: game ${game.id} is of ${game.day}, not of ${day}`, 'not-requested');
    return [];
  });
}

/** Keeps the games of the requested class, if any. A row without a class counts as that class; the others are reported. */
function filterGamesOfClass(
  context: WireContext,
  games: readonly Game[],
  classId: string | undefined,
): readonly Game[] {
  if (classId === undefined) return games;
  return games.filter((game) => {
    const isAsked = game.classId === null || game.classId === classId;
    if (!isAsked)
      context.leaveOutRow?.(`another class: game ${game.id} is of ${game.classId}, not of ${classId}`, 'not-requested');
    return isAsked;
  });
}

/** Reads the games of an answer, each once; only those of a requested day and class. */
export function readGames(buildGame: (context: WireContext, requestedDay?: string) => z.ZodType<Game>) {
  return (context: WireContext, params?: SourceParams): z.ZodType<Game[]> =>
    dataRows(context, buildGame(context, params?.day)).transform((games) => {
      const ofDay = filterGamesOfDay(context, games, params?.day);
      return makeGamesUnique(context, filterGamesOfClass(context, ofDay, params?.classId));
    });
}

/** Like `readGames`, for a list that is no bracket: byes are left out. */
export function readListedGames(buildGame: Parameters<typeof readGames>[0]) {
  const read = readGames(buildGame);
  return (context: WireContext, params?: SourceParams): z.ZodType<Game[]> =>
    read(context, params).transform((games) => leaveOutByeGames(context, games));
}

export function leaveOutByeGames(context: WireContext, games: readonly Game[]): Game[] {
  return leaveOutByes(context, games, ({ teams }) => teams.map(({ name }) => name));
}

/** Keeps the row of a game that is furthest along; the others are reported. */
export function makeGamesUnique(context: WireContext, games: readonly Game[]): Game[] {
  return dropRepeatedGames(games, (id, differences) => {
    const otherwise = differences.length === 0 ? '' : `, the second time with another ${differences.join(', ')}`;
    context.leaveOutRow?.(`game ${id} is listed twice${otherwise}`);
  });
}

/** Reads the rows of a list that is no bracket. */
export function readListedRows<Row>(
  buildRow: (context: WireContext) => z.ZodType<Row>,
  listNames: (row: Row) => readonly string[],
) {
  return (context: WireContext) =>
    dataRows(context, buildRow(context)).transform((rows) => leaveOutByes(context, rows, listNames));
}

const namesNoGame = computeOncePerText(isNoGame);

/** The rows without those in which a team has a bye or an open date, which are left out. */
export function leaveOutByes<Row>(
  context: WireContext,
  rows: readonly Row[],
  listNames: (row: Row) => readonly string[],
): Row[] {
  return rows.filter((row) => {
    const isGame = !listNames(row).some(namesNoGame);
    if (!isGame) context.leaveOutRow?.('a bye');
    return isGame;
  });
}

/** Reads rows without repeated ones, which are reported: the row that is furthest along is kept, the first of equal ones. */
export function distinctRows<Row>(
  buildRow: (context: WireContext) => z.ZodType<Row>,
  getId: (row: Row) => string,
  measure: (row: Row) => Progress = () => [],
) {
  return (context: WireContext): z.ZodType<Row[]> =>
    dataRows(context, buildRow(context)).transform((rows) =>
      keepFurthest(rows, getId, measure, () => context.leaveOutRow?.('listed twice')),
    );
}

/* Persistent ids of rows, for `SourceDefinition.listRowIds`. */

/** Ids of games do not change when games are postponed. Schools are included, because another association may use the same ids. */
export function assignGameIds(games: readonly Pick<Game, 'id' | 'teams'>[]): string[] {
  return games.map(({ id, teams }) => [id, ...teams.map(({ schoolId }) => schoolId)].join(' '));
}

/** The name is included, because every association may number its schools from `0001`. */
export function assignSchoolIds(schools: readonly { readonly id: string; readonly name: string }[]): string[] {
  return schools.map(({ id, name }) => `${id} ${name}`);
}

/** What sources of games that are followed have in common. */
export const gameSource = {
  listLiveRows: listLiveFacts,
  listRowIds: assignGameIds,
  noteChanges: noteGameChanges as NoteChanges,
  publishChanges: publishGameChanges,
} as const;

/** The cache keeps a source's log without knowing what is in it. */
type NoteChanges = (
  before: readonly Game[],
  after: readonly Game[],
  log: ChangeLog | undefined,
  atMs: number,
) => ChangeLog;

/** The published changes of a source of games with those of its latest answer. */
function publishGameChanges(
  published: unknown,
  games: readonly Game[],
  log: ChangeLog,
  params: SourceParams,
  nowMs: number,
): readonly object[] {
  const list = findGameList(params);
  const described = describeGameChanges(games, log as GameChangeLog, {
    sportId: params.sportId ?? (params.week === undefined ? undefined : playoffSportId),
    getList: ({ id }) => (mayBeContestId(id) ? list : null),
  });
  return mergePublishedChanges(published, described, nowMs);
}

/** The list that an answer is, for the addresses of its games. */
function findGameList({ sportId, week, day }: SourceParams): GameList | null {
  if (sportId !== undefined) return { sport: sportId };
  if (week !== undefined) return { week };
  return day === undefined ? null : { date: day };
}

/** What can change while a game is watched. */
export function listLiveFacts(games: readonly Game[]): readonly LiveFacts[] {
  return games.map((game) => [
    game.id,
    game.kind,
    readPoints(game, 0),
    readPoints(game, 1),
    game.kind === 'live' ? game.period : game.kind === 'final' ? formatDecision(game) : null,
    game.kind === 'live' ? game.timeRemaining : 'namedWinner' in game ? (game.namedWinner?.toString() ?? null) : null,
  ]);
}

/** The points of a team, or those of each set. */
function readPoints(game: Game, index: TeamIndex): LiveFacts[2] {
  const columns = getColumns(game);
  return game.countsSets ? columns.map((set) => set[index]) : (columns[0]?.[index] ?? null);
}
