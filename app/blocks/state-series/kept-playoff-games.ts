import { playoffSportId } from '~/config/association';
import type { Game } from '~/models/games/game';
import { type DependentRequest, requestBeside } from '~/page/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';

const games = { ...tournamentScores.with({ sportId: playoffSportId }), isSupplementary: true };

/** The games of the football playoffs, all classes, as far as other pages have kept them. Nothing is called for them (decision 152). */
export function requestKeptPlayoffGames(): DependentRequest<Game[]> {
  return requestBeside({ ...games, isKeptOnly: true });
}

/** The same games for a page whose lists would be in another order without them (decision 150). */
export function requestAwaitedPlayoffGames(): DependentRequest<Game[]> {
  return requestBeside({ ...games, isAwaited: true });
}
