import type { ReactNode } from 'react';
import type { DayTimeline as DayTimelineView, TimelineMark } from '~/models/games/day-timeline';
import { Chart } from './chart';

interface DayTimelineProps {
  readonly timeline: DayTimelineView;
  /** `1:20 PM CT`: when the line of the present moment was drawn. */
  readonly nowText: string | null;
  /** The words on the mark of a game, by its key; by default its text, after `Live` in play. */
  readonly renderText?: (key: string) => ReactNode;
}

/** Pixels. */
const rowHeight = 24;
const markHeight = 18;
const padding = 3;

/** The games of a day over its hours, from tablets on. Paper, where the list has to fit one sheet, does without it. */
export function DayTimeline({ timeline: { hours, now, lanes }, nowText, renderText }: DayTimelineProps) {
  return (
    <Chart
      title="Hour by hour"
      text="A bar is as long as such a game usually takes; gray ones are over."
      scale={now !== null && nowText !== null ? `The dashed line is ${nowText}.` : null}
      className="hidden tablet:block print:hidden"
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-2">
        <span />
        <svg width="100%" height="16" className="block overflow-visible">
          {hours.map(({ at, text }) => (
            <text key={at} x={`${at}%`} y="12" textAnchor={chooseAnchor(at)} className="fill-ink-2 text-2xs">
              {text}
            </text>
          ))}
        </svg>
        {lanes.map(({ title, rows, marks }) => (
          <div key={title} className="contents">
            <span className="border-t border-line pt-1 text-2xs leading-tight">{title}</span>
            <svg width="100%" height={rows * rowHeight + padding} className="block border-t border-line">
              {hours.map(({ at }) => (
                <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" className="stroke-line" />
              ))}
              {now !== null && (
                <line x1={`${now}%`} x2={`${now}%`} y2="100%" strokeDasharray="3 3" className="stroke-ink" />
              )}
              {marks.map((mark) => (
                <Mark key={mark.key} mark={mark} renderText={renderText} />
              ))}
            </svg>
          </div>
        ))}
      </div>
    </Chart>
  );
}

interface MarkProps extends Pick<DayTimelineProps, 'renderText'> {
  readonly mark: TimelineMark;
}

function Mark({ mark: { key, at, width, row, text, to, isLive, isOver, isAtEnd }, renderText }: MarkProps) {
  const y = row * rowHeight + padding;
  const drawn = (
    <>
      <rect
        x={`${at}%`}
        y={y}
        width={`${width}%`}
        height={markHeight}
        rx="3"
        strokeWidth={isLive ? 2 : 1}
        className={
          isLive ? 'fill-surface stroke-live' : isOver ? 'fill-surface-sunken stroke-line' : 'fill-surface stroke-rule'
        }
      />
      <text
        x={`${isAtEnd ? at + width : at}%`}
        dx={isAtEnd ? -5 : 5}
        y={y + 13}
        textAnchor={isAtEnd ? 'end' : undefined}
        className="chart-over timeline-text"
      >
        {renderText?.(key) ?? (
          <>
            {isLive && <tspan className="fill-live font-bold">Live </tspan>}
            {text}
          </>
        )}
      </text>
    </>
  );
  return to === null ? (
    drawn
  ) : (
    <a href={to} tabIndex={-1} className="no-underline">
      {drawn}
    </a>
  );
}

/** The first and the last hour are written inside the drawing. */
function chooseAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start';
  return at === 100 ? 'end' : 'middle';
}
