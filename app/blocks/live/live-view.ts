import type { LightLink } from '~/components/light/light-parts';
import type { Environment } from '~/config/environment';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { stayOnHost } from '~/models/games/score-card-view';
import { formatUnavailable } from '~/models/text/no-value';
import type { TournamentInfo } from '~/upstream/tournament-info';

/** What is on now in a sport's state series, ready to show. */
export interface LiveView {
  readonly associationName: string;
  /** `Boys Golf Live` */
  readonly title: string;
  /** `State Finals, Saturday, October 11` */
  readonly kicker: string;
  /** The page's own address, for reloading. */
  readonly href: string;
  /** Age of the oldest scores on the page; `null` without scores. */
  readonly stamp: UpdateStamp | null;
  readonly boards: readonly LiveBoard[];
  readonly games: readonly LiveGames[];
  /** Shown in place of scores. */
  readonly notice: { readonly say: string; readonly detail: string | null } | null;
  /** The next day with games. */
  readonly next: LightLink | null;
  /** Streams and tickets. */
  readonly watch: readonly LightLink[];
  /** Shown in place of them. */
  readonly watchNotice: string | null;
  /** The full pages. */
  readonly more: readonly LightLink[];
}

/** The leaders of one class. */
export interface LiveBoard {
  readonly id: string;
  /** `Class 3A` */
  readonly title: string;
  readonly course: string;
  /** `Champion: Marcus Adeyemi, St. Hilda`; `null` until the finals are over. */
  readonly champion: string | null;
  readonly rows: readonly LiveBoardRow[];
  /** Shown in place of rows. */
  readonly emptyText: string;
  readonly more: LightLink;
}

export interface LiveBoardRow {
  readonly key: string;
  readonly place: string;
  /** Accessible text of the place, where letters alone are unclear. */
  readonly placeWords: string | null;
  readonly name: string;
  readonly detail: string | null;
  readonly overall: string;
  readonly overallWords: string;
  readonly tone: 'under' | 'even' | 'over' | 'none';
  readonly thru: string;
  readonly thruWords: string | null;
}

/** One list of games: in play, next, or finished. */
export interface LiveGames {
  readonly id: string;
  readonly title: string;
  readonly countText: string;
  readonly games: readonly LiveGame[];
  /** The list is cut. */
  readonly isCut: boolean;
}

export interface LiveGame {
  readonly id: string;
  readonly isLive: boolean;
  /** `Q3 4:12`, `7:00 PM`, `Final / 2OT` */
  readonly status: string;
  /** Known facts: class, round, site. */
  readonly detail: string;
  readonly teams: readonly {
    readonly name: string;
    /** One per set, or a single one; empty before the game. */
    readonly scores: readonly string[];
    readonly outcome: 'won' | 'leading' | null;
  }[];
  readonly watchUrl: string | null;
  /** The game's page; `null` where upstream does not number the game. */
  readonly href: string | null;
}

/** Input of a live page of any sport. */
export interface LiveInput {
  readonly sport: Sport;
  readonly environment: Environment;
  readonly clock: ContentClock;
  /** `null` when it could not be read. */
  readonly info: TournamentInfo | null;
  readonly isInfoUnavailable: boolean;
}

/**
 * The common part of these pages; each adds its own content.
 * @param stage `State Finals`; `null` while nothing is on
 */
export function buildLiveView({ sport, environment, clock }: LiveInput, stage: string | null): LiveView {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  return {
    associationName: environment.ASSOCIATION_NAME,
    title: `${sport.title} Live`,
    kicker: [stage, formatLongDay(today)].filter((part) => part !== null).join(', '),
    href: buildHref(Route.stateSeriesLive, { sportId: sport.id }),
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

/** Streams and tickets, or a text that they are unknown. */
export function watchPart(input: LiveInput): Pick<LiveView, 'watch' | 'watchNotice'> {
  return {
    watch: watchLinks(input),
    watchNotice: input.isInfoUnavailable ? formatUnavailable('Links to streams and tickets') : null,
  };
}

/** Stream and ticket links to the configured hosts. */
function watchLinks({ info, environment }: LiveInput): LightLink[] {
  const links: readonly (readonly [text: string, url: string | null])[] = [
    ['Watch the stream', stayOnHost(info?.streaming.url ?? null, environment.STREAM_HOST)],
    ['Buy tickets', stayOnHost(info?.tickets.url ?? null, environment.TICKETS_HOST)],
  ];
  return links.flatMap(([text, href]) => (href === null ? [] : [{ text, href }]));
}

export function buildSeriesLinks(sport: Sport): LightLink[] {
  return [
    { text: sport.title, href: buildHref(Route.sportLanding, { sportId: sport.id }) },
    { text: 'State series', href: buildHref(Route.ssIndex, { sportId: sport.id }) },
    { text: 'Tickets and coverage', href: buildHref(Route.sportTickets, { sportId: sport.id }) },
  ];
}
