import { formatGrade, noRound, outcomeWords, type GolfCard, type GolfHole } from '~/models/golf/golf';
import { toParScore, type ParScore } from '~/models/golf/golf-board-row';
import { getGolfMark, describeGolfMark, type GolfMark } from '~/models/golf/golf-marks';
import { listHoles, sumHoles, type Golfer } from '~/models/golf/golf-scorecard';
import { formatNumber } from '~/models/text/no-value';

export interface MarkedScore {
  readonly strokes: number;
  /** `null` when par is unknown. */
  readonly mark: GolfMark | null;
  /** `birdie` */
  readonly words: string | null;
}

/** Nine holes of both rounds. */
export interface NineView {
  readonly title: 'Front nine' | 'Back nine';
  readonly sumHead: 'Out' | 'In';
  readonly numbers: readonly number[];
  readonly yards: readonly string[];
  readonly yardsSum: string;
  readonly pars: readonly string[];
  readonly parSum: string;
  readonly rounds: readonly {
    readonly name: string;
    readonly scores: readonly (MarkedScore | null)[];
    readonly sum: string;
  }[];
}

/** A line of the overall table. */
export interface OverallRow {
  readonly name: string;
  readonly out: string;
  readonly in: string;
  readonly total: string;
  /** `null` for par itself. */
  readonly versusPar: ParScore | null;
}

export interface CardView {
  readonly memberId: string;
  /** `Jonah Pruitt, Sr.` */
  readonly name: string;
  readonly teamName: string | null;
  readonly imageUrl: string | null;
  readonly versusPar: ParScore;
  /** `through 14 holes of round 2`, `after 36 holes`, `withdrew` */
  readonly progress: string;
  readonly nines: readonly [front: NineView, back: NineView];
  readonly overall: readonly OverallRow[];
}

const rounds = [0, 1] as const;

export function toCardView(golfer: Golfer, course: readonly GolfHole[]): CardView {
  const { memberId, name, grade, teamName, imageUrl, outcome, total } = golfer;
  const cards = rounds.map((index) => listHoles(course, golfer.cards[index]));
  return {
    memberId,
    name: [name, formatGrade(grade)].filter(Boolean).join(', '),
    teamName,
    imageUrl,
    versusPar: toParScore(outcome === null ? total.versusPar : null),
    progress: outcome === null ? formatProgress(golfer) : outcomeWords[outcome],
    nines: [buildNine('Front nine', 'Out', 0, course, cards), buildNine('Back nine', 'In', 9, course, cards)],
    overall: buildOverallRows(golfer, course, cards),
  };
}

function buildNine(
  title: NineView['title'],
  sumHead: NineView['sumHead'],
  from: number,
  course: readonly GolfHole[],
  cards: readonly (readonly GolfHole[])[],
): NineView {
  const holes = course.slice(from, from + 9);
  const { par, yards } = sumHoles(holes);
  return {
    title,
    sumHead,
    numbers: holes.map((_, index) => from + index + 1),
    yards: holes.map((hole) => formatNumber(hole.yards)),
    yardsSum: formatNumber(yards),
    pars: holes.map((hole) => formatNumber(hole.par)),
    parSum: formatNumber(par),
    rounds: cards.map((card, index) => {
      const played = card.slice(from, from + 9);
      return { name: `R${index + 1}`, scores: played.map(markScore), sum: formatNumber(sumHoles(played).gross) };
    }),
  };
}

function markScore({ gross, par }: GolfHole): MarkedScore | null {
  if (gross === null) return null;
  const mark = par === null ? null : getGolfMark(gross - par);
  return { strokes: gross, mark, words: mark && describeGolfMark(mark) };
}

function buildOverallRows(
  golfer: Golfer,
  course: readonly GolfHole[],
  cards: readonly (readonly GolfHole[])[],
): OverallRow[] {
  const { outcome } = golfer;
  const total = outcome === null ? golfer.total : noRound;
  return [
    { name: 'Par', ...sumNines([course], 'par'), total: formatNumber(sumHoles(course).par), versusPar: null },
    ...cards.map((holes, index): OverallRow => {
      const { gross, versusPar } = sumHoleScores(golfer.cards[index] ?? null, holes);
      const name = `Round ${index + 1}`;
      return { name, ...sumNines([holes], 'gross'), total: formatNumber(gross), versusPar: toParScore(versusPar) };
    }),
    {
      name: 'Total',
      ...sumNines(cards, 'gross'),
      total: formatNumber(total.gross),
      versusPar: toParScore(total.versusPar),
    },
  ];
}

function sumNines(cards: readonly (readonly GolfHole[])[], what: 'par' | 'gross'): Pick<OverallRow, 'out' | 'in'> {
  return {
    out: formatNumber(sumHoles(cards.flatMap((holes) => holes.slice(0, 9)))[what]),
    in: formatNumber(sumHoles(cards.flatMap((holes) => holes.slice(9)))[what]),
  };
}

/** Hole scores count; totals only for a card without holes. */
function sumHoleScores(card: GolfCard | null, holes: readonly GolfHole[]) {
  const sums = sumHoles(holes);
  return sums.played === 0 && card !== null ? card.told : sums;
}

function formatProgress({ cards }: Golfer): string {
  const [first, second] = cards.map((card) => (card === null ? 0 : sumHoles(card.holes).played)) as [number, number];
  const played = first + second;
  if (played === 0) return 'not started';
  if (played === 36) return 'after both rounds';
  if (second === 0 && first === 18) return 'after round 1';
  return second > 0 ? `through ${second} of round 2` : `through ${first} of round 1`;
}
