import { groupBy } from '~/group-by';
import { layoutRuler, type Ruler } from '../charts/ruler';
import { formatCount } from '../text/format-count';
import { outcomeWords, toParScore } from './golf';
import { listLeaders, type Placed } from './golf-places';

/** The scores of a field along a line. */
export interface GolfField {
  /** `103 of 108 golfers, from −2 to +31, half of them at +14 or better. 3 withdrew, 2 disqualified.` */
  readonly text: string;
  /** With the leader and the middle of the field as quiet marks. */
  readonly ruler: Ruler;
  /** Position of each score, by its text such as `+3`. */
  readonly positions: Readonly<Record<string, number>>;
}

/** The table of a smaller field is seen at a glance. */
const fewestGolfers = 12;

/**
 * Question: how close together is the field, and where is a golfer in it?
 * @returns `null` for a small field, before there are scores, and while all are level
 */
export function buildGolfField(placed: readonly Placed[]): GolfField | null {
  const scores = placed
    .flatMap(({ place, standing }) => (place === null || standing.versusPar === null ? [] : standing.versusPar))
    .sort((a, b) => a - b);
  const [lowest = 0] = scores;
  const highest = scores.at(-1) ?? 0;
  if (scores.length < fewestGolfers || lowest === highest) return null;
  const middle = scores[Math.ceil(scores.length / 2) - 1] ?? lowest;
  const format = (score: number) => toParScore(score).text;
  const leaders = listLeaders(placed);
  const [leader] = leaders;
  const lead = leader?.versusPar ?? null;
  const ruler = layoutRuler({
    domain: extendToPar(lowest, highest),
    format: (value) => (Number.isInteger(value) ? format(value) : ''),
    dots: scores,
    isStacked: true,
    marks: [
      ...(lead === null ? [] : [{ value: lead, text: nameLeaders(leaders, format(lead)), isQuiet: true }]),
      ...(middle === lead ? [] : [{ value: middle, text: `Middle ${format(middle)}`, isQuiet: true }]),
    ],
  });
  return {
    text: `${formatGolfers(scores.length, placed.length)} from ${format(lowest)} to ${format(highest)}, half of them at ${format(middle)} or better.${describeOthers(placed)}`,
    ruler,
    positions: Object.fromEntries(scores.map((score, index) => [format(score), ruler.dots[index]?.at ?? 0])),
  };
}

/** Even par is on the line where the whole field is over it, unless that would take more than a third of the room. */
function extendToPar(lowest: number, highest: number): readonly [from: number, to: number] {
  return lowest > 0 && lowest <= (highest - lowest) / 2 ? [0, highest] : [lowest, highest];
}

/** `Marcus Adeyemi +2`; `3 leaders +2` */
function nameLeaders(leaders: readonly { readonly name: string }[], score: string): string {
  const [leader] = leaders;
  return `${leaders.length === 1 ? (leader?.name ?? '') : `${leaders.length} leaders`} ${score}`;
}

/** `12 golfers`, or `12 of 13 golfers,` where some have no place. */
function formatGolfers(count: number, all: number): string {
  return count === all ? formatCount(count, 'golfer') : `${count} of ${formatCount(all, 'golfer')},`;
}

/** ` 3 withdrew, 2 disqualified, 1 without a score.`; empty when all have a place. */
function describeOthers(placed: readonly Placed[]): string {
  const reasons = placed.flatMap(({ place, standing: { versusPar, outcome } }) =>
    place !== null && versusPar !== null ? [] : outcome === null ? 'without a score' : outcomeWords[outcome],
  );
  const counts = [...groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => `${length} ${reason}`);
  return counts.length === 0 ? '' : ` ${counts.join(', ')}.`;
}
