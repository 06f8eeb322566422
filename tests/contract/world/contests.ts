import { toCivilDate, type DayNumber } from '../../../demo-api/calendar/civil';
import { computeMinutesSinceMidnight, type Clock } from '../../../demo-api/calendar/clock';
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

/** One side of a game, with football numbers if known. */
export interface Side {
  /** Empty for other states' teams and open places. */
  readonly schoolId: string;
  readonly footballId: number | null;
  readonly name: string;
  readonly scores: readonly (number | null)[];
  readonly seed: number | null;
}

/** A game of any feed. */
export interface Contest {
  readonly id: number;
  readonly day: DayNumber;
  /** `null` when not given. */
  readonly startMinutes: number | null;
  readonly className: string;
  readonly level: string;
  readonly round: string;
  readonly isFinal: boolean;
  readonly isLive: boolean;
  readonly winner: 'T' | 'B' | '';
  readonly top: Side;
  readonly bottom: Side;
  readonly row: Fields;
}

/** `Final/OT`, `F`, but not `No Final Score Reported`. */
const finalWords = /^f(?:inal.*|t)?$/;

/** Games without duplicates: of a postponed game and its make-up, the later row. */
export function parseContests(answer: unknown): Contest[] {
  const games = selectRowsWith(answer, 'ContestID').flatMap((row) => parseContest(row) ?? []);
  return [...new Map(games.map((game) => [game.id, game])).values()];
}

function parseContest(row: Fields): Contest | null {
  const [id, day] = [readNumber(row, 'ContestID'), readDay(row, 'GameDate')];
  if (id === null || day === null) return null;
  const remaining = readTrimmed(row, 'TimeRemaining').toLowerCase();
  const winner = readText(row, 'Winner');
  return {
    id,
    day,
    startMinutes: getMinutes(readText(row, 'Time')),
    className: readText(row, 'Class'),
    level: readText(row, 'TourneyLevel'),
    round: readText(row, 'Round'),
    isFinal: finalWords.test(remaining),
    isLive: remaining !== '' && !finalWords.test(remaining) && !remaining.includes('final'),
    winner: winner === 'T' || winner === 'B' ? winner : '',
    top: parseSide(getInnerFields(row, 'TopTeam'), 'Top', 'SchoolID1', 'FBSchoolID1'),
    bottom: parseSide(getInnerFields(row, 'BottomTeam'), 'Bottom', 'SchoolID', 'FBSchoolID'),
    row,
  };
}

function parseSide(team: Fields, side: 'Top' | 'Bottom', schoolKey: string, footballKey: string): Side {
  return {
    schoolId: readText(team, schoolKey),
    footballId: readNumber(team, footballKey),
    name: readTrimmed(team, 'TeamName'),
    scores: ['Score', 'Score2', 'Score3'].map((column) => readScore(team, `${side}${column}`)),
    seed: readNumber(team, `${side}Seed`),
  };
}

export function findWinner({ winner, top, bottom }: Contest): Side | null {
  return winner === '' ? null : winner === 'T' ? top : bottom;
}

export function getLoser({ winner, top, bottom }: Contest): Side | null {
  return winner === '' ? null : winner === 'T' ? bottom : top;
}

/** A game without a time begins with its day. */
export function hasBegun({ day, startMinutes }: Pick<Contest, 'day' | 'startMinutes'>, clock: Clock): boolean {
  return computeMinutesSinceMidnight(clock, day) >= (startMinutes ?? 0);
}

/** Games with future facts, or a winner that contradicts the score. */
export function* listFaults(contest: Contest, clock: Clock, isLowest = false): Generator<string> {
  const { id, winner, top, bottom, isFinal, isLive } = contest;
  const told = [...top.scores, ...bottom.scores].some((score) => score !== null);
  if (!hasBegun(contest, clock) && (winner !== '' || told || isFinal || isLive)) {
    yield `${id} tells of a game that has not begun`;
  }
  if (isLive && winner !== '') yield `${id} has a winner while it is played`;
  if (isFinal && !told) yield `${id} is over without a score`;
  const [ahead, behind] = winner === 'B' ? [bottom, top] : [top, bottom];
  const lead = computeLead(ahead, behind);
  if (isFinal && winner !== '' && (isLowest ? -lead : lead) <= 0) yield `${id} was won with fewer points or sets`;
  if (isFinal && winner === '' && lead !== 0) yield `${id} has a score but no winner`;
}

/** Lead in sets or points. */
function computeLead(ahead: Side, behind: Side): number {
  const leads = ahead.scores.map((score, index) => (score ?? 0) - (behind.scores[index] ?? 0));
  const isInSets = ahead.scores[1] !== null;
  return leads.reduce((sum, lead) => sum + (isInSets ? Math.sign(lead) : lead), 0);
}

/** `2025-11-15` is day 20407; for messages. */
export function formatDayText(day: DayNumber): string {
  const { year, month, day: date } = toCivilDate(day);
  return `${month}/${date}/${year}`;
}
