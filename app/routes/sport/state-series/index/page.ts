import { formatGameCount } from '~/blocks/daily-games/score-sports';
import { toLiveFinals, withLiveBoards } from '~/blocks/live/golf-sources';
import { toRunningFinalsView } from '~/blocks/live/running-finals-view';
import { buildAreaHeading } from '~/blocks/sport/sport-heading';
import { isMeet, toMeetRow } from '~/blocks/state-series/meets';
import { buildSeriesCardOptions, compareFinals, toSeriesCard } from '~/blocks/state-series/series-cards';
import { findSeriesChampions } from '~/blocks/state-series/series-champions';
import { toPairingsShowView } from '~/blocks/state-series/series-today';
import { readShowProgress, requestShowTimetable } from '~/blocks/state-series/show-progress';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { summarizeBracketProgress, type BracketProgress } from '~/models/brackets/bracket-progress';
import { isBye } from '~/models/brackets/bracket-team';
import { getToday } from '~/models/dates/content-clock';
import { formatDayName } from '~/models/dates/date-strip';
import { findCurrentSeason, findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { type Game, isToCome } from '~/models/games/game';
import { isStillInPlay, listDays } from '~/models/games/game-days';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';
import { findAnnouncedPairingsDay } from '~/models/state-series/pairings-show';
import { buildRoadToState } from '~/models/state-series/road-to-state';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { formatList } from '~/models/text/format-list';
import { formatClass, joinLabel } from '~/models/text/label';
import { slugify } from '~/models/text/slug';
import { compareByClass } from '~/models/text/text-order';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import { sportFacts } from '~/upstream/sports';
import { tournamentInfo } from '~/upstream/tournament-info';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Status of a sport's state series. Each part reports its own failure. From the first day of golf finals there are the leaders of each class. */
export const sources = withLiveBoards(
  ({ sport: { id: sportId, finals, hasPlayoffs }, clock }: SportPageRequest) => {
    const timetable = hasPlayoffs ? requestShowTimetable(clock) : {};
    return {
      subject: { facts: sportFacts.with({ sportId }) },
      optional: {
        ...(finals !== 'golf' && { games: tournamentScores.with({ sportId }) }),
        calendar: fiveYearCalendar.with({ sportId }),
        info: tournamentInfo.with({ sportId }),
      },
      dependent: timetable,
      mayBeAbsent: Object.keys(timetable),
    };
  },
  { withTeams: true, isShownAfterwards: true },
);

export type ClassProgressView = ReturnType<typeof toProgressView>;

/** The parts of the page that depend on results and dates. */
export type SeriesView = Pick<
  ReturnType<typeof toView>['series'],
  'day' | 'champions' | 'brackets' | 'road' | 'finals'
>;

const MOST_CARDS = 6;
/** A meet has one line. */
const MOST_MEETS = 12;

export function toView(values: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, clock } = request;
  const { games, calendar, info } = values.optional;
  const golf = toLiveFinals(values, request);
  const today = getToday(clock);
  const ofSeason = (games?.value ?? []).filter(
    (game) => !isBye(game) && (game.day === null || findOtherSeason(game.day, today) === null),
  );
  const progress = sport.finals === 'games' ? summarizeBracketProgress(ofSeason, today) : [];
  const road = calendar && buildRoadToState(calendar.value, findCurrentSeason(clock), today);
  const running = golf && toRunningFinalsView(sport, golf.finals, golf.boards, today, clock);
  const day = games === null ? null : toDay(ofSeason, games, today, request);
  const facts = [
    { term: 'Dates', text: info?.value?.dates ?? null, url: null },
    { term: 'Site', text: info?.value?.site.text ?? null, url: info?.value?.site.url ?? null },
  ];
  return {
    heading: buildAreaHeading(sport),
    title: sport.hasPlayoffs ? `${sport.title} State Series` : null,
    playoffs: toPlayoffSections(sport),
    pairingsShow: sport.hasPlayoffs
      ? toPairingsShowView(
          findAnnouncedPairingsDay(calendar?.value ?? [], findCurrentSeason(clock)),
          clock,
          readShowProgress(values.dependent, clock),
        )
      : null,
    path: buildHref(Route.ssIndex, { sportId: sport.id }),
    /** A `null` part is unavailable. */
    series: {
      /** Links of the navigation. */
      hint: formatHint(sport, values.subject.facts?.value.stateSeries ?? []),
      /** The golf finals from their first day, whose age is that of the page; otherwise `null`. */
      running: running && { ...running, stamp: null },
      /** Age of the results; `null` without results. */
      stamp: day?.stamp ?? running?.stamp ?? null,
      /** Games in play and of today, or of the next day with games; empty before the pairings and after the finals. */
      day,
      champions: findSeriesChampions(games?.value ?? [], sport, today),
      /** No step of the road is over, so last season is closer than the next dates. */
      isBeforeSeason: (road ?? []).every(({ when }) => when !== 'over'),
      /** Events of this season; empty for a sport whose finals are a meet. */
      brackets: games === null ? null : progress.map((ofClass) => toProgressView(ofClass, sport)),
      road,
      /** Dates and place of the finals, in upstream's words; empty if unknown. */
      finals: info && facts.flatMap(({ term, text, url }) => (text === null ? [] : [{ term, text, url }])),
    },
  };
}

