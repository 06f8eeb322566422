import { groupBy } from '~/group-by';
import { DAY_MS } from '~/time-units';
import { buildTeamKey } from '../brackets/bracket-team';
import { formatShortDay } from '../dates/calendar-date';
import { compareText } from '../text/text-order';
import { findCalledOff, findWinner, formatFullScore, formatTime, type Game, getColumns, type Score } from './game';
import type { GameList } from './game-path';

/* Changes of games between two answers of one source: the first final, and what is corrected later. */

export type GameChangeKind = 'final' | 'score' | 'winner' | 'time' | 'place' | 'called-off' | 'restored';

/** A change of a game, as the entry of its source keeps it. */
export interface GameChange {
  /** Id of the game in its source. */
  readonly id: string;
  /** Hash of id and teams, because another game may get the id while this one is absent. */
  readonly game: string;
  readonly kind: GameChangeKind;
  /** Time of the answer with the change (real clock, milliseconds). */
  readonly atMs: number;
  /** What the feed had before: `21-14`, `Sat, Oct 11, 7:00 PM`, `Rockwell`, the name of a winner; `null` for the other kinds. */
  readonly was: string | null;
}

/** Facts of a game that are compared. `null` is unknown, and no change. */
interface GameState {
  readonly result: GameResult | null;
  readonly day: string | null;
  readonly minutesOfDay: number | null;
  readonly site: string | null;
  readonly isCalledOff: boolean;
}

interface GameResult {
  /** Points in the order of the sorted keys of the teams; empty for a forfeit without a score. */
  readonly columns: readonly Score[];
  /** Key of the winner; `null` for a tie. */
  readonly winner: string | null;
  readonly winnerName: string | null;
}

/** The last state of a game that the latest answer lacks or has in part. */
export type RememberedGame = readonly [key: string, state: GameState, seenAtMs: number];

/** What a source keeps of the changes of its games. */
export interface GameChangeLog {
  /** Oldest first. */
  readonly changes: readonly GameChange[];
  readonly remembered: readonly RememberedGame[];
}

/** A change with all that a page shows of it, without its source. */
export interface PublishedChange extends Omit<GameChange, 'game'> {
  /** Identifies the change within its source. */
  readonly key: string;
  /** Slug of the sport, by which the number of changes is limited; `''` if unknown. */
  readonly group: string;
  readonly day: string | null;
  readonly teams: readonly [PublishedTeam, PublishedTeam];
  /** What the feed has since: `21-17`, `Sat, Oct 11, 7:30 PM`; `null` if there is nothing to add. */
  readonly now: string | null;
  /** The list that contains the game, for its page. */
  readonly list: GameList | null;
}

export interface PublishedTeam {
  readonly name: string;
  readonly schoolId: string | null;
}

/** Changes are kept for two weeks, and at most so many of a sport. */
export const CHANGES_KEPT_MS = 14 * DAY_MS;
export const MOST_CHANGES_PER_SPORT = 500;
/** Limit of a source with all sports of a day. */
const MOST_CHANGES_PER_SOURCE = 2000;
const MOST_REMEMBERED = 200;

/**
 * Compares two answers of a source and returns its log with the new changes. Games that are new, vanish, return unchanged, have teams to be
 * decided, or share an id with another game cause none. `atMs` is the time of the second answer (real clock).
 */
