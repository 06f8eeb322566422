import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';
import { type BoxScoresView, toBoxScoresView } from '../box-scores/page';

/**
 * Every game of the playoffs, of which the title games are shown. Without them the page stands, with words.
 * @throws Response 404 for a sport without playoffs
 */
export function sources({ params }: PageRequest) {
  return { optional: { games: tournamentScores.with({ sportId: requirePlayoffs(params).id }) } };
}

/** The title games of all classes, which are few: they are not divided by class. */
export function toTitleBoxScoresView(
  sport: Sport,
  sourceValue: SourceValue<Game[]> | null,
  clock: ContentClock,
): BoxScoresView {
  const href = buildHref(Route.fbTitleBoxScores, { sportId: sport.id });
  return { ...toBoxScoresView(sport.id, undefined, sourceValue, clock), tabs: [], href };
}
