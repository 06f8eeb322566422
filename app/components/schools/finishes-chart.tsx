import type { FinishesBySeason, FinishMark } from '~/models/schools/state-finishes';
import { Ticks } from '../charts/ruler';

/** Pixels. */
const lineHeight = 18;
const middle = lineHeight / 2;
const textGap = 10;

/** A row for each sport over the years: diamonds for titles, rings with their place for other finishes. */
export function FinishesChart({ ticks, rows }: Pick<FinishesBySeason, 'ticks' | 'rows'>) {
  return (
    <div className="grid tablet:grid-cols-[11rem_minmax(0,1fr)]">
      {rows.map(({ sport, lines, marks }) => (
        <div key={sport} className="contents">
          <b className="border-t border-line pt-0.5 text-xs leading-tight">{sport}</b>
          <div className="px-2 tablet:border-t tablet:border-line">
            <svg width="100%" height={lines * lineHeight} className="block overflow-visible">
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
      <span className="border-t border-line max-tablet:hidden" />
      <div className="border-t border-rule px-2">
        <Ticks ticks={ticks} areCentered />
      </div>
      <p className="flex gap-x-4 text-xs text-ink-2 tablet:col-start-2">
        {(['title', 'place'] as const).map((text) => (
          <span key={text} className="flex items-center gap-1">
            <svg width={lineHeight} height={lineHeight}>
              <Finish
                mark={{ at: 50, line: 0, isTitle: text === 'title', place: '2', text: '', isTextBefore: false }}
              />
            </svg>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}

function Finish({ mark: { at, line, isTitle, place, text, isTextBefore } }: { readonly mark: FinishMark }) {
  return (
    <svg x={`${at}%`} y={line * lineHeight + middle} overflow="visible" className="finish">
      {isTitle ? (
        <path d="M0-7 7 0 0 7-7 0z" className="fill-ink" />
      ) : (
        <>
          <circle r="7" className="fill-surface stroke-ink-2" />
          <text y="4" textAnchor="middle">
            {place}
          </text>
        </>
      )}
      {text !== '' && (
        <text
          x={isTextBefore ? -textGap : textGap}
          y="4"
          textAnchor={isTextBefore ? 'end' : 'start'}
          className={`chart-over ${isTitle ? 'font-bold' : ''}`}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
