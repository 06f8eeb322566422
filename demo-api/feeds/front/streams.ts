import { pickSportMotif } from '../../art/subjects';
import { formatClockTime, formatPaddedUsDate, parseDay, type DayNumber } from '../../calendar/civil';
import { computeMinutesSinceMidnight, computeMoment, type Clock } from '../../calendar/clock';
import { answerFailure, type Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { hashSeed } from '../../random/dice';
import type { Game } from '../../world/game';
import { getGameState } from '../../world/game-state';
import { areTeamsKnown, isAnnounced } from '../../world/pairings';
import { getSport } from '../../world/sports';
import { getIdentity } from '../games/school-links';
import { buildPictureUrl, describeGamePicture } from '../site/pictures';

const daysAhead = 10;
const mostPerDay = 12;
/** About the length of a game. */
const minutesListed = 150;
const streamedShare = 14;

/** `GET /v1/streams`: upcoming streams; with `date=MM/dd/yyyy[&sportId=]` all of that day. */
export function answerStreams(context: Context): Answer {
  const dateText = readQueryText(context, 'date');
  const day = dateText === null ? null : parseDay(dateText);
  if (dateText !== null && day === null) return answerFailure(400, 'Invalid parameter: date');
  const sportId = readQueryText(context, 'sportId');
  const games = (day === null ? listComingGames(context) : listStreamedGames(context, day)).filter(
    (game) => sportId === null || game.plan.sportId === sportId,
  );
  const rows = games.map((game) => buildStreamRow(context, game));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'streams', day ?? context.clock.today), rows));
}

function listComingGames(context: Context): Game[] {
  const { clock } = context;
  const days = Array.from({ length: daysAhead }, (_, offset) => clock.today + offset);
  return days.flatMap((day) =>
    listStreamedGames(context, day)
      .filter((game) => computeMinutesSinceMidnight(clock, day) < game.startMinutes + minutesListed)
      .slice(0, mostPerDay),
  );
}

/** Streams all state finals and some other games whose teams are known. */
function listStreamedGames({ world, clock }: Context, day: DayNumber): Game[] {
  return world
    .listGamesOn(day)
    .filter(
      (game) =>
        (game.stage?.level === 'State' || hashSeed(game.key, 'stream') % 100 < streamedShare) &&
        isAnnounced(game, clock) &&
        areTeamsKnown(game, clock) &&
        !isOff(game, clock),
    );
}

function isOff(game: Game, clock: Clock): boolean {
  const { status } = getGameState(game, clock);
  return status === 'cancelled' || status === 'postponed';
}

function isAtNeutralSite({ world }: Context, { stage, home }: Game): boolean {
  return stage !== null && stage.site !== '' && stage.site !== world.schools[home]?.name;
}

function buildStreamRow(context: Context, game: Game): Row {
  const roll = createDiceFor(context, 'stream', game.id);
  const sport = getSport(game.plan.sportId);
  const home = getIdentity(context, game, 'home').shortName;
  const away = getIdentity(context, game, 'away').shortName;
  const row: Row = {
    streamId: game.id,
    title: roll.drawChance(0.2)
      ? `${away} vs. ${home} (${formatClockTime(game.startMinutes)})`
      : `${away} ${isAtNeutralSite(context, game) ? 'vs.' : 'at'} ${home}`,
    imageUrl: roll.drawChance(0.06)
      ? null
      : buildPictureUrl(context, pickSportMotif(sport, game.id), game.id % 10_000, describeGamePicture(context, game)),
    category: sport.title,
    date: new Date(computeMoment(game.day, game.startMinutes, context.clock.timeZone)).toISOString(),
    url: `${context.origin}/watch/${game.id}`,
    sportId: sport.id,
    StreamDate: formatPaddedUsDate(game.day),
  };
  return withRowQuirks(roll, row, {
    numbers: ['streamId'],
    texts: ['title', 'category'],
    optional: ['imageUrl', 'sportId', 'StreamDate'],
    spellings: { StreamDate: ['streamDate'], imageUrl: ['imageURL'] },
  });
}
