import type { Clock } from '../calendar/clock';
import type { School } from './schools';
import type { Sport } from './sports';
import {
  findLoserSlot,
  findMatches,
  findWinnerSlot,
  type DrawSlot,
  type TennisDraw,
  type TennisMatch,
} from './tennis-draw';
import { tennisEvents, type TennisEvent } from './tennis-entries';
import { isDrawPublic, getMatchState } from './tennis-match-state';
import { getTennisSeries, type TennisSeries } from './tennis-tournament';
import type { World } from './world';

/** Per win in the championship and consolation draws. */
const points: Readonly<Record<TennisMatch['part'], number>> = { main: 2, consolation: 1, 'third place': 2 };

export interface TennisStanding {
  /** Equal points share a place. */
  readonly place: number;
  readonly school: School;
  readonly points: number;
}

interface TennisPlace {
  /** 1 to 4; 5 wins the consolation. */
  readonly place: number;
  readonly slot: DrawSlot;
}

/** For the scoreboard. */
export interface TennisChampions {
  readonly className: string;
  /** Before the last match, standings are provisional. */
  readonly isOver: boolean;
  readonly teams: readonly TennisStanding[];
  readonly places: Readonly<Record<TennisEvent, readonly TennisPlace[]>>;
}

/** Empty before the draws are posted. */
export function listTennisChampions(world: World, sport: Sport, schoolYear: number, clock: Clock): TennisChampions[] {
  return sport.classes.flatMap((className): TennisChampions[] => {
    const series = getTennisSeries(world, sport, schoolYear, className);
    if (!isDrawPublic(series.finals.singles, clock)) return [];
    const draws = tennisEvents.map((event) => series.finals[event]);
    return [
      {
        className,
        isOver: draws.flatMap(findMatches).every((match) => getMatchState(match, clock).status === 'final'),
        teams: listTennisStandings(series, clock),
        places: {
          singles: listTennisPlaces(series.finals.singles, clock),
          doubles: listTennisPlaces(series.finals.doubles, clock),
        },
      },
    ];
  });
}

/** Most points first. */
export function listTennisStandings({ finals }: TennisSeries, clock: Clock): TennisStanding[] {
  const totals = new Map<School, number>();
  for (const event of tennisEvents) {
    for (const [slot, won] of countPointsBySlot(finals[event], clock)) {
      totals.set(slot.entry.school, (totals.get(slot.entry.school) ?? 0) + won);
    }
  }
  const sorted = [...totals].sort(([left, most], [right, more]) => more - most || left.index - right.index);
  return sorted.map(([school, total]) => ({
    place: 1 + sorted.filter(([, other]) => other > total).length,
    school,
    points: total,
  }));
}

/** By place in the draw. A bye counts once the next match is won. */
export function countPointsBySlot(draw: TennisDraw, clock: Clock): Map<DrawSlot, number> {
  const won = new Map<DrawSlot, number>();
  for (const match of draw.main[0] ?? []) {
    for (const slot of [match.top, match.bottom]) if (slot !== null) won.set(slot, 0);
  }
  for (const match of findMatches(draw)) {
    const slot = findWinnerSlot(match);
    if (match.score === null || slot === null || getMatchState(match, clock).status !== 'final') continue;
    const from = match.score.winner === 'top' ? match.topFrom : match.bottomFrom;
    const byes = from?.score === null && from.part === match.part ? 2 : 1;
    won.set(slot, (won.get(slot) ?? 0) + points[match.part] * byes);
  }
  return won;
}

function listTennisPlaces(draw: TennisDraw, clock: Clock): TennisPlace[] {
  const listDecidedPlaces = (match: TennisMatch | null | undefined, place: number, both: boolean): TennisPlace[] => {
    if (!match || match.score === null || getMatchState(match, clock).status !== 'final') return [];
    return [findWinnerSlot(match), both ? findLoserSlot(match) : null].flatMap((slot, index) =>
      slot === null ? [] : [{ place: place + index, slot }],
    );
  };
  return [
    ...listDecidedPlaces(draw.main.at(-1)?.[0], 1, true),
    ...listDecidedPlaces(draw.thirdPlace, 3, true),
    ...listDecidedPlaces(draw.consolation.at(-1)?.[0], 5, false),
  ];
}
