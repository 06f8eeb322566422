import { groupBy } from '~/group-by';
import { formatHour, formatMinutes, type GameOfDay, layoutHours } from './hours-of-day';

/** Games of one day over its hours. Positions and widths are percentages of the time shown. */
export interface DayTimeline {
  readonly hours: readonly TimelineHour[];
  /** Position of the present moment; `null` on another day, and before and after the hours shown. */
  readonly now: number | null;
  /** In the order of their first games. */
  readonly lanes: readonly TimelineLane[];
}

interface TimelineHour {
  readonly at: number;
  /** `1:00 PM` */
  readonly text: string;
}

interface TimelineLane {
  readonly title: string;
  /** Number of sub-rows; games that overlap, or whose names would, are in different ones. */
  readonly rows: number;
  readonly marks: readonly TimelineMark[];
}

export interface TimelineMark extends Pick<GameOfDay, 'key' | 'text' | 'to' | 'isLive' | 'isOver'> {
  /** `1:20 PM` */
  readonly timeText: string;
  readonly at: number;
  readonly width: number;
  /** Sub-row of the lane, from 0. */
  readonly row: number;
  /** The name ends where the game ends, because after its start it would not fit. */
  readonly isAtEnd: boolean;
}

const mostHourTexts = 9;
/** Share of the narrowest drawing (600 px beside the lanes' titles) that a character of 12 px takes. */
const percentPerCharacter = 1.15;
/** `Live ` before the name. */
const liveCharacters = 5;
const gapPercent = 1;

/**
 * Places the games of a day. Games without a time are left to the list beside the drawing.
 * @param nowMinutes minutes after midnight; `null` on another day
 * @returns `null` without a game that has a time
 */
export function toDayTimeline(games: readonly GameOfDay[], nowMinutes: number | null): DayTimeline | null {
  const layout = layoutHours(games, nowMinutes);
  if (layout === null) return null;
  const { timed, listHours, placeHour, placeSpan, now } = layout;
  return {
    hours: listHours(mostHourTexts).map((hour) => ({ at: placeHour(hour), text: formatHour(hour) })),
    now,
    lanes: [...groupBy(timed, ({ about }) => about)].map(([title, ofLane]) => ({
      title,
      ...stackMarks(
        ofLane.map(({ key, text, to, isLive, isOver, start, end }) => ({
          key,
          text,
          timeText: formatMinutes(start),
          to,
          isLive,
          isOver,
          ...placeSpan(start, end),
        })),
      ),
    })),
  };
}

/** Puts each mark into the upmost sub-row in which it touches no other one, with its name. */
function stackMarks(marks: readonly Omit<TimelineMark, 'row' | 'isAtEnd'>[]): Pick<TimelineLane, 'rows' | 'marks'> {
  const placed = marks.map((mark) => ({ mark, row: 0, ...measureExtent(mark) }));
  const byStart = [...placed].sort((a, b) => a.start - b.start);
  const byEnd = [...placed].sort((a, b) => a.end - b.end);
  const freeRows: number[] = [];
  let rows = 0;
  let ended = 0;
  for (const each of byStart) {
    for (let next = byEnd[ended]; next !== undefined && next.end + gapPercent <= each.start; next = byEnd[ended]) {
      insertSorted(freeRows, next.row);
      ended += 1;
    }
    each.row = freeRows.shift() ?? rows;
    rows = Math.max(rows, each.row + 1);
  }
  return { rows, marks: placed.map(({ mark, row, isAtEnd }) => ({ ...mark, row, isAtEnd })) };
}

/** From where to where a game and its name are drawn. */
function measureExtent({ at, width, text, isLive }: Pick<TimelineMark, 'at' | 'width' | 'text' | 'isLive'>) {
  const nameWidth = Math.min(100, (text.length + (isLive ? liveCharacters : 0)) * percentPerCharacter);
  const end = at + width;
  const isAtEnd = at + nameWidth > 100;
  const start = isAtEnd ? Math.min(at, end - nameWidth) : at;
  return { isAtEnd, start, end: Math.max(end, start + nameWidth) };
}

function insertSorted(rows: number[], row: number): void {
  const index = rows.findIndex((other) => other > row);
  rows.splice(index < 0 ? rows.length : index, 0, row);
}
