import { groupBy } from '~/group-by';
import type { GolfCard } from '~/upstream/golf';
import { keepFurthest } from '../games/furthest';
import { holesOfRound, sumKnown, type GolfHole, type GolfRound } from './golf';

/** A golfer of the scorecards with the card of each round; null for a round without one. */
export type Golfer = NonNullable<ReturnType<typeof buildGolfer>>;

/** The golfers of a class: each once, by last name. Their cards have the course's par and yards where the file leaves them out. */
export function listGolfers(first: readonly GolfCard[], second: readonly GolfCard[]): Golfer[] {
  const course = buildCourse([...first, ...second]);
  const [firstById, secondById] = [indexCards(course, first), indexCards(course, second)];
  const ids = new Set([...firstById.keys(), ...secondById.keys()]);
  return [...ids]
    .flatMap((id) => buildGolfer(firstById.get(id) ?? null, secondById.get(id) ?? null) ?? [])
    .sort((a, b) => compareNames(a.name, b.name) || a.memberId.localeCompare(b.memberId));
}

/**
 * The golfer who leads, or the first by name before anybody has played. Once somebody has finished, a card that ends in the first round is
 * that of a golfer who is out, also where the file does not say so.
 */
export function findLeadingGolfer(golfers: readonly Golfer[]): Golfer | undefined {
  const least = golfers.some(({ thru }) => thru >= 2 * holesOfRound) ? holesOfRound + 1 : 0;
  const playing = golfers.filter(
    ({ outcome, total, thru }) => outcome === null && total.versusPar !== null && thru >= least,
  );
  return playing.sort((a, b) => getGolferScore(a) - getGolferScore(b))[0] ?? golfers[0];
}

/** The course's holes. Facts that a card lacks come from other cards of the class. */
export function buildCourse(cards: readonly GolfCard[]): GolfHole[] {
  return Array.from({ length: holesOfRound }, (_, index) => ({
    par: findMostCommon(cards.map(({ holes }) => holes[index]?.par ?? null)),
    yards: findMostCommon(cards.map(({ holes }) => holes[index]?.yards ?? null)),
    gross: null,
  }));
}

/** A round's holes with the course's par and yards where the card has none. */
export function listHoles(course: readonly GolfHole[], card: GolfCard | null): GolfHole[] {
  return course.map(({ par, yards }, index) => {
    const hole = card?.holes[index];
    return { par: hole?.par ?? par, yards: hole?.yards ?? yards, gross: hole?.gross ?? null };
  });
}

/** Sums over some holes: what is played, and the par and yards of all of them. */
export function sumHoles(holes: readonly GolfHole[]): GolfHole & GolfRound & { readonly played: number } {
  const played = holes.filter(({ gross }) => gross !== null);
  return {
    par: sumKnown(holes.map(({ par }) => par)),
    yards: sumKnown(holes.map(({ yards }) => yards)),
    gross: sumKnown(played.map(({ gross }) => gross)),
    versusPar: sumKnown(played.map(({ gross, par }) => (gross === null || par === null ? null : gross - par))),
    played: played.length,
  };
}

/** `Okafor, Sam`; suffixes such as Jr. and particles such as "de la" stay with the name they belong to. */
export function formatLastNameFirst(name: string): string {
  const { first, last } = splitName(name);
  return first === '' ? last : `${last}, ${first}`;
}

const particle = /^(?:da|de|del|della|der|di|du|dos|la|le|los|mac|st\.?|ten|van|von)$/i;

export function splitName(name: string): { readonly first: string; readonly last: string } {
  const words = name.split(' ').filter((word) => word !== '');
  const hasSuffix = words.length > 2 && /^(?:jr|sr|ii|iii|iv)\.?$/i.test(words.at(-1) ?? '');
  const suffix = hasSuffix ? ` ${words.pop() ?? ''}` : '';
  let start = Math.max(0, words.length - 1);
  while (start > 1 && particle.test(words[start - 1] ?? '')) start -= 1;
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') + suffix };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

function compareNames(a: string, b: string): number {
  const [one, other] = [splitName(a), splitName(b)];
  return collator.compare(one.last, other.last) || collator.compare(one.first, other.first);
}

function indexCards(course: readonly GolfHole[], cards: readonly GolfCard[]): Map<string, GolfCard> {
  const kept = keepFurthest(
    cards.map((card) => ({ ...card, holes: listHoles(course, card) })),
    ({ memberId }) => memberId,
    ({ holes }) => [sumHoles(holes).played],
  );
  return new Map(kept.map((card) => [card.memberId, card]));
}

function buildGolfer(first: GolfCard | null, second: GolfCard | null) {
  const card = second ?? first;
  if (card === null) return null;
  const known = [first, second].filter((round) => round !== null);
  const scores = known.map(computeCardScore);
  return {
    memberId: card.memberId,
    name: card.name,
    teamName: card.teamName ?? first?.teamName ?? null,
    schoolId: card.schoolId ?? first?.schoolId ?? null,
    grade: card.grade ?? first?.grade ?? null,
    imageUrl: card.imageUrl ?? first?.imageUrl ?? null,
    cards: [first, second] as const,
    // Why there is no total.
    outcome: known.find(({ outcome }) => outcome !== null)?.outcome ?? null,
    total: {
      gross: sumKnown(scores.map(({ gross }) => gross)),
      versusPar: sumKnown(scores.map(({ versusPar }) => versusPar)),
    },
    // Holes finished in both rounds.
    thru: known.reduce((sum, { holes }) => sum + sumHoles(holes).played, 0),
  };
}

/** The sum of the holes; the service's total for a card without holes. */
function computeCardScore({ holes, told }: GolfCard): GolfRound {
  const { gross, versusPar, played } = sumHoles(holes);
  return played === 0 ? told : { gross, versusPar };
}

function getGolferScore({ total, thru }: Golfer): number {
  return (total.versusPar ?? 0) - thru / 1000;
}

function findMostCommon(values: readonly (number | null)[]): number | null {
  const [most] = [...groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length);
  return most?.[0] ?? null;
}
