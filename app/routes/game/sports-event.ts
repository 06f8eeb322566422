import type { SportsEventLeaf } from 'schema-dts';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { findCalledOff, type Game } from '~/models/games/game';
import { computeGameStart } from '~/models/games/game-days';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { toAbsoluteHref } from '~/page/page-meta';
import { buildSportsTeam, type Publisher } from '~/page/structured-data';

interface PageFacts {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly card: ScoreCardView;
}

/** A game in the vocabulary of schema.org. Teams that are to be decided are left out. */
export function buildSportsEvent(
  game: Game,
  { title, path, description, card }: PageFacts,
  publisher: Publisher,
): SportsEventLeaf {
  const sport = game.sportId && getSportTitle(game.sportId);
  const teams = game.teams.map(({ name, logoUrl }, index) =>
    buildSportsTeam({ name, sport, logoUrl, path: card.teams[index]?.to ?? null }, publisher),
  );
  const competitor = teams.filter((_, index) => game.teams[index] !== undefined && isKnownTeam(game.teams[index]));
  // The day alone where the time of day is not known.
  const start = computeGameStart(game, publisher.TIME_ZONE)?.toISOString() ?? game.day;
  const host = game.hostIndex === null ? undefined : teams[game.hostIndex];
  const visitor = game.hostIndex === null ? undefined : teams[1 - game.hostIndex];
  const place = game.site ?? (game.hostIndex === null ? null : game.teams[game.hostIndex].name);
  return {
    '@type': 'SportsEvent',
    name: title,
    // With the score, for which the vocabulary has no word.
    description,
    url: toAbsoluteHref(path, publisher.SITE_URL),
    eventStatus: `https://schema.org/Event${formatEventStatus(game)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: publisher.ASSOCIATION_NAME },
    ...(start !== null && { startDate: start }),
    ...(sport !== null && { sport }),
    // Search engines ignore a place without an address; upstream's name of a site is all that is known of it.
    ...(place !== null && { location: { '@type': 'Place', name: place, address: place } }),
    ...(competitor.length > 0 && { competitor }),
    ...(host !== undefined && visitor !== undefined && { homeTeam: host, awayTeam: visitor }),
  };
}

function formatEventStatus(game: Game) {
  const calledOff = findCalledOff(game);
  return calledOff === null ? 'Scheduled' : calledOff.isPostponed ? 'Postponed' : 'Cancelled';
}
