import { indexOnce } from '~/compute-once';
import { isKnownTeam } from '../brackets/bracket-team';
import { compareTimes, type Game, type GameTeam, type LiveGame, unnamedTeam } from './game';

/* The order of games in lists, by their state. Lists of games in play have the order that docs/styles.md describes. */

/** In play, over, to come, and last those whose score was not reported. */
const ranks: Readonly<Record<Game['kind'], number>> = { live: 0, final: 1, forfeit: 1, scheduled: 2, unreported: 3 };

/** Compares two games, for sorting. */
type CompareGames = (a: Game, b: Game) => number;

/** The most points by which the leader may be ahead so that one score makes up for them; of the sport of a game, `null` in a feed that names none. */
type GetMostOfOneScore = (sportId: string | null) => number;

/** The order of games: in play first, in the order of `liveGroups`, then those that are over, then those to come, each by time. */
export function createStateOrder(getMostOfOneScore: GetMostOfOneScore): CompareGames {
  const measure = indexOnce((game: Game) => (game.kind === 'live' ? measureOrder(game, getMostOfOneScore) : 0));
  return (a, b) => ranks[a.kind] - ranks[b.kind] || measure(a) - measure(b) || compareTimes(a.time, b.time);
}

/** Groups of games in play, in the order of lists. Within each, the game that is nearest to its end is first. */
const liveGroups = ['overtime', 'close', 'in a period', 'unclear', 'without a team', 'run out'] as const;

/** One number for the place of a game in play: its group, then the periods, then the seconds that are left. */
function measureOrder(game: LiveGame, getMostOfOneScore: GetMostOfOneScore): number {
  const group = game.teams.every(isNamed) ? groupLive(game, getMostOfOneScore) : 'without a team';
  const { periods, seconds } = measureTimeLeft(game);
  return liveGroups.indexOf(group) * 1e8 + periods * 1e5 + seconds;
}

/** An id alone does not show readers who plays. */
function isNamed(team: GameTeam): boolean {
  return team.name !== unnamedTeam && isKnownTeam(team);
}

/** `OT`, `2OT`, `Overtime` */
const overtime = /\b\d?ot\d?\b|overtime/i;
/** `Q4`, `4th`, `4th quarter`, `2nd half`, `2H` */
const lastPeriod = /^(?:q4|4th|4$|2nd half|2h\b)/i;

function groupLive(
  { period, columns, timeRemaining, sportId }: LiveGame,
  getMostOfOneScore: GetMostOfOneScore,
): Exclude<(typeof liveGroups)[number], 'without a team'> {
  if (period === null) return 'unclear';
  if (overtime.test(period)) return 'overtime';
  const [first = null, second = null] = columns[0] ?? [];
  if (!lastPeriod.test(period) || first === null || second === null) return 'in a period';
  const lead = Math.abs(first - second);
  if (/^0?0:00/.test(timeRemaining ?? '')) return lead === 0 ? 'close' : 'run out';
  return lead <= getMostOfOneScore(sportId) ? 'close' : 'in a period';
}

/** Periods after a period, counted in quarters, sets or innings; the first pattern that fits counts. Of seven innings, the lower half is nearer to the end. */
const periodsLeft: readonly (readonly [pattern: RegExp, getLeft: (count: number) => number])[] = [
  [/^half(?:-?time)?$/i, () => 2],
  [/^(\d)(?:st|nd)? ?h(?:alf)?\b/i, (half) => (2 - half) * 2],
  [/^(?:set|game) (\d)/i, (set) => 3 - set],
  [/^top (\d+)/i, (inning) => 7.5 - inning],
  [/^bot\w* (\d+)/i, (inning) => 7 - inning],
  [/^(?:end )?q?(\d)(?:st|nd|rd|th)?\b/i, (quarter) => 4 - quarter],
];

/** More than any game has, so that games whose time left is not known come last. */
const unknownLeft = { periods: 99, seconds: 9999 } as const;

function measureTimeLeft({ period, timeRemaining }: LiveGame): { readonly periods: number; readonly seconds: number } {
  const words = period ?? '';
  const [found] = periodsLeft.flatMap(([pattern, getLeft]) => {
    const match = pattern.exec(words);
    return match === null ? [] : [Math.max(0, getLeft(Number(match[1])))];
  });
  const [, minutes, seconds] = /^(\d{0,2}):(\d\d)/.exec(timeRemaining ?? '') ?? [];
  const isAtEnd = /^(?:half(?:-?time)?$|end\b)/i.test(words);
  return {
    periods: overtime.test(words) ? 0 : (found ?? unknownLeft.periods),
    seconds: isAtEnd ? 0 : seconds === undefined ? unknownLeft.seconds : Number(minutes) * 60 + Number(seconds),
  };
}
