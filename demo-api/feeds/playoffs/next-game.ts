import type { Context } from '../../http/context';
import { getFootballSizes } from '../../world/football-size';
import { getFootballSeason } from '../../world/football-weeks';
import { outOfState, type Game } from '../../world/game';
import { getGameState } from '../../world/game-state';
import { areTeamsKnown, isAnnounced, getPairingsMoment } from '../../world/pairings';
import type { School } from '../../world/schools';
import { getIdentity } from '../games/school-links';

export type WonLost = readonly [wins: number, losses: number];

/**
 * `vs. Ashgrove (5-2)` or `@ Fort Harlan (3-4) (m)`; empty when unknown.
 * @param formatRecord formats a school's record (by its index)
 */
export function formatNextGame(context: Context, team: number, getRecord: (team: number) => WonLost): string {
  const game = findNextGame(context, team);
  if (game === undefined) return '';
  const side = game.home === team ? 'away' : 'home';
  const isAway = side === 'home' && game.stage?.level !== 'State';
  const opponent = `${isAway ? '@' : 'vs.'} ${getIdentity(context, game, side).shortName}`;
  const school = game[side] === outOfState ? undefined : context.world.schools[game[side]];
  if (school === undefined) return opponent + formatOpponentMarks(context, game, school);
  return `${opponent} (${getRecord(school.index).join('-')})${formatOpponentMarks(context, game, school)}`;
}

/**
 * `#` marks games that do not count, `(m)` multiplied enrollment, `(u)` and `(s)` opponents that play up by choice or success.
 * @param school undefined for an out-of-state opponent
 */
export function formatOpponentMarks(context: Context, game: Game, school: School | undefined): string {
  if (school === undefined) return ' #';
  return (isTooLate(game) ? ' #' : '') + formatMarkers(context, school);
}

/** The first public game that is not over. */
function findNextGame({ world, clock }: Context, team: number): Game | undefined {
  const season = getFootballSeason(world, clock);
  return season.listGamesOf(team).find((game) => {
    if (game.day < clock.today - 1) return false;
    const { status } = getGameState(game, clock);
    return (status === 'scheduled' || status === 'live') && isAnnounced(game, clock) && areTeamsKnown(game, clock);
  });
}

function isTooLate(game: Game): boolean {
  return game.stage === null && game.day > getPairingsMoment(game.plan, game.schoolYear).today;
}

function formatMarkers({ world }: Context, school: School): string {
  const { waiver = '', designatedClass = '' } = getFootballSizes(world).get(school.index) ?? {};
  const multiplied = waiver === 'N' ? ' (m)' : '';
  if (designatedClass === '') return multiplied;
  return multiplied + (school.hasBoundary ? ' (u)' : ' (s)');
}
