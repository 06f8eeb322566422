import { getTypicalMinutes } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatZonedClockTime, getMinutesOfDay } from '~/models/dates/clock-time';
import type { ContentClock } from '~/models/dates/content-clock';
import { type DayTimeline, toDayTimeline } from '~/models/games/day-timeline';
import { findStartMinutes, type Game, isOver } from '~/models/games/game';
import { type GameHours, toGameHours } from '~/models/games/game-hours';
import { type GameList, mayBeContestId } from '~/models/games/game-path';
import type { GameOfDay } from '~/models/games/hours-of-day';

/** Lanes of games over the hours of a day, with the time of the line. */
export interface DayTimelineView {
  readonly timeline: DayTimeline;
  /** `1:20 PM CT`; `null` on another day. */
  readonly nowText: string | null;
}

/** A bar for each game over the hours of a day, with the time of the line. */
export interface GameHoursView extends Pick<DayTimelineView, 'nowText'> {
  readonly drawn: GameHours;
}

interface DayTimelineOptions {
  /** `null` on another day than today. */
  readonly clock: ContentClock | null;
  /** A site, a sport. */
  readonly getAbout: (game: Game) => string;
  /** `Ashgrove at Fort Harlan` */
  readonly getText: (game: Game) => string;
  readonly getGameList: (game: Game) => GameList | null;
}

/** One game has nothing to be compared with. */
const fewestGames = 2;

/** Lanes of the games of one day; `null` if there is nothing to compare. */
export function toDayTimelineView(games: readonly Game[], options: DayTimelineOptions): DayTimelineView | null {
  const timeline = draw(toDayTimeline, games, options);
  return timeline && { timeline, nowText: formatNow(options) };
}

/** Bars of the games of one day; `null` if there is nothing to compare. */
export function toGameHoursView(games: readonly Game[], options: DayTimelineOptions): GameHoursView | null {
  const drawn = draw(toGameHours, games, options);
  return drawn && { drawn, nowText: formatNow(options) };
}

function draw<Drawing>(
  layout: (games: readonly GameOfDay[], nowMinutes: number | null) => Drawing | null,
  games: readonly Game[],
  { clock, getAbout, getText, getGameList }: DayTimelineOptions,
): Drawing | null {
  const timed = games.filter((game) => findStartMinutes(game) !== null);
  if (timed.length < fewestGames) return null;
  return layout(
    timed.map((game) => {
      const list = mayBeContestId(game.id) ? getGameList(game) : null;
      return {
        key: game.id,
        about: getAbout(game),
        startMinutes: findStartMinutes(game),
        minutes: getTypicalMinutes(game.sportId),
        text: getText(game),
        to: list && buildHref(Route.game, { contestId: game.id, query: list }),
        isLive: game.kind === 'live',
        isOver: isOver(game),
      };
    }),
    clock && getMinutesOfDay(clock.getNowMs(), clock.timeZone),
  );
}

function formatNow({ clock }: Pick<DayTimelineOptions, 'clock'>): string | null {
  return clock && formatZonedClockTime(clock.getNowMs(), clock.timeZone);
}
