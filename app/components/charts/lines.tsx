import type { Lines as LinesView } from '~/models/charts/lines';
import { chooseAnchor } from './ruler';

interface LinesProps {
  readonly lines: LinesView;
  /** Pixels, without the texts of the points. */
  readonly height?: number;
  /** Each value is a dot, too. */
  readonly hasDots?: boolean;
}

/** Percent: the name of a line that ends before is at its end, not at the right edge. */
const longestShorter = 75;
/** Pixels. */
const padding = 6;
const pointRow = 18;
const pixelsPerCharacter = 6.6;
const gap = 8;

/** Series over their points, with the ticks on the left and the names of the series at their ends. */
export function Lines({ lines: { points, ticks, baseHeight, series }, height = 120, hasDots = false }: LinesProps) {
  const placeY = (percent: number) => padding + (percent / 100) * height;
  const total = height + 2 * padding + pointRow;
  const tickWidth = measureTexts(ticks);
  const shorter = series.filter(({ dots }) => findEnd(dots) < longestShorter);
  const longer = series.filter((one) => !shorter.includes(one));
  const nameWidth = measureTexts(longer);
  return (
    <div className="flex">
      {tickWidth > 0 && (
        <svg width={tickWidth + gap} height={total} className="block overflow-visible">
          {ticks.map(({ at, text }) => (
            <text key={at} x={tickWidth} y={placeY(at) + 4} textAnchor="end" className="chart-tick">
              {text}
            </text>
          ))}
        </svg>
      )}
      <svg height={total} className="block min-w-0 flex-1 overflow-visible">
        {ticks.map(({ at }) => (
          <line
            key={at}
            x2="100%"
            y1={placeY(at)}
            y2={placeY(at)}
            className={at === baseHeight ? 'stroke-ink' : 'chart-grid'}
          />
        ))}
        <svg
          y={padding}
          width="100%"
          height={height}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          {series.map(({ key, path, dots, isChosen }) => (
            <g key={key} className={isChosen ? 'chosen' : undefined}>
              <path d={path} className="chart-series" vectorEffect="non-scaling-stroke" />
              {(hasDots || dots.length === 1) && (
                <path
                  d={dots.map(({ at, height: y }) => `M${at} ${y}h0`).join('')}
                  className="chart-dots"
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </g>
          ))}
        </svg>
        {shorter.map(({ key, text, dots, isChosen }) => (
          <text
            key={key}
            x={`${findEnd(dots)}%`}
            dx={gap}
            y={placeY(dots.at(-1)?.height ?? 0) + 4}
            className={`chart-over ${isChosen ? 'font-bold' : ''}`}
          >
            {text}
          </text>
        ))}
        {points.map(({ at, text }) => (
          <text key={at} x={`${at}%`} y={total - 4} textAnchor={chooseAnchor(at)} className="chart-tick">
            {text}
          </text>
        ))}
      </svg>
      {nameWidth > 0 && (
        <svg width={nameWidth + gap} height={total} className="block overflow-visible">
          {longer.map(({ key, text, nameHeight, isChosen }) =>
            nameHeight === null ? null : (
              <text key={key} x={gap} y={placeY(nameHeight) + 4} className={isChosen ? 'font-bold' : undefined}>
                {text}
              </text>
            ),
          )}
        </svg>
      )}
    </div>
  );
}

function findEnd(dots: LinesView['series'][number]['dots']): number {
  return dots.at(-1)?.at ?? 100;
}

function measureTexts(texts: readonly { readonly text: string }[]): number {
  return Math.ceil(texts.reduce((most, { text }) => Math.max(most, text.length), 0) * pixelsPerCharacter);
}
