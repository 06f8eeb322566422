import type { Clock } from '../../calendar/clock';
import type { School } from '../schools';
import type { World } from '../world';
import { listGolfEvents } from './events';
import { golfFinals } from './finals';
import { computeGolfStandings } from './standings';

/** One class's state champions for the scoreboard. */
export interface GolfChampions {
  readonly className: string;
  readonly tournamentId: number;
  /**
   * Best first; of several in first place, the champion is the first. Empty until every card of the finals is final.
   */
  readonly teams: readonly { readonly place: number; readonly school: School; readonly points: number }[];
  /** Best first, in the same way. */
  readonly individuals: readonly {
    readonly place: number;
    readonly name: string;
    readonly grade: number;
    readonly school: School;
    readonly points: number;
  }[];
}

const mostPlaces = 10;

/** The champions of every class of a golf sport in a school year, as far as they are public; empty for other sports. */
export function golfChampions(world: World, sportId: string, schoolYear: number, clock: Clock): GolfChampions[] {
  return listGolfEvents(sportId).map((event): GolfChampions => {
    const { stage, teams, golfers } = computeGolfStandings(golfFinals(world, event, schoolYear), clock);
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
