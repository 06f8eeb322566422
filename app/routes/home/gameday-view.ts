import type { GamedayTeaserView } from '~/components/home/gameday-teaser';
import { findGameday, gamedaySport } from '~/config/gameday';
import { findGamedayFacts } from '~/config/season-facts';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import { getGamedayPhase } from '~/models/state-series/gameday';
import { requestBeside, type DependentRequest, type PageRequest } from '~/page/page-sources';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';

type GamedaySources = { readonly gameday?: DependentRequest<TournamentInfo | null> };

/** Source of the season's gameday days; none where the season's file has them. */
export function buildGamedaySources({ clock }: Pick<PageRequest, 'clock'>): GamedaySources {
  if (findGamedayFacts(findCurrentSeason(clock)) !== null) return {};
  return { gameday: requestBeside(tournamentInfo.with({ sportId: gamedaySport.sportId })) };
}

/** Teaser of the gameday on its days. Without facts for the season, `info` has the days. */
export function buildGamedayTeaser(info: TournamentInfo | null, clock: ContentClock): GamedayTeaserView | null {
  const season = findCurrentSeason(clock);
  const gameday = findGameday(season, readAnnouncedFinals({ season, info, calendar: [] }));
  if (gameday === null || getGamedayPhase(gameday, clock) !== 'open') return null;
  const title = findSport(gamedaySport.sportId)?.title ?? '';
  return { title: `${title} State Finals`.trim(), headline: gameday.headline, to: buildHref(Route.gameday) };
}
