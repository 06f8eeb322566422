import { groupBy } from '~/group-by';
import { keepFurthest } from '../games/furthest';
import { formatList } from '../text/format-list';
import { noValue } from '../text/no-value';
import { holesOfRound, type GolfOutcome, type GolfStanding } from './golf';

export interface Placed {
  readonly standing: GolfStanding;
  /** From 1; `null` for those without a score. */
  readonly place: number | null;
  readonly isTied: boolean;
}

/** Uses the service's places, because it knows of play-offs; those of rows without one are counted from the scores. */
export function rankStandings(standings: readonly GolfStanding[]): Placed[] {
  // A file may list a row twice while it is being written.
  const all = keepFurthest(
    standings,
    ({ id }) => id,
    ({ gross, outcome }) => [outcome === null ? (gross ?? 0) : Infinity],
  );
  const scored = all.filter(hasScore);
  const pars = scored.flatMap(({ versusPar }) => versusPar ?? []).sort((a, b) => a - b);
  // From the last to the first, so that level ones have the place of the first.
  const counted = new Map<number | null, number>(pars.map((par, index) => [par, index + 1] as const).reverse());
  const getPlace = ({ place, versusPar }: GolfStanding) => place ?? counted.get(versusPar) ?? null;
  const sharing = groupBy(scored, getPlace);
  return all
    .map((standing) => {
      const place = hasScore(standing) ? getPlace(standing) : null;
      return { standing, place, isTied: place !== null && (sharing.get(place)?.length ?? 0) > 1 };
    })
    .sort((a, b) => rankGolfStanding(a) - rankGolfStanding(b) || getSubPosition(a) - getSubPosition(b));
}

export function listLeaders(placed: readonly Placed[]): readonly GolfStanding[] {
  return placed.filter(({ place }) => place === 1).map(({ standing }) => standing);
}

/** Whether everybody with a score has finished both rounds and one has won. A shared first place is followed by a play-off. */
export function isDecided(placed: readonly Placed[]): boolean {
  const playing = placed.filter(({ standing }) => hasScore(standing));
  return (
    listLeaders(placed).length === 1 &&
    playing.every(({ standing: { thru, rounds } }) => thru === holesOfRound && rounds[1].gross !== null)
  );
}

/** `Champion: Marcus Adeyemi, St. Hilda`, or `Champions: Ashgrove and Tamarack`; `null` without a score. */
export function formatChampions(placed: readonly Placed[]): string | null {
  const names = listLeaders(placed).map(({ name, teamName }) => (teamName === null ? name : `${name}, ${teamName}`));
  if (names.length === 0) return null;
  return `${names.length === 1 ? 'Champion' : 'Champions'}: ${formatList(names)}`;
}

/** `3`, `T3`, `WD`, or an en dash before the first hole. */
export function formatGolfPlace({ standing: { outcome }, place, isTied }: Placed): string {
  if (outcome !== null) return outcome;
  return place === null ? noValue : `${isTied ? 'T' : ''}${place}`;
}

function hasScore({ versusPar, outcome }: GolfStanding): boolean {
  return versusPar !== null && outcome === null;
}

const afterEverybody: Readonly<Record<GolfOutcome, number>> = { MC: 1, DNF: 2, WD: 3, DQ: 4, NS: 5 };

function rankGolfStanding({ standing: { outcome }, place }: Placed): number {
  if (outcome !== null) return 1_000_000 + afterEverybody[outcome];
  return place ?? 999_999;
}

function getSubPosition({ standing: { subPosition } }: Placed): number {
  return subPosition ?? Number.MAX_SAFE_INTEGER;
}
