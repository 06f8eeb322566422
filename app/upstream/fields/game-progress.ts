import type { WireContext } from '~/cache/source/define-source';
import { formatShortDay } from '~/models/dates/calendar-date';
import { findDays } from '~/models/dates/days-in-words';
import { getSeasonOfDay } from '~/models/dates/season';
import {
  findHigher,
  type Game,
  type GameFacts,
  type LiveGame,
  parseCalledOff,
  type Score,
  type TeamIndex,
} from '~/models/games/game';
import { type GameStatus, readGameStatus } from '~/models/games/game-status';
import { spellPeriod } from '~/models/games/period-words';
import { dropItem } from '../wire';
import { spellOvertime } from './mark';

/** What feeds of the state series say of the state of a game, in several fields. */
export type SeriesWords = Readonly<
  Record<'timeRemaining' | 'period' | 'scheduleChange' | 'unusualCircumstance', string | null>
>;

const noWords: SeriesWords = { timeRemaining: null, period: null, scheduleChange: null, unusualCircumstance: null };

/** The state of a game of the state series on a day, whose fields may contradict each other. */
export function readSeriesStatus(row: SeriesWords, day: string | null): GameStatus {
  const isOpen = ({ progress }: GameStatus) => ['scheduled', 'live', 'unknown'].includes(progress);
  const [remaining, period, change, circumstance] = [
    readGameStatus(row.timeRemaining ?? ''),
    readGameStatus(row.period ?? ''),
    readGameStatus(row.scheduleChange ?? ''),
    readGameStatus(row.unusualCircumstance ?? ''),
  ];
  if (circumstance.progress === 'forfeit') return circumstance;
  if (!isOpen(remaining)) return remaining;
  if (circumstance.progress === 'cancelled') return circumstance;
  if (row.timeRemaining) return isOpen(period) ? remaining : period;
  const isCalledOff = parseCalledOff(row.scheduleChange ?? '') !== null && !wasMovedTo(row.scheduleChange ?? '', day);
  return isCalledOff ? change : remaining;
}

const monthOrNumber =
  /(\b(?:to|for|until|till) )?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2}\/\d)/i;

/** Whether words are those of a game that was moved to this day: `Postponed 10/9 (weather)` on a later day, `Rescheduled to 10/11` on that day. */
function wasMovedTo(words: string, day: string | null): boolean {
  const match = monthOrNumber.exec(words);
  if (match === null || day === null) return false;
  const [named] = findDays(words.slice(match.index + (match[1]?.length ?? 0)), getSeasonOfDay(day));
  return named !== undefined && (match[1] === undefined ? named < day : named === day);
}

const movedWords =
  /^(?:p\.?p\.?d\.?|postponed|moved|re-?scheduled|make[ -]?up(?: game)?)(?: from)?[:,]? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?/i;

/** What changed in the schedule, in a sentence that its reader understands where the row says enough; other words are unchanged. */
export function describeChange(
  words: string | null,
  { day, site }: { readonly day: string | null; readonly site: string | null },
): string | null {
  if (words === null) return null;
  if (site !== null && /^\W*(?:site|venue|location|place) (?:has )?changed?\W*$/i.test(words)) return `Now at ${site}`;
  const before = /^(?:(?:new|time) (?:time|changed?)[^\d]*|was )(\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)\W*$/i.exec(words)?.[1];
  return before === undefined ? describeMove(words, day) : `Time changed from ${before}`;
}

/** `Make-up game, moved from Fri, Oct 10` for the highlight `Make Up from 10/10`; other words are unchanged. */
export function describeHighlight(words: string | null, day: string | null): string | null {
  const moved = describeMove(words, day);
  return moved === words ? words : `Make-up game, ${(moved ?? '').replace(/^M/, 'm')}`;
}

/** `Moved from Fri, Oct 10 (weather)` for `Postponed 10/10 (weather)` of a game that was moved to a later day; other words are unchanged. */
function describeMove(words: string | null, day: string | null): string | null {
  const match = words === null ? null : monthOrNumber.exec(words);
  if (words === null || day === null || match?.index !== movedWords.exec(words)?.[0].length) return words;
  const [, date = '', rest = ''] =
    /^([a-z]*\.? ?\d{1,2}(?:\/\d{1,4}){0,2})(.*)$/i.exec(words.slice(match?.index)) ?? [];
  const [from] = findDays(date, getSeasonOfDay(day));
  return from === undefined || from >= day ? words : `Moved from ${formatShortDay(from)}${rest}`;
}

