import { groupBy } from '~/group-by';
import { layoutRuler, type Ruler } from '../charts/ruler';
import { holesOfRound, toParScore } from './golf';
import type { Placed } from './golf-places';

/** The scores of a field along a line. */
export interface GolfField {
  /** `From −2 to +31, half at +14 or better.` */
  readonly text: string;
  /** With the first three places as quiet marks. */
  readonly ruler: Ruler;
  /** Indexes of the dots of golfers in the middle of a round. */
  readonly playing: readonly number[];
  /** Position of each score, by its text such as `+3`. */
  readonly positions: Readonly<Record<string, number>>;
}

const mostPlacesNamed = 3;
/** The table of a smaller field is seen at a glance. */
const fewestGolfers = 12;

/**
 * Question: how close together is the field, and where is a golfer in it?
 * @returns `null` for a small field, before there are scores, and while all are level
 */
export function buildGolfField(placed: readonly Placed[]): GolfField | null {
  const ranked = placed
    .flatMap(({ place, standing: { name, versusPar: score, thru } }) =>
      place === null || score === null ? [] : { name, place, score, isPlaying: thru !== null && thru < holesOfRound },
    )
    .sort((a, b) => a.score - b.score || Number(a.isPlaying) - Number(b.isPlaying));
  const scores = ranked.map(({ score }) => score);
  const [lowest = 0] = scores;
  const highest = scores.at(-1) ?? 0;
  if (scores.length < fewestGolfers || lowest === highest) return null;
  const middle = scores[Math.ceil(scores.length / 2) - 1] ?? lowest;
  const format = (score: number) => toParScore(score).text;
  const first = ranked.filter(({ place }) => place <= mostPlacesNamed);
  const ruler = layoutRuler({
    domain: extendToPar(lowest, highest),
    format: (value) => (Number.isInteger(value) ? format(value) : ''),
    dots: scores,
    isStacked: true,
    marks: [...groupBy(first, ({ place }) => place)].map(([, golfers]) => ({
      value: golfers[0]?.score ?? lowest,
      text: `${nameGolfers(golfers)} ${format(golfers[0]?.score ?? lowest)}`,
      isQuiet: true,
    })),
  });
  return {
    text: `From ${format(lowest)} to ${format(highest)}, half at ${format(middle)} or better.`,
    ruler,
    playing: ranked.flatMap(({ isPlaying }, index) => (isPlaying ? index : [])),
    positions: Object.fromEntries(scores.map((score, index) => [format(score), ruler.dots[index]?.at ?? 0])),
  };
}

/** Even par is on the line where the whole field is over it, unless that would take more than a third of the room. */
function extendToPar(lowest: number, highest: number): readonly [from: number, to: number] {
  return lowest > 0 && lowest <= (highest - lowest) / 2 ? [0, highest] : [lowest, highest];
}

/** `Marcus Adeyemi`; `3 leaders`; `2 tied` */
function nameGolfers(golfers: readonly { readonly name: string; readonly place: number }[]): string {
  const [golfer] = golfers;
  if (golfer !== undefined && golfers.length === 1) return golfer.name;
  return `${golfers.length} ${golfer?.place === 1 ? 'leaders' : 'tied'}`;
}
