import { formatShortDate } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getFootballSeason, getFootballWeek, listPublicGames } from '../../world/football-weeks';
import { outOfState, type Game } from '../../world/game';
import { formatTimeWithoutMeridiem, isOutOfState, buildGameView } from './game-view';
import { getOtherSide, getSideIdentity } from './team-identity';

/** `GET /v1/football/out-of-state`: games against out-of-state teams, by date. */
export function answerOutOfStateGames(context: Context): Answer {
  const games = listPublicGames(getFootballSeason(context.world, context.clock), context.clock).filter(isOutOfState);
  const rows = games
    .sort((left, right) => left.day - right.day || left.id - right.id)
    .flatMap((game) => findRow(context, game) ?? []);
  return answerLoosely(context, rows);
}

function findRow(context: Context, game: Game): Row | null {
  const side = game.home === outOfState ? 'away' : 'home';
  const { team, face } = getSideIdentity(context, game, side);
  const view = buildGameView(context, game, side);
  if (team === undefined || view.state.status === 'postponed') return null;
  const roll = createDiceFor(context, 'out-of-state', game.id);
  const stranger = getSideIdentity(context, game, getOtherSide(side)).face;
  const row: Row = {
    FBSchoolID: team.footballId,
    DisplayName: face.name,
    schoolLogo: face.logo,
    footballWeek: getFootballWeek(game),
    GameDayShort: formatShortDate(game.day),
    Opponent: `${side === 'home' ? 'vs.' : 'at'} ${stranger.name} (${stranger.state})`,
    Result: view.result,
    MyScore: view.mine,
    OpponentScore: view.theirs,
    Overtime: view.note,
    gameTime: roll.drawChance(0.03) ? 'TBA' : formatTimeWithoutMeridiem(game.startMinutes),
  };
  return withRowQuirks(roll, row, {
    numbers: ['FBSchoolID', 'footballWeek', 'MyScore', 'OpponentScore'],
    texts: ['DisplayName', 'Opponent'],
    optional: ['schoolLogo'],
    spellings: { gameTime: ['GameTime'], footballWeek: ['FootballWeek'] },
  });
}
