import { formatPaddedUsDate, formatUsDate } from '../../../demo-api/calendar/civil';
import { bracketSports } from './brackets';
import { parseContests, type Contest } from './contests';
import { pickInTurn, isDue, type Turn } from './moments';
import {
  readDay,
  getInnerFields,
  getMinutes,
  readNumber,
  readScore,
  selectRowsWith,
  readText,
  readTrimmed,
  type Fields,
} from './reading';
import { product, type View } from './view';

const idNames = ['gameId', 'ContestID'] as const;
/** Days from today, one of them before pairings. */
const daysAround = [0, -1, 7, 0, 1, -2, 6] as const;
/** Tolerated share of missing games. */
const mostVanished = 0.03;
/** Tolerated streams whose games vanished or are sent without an id. */
const mostStrangers = 5;

/** Games of a day agree in the daily feed, tournaments and streams. */
export async function* findDayFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 2)) return;
  const day = view.clock.today + pickInTurn(turn, daysAround);
  const rows = selectRowsWith(await view.ask(`/v1/maxpreps?GameDate=${formatUsDate(day)}`), ...idNames);
  const byId = new Map(rows.map((row) => [readNumber(row, ...idNames) ?? 0, row]));
  if (byId.size !== rows.length) yield `the feed of ${formatUsDate(day)} lists a game twice`;
  for (const row of rows) yield* findRowFaults(view, row, day);
  yield* await findTournamentFaults(view, byId, day);
  yield* await findStreamFaults(view, byId, day);
}

function* findRowFaults(view: View, row: Fields, day: number): Generator<string> {
  const id = readNumber(row, ...idNames) ?? 0;
  if (readDay(row, 'GameDate') !== day) yield `game ${id} is of another day`;
  const status = readStatus(row);
  const scores = readScores(row);
  const start = getMinutes(readText(row, 'GameTime')) ?? 0;
  const hasBegun = (view.clock.today - day) * 1440 + view.clock.minutesNow >= start;
  const isTold = ['final', 'live', 'forfeit'].includes(status);
  if (isTold && !hasBegun) yield `game ${id} is ${status} before it begins`;
  if (isTold === scores.includes(null)) yield `game ${id} is ${status || 'scheduled'} with the scores ${scores.join()}`;
}

export function readStatus(row: Fields): string {
  const status = getInnerFields(row, 'GameStatus');
  const word = (readTrimmed(status, 'status') || readTrimmed(status, 'GameStatus')).toLowerCase();
  return Object.keys(oddWords).find((usual) => oddWords[usual]?.includes(word) === true) ?? word;
}

/** Other spellings of the feed, by the usual one. */
const oddWords: Readonly<Record<string, readonly string[]>> = {
  final: ['f', 'ft', 'final score', 'completed', 'final - unofficial', 'under protest'],
  live: ['in progress', 'underway', 'in-progress'],
  forfeit: ['fft', 'final - forfeit', 'win by forfeit'],
};

function readScores(row: Fields): (number | null)[] {
  return [getInnerFields(row, 'School1'), getInnerFields(row, 'School2')].map((side) => readScore(side, 'Score'));
}

/** Tournament games are in the feed with the same teams and results. */
async function findTournamentFaults(view: View, feed: ReadonlyMap<number, Fields>, day: number): Promise<string[]> {
  const faults: string[] = [];
  let [all, missing] = [0, 0];
  for (const sportId of bracketSports) {
    const path = `/v1/sports/${sportId}/tournament-scores?GameDate=${formatPaddedUsDate(day)}`;
    for (const game of parseContests(await view.ask(path))) {
      const row = feed.get(game.id);
      all += 1;
      if (row === undefined) missing += 1;
      else faults.push(...[...findPairFaults(game, row)].map((fault) => `${sportId} game ${game.id}: ${fault}`));
    }
  }
  if (missing > Math.max(2, all * mostVanished))
    faults.push(`${missing} of ${all} tournament games are not in the feed`);
  return faults;
}

function* findPairFaults(game: Contest, row: Fields): Generator<string> {
  const sides = [
    [game.top, getInnerFields(row, 'School1')],
    [game.bottom, getInnerFields(row, 'School2')],
  ] as const;
  for (const [side, school] of sides) {
    const name = readTrimmed(school, `Name${product}`);
    if (name !== '' && side.schoolId !== '' && name !== side.name) yield `${name} is ${side.name}`;
    const isInSets = game.top.scores[1] !== null || /volleyball/.test(readText(row, 'sportId'));
    if (!isInSets && readScore(school, 'Score') !== side.scores[0]) yield 'the feed has another score';
  }
  const status = readStatus(row);
  if (game.isFinal !== (status === 'final' || status === 'forfeit')) yield `the feed says ${status}`;
  if (game.isLive !== (status === 'live')) yield `the feed says ${status}`;
}

/** Streamed games exist on that day. */
async function findStreamFaults(view: View, feed: ReadonlyMap<number, Fields>, day: number): Promise<string[]> {
  const rows = selectRowsWith(await view.ask(`/v1/streams?date=${formatPaddedUsDate(day)}`), 'streamId');
  const strangers = rows.filter((row) => !feed.has(readNumber(row, 'streamId') ?? 0));
  const faults =
    strangers.length > Math.max(mostStrangers, rows.length * mostVanished)
      ? [`${strangers.length} of ${rows.length} streams of ${formatUsDate(day)} are of no game`]
      : [];
  for (const row of rows) {
    const game = feed.get(readNumber(row, 'streamId') ?? 0);
    const streamed = readDay(row, 'StreamDate');
    if (streamed !== null && streamed !== day) faults.push(`stream ${readText(row, 'streamId')} is of another day`);
    const sport = readText(row, 'sportId');
    if (game !== undefined && sport !== '' && sport !== readText(game, 'sportId')) {
      faults.push(`stream ${readText(row, 'streamId')} is of another sport`);
    }
  }
  return faults;
}
