import type { LightLink } from '~/components/light/light-parts';
import type { Environment } from '~/config/environment';
import { livePath } from '~/config/light-pages';
import { findSport, type Sport, sportPath } from '~/config/sports';
import { longDay } from '~/models/dates/calendar-date';
import { calendarDay, type ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { onHost } from '~/models/games/score-card-view';
import { unavailableText } from '~/models/text/unavailable';
import type { PageRequest, PageSources, SourceValue } from '~/routes/page-sources';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';
import { tournamentScores } from '~/upstream/tournament-scores';
import { liveGames, nextDayLink } from './games-view';
import { liveBoardSources } from './golf-sources';
import type { LiveView } from './live-view';

/** Where to watch. */
export function liveInfoSources({ params }: PageRequest) {
  return { optional: { info: tournamentInfo.with({ sportId: params.sportId ?? '' }) } };
}

/** All games of the series: today's, and the next day with some. */
export function liveGamesSources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    optional: { info: tournamentInfo.with({ sportId }), games: tournamentScores.with({ sportId }) },
  };
}

/** What the page of a sport reads. */
export function sources(page: PageRequest): PageSources {
  const { finals } = findSport(page.params.sportId ?? '') ?? {};
  if (finals !== 'golf' && finals !== 'tennis') return liveGamesSources(page);
  const { info } = liveInfoSources(page).optional;
  const boards = liveBoardSources(page, info);
  return { ...boards, optional: { ...boards.optional, info } };
}

export interface LiveInput {
  readonly sport: Sport;
  readonly environment: Environment;
  readonly clock: ContentClock;
  /** `null` when it could not be read. */
  readonly info: TournamentInfo | null;
  readonly isInfoUnavailable: boolean;
}

/** What is on today in a sport whose state series is games. */
export function toLiveGamesView(
  input: LiveInput,
  sourceValue: SourceValue<Game[]> | null,
  isUnavailable: boolean,
): LiveView {
  const { sport, environment, clock } = input;
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  const hosts = { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST };
  // The feed of one sport does not repeat it in its rows.
  const games = (sourceValue?.value ?? []).map((game) => ({ ...game, sportId: sport.id }));
  const lists = liveGames(games, today, sport, hosts);
  const next = lists.some(({ id }) => id === 'next-up') ? null : nextDayLink(games, today, sport);
  return {
    ...pageOf(input, 'State Series'),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    games: lists,
    notice: noticeOf(isUnavailable, lists.length > 0, next !== null),
    next,
    ...(lists.length > 0 || next !== null ? watchPart(input) : {}),
    more: [
      { text: 'State-series scores', href: `${sportPath(sport)}/state-series/scores` },
      { text: `All of today’s ${sport.title} games`, href: `${sportPath(sport)}/scores` },
      ...seriesLinks(sport),
    ],
  };
}

function noticeOf(isUnavailable: boolean, isOn: boolean, hasNext: boolean): LiveView['notice'] {
  if (isUnavailable) return { say: unavailableText('The scores'), detail: 'Reload this page in a moment.' };
  if (isOn) return null;
  return { say: 'Nothing is on today.', detail: hasNext ? null : 'No games of the state series are to come.' };
}

/**
 * What all of these pages have in common; each adds what is on.
 * @param stage `State Finals`; `null` while nothing is on
 */
export function pageOf({ sport, environment, clock }: LiveInput, stage: string | null): LiveView {
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  return {
    associationName: environment.ASSOCIATION_NAME,
    title: `${sport.title} Live`,
    kicker: [stage, longDay(today)].filter((part) => part !== null).join(', '),
    href: livePath(sport.id),
    stamp: null,
    boards: [],
    games: [],
    notice: null,
    next: null,
    watch: [],
    watchNotice: null,
    more: [],
  };
}

/** Where to watch and to get tickets, or the words that it is not known. */
export function watchPart(input: LiveInput): Pick<LiveView, 'watch' | 'watchNotice'> {
  return {
    watch: watchLinks(input),
    watchNotice: input.isInfoUnavailable ? unavailableText('Links to streams and tickets') : null,
  };
}

/** Streams and tickets, where they lead to the hosts that the deployment names. */
function watchLinks({ info, environment }: LiveInput): LightLink[] {
  const links: readonly (readonly [text: string, url: string | null])[] = [
    ['Watch the stream', onHost(info?.streaming.url ?? null, environment.STREAM_HOST)],
    ['Buy tickets', onHost(info?.tickets.url ?? null, environment.TICKETS_HOST)],
  ];
  return links.flatMap(([text, href]) => (href === null ? [] : [{ text, href }]));
}

export function seriesLinks(sport: Sport): LightLink[] {
  return [
    { text: sport.title, href: sportPath(sport) },
    { text: 'State series', href: `${sportPath(sport)}/state-series` },
    { text: 'Tickets and coverage', href: `${sportPath(sport)}/tickets-coverage` },
  ];
}