/** `Use the State Series navigation to find sites, brackets, scores and results of Boys Soccer.` */
function formatHint(sport: Sport, enabled: readonly string[]): string {
  const titles = listStateSeriesGroups(sport, enabled).flatMap(({ sections }) => sections.map(({ text }) => text));
  const words = [...new Set(titles)].map((title) => (/^[A-Z]{2}/.test(title) ? title : title.toLowerCase()));
  return `Use the State Series navigation to find ${formatList(words)} of ${sport.title}.`;
}

/** @param read `undefined` for golf, which has no games */
function toDay(
  games: readonly Game[],
  read: SourceValue<Game[]> | undefined,
  today: string,
  request: SportPageRequest,
) {
  const { sport, clock } = request;
  const isOn = (game: Game) => isStillInPlay(game, today);
  const day = games.some(isOn) ? today : (listDays(games).find((each) => each >= today) ?? null);
  const ofDay = games.filter((game) => isOn(game) || (day !== null && game.day === day)).sort(compareFinals);
  const options = buildSeriesCardOptions(request, read ?? null);
  const isToday = day === null || day === today;
  const areMeets = ofDay.length > 0 && ofDay.every((game) => isMeet(game, sport));
  const most = areMeets ? MOST_MEETS : MOST_CARDS;
  const shown = ofDay.slice(0, most);
  const meets = areMeets ? shown : [];
  return {
    /** `Today`, or `Next games: Monday, October 13`. */
    title: isToday ? 'Today' : `Next ${areMeets ? 'meets' : 'games'}: ${formatDayName(day, today)}`,
    isToday,
    hasGames: ofDay.length > 0,
    /** In place of cards there are meets that are on, results, and meets to come. */
    areMeets,
    meetsOn: meets.filter((game) => !isToCome(game) && toMeetRow(game, sport) === null).map(toMeet),
    results: [...meets].sort(compareByClass).flatMap((game) => toMeetRow(game, sport) ?? []),
    meetsToCome: meets.filter(isToCome).map(toMeet),
    cards: (areMeets ? [] : shown).map((game) => toSeriesCard(game, request, options)),
    /** Page with the other games of the day. */
    more:
      ofDay.length <= most
        ? null
        : {
            to: buildHref(sport.hasPlayoffs ? Route.fbPlayoffScores : Route.ssScores, {
              sportId: sport.id,
              query: { date: day === today ? null : day },
            }),
            text: describeAllScores(sport, ofDay),
          },
    stamp: read === undefined ? null : updateStamp(read, clock),
  };
}

export type MeetView = ReturnType<typeof toMeet>;

function toMeet(game: Game) {
  const { id, classId, level, round, site } = game;
  return {
    key: id,
    /** `10:00 AM`, `Live`, `Final` */
    status: formatStatus(toScoreCardView(game)),
    isLive: game.kind === 'live',
    /** `Class 1A, Rockwell Sectional`; without class and round, what the feed calls it. */
    title: joinLabel([classId && formatClass(classId), level, round], ', ') || 'Meet',
    site,
  };
}

/** A number is shown only if the linked page lists as many games; pages of a class or week list others. */
function describeAllScores(sport: Sport, ofDay: readonly Game[]): string {
  if (ofDay.some(({ classId }) => classId !== null)) return 'All scores by class';
  return sport.hasPlayoffs || ofDay.some(({ day }) => day !== ofDay[0]?.day)
    ? 'All scores'
    : `All ${formatGameCount(ofDay.length, sport.id)}`;
}

function toProgressView(progress: BracketProgress, sport: Sport) {
  const { classId, stage, games, over, live, champion } = progress;
  const route = sport.hasPlayoffs ? Route.fbPlayoffBrackets : Route.ssBrackets;
  const counts = `${over} of ${games} final${live === 0 ? '' : `, ${live} live`}`;
  return {
    /** `Class 1A`, or `Bracket` where classes do not divide the games. */
    title: classId === null ? 'Bracket' : formatClass(classId),
    to: buildHref(route, { sportId: sport.id, classId }),
    /** `Regional semifinals: 12 of 64 final, 3 live`, or `Champion: Ashgrove`. */
    text: champion === null ? `${stage}: ${counts}` : `Champion: ${champion}`,
    /** It names the champion. */
    isResult: champion !== null,
  };
}

/** The menu of a sport's playoffs with descriptions; empty for a sport without playoffs. */
export function toPlayoffSections(sport: Sport) {
  if (!sport.hasPlayoffs) return [];
  return listStateSeriesGroups(sport, [])
    .filter(({ sections }) => sections.length > 0)
    .map(({ title, sections }) => ({
      id: slugify(title),
      title,
      links: sections.map(({ route, ...section }) => ({ ...section, to: buildHref(route, { sportId: sport.id }) })),
    }));
}
