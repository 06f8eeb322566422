import {
  formatIsoDate,
  formatPaddedUsDate,
  formatShortDate,
  getWeekdayName,
  type DayNumber,
} from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row, type RowQuirks } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { findFootballTeam } from '../../world/football-teams';
import { getFootballSeason, getFootballWeek, listPublicGames } from '../../world/football-weeks';
import type { Game } from '../../world/game';
import { getGameState, type GameState } from '../../world/game-state';
import { memoize } from '../../world/memoize';
import { areTeamsKnown } from '../../world/pairings';
import type { World } from '../../world/world';
import { buildMedia } from '../games/tournament-media';
import { formatTimeWithoutMeridiem, buildGameView } from './game-view';
import { getConferenceName, getSideIdentity } from './team-identity';

const roughness: RowQuirks = {
  numbers: ['footballWeek', 'MyScore', 'OpponentScore'],
  texts: ['Home', 'Away'],
  optional: ['VideoURL', 'AudioURL', 'Day'],
  spellings: { Conf: ['conf'], gameTime: ['GameTime'] },
};

/** `GET /v1/football/weekly-schedules`: a game between two conferences is listed in both. */
export function answerWeeklySchedules(context: Context): Answer {
  const season = getFootballSeason(context.world, context.clock);
  const cached = getCachedRows(context.world, context.origin, season.schoolYear);
  const rows = listPublicGames(season, context.clock).flatMap((game) =>
    listSides(context, game).map((side) => buildWeeklyRow(context, cached, game, side)),
  );
  return answerLoosely(context, withBadRows(createDiceFor(context, 'weekly', season.schoolYear), rows));
}

type Side = 'home' | 'away';

function listSides(context: Context, game: Game): Side[] {
  if (game.stage !== null) return ['home'];
  const [home, away] = [findFootballTeam(context.world, game.home), findFootballTeam(context.world, game.away)];
  if (home === undefined || away === undefined) return [home === undefined ? 'away' : 'home'];
  return home.conference === away.conference ? ['home'] : ['home', 'away'];
}

interface CachedRow {
  readonly status: GameState['status'];
  readonly day: DayNumber;
  readonly isKnown: boolean;
  readonly row: Row;
}

/** Rows change daily. */
function buildWeeklyRow(context: Context, cached: Map<number, CachedRow>, game: Game, side: Side): Row {
  const key = side === 'home' ? game.id : -game.id;
  const { status } = getGameState(game, context.clock);
  const isKnown = areTeamsKnown(game, context.clock);
  const known = cached.get(key);
  const isSame = known?.status === status && known.day === context.clock.today && known.isKnown === isKnown;
  if (isSame && status !== 'live') return known.row;
  const row = makeRow(context, game, side, isKnown);
  cached.set(key, { status, day: context.clock.today, isKnown, row });
  return row;
}

function getCachedRows(world: World, origin: string, schoolYear: number): Map<number, CachedRow> {
  return memoize(world, `weekly rows ${schoolYear} ${origin}`, () => new Map<number, CachedRow>());
}

function makeRow(context: Context, game: Game, side: Side, isKnown: boolean): Row {
  const roll = createDiceFor(context, 'weekly-row', game.id, side);
  const view = buildGameView(context, game, side);
  const [home, away] = [getSideIdentity(context, game, 'home'), getSideIdentity(context, game, 'away')];
  const team = side === 'home' ? home.team : away.team;
  const media = buildMedia(context, game, view.state);
  const row: Row = {
    ContestID: game.id,
    footballWeek: getFootballWeek(game),
    Conf: game.stage === null && team !== undefined ? getConferenceName(team) : '',
    Class: game.stage?.className ?? '',
    Date: roll.drawChance(0.06) ? `${formatIsoDate(game.day)}T00:00:00.000Z` : formatPaddedUsDate(game.day),
    Day: getWeekdayName(game.day).slice(0, 3),
    GameDayShort: formatShortDate(game.day),
    gameTime: formatTime(roll.drawFraction(), game, view.state),
    Home: isKnown ? home.face.name : 'TBD',
    Away: isKnown ? away.face.name : 'TBD',
    HomeShortName: isKnown ? home.face.shortName : 'TBD',
    AwayShortName: isKnown ? away.face.shortName : 'TBD',
    Result: view.result,
    HomeOrAway: side === 'home' ? 'H' : 'A',
    MyScore: view.mine,
    OpponentScore: view.theirs,
    Overtime: view.note,
    VideoURL: media.VideoURL,
    AudioURL: media.AudioURL,
  };
  return withRowQuirks(roll, row, roughness);
}

function formatTime(draw: number, game: Game, { status }: GameState): string {
  if (status === 'postponed') return 'PPD';
  if (status === 'cancelled') return 'Cancelled';
  return draw < 0.01 ? 'TBA' : formatTimeWithoutMeridiem(game.startMinutes);
}
