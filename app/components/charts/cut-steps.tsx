import type { CutSteps as CutStepsView } from '~/models/charts/cut-steps';

interface CutStepsProps {
  readonly steps: CutStepsView;
  /** From which step to which the row is shaded. */
  readonly shaded: readonly [start: number, end: number];
  readonly shadedText: string;
}

/** Pixels. */
const stepsHeight = 64;
const groupRow = 16;
const thick = 8;
const thin = 3;
/** Percentages of the height, with room for the figures above the steps and the words below them. */
const top = 30;
const bottom = 84;
/** Of a step's room, on each side. */
const gap = 0.1;

/** Steps before the cut are thick, those after it thin; changed and chosen ones have the accent color, changed ones a dot above them, too. */
export function CutSteps({ steps: { steps, cut, levels, groups }, shaded: [start, end], shadedText }: CutStepsProps) {
  const room = steps.length;
  if (room === 0) return null;
  const placeX = (index: number) => `${Math.round((index / room) * 10_000) / 100}%`;
  const placeY = (height: number) => Math.round(bottom - ((bottom - top) * height) / 100);
  const draw = (isBefore: boolean, isAccented: boolean) =>
    steps
      .map(({ height, isChanged, isChosen }, index) =>
        index < cut === isBefore && (isChanged || isChosen) === isAccented
          ? `M${index + gap} ${placeY(height)}h${1 - 2 * gap}`
          : '',
      )
      .join('');
  const dots = steps.map(({ height, isChanged }, index) =>
    isChanged ? `M${index + 0.5} ${placeY(height) + 14}h0` : '',
  );
  return (
    <div className="chart" aria-hidden="true">
      <svg width="100%" height={stepsHeight + groupRow} className="block overflow-visible">
        <svg width="100%" height={stepsHeight} viewBox={`0 0 ${room} 100`} preserveAspectRatio="none">
          <rect x={start} width={end - start} height="100" className="chart-shade" />
          <path d={`M${cut} 0v100`} className="chart-cut" vectorEffect="non-scaling-stroke" />
          {[true, false].flatMap((isBefore) =>
            [false, true].map((isAccented) => (
              <path
                key={`${isBefore} ${isAccented}`}
                d={draw(isBefore, isAccented)}
                strokeWidth={isBefore ? thick : thin}
                vectorEffect="non-scaling-stroke"
                className={isAccented ? 'stroke-accent-fill' : 'stroke-ink'}
              />
            )),
          )}
          <path
            d={dots.join('')}
            strokeWidth="5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent-fill"
          />
        </svg>
        {levels.map(({ text, start: first, count }) => (
          <text
            key={first}
            x={placeX(first + count / 2)}
            y={(placeY(steps[first]?.height ?? 0) * stepsHeight) / 100 - 7}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
        <text x={placeX(start + 0.3)} y={stepsHeight - 3} className="chart-tick">
          {shadedText}
        </text>
        <line x2="100%" y1={stepsHeight} y2={stepsHeight} className="chart-line" />
        {groups.map(({ text, start: first, count, hasRoom }) => (
          <g key={first}>
            {first > 0 && (
              <line
                x1={placeX(first)}
                x2={placeX(first)}
                y1={stepsHeight - 4}
                y2={stepsHeight + 6}
                className="chart-line"
              />
            )}
            {hasRoom && (
              <text x={placeX(first + count / 2)} y={stepsHeight + 13} textAnchor="middle" className="chart-tick">
                {text}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
