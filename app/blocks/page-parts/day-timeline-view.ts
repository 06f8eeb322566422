import { getTypicalMinutes } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatZonedClockTime, getMinutesOfDay } from '~/models/dates/clock-time';
import type { ContentClock } from '~/models/dates/content-clock';
import { type DayTimeline, toDayTimeline } from '~/models/games/day-timeline';
import { findStartMinutes, type Game } from '~/models/games/game';
import { type GameList, mayBeContestId } from '~/models/games/game-path';

/** The drawing of a day with the time of its line. */
export interface DayTimelineView {
  readonly timeline: DayTimeline;
  /** `1:20 PM CT`; `null` on another day. */
  readonly nowText: string | null;
}

interface DayTimelineOptions {
  /** `null` on another day than today. */
  readonly clock: ContentClock | null;
  readonly getLane: (game: Game) => string;
  /** `Ashgrove at Fort Harlan` */
  readonly getText: (game: Game) => string;
  readonly getGameList: (game: Game) => GameList | null;
}

/** One game has nothing to be compared with. */
const fewestGames = 2;

/** The drawing of the games of one day; `null` if there is nothing to compare. */
export function toDayTimelineView(
  games: readonly Game[],
  { clock, getLane, getText, getGameList }: DayTimelineOptions,
): DayTimelineView | null {
  const timed = games.filter((game) => findStartMinutes(game) !== null);
  if (timed.length < fewestGames) return null;
  const timeline = toDayTimeline(
    timed.map((game) => {
      const list = mayBeContestId(game.id) ? getGameList(game) : null;
      return {
        key: game.id,
        lane: getLane(game),
        startMinutes: findStartMinutes(game),
        minutes: getTypicalMinutes(game.sportId),
        text: getText(game),
        to: list && buildHref(Route.game, { contestId: game.id, query: list }),
        isLive: game.kind === 'live',
      };
    }),
    clock && getMinutesOfDay(clock.getNowMs(), clock.timeZone),
  );
  return timeline && { timeline, nowText: clock && formatZonedClockTime(clock.getNowMs(), clock.timeZone) };
}
