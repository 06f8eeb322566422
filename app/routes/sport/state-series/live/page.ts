import { selectLiveGames, buildNextDayLink } from '~/blocks/live/games-view';
import { buildLiveBoardSources } from '~/blocks/live/golf-sources';
import { type LiveInput, type LiveView, buildLiveView, buildSeriesLinks, watchPart } from '~/blocks/live/live-view';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { formatUnavailable } from '~/models/text/unavailable';
import type { PageSources, SourceValue, SportPageRequest } from '~/page/page-sources';
import { tournamentInfo } from '~/upstream/tournament-info';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Stream links. */
export function buildLiveInfoSources({ sport }: SportPageRequest) {
  return { optional: { info: tournamentInfo.with({ sportId: sport.id }) } };
}

/** All games of the series: today's, and the next day with games. */
export function buildLiveGamesSources({ sport: { id: sportId } }: SportPageRequest) {
  return {
    optional: { info: tournamentInfo.with({ sportId }), games: tournamentScores.with({ sportId }) },
  };
}

/** What the page of a sport reads. */
export function sources(page: SportPageRequest): PageSources {
  const { finals } = page.sport;
  if (finals !== 'golf' && finals !== 'tennis') return buildLiveGamesSources(page);
  const { info } = buildLiveInfoSources(page).optional;
  const boards = buildLiveBoardSources(page, info);
  return { ...boards, optional: { ...boards.optional, info } };
}

/** Today's games in a sport whose state series consists of games. */
export function toLiveGamesView(
  input: LiveInput,
  sourceValue: SourceValue<Game[]> | null,
  isUnavailable: boolean,
): LiveView {
  const { sport, environment, clock } = input;
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  const hosts = { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST };
  const games = (sourceValue?.value ?? []).map((game) => ({ ...game, sportId: sport.id }));
  const lists = selectLiveGames(games, today, sport, hosts);
  const next = lists.some(({ id }) => id === 'next-up') ? null : buildNextDayLink(games, today, sport);
  return {
    ...buildLiveView(input, 'State Series'),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    games: lists,
    notice: chooseLiveNotice(isUnavailable, lists.length > 0, next !== null),
    next,
    ...(lists.length > 0 || next !== null ? watchPart(input) : {}),
    more: [
      { text: 'State-series scores', href: buildHref(Route.ssScores, { sportId: sport.id }) },
      { text: `All of today’s ${sport.title} games`, href: buildHref(Route.sportScores, { sportId: sport.id }) },
      ...buildSeriesLinks(sport),
    ],
  };
}

function chooseLiveNotice(isUnavailable: boolean, isOn: boolean, hasNext: boolean): LiveView['notice'] {
  if (isUnavailable) return { say: formatUnavailable('The scores'), detail: 'Reload this page in a moment.' };
  if (isOn) return null;
  return { say: 'Nothing is on today.', detail: hasNext ? null : 'No games of the state series are to come.' };
}
