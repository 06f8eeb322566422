import { scaleLinear } from 'd3-scale';
import { groupBy } from '~/group-by';
import { formatTime } from './game';

/** A game of a day as the timeline draws it. */
export interface TimelineGame {
  readonly key: string;
  /** Title of its lane, such as a sport. */
  readonly lane: string;
  /** Minutes after midnight; `null` when they are not known, or when the game is not played. */
  readonly startMinutes: number | null;
  /** How long such a game usually takes. */
  readonly minutes: number;
  /** `Ashgrove at Fort Harlan`, written from the start of the game on. */
  readonly text: string;
  readonly to: string | null;
  readonly isLive: boolean;
}

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

export interface TimelineMark extends Pick<TimelineGame, 'key' | 'text' | 'to' | 'isLive'> {
  /** `1:20 PM` */
  readonly timeText: string;
  readonly at: number;
  readonly width: number;
  /** Sub-row of the lane, from 0. */
  readonly row: number;
  /** The name ends where the game ends, because after its start it would not fit. */
  readonly isAtEnd: boolean;
}

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;
/** A day with one game still has some hours. */
const fewestHours = 4;
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
export function toDayTimeline(games: readonly TimelineGame[], nowMinutes: number | null): DayTimeline | null {
  const timed = games
    .flatMap((game) => (game.startMinutes === null ? [] : [{ ...game, startMinutes: game.startMinutes }]))
    .sort((a, b) => a.startMinutes - b.startMinutes);
  const [first] = timed;
  if (first === undefined) return null;
  const from = Math.floor(first.startMinutes / minutesPerHour);
  const lastEnd = timed.reduce((end, { startMinutes, minutes }) => Math.max(end, startMinutes + minutes), 0);
  const to = Math.max(Math.ceil(lastEnd / minutesPerHour), from + fewestHours);
  const scale = scaleLinear().domain([from, to]).range([0, 100]);
  const place = (minutes: number) => roundPercent(scale(minutes / minutesPerHour));
  const isNowShown = nowMinutes !== null && nowMinutes >= from * minutesPerHour && nowMinutes <= to * minutesPerHour;
  return {
    hours: scale
      .ticks(mostHourTexts)
      .filter((hour) => Number.isInteger(hour))
      .map((hour) => ({ at: place(hour * minutesPerHour), text: formatHour(hour) })),
    now: isNowShown ? place(nowMinutes) : null,
    lanes: [...groupBy(timed, ({ lane }) => lane)].map(([title, ofLane]) => ({
      title,
      ...stackMarks(
        ofLane.map(({ key, text, to: href, isLive, startMinutes, minutes }) => {
          const at = place(startMinutes);
          const timeText = formatTime({ minutesOfDay: startMinutes % minutesPerDay, text: '' });
          return { key, text, timeText, to: href, isLive, at, width: roundPercent(place(startMinutes + minutes) - at) };
        }),
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

/** `1:00 PM`; the hours after midnight follow. */
function formatHour(hour: number): string {
  return formatTime({ minutesOfDay: (hour % 24) * minutesPerHour, text: '' });
}

function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100;
}
