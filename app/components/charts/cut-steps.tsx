import type { CutSteps as CutStepsView } from '~/models/charts/cut-steps';

interface CutStepsProps {
  readonly steps: CutStepsView;
  /** From which step to which the row is shaded. */
  readonly shaded: readonly [start: number, end: number];
}

/** Pixels. */
const stepsHeight = 40;
const groupRow = 16;
const thick = 8;
const thin = 3;
/** Percentages of the height, so that the thickest step is inside. */
const top = 24;
const bottom = 86;
/** Of a step's room, on each side. */
const gap = 0.1;

/** Steps before the cut are thick, those after it thin; changed ones have the accent color and a dot above them. */
export function CutSteps({ steps: { steps, cut, highest, lowest, groups }, shaded: [start, end] }: CutStepsProps) {
  const room = steps.length;
  if (room === 0) return null;
  const placeX = (index: number) => `${Math.round((index / room) * 10_000) / 100}%`;
  const placeY = (height: number) => Math.round(bottom - ((bottom - top) * height) / 100);
  const draw = (isBefore: boolean, isChanged: boolean) =>
    steps
      .map((step, index) =>
        index < cut === isBefore && step.isChanged === isChanged
          ? `M${index + gap} ${placeY(step.height)}h${1 - 2 * gap}`
          : '',
      )
      .join('');
  const dots = steps.map(({ height, isChanged }, index) =>
    isChanged ? `M${index + 0.5} ${placeY(height) - 20}h0` : '',
  );
  return (
    <div className="chart flex gap-x-1" aria-hidden="true">
      <svg width="18" height={stepsHeight} className="block">
        {[...new Set([highest, lowest])].map((value) => (
          <text
            key={value}
            x="100%"
            y={`${highest === lowest ? (top + bottom) / 2 : value === highest ? top : bottom}%`}
            dy="4"
            textAnchor="end"
            className="chart-tick"
          >
            {value}
          </text>
        ))}
      </svg>
      <svg height={stepsHeight + groupRow} className="block min-w-0 flex-1 overflow-visible">
        <svg width="100%" height={stepsHeight} viewBox={`0 0 ${room} 100`} preserveAspectRatio="none">
          <rect x={start} width={end - start} height="100" className="chart-shade" />
          <path d={`M${cut} 0v100`} className="chart-cut" vectorEffect="non-scaling-stroke" />
          {[true, false].flatMap((isBefore) =>
            [false, true].map((isChanged) => (
              <path
                key={`${isBefore} ${isChanged}`}
                d={draw(isBefore, isChanged)}
                strokeWidth={isBefore ? thick : thin}
                vectorEffect="non-scaling-stroke"
                className={isChanged ? 'stroke-accent-fill' : 'stroke-ink'}
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
