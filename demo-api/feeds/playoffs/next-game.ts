import type { Context } from '../../http/context';
import { footballSizes } from '../../world/football-size';
import { arePlayoffsPaired, footballSeason } from '../../world/football-weeks';
import { outOfState, type Game } from '../../world/game';
import { getGameState } from '../../world/game-state';
import { areTeamsKnown, isMakeUpAnnounced, pairingsMoment } from '../../world/pairings';
import type { School } from '../../world/schools';
import { getIdentity } from '../games/school-links';

/** Won and lost games. */
export type WonLost = readonly [wins: number, losses: number];

/**
 * A team's next opponent for the outlook: `vs. Ashgrove (5-2)` or `@ Fort Harlan (3-4) (m)`; empty when unknown. `#` marks
 * a game that does not count toward qualification: an out-of-state opponent, or a game after the pairings. `(m)` marks an
 * opponent with multiplied enrollment, `(u)` one that plays up by choice, `(s)` one that plays up because of its success.
 * @param getRecord the record of a school (by its index) to write behind its name
 */
export function nextGameText(context: Context, team: number, getRecord: (team: number) => WonLost): string {
  const game = findNextGame(context, team);
  if (game === undefined) return '';
  const side = game.home === team ? 'away' : 'home';
  const isAway = side === 'home' && game.stage?.level !== 'State';
  const opponent = `${isAway ? '@' : 'vs.'} ${getIdentity(context, game, side).shortName}`;
  const school = game[side] === outOfState ? undefined : context.world.schools[game[side]];
  if (school === undefined) return opponent + opponentMarks(context, game, school);
  return `${opponent} (${getRecord(school.index).join('-')})${opponentMarks(context, game, school)}`;
}

/**
 * The marks of an opponent, each after a space: `#` where the game does not count, and those of the opponent's class.
 * @param school undefined for an out-of-state opponent
 */
export function opponentMarks(context: Context, game: Game, school: School | undefined): string {
  if (school === undefined) return ' #';
  return (isTooLate(game) ? ' #' : '') + formatMarkers(context, school);
}

/** The team's first public game that is not over. */
function findNextGame({ world, clock }: Context, team: number): Game | undefined {
  const season = footballSeason(world, clock);
  const games = arePlayoffsPaired(season, clock) ? season.of(team) : season.listRegularGames(team);
  return games.find((game) => {
    if (game.day < clock.today - 1) return false;
    const { status } = getGameState(game, clock);
    return (
      (status === 'scheduled' || status === 'live') && isMakeUpAnnounced(game, clock) && areTeamsKnown(game, clock)
    );
  });
}

function isTooLate(game: Game): boolean {
  return game.stage === null && game.day > pairingsMoment(game.plan, game.schoolYear).today;
}

function formatMarkers({ world }: Context, school: School): string {
  const { waiver = '', designatedClass = '' } = footballSizes(world).get(school.index) ?? {};
  const multiplied = waiver === 'N' ? ' (m)' : '';
  if (designatedClass === '') return multiplied;
  return multiplied + (school.hasBoundary ? ' (u)' : ' (s)');
}
