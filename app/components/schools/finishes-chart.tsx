import type { FinishesBySeason, FinishMark } from '~/models/schools/state-finishes';
import { Ticks } from '../charts/ruler';

/** Pixels. */
const rowHeight = 26;
const middle = rowHeight / 2;
const textGap = 9;

/** A row for each sport over the years: diamonds for titles, rings for other finishes. */
export function FinishesChart({ ticks, rows }: Pick<FinishesBySeason, 'ticks' | 'rows'>) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] tablet:grid-cols-[11rem_minmax(0,1fr)]">
      {rows.map(({ sport, marks }) => (
        <div key={sport} className="contents">
          <span className="flex items-center border-t border-line pr-3 text-xs leading-tight">{sport}</span>
          <div className="border-t border-line px-2">
            <svg width="100%" height={rowHeight} className="block overflow-visible">
              {ticks.map(({ at }) => (
                <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" className="chart-grid" />
              ))}
              {marks.map((mark, index) => (
                <Finish key={index} mark={mark} />
              ))}
            </svg>
          </div>
        </div>
      ))}
      <span className="border-t border-line" />
      <div className="border-t border-rule px-2">
        <Ticks ticks={ticks} areCentered />
      </div>
    </div>
  );
}

function Finish({ mark: { at, isTitle, text, isTextBefore } }: { readonly mark: FinishMark }) {
  return (
    <svg x={`${at}%`} y={middle} overflow="visible">
      {text !== '' && (
        <text
          x={isTextBefore ? -textGap : textGap}
          y="4"
          textAnchor={isTextBefore ? 'end' : undefined}
          className={`chart-over ${isTitle ? 'font-bold' : ''}`}
        >
          {text}
        </text>
      )}
      {isTitle ? (
        <path d="M0-7 7 0 0 7-7 0z" className="fill-ink" />
      ) : (
        <circle r="4" className="fill-surface stroke-ink-2 stroke-2" />
      )}
    </svg>
  );
}
