import type { SourceRequest } from '~/cache/source/define-source';
import { sports } from '~/config/sports';
import { countSetsWon, type Game, type LiveGame, type Score } from '~/models/games/game';
import { requestAfter, type DependentRequest, type SourceValue } from '~/page/page-sources';
import { MINUTE_MS } from '~/time-units';
import { scoreboardOfDay } from '~/upstream/scoreboards';
import { areOfOneGame, findTeam, haveSameState } from './game-rows';
import { listSports } from './score-sports';

/*
 * Period and clock of daily games in play. The daily feed has only their scores, the scoreboard of their sport has both (decision 90).
 */

/** Scoreboards that one page requests. All pages of a day choose the same ones, so that a clock does not come and go. */
const MAX_SCOREBOARDS = 3;

/** Twice the fresh period of scores. An older clock is left out. */
const MAX_CLOCK_LAG_MS = 6 * MINUTE_MS;

/** Sports whose games have a clock, or sets. */
const clockSportIds: readonly string[] = sports.filter(({ finals }) => finals === 'games').map(({ id }) => id);

const namePrefix = 'scoreboard-';

export type DependentValues = Readonly<Record<string, SourceValue<unknown> | null | undefined>>;

export interface ScoreboardsShown {
  /** The only sport that the page shows; by default all. */
  readonly sportId?: string | undefined;
  /** Also those of the other sports with games today, as far as other pages have kept them: they have facts of games (`joinFacts`). */
  readonly withKept?: boolean;
}

/**
 * The scoreboards of the sports with most games in play that lack a clock.
 * @param today request of today's games
 */
export function requestScoreboards(
  today: SourceRequest<Game[]>,
  { sportId = '', withKept = false }: ScoreboardsShown = {},
): Readonly<Record<string, DependentRequest<Game[]>>> {
  const shown = clockSportIds.filter((id) => sportId === '' || id === sportId);
  return Object.fromEntries(
    shown.map((id) => [
      namePrefix + id,
      requestAfter(today, (games) => {
        if (chooseSports(games).includes(id)) return requestScoreboard(id);
        const isWanted = withKept && games.some((game) => game.sportId === id);
        return isWanted ? { ...requestScoreboard(id), isKeptOnly: true } : null;
      }),
    ]),
  );
}

function requestScoreboard(sportId: string): SourceRequest<Game[]> {
  return { ...scoreboardOfDay.with({ sportId }), isSupplementary: true };
}

/** The scoreboard of one of the games, if it is in play and its scoreboard may have its clock. */
export function requestScoreboardOfGame(
  games: SourceRequest<Game[]>,
  isGame: (game: Game) => boolean,
): DependentRequest<Game[]> {
  return requestAfter(games, (rows) => {
    const game = rows.find(isGame);
    const sportId = game && lacksClock(game) ? game.sportId : null;
    return sportId !== null && clockSportIds.includes(sportId) ? requestScoreboard(sportId) : null;
  });
}

function chooseSports(games: readonly Game[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { sportId } of games.filter(lacksClock)) {
    if (sportId !== null) counts.set(sportId, (counts.get(sportId) ?? 0) + 1);
  }
  return listSports(games)
    .filter((id) => clockSportIds.includes(id) && counts.has(id))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, MAX_SCOREBOARDS);
}

function lacksClock(game: Game): game is LiveGame {
  return game.kind === 'live' && game.period === null && game.timeRemaining === null;
}

/** The games with the clocks of the scoreboards among a page's dependent sources. */
export function joinClocks<Read extends Pick<SourceValue<Game[]>, 'value' | 'fetchedAtMs'>>(
  games: Read,
  dependent: DependentValues,
): Read {
  const scoreboards = readScoreboards(dependent);
  const rowsBySport = new Map(
    [...scoreboards].filter(([, { fetchedAtMs }]) => games.fetchedAtMs - fetchedAtMs <= MAX_CLOCK_LAG_MS),
  );
  if (rowsBySport.size === 0) return games;
  const value = games.value.map((game) => addClock(game, rowsBySport.get(game.sportId ?? '')?.value ?? []));
  return { ...games, value };
}

/** The scoreboards among a page's dependent sources, by sport. */
export function readScoreboards(dependent: DependentValues): ReadonlyMap<string, SourceValue<Game[]>> {
  return new Map(
    clockSportIds.flatMap((sportId) => {
      const scoreboard = dependent[namePrefix + sportId];
      // A source with such a name is an answer of `scoreboardOfDay`.
      return scoreboard ? [[sportId, scoreboard as SourceValue<Game[]>] as const] : [];
    }),
  );
}

/**
 * The game in play with the period and clock of the same game on the scoreboard of its sport, if both have the same score. Where the scoreboard counts
 * sets and the daily feed those won, the game takes the points of the sets, too (decision 116).
 */
export function addClock(game: Game, scoreboard: readonly Game[]): Game {
  if (!lacksClock(game)) return game;
  const row = scoreboard.find(
    (candidate): candidate is LiveGame =>
      candidate.kind === 'live' && candidate.period !== null && isSameGame(game, candidate),
  );
  if (row === undefined) return game;
  const { period, timeRemaining, countsSets } = row;
  // Sets have no clock, only words such as `In Progress`.
  return countsSets
    ? { ...game, period, countsSets, columns: orderColumns(row, game) }
    : { ...game, period, timeRemaining };
}

/** A team may play twice a day, so games with different ids must have both teams in common. */
function isSameGame(game: LiveGame, row: LiveGame): boolean {
  const isPaired = game.id === row.id || game.teams.every((team) => findTeam(team, row) !== undefined);
  // Rows of a scoreboard do not name its sport.
  if (!isPaired || !areOfOneGame(game, { ...row, sportId: row.sportId ?? game.sportId })) return false;
  return row.countsSets && !game.countsSets ? haveSameSets(game, row) : haveSameState(game, row);
}

/** The columns of a row with the teams in the order of the game. */
function orderColumns(row: LiveGame, { teams: [first, second] }: Game): LiveGame['columns'] {
  const isReversed = findTeam(first, row) === row.teams[1] || findTeam(second, row) === row.teams[0];
  return isReversed ? row.columns.map(([a, b]) => [b, a] as const) : row.columns;
}

/** Whether the sets that were won are the score of the daily feed. The last one may still be in play. */
function haveSameSets(game: LiveGame, row: LiveGame): boolean {
  const [score] = game.columns;
  const sets = orderColumns(row, game).filter((points) => !points.includes(null));
  return [sets.slice(0, -1), sets].some((ended) => countWins(ended).join() === score?.join());
}

function countWins(sets: LiveGame['columns']): Score {
  return sets.length === 0 ? [0, 0] : countSetsWon(sets);
}
