import type { ScoreCardView, TeamLineView } from '../games/score-card-view';
import { parseState, type GameState, type ShownGame } from '../games/seen-games';
import { formatCount } from '../text/format-count';
import { noValue } from '../text/no-value';

/** A followed school or sport with its games of today, and those of a school around today. */
export interface TeamToday {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  /** Its events, as a calendar subscribes to them. */
  readonly calendarHref: string;
  /** The feed of its final scores; `null` for a sport without daily games, and where the deployment names no address of the site. */
  readonly feedHref: string | null;
  /** Logo of a school; absent for a sport. */
  readonly logoUrl?: string | null;
  /** `Football 9-2`, `Football 9-2, Boys Soccer 14-5`: in the sports of the latest games; absent for a sport, and while unknown. */
  readonly record?: string;
  readonly games: readonly TeamGame[] | null;
  /** Number of today's games that `games` leaves out; absent when it has all of them. */
  readonly more?: number;
  /** Set for a sport without games in the feeds, such as golf. */
  readonly hasNoGames?: true;
  /** How many more games may be of this school: their names leave it open. None for a sport. */
  readonly uncertainCount: number;
  /** Where all games of the day are. */
  readonly gamesHref: string;
  /** The days around today; absent for a sport, which has hundreds of games in them. */
  readonly week?: TeamWeek;
  /** The next game of its state series that the week does not have; absent for a sport, and while unknown. */
  readonly path?: TeamPath;
  /** The next days of its own sports, of a school without games around today; absent while unknown. */
  readonly dates?: readonly DatesOfDay[];
}

/** What is on a day in the sports of a school. */
export interface DatesOfDay {
  /** `Thu, Jul 30` */
  readonly day: string;
  /** `Football first practice and Girls Tennis first practice` */
  readonly text: string;
  /** The day in the calendar of the school. */
  readonly to: string;
}

interface TeamPath {
  readonly sport: string;
  /** `Next`, or `After a win` while the game before it is not over. */
  readonly label: string;
  /** `Semifinal, Sat, Nov 22, against Ashgrove or Milton` */
  readonly text: string;
  /** The team's way to the title. */
  readonly to: string;
}

export interface TeamWeek {
  /** The newest result before today, among the days that were read. */
  readonly last: DatedGame | null;
  /** The first game after today. */
  readonly next: DatedGame | null;
  /** The first games after today of two more sports at most; absent without any. */
  readonly nextOfOthers?: readonly DatedGame[];
  /** Number of days after today that were read; `null` when some days could not be read. */
  readonly daysAhead: number | null;
  readonly uncertainCount: number;
  /** The games of each of its teams that plays on these days, as calendars subscribe to them. */
  readonly calendars: readonly { readonly title: string; readonly href: string }[];
}

export interface TeamGame {
  readonly id: string;
  /** `Football`, in the list of a school. */
  readonly sport?: string;
  /** `Class 1A state championship`; absent for other games, and while unknown. */
  readonly stage?: string;
  /** `Ashgrove 21, Fort Harlan 14`; a score is not parted from its team. */
  readonly text: string;
  readonly to?: string;
  /** `Final`, `7:00 PM`, and in play `4th 2:10` or `Live`. */
  readonly status: string;
  /** Of a game to come. */
  readonly site?: string | null;
  readonly isLive: boolean;
  /** The side that has won; absent for games that are not over, and for ties. */
  readonly winner?: 0 | 1 | undefined;
  /** By what browsers know it again, for the first game of today in a file. */
  readonly followed?: FollowedGame;
  /** The mark of each side; absent for games that are over, and for later ones than the next. */
  readonly marks?: readonly [MarkOfSide, MarkOfSide];
  /** Where a game with marks can be watched and where its tickets are; absent without both. */
  readonly links?: Pick<ScoreCardView['links'], 'watch' | 'tickets'>;
}

/** What decides the drawn mark, and the logo; `null` for the followed school itself, whose mark the file has once. A tuple keeps files small. */
type MarkOfSide = readonly [markKey: TeamLineView['markKey'], logoUrl: string | null] | null;

/** Team names, time of the answer, and the state as `serializeState` writes it. A tuple keeps files small. */
type FollowedGame = readonly [first: string, second: string, asOfMs: number, state: string];

export interface DatedGame extends Omit<TeamGame, 'status' | 'isLive'> {
  /** `Sat, Nov 22` for a result, `Sat, Nov 22, 7:00 PM` for a game to come. */
  readonly when: string;
  /** `null` when it is not known. */
  readonly site: string | null;
}

/** The game as score cards of the day know it; `null` for one that is not followed. */
export function readTeamGame({ id, followed }: TeamGame): ShownGame | null {
  if (followed === undefined) return null;
  const [first, second, asOfMs, text] = followed;
  const state = parseState(text);
  return state && { id, names: [first, second], feed: 'd', asOfMs, state };
}

