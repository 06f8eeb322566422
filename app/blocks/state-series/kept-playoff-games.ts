import { playoffSportId } from '~/config/association';
import type { Game } from '~/models/games/game';
import { type DependentRequest, requestBeside } from '~/page/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';

const requestGames = (sportId: string) => ({ ...tournamentScores.with({ sportId }), isSupplementary: true });

/** The games of a state series, all classes, by default the football playoffs, as far as other pages have kept them. Nothing is called for them (decision 152). */
export function requestKeptPlayoffGames(sportId = playoffSportId): DependentRequest<Game[]> {
  return requestBeside({ ...requestGames(sportId), isKeptOnly: true });
}

/** The same games for a page whose lists would be in another order without them (decision 150). */
export function requestAwaitedPlayoffGames(): DependentRequest<Game[]> {
  return requestBeside({ ...requestGames(playoffSportId), isAwaited: true });
}
