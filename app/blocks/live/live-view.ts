import type { LightLink } from '~/components/light/light-parts';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { stayOnHost } from '~/models/games/score-card-view';
import { formatUnavailable } from '~/models/text/no-value';
import type { SourceValue, SportPageRequest } from '~/page/page-sources';
import type { TournamentInfo } from '~/upstream/tournament-info';
import type { GameHoursView } from '../page-parts/day-timeline-view';
import type { LiveGames } from './games-view';
import type { LiveBoard } from './golf-board';

/** View of the live page: current games or leaderboards of a sport's state series. */
export interface LiveView {
  readonly associationName: string;
  /** `Boys Golf Live` */
  readonly title: string;
  /** `State Finals, Saturday, October 11` */
  readonly kicker: string;
  /** Address of this page, for the reload link. */
  readonly href: string;
  /** Age of the oldest scores on the page; `null` without scores. */
  readonly stamp: UpdateStamp | null;
  readonly boards: readonly LiveBoard[];
  readonly games: readonly LiveGames[];
  /** All games of a day with few, over the hours, in place of those that are next. */
  readonly hours: GameHoursView | null;
  /** Shown if there are no scores. */
  readonly notice: { readonly headline: string; readonly detail: string | null } | null;
  /** Shown after the last game; otherwise `null`. */
  readonly champions: {
    readonly title: string;
    readonly rows: readonly { readonly title: string; readonly to: string; readonly champion: string }[];
  } | null;
  /** The next day with games. */
  readonly next: LightLink | null;
  /** Streams and tickets. */
  readonly watch: readonly LightLink[];
  /** Shown if those links could not be loaded. */
  readonly watchNotice: string | null;
  /** Links to the full pages. */
  readonly more: readonly LightLink[];
}

/** Source values that every live page has. */
export interface LiveValues {
  readonly optional: { readonly info: SourceValue<TournamentInfo | null> | null };
  readonly unavailable: readonly string[];
}

/**
 * Builds the parts that all live pages share; each page adds its own content.
 * @param stage `State Finals`; `null` if nothing is on today
 */
export function buildLiveView({ sport, environment, clock }: SportPageRequest, stage: string | null): LiveView {
  const today = getToday(clock);
  return {
    associationName: environment.ASSOCIATION_NAME,
    title: `${sport.title} Live`,
    kicker: [stage, formatLongDay(today)].filter((part) => part !== null).join(', '),
    href: buildHref(Route.stateSeriesLive, { sportId: sport.id }),
    stamp: null,
    boards: [],
    games: [],
    hours: null,
    notice: null,
    champions: null,
    next: null,
    watch: [],
    watchNotice: null,
    more: [],
  };
}

/** Links to streams and tickets on the configured hosts, or a notice that they could not be loaded. */
export function buildWatchLinks(
  { optional, unavailable }: LiveValues,
  { environment }: SportPageRequest,
): Pick<LiveView, 'watch' | 'watchNotice'> {
  const info = optional.info?.value ?? null;
  const links: readonly (readonly [text: string, url: string | null])[] = [
    ['Watch the stream', stayOnHost(info?.streaming.url ?? null, environment.STREAM_HOST)],
    ['Buy tickets', stayOnHost(info?.tickets.url ?? null, environment.TICKETS_HOST)],
  ];
  return {
    watch: links.flatMap(([text, href]) => (href === null ? [] : [{ text, href }])),
    watchNotice: unavailable.includes('info') ? formatUnavailable('Links to streams and tickets') : null,
  };
}

export function buildSeriesLinks(sport: Sport): LightLink[] {
  return [
    { text: sport.title, href: buildHref(Route.sportLanding, { sportId: sport.id }) },
    { text: 'State series', href: buildHref(Route.ssIndex, { sportId: sport.id }) },
    { text: 'Tickets and coverage', href: buildHref(Route.sportTickets, { sportId: sport.id }) },
  ];
}