const statusWords: Partial<Record<GameState['kind'], string>> = { live: 'Live', final: 'Final', forfeit: 'Forfeit' };

/** The game with a later state. */
export function showStateOfTeamGame(game: TeamGame, { kind, scores }: GameState): TeamGame {
  const status = statusWords[kind];
  if (status === undefined || game.followed === undefined) return game;
  const [first, second] = game.followed;
  const text = formatTeamScores([first, second], scores);
  return { ...game, text, status, isLive: kind === 'live', winner: undefined };
}

/** Schools before sports, of each those with a game in play first, otherwise in the order in which they were followed. */
export function orderTeams<Item>(
  items: readonly Item[],
  getTeam: (item: Item) => TeamToday | string | undefined,
): readonly Item[] {
  const rank = (item: Item) => {
    const team = getTeam(item);
    if (typeof team !== 'object') return 1;
    const isSport = team.logoUrl === undefined;
    const isLive = team.games?.some((game) => game.isLive) === true;
    return Number(isSport) * 2 + Number(!isLive);
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** `Ashgrove 21, Fort Harlan 14`; a score is not parted from its team. */
export function formatTeamScores(names: readonly string[], scores: readonly (readonly (string | null)[])[]): string {
  return names
    .map((name, index) => [name, ...(scores[index] ?? []).map((score) => score ?? noValue)].join('\u00a0'))
    .join(', ');
}

/** The sides of what `formatTeamScores` wrote; `null` for other texts. */
export function splitTeamScores(
  text: string,
): readonly { readonly name: string; readonly scores: readonly string[] }[] | null {
  const sides = text.split(', ').map((side) => side.split('\u00a0'));
  if (sides.length !== 2 || sides.some((parts) => parts.length < 2)) return null;
  return sides.map(([name = '', ...scores]) => ({ name, scores }));
}

/** The games in one line: those of today, else the next one, else the last: `Final, Football: Ashgrove 21, Fort Harlan 14, and 2 more`. */
export function formatGamesLine(team: GamesLineInput): string {
  const { games, week } = team;
  if (team.hasNoGames) return 'Its meets and results are on the page of the sport.';
  if (games === null) return 'Scores are not available right now.';
  const [first] = games;
  if (first === undefined) return formatUncertainGames(team) ?? (week && formatWeekLine(week)) ?? 'No games today.';
  const count = games.length - 1 + (team.more ?? 0);
  return `${first.status}${formatSport(first)}: ${first.text}${count > 0 ? `, and ${count} more` : ''}`;
}

type GamesLineInput = Pick<TeamToday, 'games' | 'more' | 'hasNoGames' | 'uncertainCount' | 'week'>;

/** Whether nothing is known to come for a team and nothing was: neither today nor in the days around it. */
export function isWithoutGames({ games, week, path, uncertainCount, hasNoGames }: TeamToday): boolean {
  if (games?.length !== 0 || uncertainCount > 0 || hasNoGames || path !== undefined) return false;
  return week === undefined || (week.last === null && week.next === null && week.uncertainCount === 0);
}

/** `null` if it is unknown whether there are games. */
function formatWeekLine({ next, last, daysAhead, uncertainCount }: TeamWeek): string | null {
  if (next !== null) return `${formatNextGame(next)}${formatSport(next)}`;
  if (uncertainCount > 0) return formatUncertain(uncertainCount, 'this week');
  if (last !== null) return `${last.when}${formatSport(last)}: ${last.text}`;
  return daysAhead === null ? null : `No games in the next ${formatCount(daysAhead, 'day')}.`;
}

/** Whether a team may have a game on a day of the week after today: unknown for sports, and while some days could not be read. */
export function mayHaveNextGame({ week, path, hasNoGames }: TeamToday): boolean {
  if (hasNoGames) return false;
  if (week === undefined || week.daysAhead === null) return true;
  return week.next !== null || path !== undefined || week.uncertainCount > 0;
}

/** `Sat, Nov 22, 7:00 PM at Rockwell` */
export function formatNextGame({ when, site }: DatedGame): string {
  return site === null ? when : `${when} at ${site}`;
}

function formatSport({ sport }: Pick<TeamGame, 'sport'>): string {
  return sport === undefined ? '' : `, ${sport}`;
}

/** Note on games that may be of the school; `null` without such games. */
export function formatUncertainGames({ uncertainCount }: Pick<TeamToday, 'uncertainCount'>): string | null {
  return uncertainCount === 0 ? null : formatUncertain(uncertainCount, 'today');
}

function formatUncertain(count: number, when: string): string {
  return count === 1
    ? `1 game of ${when} may be of this school: its name is not clear.`
    : `${count} games of ${when} may be of this school: their names are not clear.`;
}
