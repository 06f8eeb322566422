import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import type { SportPageRequest } from '~/page/page-sources';
import { formatFinalsDates } from './finals-dates';
import { toGolfBoard } from './golf-board';
import type { toLiveFinals } from './golf-sources';
import { type LiveValues, type LiveView, buildLiveView, buildSeriesLinks, buildWatchLinks } from './live-view';

const leadersShown = 10;

/** Builds the live page of golf: the leaders of each class on the days of play, otherwise the dates of the finals. */
export function toLiveGolfView(
  values: LiveValues,
  request: SportPageRequest,
  { finals, boards }: NonNullable<ReturnType<typeof toLiveFinals>>,
): LiveView {
  const { sport, environment, clock } = request;
  const today = getToday(clock);
  const isDayOfPlay = finals.days.includes(today);
  const sportId = sport.id;
  const oldest = findOldestValue(Object.values(boards.sourceValues));
  const liveScoring = environment.LIVE_SCORING_URL;
  return {
    ...buildLiveView(request, isDayOfPlay ? 'State Finals' : null),
    stamp: isDayOfPlay && oldest !== null ? updateStamp(oldest, clock) : null,
    boards: isDayOfPlay
      ? finals.sites.map((site) => toGolfBoard(site, boards, { sportId, shown: leadersShown, isOver: false }))
      : [],
    notice: isDayOfPlay ? null : { headline: 'Nothing is on today.', detail: formatFinalsDates(finals.days, today) },
    ...(isDayOfPlay ? buildWatchLinks(values, request) : {}),
    more: [
      ...(isDayOfPlay ? [] : [{ text: 'Leaderboard', href: buildHref(Route.ssGolfLeaderboard, { sportId }) }]),
      { text: 'Scorecards', href: buildHref(Route.ssGolfScorecards, { sportId }) },
      { text: 'Tee times', href: buildHref(Route.ssGolfTeeTimes, { sportId }) },
      { text: 'Results', href: buildHref(Route.ssStateResultsGeneric, { sportId }) },
      ...(isDayOfPlay && liveScoring !== undefined ? [{ text: words.liveScoring, href: liveScoring }] : []),
      ...buildSeriesLinks(sport),
    ],
  };
}
