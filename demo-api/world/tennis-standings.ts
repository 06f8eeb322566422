import type { Clock } from '../calendar/clock';
import type { School } from './schools';
import type { Sport } from './sports';
import { loserSlot, findMatches, winnerSlot, type DrawSlot, type TennisDraw, type TennisMatch } from './tennis-draw';
import { tennisEvents, type TennisEvent } from './tennis-entries';
import { isDrawPublic, getMatchState } from './tennis-match-state';
import { tennisSeries, type TennisSeries } from './tennis-tournament';
import type { World } from './world';

/** Points of a win in the championship and in the consolation draw. */
const points: Readonly<Record<TennisMatch['part'], number>> = { main: 2, consolation: 1, 'third place': 2 };

export interface TennisStanding {
  /** Equal points share a place. */
  readonly place: number;
  readonly school: School;
  readonly points: number;
}

/** A final place in one event. */
interface TennisPlace {
  /** 1 to 4; 5 for the winner of the consolation. */
  readonly place: number;
  readonly slot: DrawSlot;
}

/** One class's tennis champions for the scoreboard. */
export interface TennisChampions {
  readonly className: string;
  /** Whether the last match is over; until then standings are provisional and the first place is no title. */
  readonly isOver: boolean;
  readonly teams: readonly TennisStanding[];
  readonly places: Readonly<Record<TennisEvent, readonly TennisPlace[]>>;
}

/** Each class of a tennis tournament as far as it is public; empty before the draws are posted. */
export function tennisChampions(world: World, sport: Sport, schoolYear: number, clock: Clock): TennisChampions[] {
  return sport.classes.flatMap((className): TennisChampions[] => {
    const series = tennisSeries(world, sport, schoolYear, className);
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

/** All schools with entries at the state finals, most points first. */
export function listTennisStandings({ finals }: TennisSeries, clock: Clock): TennisStanding[] {
  const totals = new Map<School, number>();
  for (const event of tennisEvents) {
    for (const [slot, won] of pointsBySlot(finals[event], clock)) {
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

/** Team points won so far, by place in the draw. A bye counts once the next match is won. */
export function pointsBySlot(draw: TennisDraw, clock: Clock): Map<DrawSlot, number> {
  const won = new Map<DrawSlot, number>();
  for (const match of draw.main[0] ?? []) {
    for (const slot of [match.top, match.bottom]) if (slot !== null) won.set(slot, 0);
  }
  for (const match of findMatches(draw)) {
    const slot = winnerSlot(match);
    if (match.score === null || slot === null || getMatchState(match, clock).status !== 'final') continue;
    const from = match.score.winner === 'top' ? match.topFrom : match.bottomFrom;
    const byes = from?.score === null && from.part === match.part ? 2 : 1;
    won.set(slot, (won.get(slot) ?? 0) + points[match.part] * byes);
  }
  return won;
}

function listTennisPlaces(draw: TennisDraw, clock: Clock): TennisPlace[] {
  const decided = (match: TennisMatch | null | undefined, place: number, both: boolean): TennisPlace[] => {
    if (!match || match.score === null || getMatchState(match, clock).status !== 'final') return [];
    return [winnerSlot(match), both ? loserSlot(match) : null].flatMap((slot, index) =>
      slot === null ? [] : [{ place: place + index, slot }],
    );
  };
  return [
    ...decided(draw.main.at(-1)?.[0], 1, true),
    ...decided(draw.thirdPlace, 3, true),
    ...decided(draw.consolation.at(-1)?.[0], 5, false),
  ];
}
