import { answerFailure, type Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getFootballSizes } from '../../world/football-size';
import {
  getFootballSeason,
  buildFootballTournamentId,
  getFootballWeek,
  listPublicGames,
  lastWeek,
  regularWeeks,
} from '../../world/football-weeks';
import type { Game } from '../../world/game';
import { getGameState } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import { getSport } from '../../world/sports';
import { findSchool } from '../games/school-links';
import { buildTournamentRow } from '../games/tournament-row';
import { findRegularHighlight, formatRegularScheduleChange } from './game-notes';
import { getSideIdentity } from './team-identity';

/** `GET /v1/football/scores?FBWeek=1..14[&Class=1A..8A]`: playoffs are weeks 10 to 14. */
export function answerScores(context: Context): Answer {
  const weekText = readQueryText(context, 'FBWeek');
  if (weekText === null) return answerFailure(400, 'Missing required parameter: FBWeek');
  const week = Number(weekText);
  if (!Number.isInteger(week) || week < 1 || week > lastWeek) return answerFailure(400, 'Invalid parameter: FBWeek');
  const className = readQueryText(context, 'Class')?.toUpperCase() ?? null;
  if (className !== null && !getSport('football').classes.includes(className)) {
    return answerFailure(400, 'Invalid parameter: Class');
  }
  const season = getFootballSeason(context.world, context.clock);
  const games = listPublicGames(season, context.clock)
    .filter((game) => getFootballWeek(game) === week && (className === null || isOfClass(context, game, className)))
    .sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes || left.id - right.id);
  const rows = games.map((game) => buildScoreRow(context, game));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'scores', season.schoolYear, week), rows));
}

/** Before the playoffs a game belongs to its teams' tentative classes. */
function isOfClass({ world }: Context, game: Game, className: string): boolean {
  if (game.stage !== null) return game.stage.className === className;
  const sizes = getFootballSizes(world);
  return [game.home, game.away].some((team) => sizes.get(team)?.tentativeClass === className);
}

/** A tournament row with football's own fields. */
function buildScoreRow(context: Context, game: Game): Row {
  const { site, ...row } = buildTournamentRow(context, game);
  const top = { ...(row.TopTeam as Row), ...getExtra(context, game, 'home') };
  const bottom = { ...(row.BottomTeam as Row), ...getExtra(context, game, 'away') };
  const isRegular = game.stage === null;
  return {
    ...row,
    Site: buildSite(context, game, row.Site ?? site),
    FBWeek: getFootballWeek(game),
    TournamentID: isRegular ? null : buildFootballTournamentId(game.schoolYear, game.stage.className),
    ...(isRegular ? buildRegularFields(context, game) : {}),
    TopTeam: top,
    BottomTeam: bottom,
  };
}

function buildRegularFields(context: Context, game: Game): Row {
  const state = getGameState(game, context.clock);
  const week = Math.min(getFootballWeek(game), regularWeeks);
  const fields: Row = {
    TourneyLevel: 'Regular Season',
    Round: `Week ${week}`,
    ScheduleChange: formatRegularScheduleChange(context, game, state),
  };
  const highlight = findRegularHighlight(context, game, state);
  return highlight === null ? fields : { ...fields, Highlight: highlight };
}

/** Only title games have a neutral site. */
function buildSite(context: Context, game: Game, own: unknown): unknown {
  if (own !== '' && own !== undefined) return own;
  if (!areTeamsKnown(game, context.clock)) return '';
  const host = findSchool(context, game.home);
  if (host === undefined) return getSideIdentity(context, game, 'home').face.name;
  return `${host.town.name} ${createDiceFor(context, 'stadium', host.id).pick(stadiums)}`;
}

const stadiums = ['Memorial Field', 'High School', 'Stadium', 'Athletic Complex', 'Community Field'] as const;

/** Title games have no host. */
function getExtra(context: Context, game: Game, side: 'home' | 'away'): Row {
  const isKnown = areTeamsKnown(game, context.clock);
  const { team } = getSideIdentity(context, game, side);
  const roll = createDiceFor(context, 'football-side', game.id, side);
  const isHost = side === 'home' && game.stage?.level !== 'State';
  const host = isHost && isKnown ? '@' : roll.pick(['', null]);
  const id = isKnown ? loosenNumber(roll, team?.footballId ?? null) : null;
  return side === 'home' ? { TopHost: host, FBSchoolID1: id } : { BottomHost: host, FBSchoolID: id };
}
