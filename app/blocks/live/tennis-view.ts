import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import type { SportPageRequest } from '~/page/page-sources';
import { formatFinalsDates } from './finals-dates';
import { type LiveValues, type LiveView, buildLiveView, buildSeriesLinks, buildWatchLinks } from './live-view';

/**
 * Builds the live page of tennis. Scores are on pages of the association's old server, which this page links to.
 * @param days days of play in order, `YYYY-MM-DD`
 */
export function toLiveTennisView(values: LiveValues, request: SportPageRequest, days: readonly string[]): LiveView {
  const { sport, environment, clock } = request;
  const today = getToday(clock);
  const isOn = days.includes(today);
  const app = environment.TENNIS_APP_URL;
  const sportId = sport.id;
  return {
    ...buildLiveView(request, isOn ? 'State Finals' : null),
    notice: {
      headline: isOn ? 'The state finals are on.' : 'Nothing is on today.',
      detail: isOn ? 'Results come match by match.' : formatFinalsDates(days, today),
    },
    ...(isOn ? buildWatchLinks(values, request) : {}),
    more: [
      ...(isOn && app !== undefined ? [{ text: 'Tennis App', href: app }] : []),
      { text: 'Results', href: buildHref(Route.ssStateResultsGeneric, { sportId }) },
      { text: 'Brackets', href: buildHref(Route.ssTennisBrackets, { sportId }) },
      { text: 'Pairings', href: buildHref(Route.ssTennisPairings, { sportId }) },
      ...buildSeriesLinks(sport),
    ],
  };
}
