import type { LiveFacts } from '~/cache/define-source';
import type { Game, TeamIndex } from '~/models/games/game';
import { holesOfRound, type GolfBoard } from '~/models/golf/golf';

/** What can change while a game is watched. */
export function listLiveFacts(games: readonly Game[]): readonly LiveFacts[] {
  return games.map((game) => [
    game.id,
    game.kind,
    readPoints(game, 0),
    readPoints(game, 1),
    game.kind === 'live' ? game.period : game.kind === 'final' ? game.decidedIn : null,
    game.kind === 'live' ? game.timeRemaining : null,
  ]);
}

/** The points of a team, or those of each set. */
function readPoints(game: Game, index: TeamIndex): LiveFacts[2] {
  const columns = 'columns' in game ? game.columns : [];
  return game.countsSets ? columns.map((set) => set[index]) : (columns[0]?.[index] ?? null);
}

/** Facts of a leaderboard that change: strokes, and finished holes of the round. */
export function listLiveStandings({ standings }: GolfBoard): readonly LiveFacts[] {
  return standings.map(({ id, versusPar, gross, thru, outcome }) => {
    const state = thru === null ? 'scheduled' : thru < holesOfRound && outcome === null ? 'live' : 'final';
    return [id, state, versusPar, gross, null, thru === null ? null : String(thru)];
  });
}