export function noteGameChanges(
  before: readonly Game[],
  after: readonly Game[],
  log: GameChangeLog | undefined,
  atMs: number,
): GameChangeLog {
  const remembered = (log?.remembered ?? []).filter(([, , seenAtMs]) => atMs - seenAtMs < CHANGES_KEPT_MS);
  const known = new Map<string, readonly [state: GameState, seenAtMs: number]>(
    remembered.map(([key, state, seenAtMs]) => [key, [state, seenAtMs]]),
  );
  for (const [key, game] of indexDistinctGames(before)) {
    known.set(key, [mergeStates(known.get(key)?.[0], readState(game)), atMs]);
  }
  const present = indexDistinctGames(after);
  const noted: GameChange[] = [];
  const partial: RememberedGame[] = [];
  for (const [key, game] of present) {
    const state = readState(game);
    const earlier = known.get(key)?.[0];
    if (earlier !== undefined)
      noted.push(...compareStates(earlier, state, game).map((change) => ({ ...change, game: hashKey(key), atMs })));
    const merged = mergeStates(earlier, state);
    if (JSON.stringify(merged) !== JSON.stringify(state)) partial.push([key, merged, atMs]);
  }
  const absent = [...known].flatMap(([key, [state, seenAtMs]]): RememberedGame[] =>
    present.has(key) ? [] : [[key, state, seenAtMs]],
  );
  const isRecent = (change: GameChange) => atMs - change.atMs < CHANGES_KEPT_MS;
  return {
    changes: keepMostUseful([...(log?.changes ?? []), ...noted].filter(isRecent), MOST_CHANGES_PER_SOURCE),
    remembered: [...partial, ...absent].sort(([, , a], [, , b]) => b - a).slice(0, MOST_REMEMBERED),
  };
}

/** Leaves out first finals before corrections, and older ones before newer ones. Keeps the order. */
export function keepMostUseful<Change extends Pick<GameChange, 'kind' | 'atMs'>>(
  changes: readonly Change[],
  most: number,
): readonly Change[] {
  if (changes.length <= most) return changes;
  const isFirstFinal = ({ kind }: Pick<GameChange, 'kind'>) => Number(kind === 'final');
  const ranked = [...changes].sort((a, b) => isFirstFinal(a) - isFirstFinal(b) || b.atMs - a.atMs);
  const kept = new Set(ranked.slice(0, most));
  return changes.filter((change) => kept.has(change));
}

/** The changes of a source with teams and results, for pages that do not read the source. Games that are absent now are left out. */
export function describeGameChanges(
  games: readonly Game[],
  { changes }: GameChangeLog,
  { sportId, getList }: { readonly sportId?: string | undefined; readonly getList: (game: Game) => GameList | null },
): readonly PublishedChange[] {
  const present = new Map([...indexDistinctGames(games)].map(([key, game]) => [hashKey(key), game]));
  /** What the next change of the same fact replaced, by game and fact. */
  const replaced = new Map<string, string | null>();
  const described = changes.toReversed().flatMap((change): PublishedChange[] => {
    const { game: gameKey, ...facts } = change;
    const fact = `${gameKey} ${change.kind === 'final' ? 'score' : change.kind}`;
    const next = replaced.get(fact);
    replaced.set(fact, change.was);
    const game = present.get(gameKey);
    if (game === undefined) return [];
    return [
      {
        ...facts,
        key: [change.id, change.kind, change.atMs].join(' '),
        group: game.sportId ?? sportId ?? '',
        day: game.day,
        teams: [toPublishedTeam(game, 0), toPublishedTeam(game, 1)],
        now: next ?? describeCurrent(change.kind, game),
        list: getList(game),
      },
    ];
  });
  return described.reverse();
}

/** The published changes of a source with those of its latest answer, which replace earlier texts of the same change. Oldest first. */
export function mergePublishedChanges(
  published: unknown,
  described: readonly PublishedChange[],
  nowMs: number,
): readonly PublishedChange[] {
  const byKey = new Map([...readPublished(published), ...described].map((change) => [change.key, change]));
  return limitPerSport([...byKey.values()].filter(({ atMs }) => nowMs - atMs < CHANGES_KEPT_MS));
}

/** The changes of all sources, latest first; of one sport if it is named. A change that several sources have is listed once, as first seen. */
export function joinPublishedChanges(
  lists: readonly unknown[],
  { sportId, nowMs }: { readonly sportId: string | null; readonly nowMs: number },
): readonly PublishedChange[] {
  const known = new Map<string, PublishedChange>();
  for (const list of lists) {
    const repeats = new Map<string, number>();
    for (const change of readPublished(list)) {
      if ((sportId !== null && change.group !== sportId) || nowMs - change.atMs >= CHANGES_KEPT_MS) continue;
      const content = describeContent(change);
      const repeat = (repeats.get(content) ?? 0) + 1;
      repeats.set(content, repeat);
      const key = `${content}|${repeat}`;
      const other = known.get(key);
      if (other === undefined || change.atMs < other.atMs) known.set(key, change);
    }
  }
  return [...limitPerSport([...known.values()])].sort((a, b) => b.atMs - a.atMs);
}

