import { formatClockTime, parseDay, formatPaddedUsDate, formatUsDate } from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import { answerFailure, type Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { respellDate } from '../../quirks/date-only';
import { respellTime } from '../../quirks/loose-time';
import { byeWords, pickOddValue, undecidedTeams } from '../../quirks/odd-values';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import { getItemAt, hashSeed, type Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import { getGameState, type GameState } from '../../world/game-state';
import { areTeamsKnown, isAnnounced } from '../../world/pairings';
import { getSport } from '../../world/sports';
import { buildIdentityOfSchool, getIdentity, findSchool, type TeamIdentity } from './school-links';
import { markScores } from './score-marks';

const mostRandomGames = 12;
const rowsPerMissingId = 150;
const gamesPerBye = 40;
const mostByes = 3;
const mostDaysAway = 365 * 60;

/** `GET /v1/maxpreps?GameDate=M/d/yyyy[&Random=Y]`: all games of a day, or a random few. */
export function answerGamesOfDay(context: Context): Answer {
  const dateText = readQueryText(context, 'GameDate');
  if (dateText === null) return answerFailure(400, 'Missing required parameter: GameDate');
  const day = parseDay(dateText);
  if (day === null || Math.abs(day - context.clock.today) > mostDaysAway) return answerData([]);
  const games = context.world.listGamesOn(day).filter((game) => isListed(context, game));
  const rows = shuffleGames(games).map((game) => buildFeedRow(context, game));
  if (readQueryText(context, 'Random') === 'Y') return answerData(pickRandomFew(rows));
  return answerData(withBadRows(createDiceFor(context, 'feed', day), [...rows, ...buildByeRows(context, games)]));
}

/** A few teams without an opponent, on days with many games. */
function buildByeRows(context: Context, games: readonly Game[]): Row[] {
  const [game] = games;
  if (game === undefined || games.length < gamesPerBye) return [];
  const busy = new Set(games.flatMap(({ home, away }) => [home, away]));
  const roll = createDiceFor(context, 'byes', game.day);
  const { gender, name, id } = getSport(game.plan.sportId);
  return roll
    .shuffle(context.world.schools.filter(({ index }) => !busy.has(index)))
    .slice(0, Math.min(mostByes, Math.floor(games.length / gamesPerBye)))
    .map((school, index) => {
      const face = buildIdentityOfSchool(context, school, id);
      return {
        gameId: null,
        GameDate: formatUsDate(game.day),
        GameTime: '',
        GameLocation: null,
        Gender: gender,
        Sport: name,
        sportId: id,
        School1: { HomeAwayType: 'Home', NameShort: face.shortName, State: face.state, Score: null, Logo: face.logo },
        School2: { HomeAwayType: 'Away', NameShort: getItemAt(byeWords, game.day + index), Score: null, Logo: null },
        GameStatus: { status: '', gameLink: null },
      };
    });
}

/** The feed is unsorted. */
function shuffleGames(games: readonly Game[]): Game[] {
  return [...games].sort((left, right) => left.key - right.key);
}

/** Any public game may be missing for an hour. */
function isListed({ clock }: Context, game: Game): boolean {
  const isVanished = hashSeed(game.key, 'vanished', clock.today, Math.floor(clock.minutesNow / 60)) % 400 === 0;
  return !isVanished && isAnnounced(game, clock);
}

function pickRandomFew(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, draw: Math.random() }))
    .sort((left, right) => left.draw - right.draw)
    .slice(0, mostRandomGames)
    .map(({ row }) => row);
}

function buildFeedRow(context: Context, game: Game): Row {
  const roll = createDiceFor(context, 'feed-row', game.id);
  const state = getGameState(game, context.clock);
  const sport = getSport(game.plan.sportId);
  const [homeScore, awayScore] = markScores(game, state) ?? getFeedScores(state);
  const row: Row = {
    gameId: pickOddValue(game.id, 'id', [true], rowsPerMissingId) === null ? game.id : null,
    GameDate: formatDate(roll, game),
    GameTime: formatTime(roll, game),
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

function formatDate(roll: Dice, { id, day }: Game): string {
  const usual = roll.drawChance(0.1) ? formatPaddedUsDate(day) : formatUsDate(day);
  return pickOddValue(id, 'day', [respellDate(day, id)]) ?? usual;
}

function formatTime(roll: Dice, game: Game): string {
  const time = formatClockTime(game.startMinutes);
  if (roll.drawChance(0.01)) return 'TBA';
  return roll.drawChance(0.04) ? respellTime(game.startMinutes, game.id) : time;
}

function buildLocationHint(context: Context, game: Game): string {
  if (game.stage !== null && game.stage.site !== '') return game.stage.site;
  return findSchool(context, game.home)?.town.name ?? '';
}

function buildSide(
  context: Context,
  roll: Dice,
  game: Game,
  type: 'Home' | 'Away',
  score: number | string | null,
): Row {
  const isKnown = areTeamsKnown(game, context.clock);
  const face = isKnown ? getIdentity(context, game, type === 'Home' ? 'home' : 'away') : nobody;
  const isNameless = !isKnown || roll.drawChance(0.006);
  const placeholder = isKnown ? null : pickOddValue(game.id, type, undecidedTeams, 2);
  const side: Row = {
    HomeAwayType: type,
    NameShort: isNameless || roll.drawChance(0.01) ? placeholder : face.shortName,
    [`Name${context.product}`]: isNameless ? null : loosenText(roll, face.name),
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

/** What people and other programs write. The last words of a final are unknown to everybody. */
const oddWords: Readonly<Record<GameState['status'], readonly string[]>> = {
  scheduled: ['Not Started', 'Upcoming', 'Pre-Game', 'On Time'],
  live: ['In Progress', 'Underway', 'in-progress'],
  final: ['F', 'Final Score', 'FT', 'Completed', 'Final - Unofficial', 'Under Protest'],
  postponed: ['PPD', 'PPD - lightning', 'Postponed (field conditions)', 'ppd.'],
  cancelled: ['CNL', 'No Contest', 'Called Off'],
  forfeit: ['FFT', 'Final - Forfeit', 'Win by forfeit'],
  unreported: ['Awaiting Results', 'No Score Reported', 'Score Pending'],
};

function buildStatus(context: Context, roll: Dice, game: Game, state: GameState): Row {
  const usual = roll.pick(statusWords[state.status]);
  const row: Row = {
    status: pickOddValue(game.id, 'status', oddWords[state.status]) ?? usual,
    gameLink: pickLink(context, roll, game),
  };
  return withRowQuirks(roll, row, {
    optional: ['gameLink'],
    spellings: { status: ['GameStatus', 'Status'], gameLink: ['GameLink'] },
  });
}

/** Some links are paths only. */
function pickLink(context: Context, roll: Dice, game: Game): string | null {
  const hasBoxScore = roll.drawChance(0.86);
  if (computeMinutesSinceMidnight(context.clock, game.day) < game.startMinutes) return roll.drawChance(0.5) ? null : '';
  const path = `/boxscores/${game.id}`;
  if (!hasBoxScore) return null;
  return String(game.id).endsWith('7') ? path : context.origin + path;
}
