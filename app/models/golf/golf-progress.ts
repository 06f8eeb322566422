import { layoutLines, type Lines } from '../charts/lines';
import { type GolfHole, toParScore } from './golf';

/** The score to par of each round after each hole. */
export interface GolfProgress {
  /** `Round 1 ended at +3. Round 2 is at −1 after 14 holes.` */
  readonly text: string;
  readonly lines: Lines;
}

/** Holes whose numbers are written. */
const named: ReadonlySet<number> = new Set([1, 3, 6, 9, 12, 15, 18]);
const mostTicks = 4;

/**
 * Question: where on the course was a round won or lost?
 * @param rounds the holes of each round in the order of the course; a hole without a score or par is not drawn
 * @returns `null` before the second hole
 */
export function buildGolfProgress(rounds: readonly (readonly GolfHole[])[]): GolfProgress | null {
  const series = rounds.flatMap((holes, index) => {
    const values = listRunningScores(holes);
    const played = values.filter((value) => value !== null);
    return played.length < 2 ? [] : [{ number: index + 1, values, count: played.length, last: played.at(-1) ?? 0 }];
  });
  const scores = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [lowest, highest] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const lines = layoutLines({
    points: ['', ...(rounds[0] ?? []).map((_, index) => (named.has(index + 1) ? String(index + 1) : ''))],
    base: 0,
    series: series.map(({ number, values, last }) => ({
      key: String(number),
      text: `R${number} ${toParScore(last).text}`,
      values: [values[0] === null ? null : 0, ...values],
      isChosen: number === series.at(-1)?.number,
    })),
    shape: 'straight',
    domain: [lowest, highest],
    tickCount: Math.max(1, Math.min(mostTicks, highest - lowest)),
    format: (value) => toParScore(value).text,
  });
  if (lines === null) return null;
  const sentences = series.map(({ number, count, last }) => {
    const score = toParScore(last).text;
    const isWhole = count === rounds[number - 1]?.length;
    return isWhole ? `Round ${number} ended at ${score}.` : `Round ${number} is at ${score} after ${count} holes.`;
  });
  return { text: sentences.join(' '), lines };
}

function listRunningScores(holes: readonly GolfHole[]): readonly (number | null)[] {
  let sum = 0;
  return holes.map(({ gross, par }) => {
    if (gross === null || par === null) return null;
    sum += gross - par;
    return sum;
  });
}
