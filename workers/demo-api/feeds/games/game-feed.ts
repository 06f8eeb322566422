import { clockTime, parseDay, paddedUsDate, usDate } from '../../calendar/civil';
import { minutesSinceMidnight } from '../../calendar/clock';
import { failure, type Answer } from '../../http/answer';
import { queryText, rollFor, type Context } from '../../http/context';
import { looseText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { dataAnswer } from '../../quirks/wrapper';
import { hashSeed, type Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import { getGameState, type GameState } from '../../world/game-state';
import { areTeamsKnown, isAnnounced } from '../../world/pairings';
import { getSport } from '../../world/sports';
import { getIdentity, schoolAt, type TeamIdentity } from './school-links';

const mostRandomGames = 12;
/** No game is known further than this from today. */
const mostDaysAway = 365 * 60;

/** `GET /v1/maxpreps?GameDate=M/d/yyyy[&Random=Y]`: every game of a day, or a few random ones per call. */
export function gamesOfDay(context: Context): Answer {
  const dateText = queryText(context, 'GameDate');
  if (dateText === null) return failure(400, 'Missing required parameter: GameDate');
  const day = parseDay(dateText);
  if (day === null || Math.abs(day - context.clock.today) > mostDaysAway) return dataAnswer([]);
  const games = context.world.gamesOn(day).filter((game) => isListed(context, game));
  const rows = shuffledBy(games).map((game) => feedRow(context, game));
  if (queryText(context, 'Random') === 'Y') return dataAnswer(randomFew(rows));
  return dataAnswer(withBadRows(rollFor(context, 'feed', day), rows));
}

/** The feed is unsorted. */
function shuffledBy(games: readonly Game[]): Game[] {
  return [...games].sort((left, right) => left.key - right.key);
}

/**
 * Postseason games are listed once paired, make-ups once announced. Any game may be missing from the feed for an
 * hour.
 */
function isListed({ clock }: Context, game: Game): boolean {
  const isVanished = hashSeed(game.key, 'vanished', clock.today, Math.floor(clock.minutesNow / 60)) % 400 === 0;
  return !isVanished && isAnnounced(game, clock);
}

function randomFew(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, draw: Math.random() }))
    .sort((left, right) => left.draw - right.draw)
    .slice(0, mostRandomGames)
    .map(({ row }) => row);
}

/** One game in the format of the statistics provider. */
function feedRow(context: Context, game: Game): Row {
  const roll = rollFor(context, 'feed-row', game.id);
  const state = getGameState(game, context.clock);
  const sport = getSport(game.plan.sportId);
  const [homeScore, awayScore] = getFeedScores(state);
  const row: Row = {
    gameId: game.id,
    GameDate: roll.chance(0.1) ? paddedUsDate(game.day) : usDate(game.day),
    GameTime: timeText(roll, game),
    GameLocation: buildLocationHint(context, game),
    Gender: sport.gender,
    Sport: sport.name,
    sportId: sport.id,
    School1: buildSide(context, roll, game, 'Home', homeScore),
    School2: buildSide(context, roll, game, 'Away', awayScore),
    GameStatus: buildStatus(context, roll, game, state),
  };
  return withRowQuirks(roll, row, {
    numbers: ['gameId'],
    texts: ['GameLocation', 'Sport'],
    optional: ['GameLocation', 'Gender'],
    spellings: { gameId: ['ContestID', 'contestId', 'GameID'], Gender: ['gender'], GameLocation: ['gameLocation'] },
  });
}

function getFeedScores(state: GameState): readonly [number | null, number | null] {
  switch (state.status) {
    case 'live':
      return [state.moment.home, state.moment.away];
    case 'final':
      return [state.result.home, state.result.away];
    case 'forfeit':
      return [state.home, state.away];
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
    case 'unreported':
      return [null, null];
  }
}

function timeText(roll: Dice, game: Game): string {
  const time = clockTime(game.startMinutes);
  if (roll.chance(0.01)) return 'TBA';
  return roll.chance(0.04) ? time.toLowerCase().replace(' ', '') : time;
}

function buildLocationHint(context: Context, game: Game): string {
  if (game.stage !== null && game.stage.site !== '') return game.stage.site;
  return schoolAt(context, game.home)?.town.name ?? '';
}

function buildSide(context: Context, roll: Dice, game: Game, type: 'Home' | 'Away', score: number | null): Row {
  const isKnown = areTeamsKnown(game, context.clock);
  const face = isKnown ? getIdentity(context, game, type === 'Home' ? 'home' : 'away') : nobody;
  const isNameless = !isKnown || roll.chance(0.006);
  const side: Row = {
    HomeAwayType: type,
    NameShort: isNameless || roll.chance(0.01) ? null : face.shortName,
    [`Name${context.product}`]: isNameless ? null : looseText(roll, face.name),
    State: face.state,
    Score: score,
    Logo: face.logo,
  };
  return withRowQuirks(roll, side, {
    numbers: ['Score'],
    texts: ['NameShort'],
    optional: ['State', 'Logo'],
    spellings: { Logo: ['logo'], NameShort: ['nameShort'], HomeAwayType: ['homeAwayType'] },
  });
}

const nobody: TeamIdentity = { id: null, name: '', shortName: '', state: '', logo: null };

const statusWords: Readonly<Record<GameState['status'], readonly string[]>> = {
  scheduled: ['Scheduled', 'Scheduled', 'scheduled', ''],
  live: ['Live', 'live', 'LIVE'],
  final: ['Final', 'Final', 'final', 'FINAL', 'Final '],
  postponed: ['Postponed'],
  cancelled: ['Canceled', 'Cancelled'],
  forfeit: ['Forfeit', 'forfeit'],
  unreported: ['Scheduled', ''],
};

function buildStatus(context: Context, roll: Dice, game: Game, state: GameState): Row {
  const row: Row = { status: roll.pick(statusWords[state.status]), gameLink: pickLink(context, roll, game) };
  return withRowQuirks(roll, row, {
    optional: ['gameLink'],
    spellings: { status: ['GameStatus', 'Status'], gameLink: ['GameLink'] },
  });
}

/** Box scores exist for most games once they have begun. Now and then only the path is given. */
function pickLink(context: Context, roll: Dice, game: Game): string | null {
  const hasBoxScore = roll.chance(0.86);
  if (minutesSinceMidnight(context.clock, game.day) < game.startMinutes) return roll.chance(0.5) ? null : '';
  const path = `/boxscores/${game.id}`;
  if (!hasBoxScore) return null;
  return String(game.id).endsWith('7') ? path : context.origin + path;
}
