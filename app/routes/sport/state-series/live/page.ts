import { formatFinalsDates } from '~/blocks/live/finals-dates';
import { selectLiveGames, buildNextDayLink } from '~/blocks/live/games-view';
import { toLiveFinals, withLiveBoards } from '~/blocks/live/golf-sources';
import { toLiveGolfView } from '~/blocks/live/golf-view';
import { type LiveView, buildLiveView, buildSeriesLinks, buildWatchLinks } from '~/blocks/live/live-view';
import { toLiveTennisView } from '~/blocks/live/tennis-view';
import { toGameHoursView } from '~/blocks/page-parts/day-timeline-view';
import { findSeriesChampions } from '~/blocks/state-series/series-champions';
import { findTennisFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { isBye } from '~/models/brackets/bracket-team';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { type Game, isOver } from '~/models/games/game';
import { getSeriesList } from '~/models/games/game-path';
import { formatClassAndStage } from '~/models/games/stage';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import { joinLabel } from '~/models/text/label';
import { formatUnavailable } from '~/models/text/no-value';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { tournamentInfo } from '~/upstream/tournament-info';
import { tournamentScores } from '~/upstream/tournament-scores';

/**
 * The tournament information with its links to streams, and what is on: the leaders of golf finals, or all games of the series, of
 * which today's and those of the next day are shown.
 */
export function sources(page: SportPageRequest) {
  const declared = listLiveSources(page);
  return { ...declared, carriedBy: Object.keys(declared.optional).filter((name) => name !== 'info') };
}

const listLiveSources = withLiveBoards(({ sport: { id: sportId, finals } }: SportPageRequest) => ({
  optional: {
    info: tournamentInfo.with({ sportId }),
    ...(finals !== 'golf' && finals !== 'tennis' && { games: tournamentScores.with({ sportId }) }),
  },
}));

export function toView(values: ValuesOf<typeof sources>, request: SportPageRequest): LiveView {
  const { sport, clock } = request;
  const golf = toLiveFinals(values, request);
  if (golf !== null) return toLiveGolfView(values, request, golf);
  if (sport.finals !== 'tennis') return toLiveGamesView(values, request);
  const season = findCurrentSeason(clock);
  const announced = readAnnouncedFinals({ season, info: values.optional.info?.value ?? null, calendar: [] });
  return toLiveTennisView(values, request, findTennisFacts(season, sport.id)?.days ?? announced.days);
}

type LiveGamesValues = Pick<ValuesOf<typeof sources>, 'optional' | 'unavailable'>;

/** Today's games in a sport whose state series consists of games. */
export function toLiveGamesView(values: LiveGamesValues, request: SportPageRequest): LiveView {
  const { sport, environment, clock } = request;
  const read = values.optional.games ?? null;
  const today = getToday(clock);
  const season = findCurrentSeason(clock);
  const hosts = { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST };
  const games = (read?.value ?? []).filter((game) => !isBye(game)).map((game) => ({ ...game, sportId: sport.id }));
  const lists = selectLiveGames(games, today, sport, hosts);
  const hours = toHoursOfDay(games, request);
  const next = lists.some(({ id }) => id === 'next-up') ? null : buildNextDayLink(games, today, sport);
  return {
    ...buildLiveView(request, 'State Series'),
    stamp: read && updateStamp(read, clock),
    games: hours === null ? lists : lists.filter(({ id }) => id !== 'next-up'),
    hours,
    notice: chooseLiveNotice(values, { isOn: lists.length > 0, hasNext: next !== null, today, season }),
    champions: lists.length > 0 || next !== null ? null : toChampionsView(read?.value ?? [], sport, today),
    next,
    ...(lists.length > 0 || next !== null ? buildWatchLinks(values, request) : {}),
    more: [
      { text: 'State-series scores', href: buildHref(Route.ssScores, { sportId: sport.id }) },
      { text: `All of today’s ${sport.title} games`, href: buildHref(Route.sportScores, { sportId: sport.id }) },
      ...buildSeriesLinks(sport),
    ],
  };
}

/** A longer day is a list. */
const MOST_GAMES_OVER_HOURS = 8;

/** Today's games over the hours; `null` for a day with many, and unless all have a time. */
function toHoursOfDay(games: readonly Game[], { clock }: SportPageRequest): LiveView['hours'] {
  const ofDay = games.filter(({ day }) => day === getToday(clock));
  if (ofDay.length > MOST_GAMES_OVER_HOURS) return null;
  const hours = toGameHoursView(ofDay, {
    clock,
    getAbout: (game) => joinLabel([formatClassAndStage(game), isOver(game) ? 'final' : null], ', '),
    getText: ({ teams }) => teams.map(({ seed, name }) => joinLabel([seed && `(${seed})`, name])).join(' – '),
    getGameList: getSeriesList,
  });
  return hours?.drawn.bars.length === ofDay.length ? hours : null;
}

interface LiveMoment {
  readonly isOn: boolean;
  readonly hasNext: boolean;
  readonly today: string;
  readonly season: string;
}

function chooseLiveNotice(
  { optional, unavailable }: LiveGamesValues,
  { isOn, hasNext, today, season }: LiveMoment,
): LiveView['notice'] {
  if (unavailable.includes('games')) {
    return { headline: formatUnavailable('The scores'), detail: 'Refresh this page in a moment.' };
  }
  if (isOn) return null;
  const { days } = readAnnouncedFinals({ season, info: optional.info?.value ?? null, calendar: [] });
  const dates = days.length === 0 ? 'No games of the state series are to come.' : formatFinalsDates(days, today);
  return { headline: 'Nothing is on today.', detail: hasNext ? null : dates };
}

/** The champions, each with a link to the bracket; `null` where none are known. */
function toChampionsView(games: readonly Game[], sport: Sport, today: string): LiveView['champions'] {
  const champions = findSeriesChampions(games, sport, today);
  if (champions === null) return null;
  const { season, rows } = champions;
  return { title: season === null ? 'State Champions' : `State Champions, ${season}`, rows };
}
