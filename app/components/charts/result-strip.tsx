import type { ReactNode } from 'react';
import type { MarginTick, ResultLetter, ResultStrip } from '~/models/charts/result-strip';
import type { SeasonStrip as SeasonStripView, StripText } from '~/models/charts/season-strip';

/** Percentages of the height. */
const middle = 50;
const longest = 46;
/** Pixels. */
const textRow = 16;

/** A season's results with their scale, days, and the names of the largest win and loss. */
export function SeasonStrip({ strip }: { readonly strip: SeasonStripView }) {
  const { room, days, largestWin, largestLoss, ...results } = strip;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      {largestWin !== null && <Texts texts={[largestWin]} />}
      <MarginScale ticks={results.ticks} />
      <ResultBars {...results} room={room} />
      {largestLoss !== null && <Texts texts={[largestLoss]} />}
      <Texts texts={days} className="chart-tick" />
    </div>
  );
}

function Texts({ texts, className }: { readonly texts: readonly StripText[]; readonly className?: string }) {
  return (
    <svg width="100%" height={textRow} className="col-start-2 block overflow-visible">
      {texts.map(({ at, anchor, text }) => (
        <text key={at} x={`${at}%`} y="12" textAnchor={anchor} className={className}>
          {text}
        </text>
      ))}
    </svg>
  );
}

interface FacingStripProps extends ResultStrip {
  /** `Sep 20`: of the oldest and of the latest game. */
  readonly days: readonly [oldest: string, latest: string];
}

interface FacingStripsProps {
  /** On one scale; `null` for a team without results. */
  readonly strips: readonly [first: FacingStripProps | null, second: FacingStripProps | null];
  /** The names above the strips. */
  readonly names: readonly [first: ReactNode, second: ReactNode];
}

/** The results of two teams with the latest games beside the scale between them. */
export function FacingStrips({ strips, names }: FacingStripsProps) {
  const [first, second] = strips;
  const room = Math.max(...strips.map((strip) => strip?.bars.length ?? 0));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-x-1">
      {names[0]}
      <span />
      {names[1]}
      {first === null ? <span /> : <ResultBars {...first} room={room} order="latest-at-end" />}
      <MarginScale ticks={(first ?? second)?.ticks ?? []} isCentered />
      {second === null ? <span /> : <ResultBars {...second} room={room} order="latest-at-start" />}
      <Days days={first?.days ?? []} />
      <span />
      <Days days={[...(second?.days ?? [])].reverse()} />
    </div>
  );
}

function Days({ days }: { readonly days: readonly string[] }) {
  return (
    <span className="flex justify-between text-2xs text-ink-2">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </span>
  );
}

interface ResultBarsProps extends ResultStrip {
  /** Number of games that have room, so that bars of strips that are compared are equally wide. */
  readonly room: number;
  /** By default from the start on, with room for the games to come. */
  readonly order?: 'season' | 'latest-at-end' | 'latest-at-start';
}

/** A bar up for a win, down for a loss, and a dot on the line for a tie. */
function ResultBars({ bars, ticks, room, order = 'season' }: ResultBarsProps) {
  const start = order === 'latest-at-end' ? room - bars.length : 0;
  const placeGame = (index: number) => (order === 'latest-at-start' ? bars.length - index : start + index + 1) - 0.5;
  const drawBars = (wanted: ResultLetter) =>
    bars
      .map(({ letter, length }, index) => {
        if (letter !== wanted) return '';
        const size = (length * longest) / 100;
        return `M${placeGame(index)} ${middle}${letter === 'T' ? 'h0' : `v${letter === 'W' ? -size : size}`}`;
      })
      .join('');
  const drawLine = (at: number) => `M0 ${middle + (at * longest) / 100}h${room}`;
  return (
    <svg viewBox={`0 0 ${room} 100`} preserveAspectRatio="none" className="result-bars">
      <path d={ticks.flatMap(({ at }) => [drawLine(-at), drawLine(at)]).join('')} className="chart-grid" />
      <path d={drawLine(0)} className="chart-line" />
      <path d={drawBars('W')} className="stroke-win" />
      <path d={drawBars('L')} className="stroke-loss" />
      <path d={drawBars('T')} className="stroke-ink-2" strokeLinecap="round" />
    </svg>
  );
}

/** `+20` for a win by as much, `−20` for a loss. */
function MarginScale({
  ticks,
  isCentered = false,
}: {
  readonly ticks: readonly MarginTick[];
  readonly isCentered?: boolean;
}) {
  const marks = ticks.flatMap(({ at, text }) => [
    { at: -at, text: `+${text}` },
    { at, text: `−${text}` },
  ]);
  const width = marks.reduce((most, { text }) => Math.max(most, text.length), 1);
  return (
    <svg width={width * 7.5} className="result-bars">
      {[{ at: 0, text: '0' }, ...marks].map(({ at, text }) => (
        <text
          key={at}
          x={isCentered ? '50%' : '100%'}
          y={`${middle + (at * longest) / 100}%`}
          dy="4"
          textAnchor={isCentered ? 'middle' : 'end'}
          className="chart-tick"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
