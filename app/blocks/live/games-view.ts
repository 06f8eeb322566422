import type { LightLink } from '~/components/light/light-parts';
import { compareByState } from '~/config/game-order';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { compareTimes, formatTime, type Game, getColumns, isOver } from '~/models/games/game';
import { isStillInPlay, listDays } from '~/models/games/game-days';
import {
  formatStatus,
  type ScoreCardOptions,
  type ScoreCardView,
  toScoreCardView,
} from '~/models/games/score-card-view';
import { formatClassAndStage } from '~/models/games/stage';
import { formatCount } from '~/models/text/format-count';
import { formatClass, joinLabel } from '~/models/text/label';
import { noValue } from '~/models/text/no-value';

/** Longer lists are cut, because another page shows the whole day. */
const MAX_LISTED_GAMES = 24;

/** Games of a list with the marks of its schools. */
const MOST_MARKED_GAMES = 12;

type Hosts = Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost'>;

/** One list of games: in play, next, or finished. */
export type LiveGames = ReturnType<typeof selectLiveGames>[number];

export type LiveGame = LiveGames['games'][number];

/** Today's games: in play first, the nearest to their end before others, then upcoming, then finished, latest first. */
export function selectLiveGames(games: readonly Game[], today: string, sport: Sport, hosts: Hosts) {
  const ofSport = { sport: sport.id };
  const byTime = games
    .filter((game) => game.day === today || isStillInPlay(game, today))
    .sort((a, b) => compareTimes(a.time, b.time));
  const lists: readonly (readonly [title: string, games: readonly Game[]])[] = [
    ['In play', byTime.filter(({ kind }) => kind === 'live').sort(compareByState)],
    ['Next up', byTime.filter(({ kind }) => kind === 'scheduled')],
    ['Final today', byTime.filter(isOver).reverse()],
  ];
  return lists
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      countText: formatCount(list.length, 'game'),
      games: list
        .slice(0, MAX_LISTED_GAMES)
        .map((game) =>
          toLiveGame(
            game,
            toScoreCardView(game, { ...hosts, getGameList: () => ofSport }),
            list.length <= MOST_MARKED_GAMES,
          ),
        ),
      isCut: list.length > MAX_LISTED_GAMES,
    }));
}

/** Link to the games of the next day with games; `null` if there is none. */
export function buildNextDayLink(games: readonly Game[], today: string, sport: Sport): LightLink | null {
  const day = listDays(games).find((candidate) => candidate > today);
  if (day === undefined) return null;
  const ofDay = games.filter((game) => game.day === day).sort((a, b) => compareTimes(a.time, b.time));
  const time = ofDay[0]?.time ?? null;
  // The time may be words such as `After JV`.
  const begins = time === null || time.minutesOfDay === null ? '' : `, the first at ${formatTime(time)}`;
  return {
    text: `${formatLongDay(day)}: ${formatCount(ofDay.length, 'game')}${begins}`,
    href: buildHref(Route.ssScores, { sportId: sport.id, query: { date: day } }),
  };
}

function toLiveGame(game: Game, card: ScoreCardView, hasMarks: boolean) {
  const hasScore = game.kind === 'forfeit' || getColumns(game).length > 0;
  return {
    id: card.id,
    isLive: card.state === 'live',
    /** `Q3 4:12`, `7:00 PM`, `Final / 2OT` */
    status: [formatStatus(card), card.aside].filter((part) => part !== null).join(' '),
    /** Class, round, site and a change of schedule, as far as they are known. */
    detail: [
      joinLabel([formatClassAndStage(game) ?? (game.classId && formatClass(game.classId)), card.site], ', '),
      card.scheduleChange,
    ]
      .filter(Boolean)
      .join(', '),
    teams: card.teams.map(({ name, markKey, logoUrl, seed, scores, outcome }) => ({
      name,
      /** The mark of the school as on score cards; `null` in lists with many games, whose marks would be half of the document. */
      mark: hasMarks ? { markKey, logoUrl } : null,
      seed,
      /** One score per set, or a single one; empty before the game. */
      scores: hasScore ? scores.map((score) => score ?? noValue) : [],
      outcome,
    })),
    watchUrl: card.links.watch ?? null,
    /** The game's page; `null` if upstream gives the game no number. */
    href: card.list === null ? null : buildHref(Route.game, { contestId: card.id, query: card.list }),
  };
}
