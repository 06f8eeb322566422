import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import type { SportPageRequest } from '~/page/page-sources';
import { toGolfBoard } from './golf-board';
import type { toLiveFinals } from './golf-sources';
import { type LiveValues, type LiveView, buildLiveView, buildSeriesLinks, buildWatchLinks } from './live-view';
import { formatFinalsDates } from './tennis-view';

const leadersShown = 10;

/** Builds the live page of golf: the leaders of each class on the days of play. */
export function toLiveGolfView(
  values: LiveValues,
  request: SportPageRequest,
  { finals, boards }: NonNullable<ReturnType<typeof toLiveFinals>>,
): LiveView {
  const { sport, environment, clock } = request;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const isOn = finals.days.includes(today);
  const sportId = sport.id;
  const oldest = findOldestValue(Object.values(boards.sourceValues));
  const liveScoring = environment.LIVE_SCORING_URL;
  return {
    ...buildLiveView(request, isOn ? 'State Finals' : null),
    stamp: isOn && oldest !== null ? updateStamp(oldest, clock) : null,
    boards: isOn
      ? finals.sites.map((site) => toGolfBoard(site, boards, { sportId, shown: leadersShown, isOver: false }))
      : [],
    notice: isOn ? null : { headline: 'Nothing is on today.', detail: formatFinalsDates(finals.days, today) },
    ...(isOn ? buildWatchLinks(values, request) : {}),
    more: [
      ...(isOn ? [] : [{ text: 'Leaderboard', href: buildHref(Route.ssGolfLeaderboard, { sportId }) }]),
      { text: 'Scorecards', href: buildHref(Route.ssGolfScorecards, { sportId }) },
      { text: 'Tee times', href: buildHref(Route.ssGolfTeeTimes, { sportId }) },
      { text: 'Results', href: buildHref(Route.ssStateResultsGeneric, { sportId }) },
      ...(isOn && liveScoring !== undefined ? [{ text: words.liveScoring, href: liveScoring }] : []),
      ...buildSeriesLinks(sport),
    ],
  };
}