/** In place of a missing id; spaces and dashes keep it out of addresses. */
export function nameGame(words: readonly (string | null | undefined)[], teams: GameFacts['teams']): string {
  return [...words, ...teams.map(({ name }) => name)].filter(Boolean).join(' - ');
}

/** The game in its state. An unknown word is shown as sent and reported. */
export function withProgress(
  facts: GameFacts,
  { progress, word, detail }: GameStatus,
  columns: readonly Score[],
  context: WireContext,
  { timeRemaining, period, scheduleChange }: SeriesWords = noWords,
  /** Without it, the score decides. */
  namedWinner?: TeamIndex | null,
  highlight: string | null = null,
): Game {
  const known = columns.some((score) => score.some((points) => points !== null)) ? { columns } : {};
  switch (progress) {
    case 'final': {
      const decidedIn = parseExtraPlay(detail ?? word ?? '') ?? parseExtraPlay(period ?? '');
      return { ...facts, kind: 'final', columns, decidedIn, namedWinner: namedWinner ?? null, highlight };
    }
    case 'forfeit': {
      const isFinal = readGameStatus(timeRemaining ?? '').progress === 'final';
      const winner = namedWinner === undefined ? findHigher(columns[0] ?? [null, null]) : namedWinner;
      return { ...facts, kind: 'forfeit', isFinal, columns: [], namedWinner: winner, ...(isFinal && known) };
    }
    case 'live':
      return { ...facts, kind: 'live', columns, ...readGameClock(period, timeRemaining), scheduleChange };
    case 'unreported':
      return { ...facts, kind: 'unreported', scheduleChange };
    case 'cancelled':
    case 'postponed': {
      const isRepeated = parseCalledOff(scheduleChange ?? '') !== null;
      const reason = isRepeated ? readGameStatus(scheduleChange ?? '').detail : scheduleChange;
      return { ...facts, kind: 'scheduled', remark: word, scheduleChange: detail ?? reason };
    }
    case 'scheduled':
      return { ...facts, kind: 'scheduled', remark: null, scheduleChange: scheduleChange ?? word };
    case 'halted':
    case 'unknown':
      if (progress === 'unknown') dropItem(context, `unknown state of a game: ${word ?? ''}`);
      return { ...facts, kind: 'scheduled', remark: word, ...known, scheduleChange: scheduleChange ?? detail };
  }
}

/** A final game with the points of its shootout, which name the winner where the feed does not. */
export function withShootout(game: Game, shootout: Score): Game {
  if (game.kind !== 'final' || shootout.includes(null)) return game;
  return { ...game, shootout, namedWinner: game.namedWinner ?? findHigher(shootout) };
}

/** Says no more than a period beside it. */
const saysOnlyLive = /^\W*(?:live|(?:now )?in[ -]?progress|in[ -]?play|playing|under ?way|ongoing|started)\W*$/i;

/** `Half` and `Halftime` mean the same; the longer word is the period. Beside a period, `In Progress` is dropped. */
export function readGameClock(
  period: string | null,
  timeRemaining: string | null,
): Pick<LiveGame, 'period' | 'timeRemaining'> {
  if (period === null) return { period, timeRemaining };
  if (timeRemaining === null || saysOnlyLive.test(timeRemaining))
    return { period: spellPeriod(period), timeRemaining: null };
  const [short, long] = period.length < timeRemaining.length ? [period, timeRemaining] : [timeRemaining, period];
  const saysTheSame = /[a-z]/i.test(short) && long.toLowerCase().startsWith(short.toLowerCase());
  return saysTheSame ? { period: long, timeRemaining: null } : { period, timeRemaining };
}

/** The period of a final game matters if it is not regulation: `2OT`, `SO`, `5 INN`, `Overtime`. */
function parseExtraPlay(period: string): string | null {
  const isExtra = /\b\d*(?:OT|SO|PKS?|AET)\b|\d ?OT\b|\binn|extra|overtime|shoot-?out|penalt|mercy/i.test(period);
  return isExtra ? spellOvertime(period) : null;
}
