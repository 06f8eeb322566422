import { scaleLinear } from 'd3-scale';
import { formatTime } from './game';

/** A game of a day with the time that it takes. */
export interface GameOfDay {
  readonly key: string;
  /** What it is grouped by or where it is: a sport, a site. */
  readonly about: string;
  /** Minutes after midnight; `null` when they are not known, or when the game is not played. */
  readonly startMinutes: number | null;
  /** How long such a game usually takes. */
  readonly minutes: number;
  /** `Ashgrove at Fort Harlan` */
  readonly text: string;
  readonly to: string | null;
  readonly isLive: boolean;
  readonly isOver?: boolean;
}

export interface TimedGame extends Omit<GameOfDay, 'startMinutes' | 'minutes'> {
  readonly start: number;
  readonly end: number;
}

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;
/** A day with one game still has some hours. */
const fewestHours = 4;

/**
 * The hours of the games of a day, as a scale from 0 to 100. Games without a time are left out.
 * @param nowMinutes minutes after midnight; `null` on another day
 * @returns games by their starts; `null` without a game that has a time
 */
export function layoutHours(games: readonly GameOfDay[], nowMinutes: number | null) {
  const timed = games
    .flatMap(({ startMinutes: start, minutes, ...game }): TimedGame[] =>
      start === null ? [] : [{ ...game, start, end: start + minutes }],
    )
    .sort((a, b) => a.start - b.start);
  const [first] = timed;
  if (first === undefined) return null;
  const from = Math.floor(first.start / minutesPerHour);
  const lastEnd = timed.reduce((last, { end }) => Math.max(last, end), 0);
  const to = Math.max(Math.ceil(lastEnd / minutesPerHour), from + fewestHours);
  const scale = scaleLinear().domain([from, to]).range([0, 100]);
  const placeHour = (hour: number) => roundPercent(scale(hour));
  const place = (minutes: number) => placeHour(minutes / minutesPerHour);
  const isNowShown = nowMinutes !== null && nowMinutes >= from * minutesPerHour && nowMinutes <= to * minutesPerHour;
  return {
    timed,
    lastEnd,
    /** Hours after midnight. */
    from,
    to,
    /** Hours after midnight that divide the time shown, at most about so many. */
    listHours: (most: number) => scale.ticks(most).filter((hour) => Number.isInteger(hour)),
    placeHour,
    /** Position and width of a span of minutes after midnight. */
    placeSpan: (start: number, end: number) => ({ at: place(start), width: roundPercent(place(end) - place(start)) }),
    now: isNowShown ? place(nowMinutes) : null,
  };
}

/** `1:00 PM`; the hours after midnight follow. */
export function formatHour(hour: number): string {
  return formatMinutes(hour * minutesPerHour);
}

/** Minutes after midnight as `1:20 PM`. */
export function formatMinutes(minutes: number): string {
  return formatTime({ minutesOfDay: minutes % minutesPerDay, text: '' });
}

function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100;
}
