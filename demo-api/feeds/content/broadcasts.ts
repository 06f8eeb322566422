import { pickListMotif } from '../../art/subjects';
import { getSchoolYear } from '../../calendar/civil';
import { computeMinutesSinceMidnight, computeMoment } from '../../calendar/clock';
import { answerFailure, answerJson, type Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { hashSeed } from '../../random/dice';
import { getFirstEdition } from '../../world/first-editions';
import type { Game } from '../../world/game';
import { areTeamsKnown, isAnnounced } from '../../world/pairings';
import { seasonPlans } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { getIdentity } from '../games/school-links';
import { buildPictureUrl, describeGamePicture } from '../site/pictures';

const activities: Readonly<Record<string, string>> = {
  'flag football': 'girls-flag-football',
  'girls flag football': 'girls-flag-football',
  football: 'football',
};
const daysBack = 14;
const daysOnDemand = 380;
const daysAhead = 21;
/** One in eight regular-season games is broadcast. */
const producedShare = 8;
const defaultSize = 12;
const largestSize = 100;
const gameMinutes = 150;

/** `GET /broadcasts?activity=&state=&card=&start=&size=`: another company's search. Live and upcoming broadcasts come first. */
export function answerBroadcasts(context: Context): Answer {
  const start = readWholeNumber(context, 'start', 0);
  const size = readWholeNumber(context, 'size', defaultSize);
  if (start === null || size === null || size > largestSize) return answerFailure(400, 'Invalid paging');
  const activity = readQueryText(context, 'activity')?.toLowerCase() ?? '';
  const sportId = activities[activity];
  const games = sportId === undefined ? [] : listProducedGames(context, sportId);
  const items = games.slice(start, start + size).map((game) => buildBroadcastRow(context, game));
  return answerJson({ items, total: games.length, start, size });
}

function listProducedGames(context: Context, sportId: string): Game[] {
  const { world, clock } = context;
  const plan = seasonPlans.find((candidate) => candidate.sportId === sportId);
  if (plan === undefined) return [];
  const thisYear = getSchoolYear(clock.today);
  const games = [thisYear - 1, thisYear]
    .filter((schoolYear) => schoolYear >= getFirstEdition(sportId))
    .flatMap((schoolYear) => world.getSeason(plan, schoolYear).games)
    .filter((game) => game.outcome === 'played' && isListed(context, game))
    .sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes || left.id - right.id);
  const isOver = (game: Game): boolean =>
    computeMinutesSinceMidnight(clock, game.day) > game.startMinutes + gameMinutes;
  return [...games.filter((game) => !isOver(game)), ...games.filter(isOver).reverse()];
}

/** State finals stay for a year, other games for two weeks. */
function isListed({ clock }: Context, game: Game): boolean {
  if (game.day > clock.today + daysAhead) return false;
  if (!isAnnounced(game, clock)) return false;
  if (game.stage?.level === 'State') return game.day >= clock.today - daysOnDemand;
  const isProduced = hashSeed(game.key, 'produced') % producedShare === 0;
  return isProduced && game.day >= clock.today - daysBack && areTeamsKnown(game, clock);
}

function buildBroadcastRow(context: Context, game: Game): Row {
  const roll = createDiceFor(context, 'broadcast', game.id);
  const sport = getSport(game.plan.sportId);
  const isKnown = areTeamsKnown(game, context.clock);
  const round =
    game.stage === null ? 'Regular season' : `${game.stage.className} ${game.stage.level} ${game.stage.round}`;
  const row: Row = {
    key: `evt${hashSeed(game.key, 'broadcast').toString(16).padStart(8, '0')}`,
    site_url: `${context.origin}/watch/${game.id}`,
    background_image: roll.drawChance(0.06)
      ? ''
      : buildPictureUrl(
          context,
          pickListMotif(sport, game.id),
          game.id % 10_000,
          isKnown ? describeGamePicture(context, game) : {},
        ),
    headline: isKnown
      ? `${getIdentity(context, game, 'away').shortName} vs. ${getIdentity(context, game, 'home').shortName}`
      : `${context.product} ${round.trim()}`,
    subheadline: [sport.title, round.trim(), game.stage?.site ?? ''].filter((part) => part !== '').join(' | '),
    date: new Date(computeMoment(game.day, game.startMinutes, context.clock.timeZone)).toISOString(),
  };
  return withRowQuirks(roll, row, {
    texts: ['headline', 'subheadline'],
    optional: ['subheadline', 'background_image'],
  });
}

function readWholeNumber(context: Context, name: string, otherwise: number): number | null {
  const value = Number(readQueryText(context, name) ?? otherwise);
  return Number.isInteger(value) && value >= 0 ? value : null;
}
