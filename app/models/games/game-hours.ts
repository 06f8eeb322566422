import { formatHour, formatMinutes, type GameOfDay, layoutHours, type TimedGame } from './hours-of-day';

/** Games of one day over its hours. Positions and widths are percentages of the time shown. */
export interface GameHours {
  readonly hours: readonly BarHour[];
  /** Position of the present moment; `null` on another day, and before and after the hours shown. */
  readonly now: number | null;
  /** By their starts. */
  readonly bars: readonly GameBar[];
  /** From the first start to the last end: `1:00 PM`. */
  readonly fromText: string;
  readonly toText: string;
}

interface BarHour {
  readonly at: number;
  /** `1:00 PM`; `null` for an hour between those that have room for their texts. */
  readonly text: string | null;
}

interface BarSpan {
  readonly at: number;
  readonly width: number;
}

export interface GameBar extends BarSpan, Pick<GameOfDay, 'key' | 'about' | 'text' | 'to' | 'isLive'> {
  /** `1:20 PM` */
  readonly timeText: string;
  /** `3:50 PM` */
  readonly endText: string;
  /** Parts during which another game is played. */
  readonly shared: readonly BarSpan[];
}

/** As many as the narrowest drawing (328 px) has room for. */
const mostHourTexts = 5;

/**
 * Question: which games overlap, and when is there time between them? Games without a time are left to the list.
 * @param nowMinutes minutes after midnight; `null` on another day
 * @returns `null` without a game that has a time
 */
export function toGameHours(games: readonly GameOfDay[], nowMinutes: number | null): GameHours | null {
  const layout = layoutHours(games, nowMinutes);
  if (layout === null) return null;
  const { timed, lastEnd, from, to, placeHour, placeSpan, now } = layout;
  const step = Math.ceil((to - from + 1) / mostHourTexts);
  return {
    hours: Array.from({ length: to - from + 1 }, (_, index) => ({
      at: placeHour(from + index),
      text: index % step === 0 ? formatHour(from + index) : null,
    })),
    now,
    bars: timed.map(({ key, about, text, to: href, isLive, start, end }, index) => ({
      key,
      about,
      text,
      to: href,
      isLive,
      timeText: formatMinutes(start),
      endText: formatMinutes(end),
      ...placeSpan(start, end),
      shared: findShared(timed, index).map((shared) => placeSpan(...shared)),
    })),
    fromText: formatMinutes(timed[0]?.start ?? 0),
    toText: formatMinutes(lastEnd),
  };
}

/** The parts of a game during which another one is played, apart from each other. */
function findShared(
  timed: readonly Pick<TimedGame, 'start' | 'end'>[],
  index: number,
): readonly (readonly [start: number, end: number])[] {
  const game = timed[index];
  if (game === undefined) return [];
  const parts: [start: number, end: number][] = [];
  // By their starts, so that a part can only touch the one before it.
  for (const [other, { start, end }] of timed.entries()) {
    const [partStart, partEnd] = [Math.max(start, game.start), Math.min(end, game.end)];
    if (other === index || partStart >= partEnd) continue;
    const last = parts.at(-1);
    if (last !== undefined && partStart <= last[1]) last[1] = Math.max(last[1], partEnd);
    else parts.push([partStart, partEnd]);
  }
  return parts;
}
