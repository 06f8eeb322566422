import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';
import { type BoxScoresView, toBoxScoresView } from '../page';

/** Every game of the playoffs; the view keeps title games. */
export function sources({ sport }: SportPageRequest) {
  return { optional: { games: tournamentScores.with({ sportId: sport.id }) } };
}

export function toTitleBoxScoresView(
  sport: Sport,
  sourceValue: SourceValue<Game[]> | null,
  clock: ContentClock,
): BoxScoresView {
  const href = buildHref(Route.fbTitleBoxScores, { sportId: sport.id });
  return { ...toBoxScoresView(sport.id, undefined, sourceValue, clock), tabs: [], href };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const boxScores = toTitleBoxScoresView(sport, optional.games, clock);
  return {
    heading: buildStateSeriesHeading(sport, boxScores.season),
    boxScores,
  };
}
