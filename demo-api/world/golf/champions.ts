import type { Clock } from '../../calendar/clock';
import type { School } from '../schools';
import type { World } from '../world';
import { listGolfEvents } from './events';
import { getGolfFinals } from './finals';
import { computeGolfStandings } from './standings';

/** For the scoreboard. */
export interface GolfChampions {
  readonly className: string;
  readonly tournamentId: number;
  /** Best first; empty until every card is final. */
  readonly teams: readonly { readonly place: number; readonly school: School; readonly points: number }[];
  /** Best first; empty until every card is final. */
  readonly individuals: readonly {
    readonly place: number;
    readonly name: string;
    readonly grade: number;
    readonly school: School;
    readonly points: number;
  }[];
}

const mostPlaces = 10;

/** Public ones of every class; empty for other sports. */
export function listGolfChampions(world: World, sportId: string, schoolYear: number, clock: Clock): GolfChampions[] {
  return listGolfEvents(sportId).map((event): GolfChampions => {
    const { stage, teams, golfers } = computeGolfStandings(getGolfFinals(world, event, schoolYear), clock);
    const { className, tournamentId } = event;
    if (!stage.isFinal) return { className, tournamentId, teams: [], individuals: [] };
    return {
      className,
      tournamentId,
      teams: teams
        .slice(0, mostPlaces)
        .flatMap(({ rank, gross, school }) =>
          rank === null || gross === null ? [] : [{ place: rank.place, school, points: gross }],
        ),
      individuals: golfers.slice(0, mostPlaces).flatMap(({ rank, gross, finalist: { golfer } }) => {
        if (rank === null || gross === null) return [];
        const { firstName, lastName, grade } = golfer.athlete;
        return [{ place: rank.place, name: `${firstName} ${lastName}`, grade, school: golfer.school, points: gross }];
      }),
    };
  });
}