function readPublished(published: unknown): readonly PublishedChange[] {
  // Only this module writes them. A value of another build may lack fields, which the schema of the page's source refuses.
  const isChange = (change: Partial<PublishedChange> | null) =>
    typeof change?.key === 'string' && typeof change.atMs === 'number' && Array.isArray(change.teams);
  return Array.isArray(published) ? (published as PublishedChange[]).filter(isChange) : [];
}

function limitPerSport(changes: readonly PublishedChange[]): readonly PublishedChange[] {
  const kept = new Set(
    [...groupBy(changes, ({ group }) => group).values()].flatMap((ofSport) =>
      keepMostUseful(ofSport, MOST_CHANGES_PER_SPORT),
    ),
  );
  return changes.filter((change) => kept.has(change));
}

/** `14-21, 9-8` of `21-14, 8-9`. */
function swapPoints(text: string): string {
  const swap = (points: string) => points.split('-').reverse().join('-');
  return text.split(', ').map(swap).join(', ');
}

/** Equal for one change in two feeds, whose ids, order of teams and suffixes of names differ. */
function describeContent({ group, day, teams, kind, was, now }: PublishedChange): string {
  const [first = '', second = ''] = teams.map(({ name }) => name.split(/[[(]/, 1)[0]?.trim().toLowerCase());
  const isInOrder = first <= second;
  const isScore = kind === 'final' || kind === 'score';
  const orient = (text: string | null) => (isInOrder || !isScore ? text : text && swapPoints(text));
  return [group, day, kind, ...(isInOrder ? [first, second] : [second, first]), orient(was), orient(now)].join('|');
}

/** FNV-1a, 32 bits: entries have hundreds of these. */
function hashKey(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

function toPublishedTeam({ teams }: Game, index: 0 | 1): PublishedTeam {
  const { name, schoolId } = teams[index];
  return { name, schoolId };
}

function describeCurrent(kind: GameChangeKind, game: Game): string | null {
  switch (kind) {
    case 'final':
    case 'score':
      return formatColumns(getColumns(game));
    case 'winner': {
      const winner = findWinner(game);
      return winner === null ? null : game.teams[winner].name;
    }
    case 'time':
      return formatStart(game.day, game.time?.minutesOfDay ?? null);
    case 'place':
      return game.site;
    case 'called-off':
      return findCalledOff(game)?.word ?? null;
    case 'restored':
      return null;
  }
}

/** `21-14`, `25-20, 19-25, 15-9`; `null` if points are unknown. */
function formatColumns(columns: readonly Score[]): string | null {
  const texts = columns.flatMap((score) => formatFullScore(score) ?? []);
  return texts.length === 0 || texts.length < columns.length ? null : texts.join(', ');
}

/** Games by id and teams, without those that share an id. Ids of such games are numbered in the order of the rows, which may change. */
function indexDistinctGames(games: readonly Game[]): ReadonlyMap<string, Game> {
  const byId = groupBy(games, ({ id }) => id.replace(/\.\d+$/, ''));
  return new Map(
    [...byId].flatMap(([id, [game, ...others]]) => {
      const teams = game?.teams.flatMap((team) => buildTeamKey(team) ?? []).sort(compareText) ?? [];
      return game === undefined || others.length > 0 || teams.length < 2
        ? []
        : [[[id, ...teams].join('|'), game] as const];
    }),
  );
}

function readState(game: Game): GameState {
  return {
    result: readResult(game),
    day: game.day,
    minutesOfDay: game.time?.minutesOfDay ?? null,
    site: game.site,
    isCalledOff: findCalledOff(game) !== null,
  };
}

/** `null` unless the game is over with a score or a winner. */
function readResult(game: Game): GameResult | null {
  if (game.kind !== 'final' && game.kind !== 'forfeit') return null;
  const columns = getColumns(game);
  const isScored = formatColumns(columns) !== null;
  const winner = findWinner(game);
  if (!isScored && (game.kind === 'final' || winner === null)) return null;
  const team = winner === null ? null : game.teams[winner];
  return {
    columns: isScored ? sortColumns(game, columns) : [],
    winner: team && buildTeamKey(team),
    winnerName: team && team.name,
  };
}

/** Points in the order of the sorted keys of the teams; the same function restores the order of the row. */
function sortColumns({ teams }: Game, columns: readonly Score[]): readonly Score[] {
  const [first, second] = teams.map((team) => buildTeamKey(team) ?? '');
  return (first ?? '') <= (second ?? '') ? columns : columns.map(([a, b]): Score => [b, a]);
}

/** The newer state, with the earlier facts that it lacks. A game that is called off keeps its time and place. */
function mergeStates(earlier: GameState | undefined, state: GameState): GameState {
  if (earlier === undefined) return state;
  const isMoved = !state.isCalledOff;
  return {
    result: state.result ?? earlier.result,
    day: (isMoved ? state.day : null) ?? earlier.day,
    minutesOfDay: (isMoved ? state.minutesOfDay : null) ?? earlier.minutesOfDay,
    site: (isMoved ? state.site : null) ?? earlier.site,
    isCalledOff: state.isCalledOff,
  };
}

type NotedFact = Omit<GameChange, 'atMs' | 'game'>;

function compareStates(earlier: GameState, state: GameState, game: Game): readonly NotedFact[] {
  const { id } = game;
  const change = (kind: GameChangeKind, was: string | null = null) => [{ id, kind, was }];
  if (state.isCalledOff) return earlier.isCalledOff ? [] : change('called-off');
  return [
    ...(earlier.isCalledOff ? change('restored') : []),
    ...(state.result === null
      ? compareStarts(earlier, state, change)
      : compareResults(earlier.result, state.result, game, change)),
  ];
}

type CreateChange = (kind: GameChangeKind, was?: string | null) => readonly NotedFact[];

function compareResults(earlier: GameResult | null, result: GameResult, game: Game, change: CreateChange) {
  if (earlier === null) return change('final');
  const areScored = earlier.columns.length > 0 && result.columns.length > 0;
  if (areScored && JSON.stringify(earlier.columns) !== JSON.stringify(result.columns)) {
    return change('score', formatColumns(sortColumns(game, earlier.columns)));
  }
  // A tie may only lack the winner of its shootout.
  const hasOtherWinner = earlier.winner !== null && result.winner !== null && earlier.winner !== result.winner;
  return hasOtherWinner ? change('winner', earlier.winnerName) : [];
}

/** Time and place of a game to come or in play. Times are compared if both are known, and so are days and places. */
function compareStarts(earlier: GameState, state: GameState, change: CreateChange) {
  const isOther = <Fact>(a: Fact | null, b: Fact | null) => a !== null && b !== null && a !== b;
  const isMoved = isOther(earlier.minutesOfDay, state.minutesOfDay) || isOther(earlier.day, state.day);
  return [
    ...(isMoved ? change('time', formatStart(earlier.day, earlier.minutesOfDay)) : []),
    ...(isOther(normalizeSite(earlier.site), normalizeSite(state.site)) ? change('place', earlier.site) : []),
  ];
}

/** `Sat, Oct 11, 7:00 PM`, as far as it is known. */
function formatStart(day: string | null, minutesOfDay: number | null): string | null {
  const time = minutesOfDay === null ? null : formatTime({ minutesOfDay, text: '' });
  return [day && formatShortDay(day), time].filter(Boolean).join(', ') || null;
}

/** Upper case and spaces are no other place. */
function normalizeSite(site: string | null): string | null {
  return site && site.toLowerCase().replace(/\s+/g, ' ').trim();
}
