import { pageGames } from '~/blocks/page-parts/paged-games';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { createTeamHref } from '~/blocks/statistics/paths';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { parseBracketStage } from '~/models/brackets/bracket-stage';
import { isBye } from '~/models/brackets/bracket-team';
import { getCalendarDay } from '~/models/dates/content-clock';
import { putCurrentFirst } from '~/models/dates/current-first';
import { formatDayName } from '~/models/dates/date-strip';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { type Game, isOfStateFinals, compareByState, isOver } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, toScoreCardView } from '~/models/games/score-card-view';
import { formatClass } from '~/models/text/label';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';

export function sources({ sport }: SportPageRequest) {
  return { optional: { games: tournamentScores.with({ sportId: sport.id }) } };
}

export type BoxScoresDay = ReturnType<typeof toDay>;

/** The games of the state tournament, each with a link to its box score, or words that it has none. The title games have one address. */
export function toView(
  { optional }: ValuesOf<typeof sources>,
  { sport, clock, params, query, route }: SportPageRequest,
) {
  const sportId = sport.id;
  const isOfTitleGames = route.id === 'fb-title-box-scores';
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const games = (optional.games?.value ?? [])
    .filter((game) => isOfStateFinals(game) && !isBye(game))
    .map((game) => ({ ...game, sportId }));
  const classes = isOfTitleGames ? [] : listGameClasses(games);
  const classId = classes.find((name) => name.toUpperCase() === params.classId?.toUpperCase()) ?? null;
  const shown = games.filter((game) => classId === null || game.classId === classId);
  const byDay = groupBy(shown, ({ day }) => day ?? '');
  const firstDay = listDays(shown)[0];
  const season = firstDay === undefined ? null : findOtherSeason(firstDay, today);
  const options: ScoreCardOptions = {
    withStage: true,
    withoutBoxScore: 'Not Posted',
    lowScoreWins: sport.lowScoreWins,
    buildTeamHref: createTeamHref(sport),
    getGameList: getSeriesList,
    asOf: findAsOf(optional.games, clock),
  };
  const buildClassHref = (name: string | null) => buildHref(Route.ssBoxScores, { sportId, classId: name });
  // An unknown class means all classes.
  const path = isOfTitleGames ? buildHref(Route.fbTitleBoxScores, { sportId }) : buildClassHref(classId);
  const dated = listDays(shown);
  // Finals that are over begin with the last day.
  if (dated.every((day) => day < today)) dated.reverse();
  const days = putCurrentFirst(
    [...dated, ...(shown.some(({ day }) => day === null) ? [null] : [])],
    (day) => (day === null ? [] : [day]),
    today,
  ).map((day) => {
    const name = day === null ? 'Date to be announced' : formatDayName(day, today);
    return toDay(day, name, byDay.get(day ?? '') ?? [], options);
  });
  const { sections, page, paged } = pageGames(days, query.page, (number) => addToHref(path, { page: number }));
  return {
    heading: buildStateSeriesHeading(sport, season),
    boxScores: {
      /** All classes first; empty for fewer than two. */
      tabs: buildClassTabs(classes.length < 2 ? [] : [null, ...classes], classId, buildClassHref),
      /** On the days of the tournament, past days come last. */
      days: sections,
      ...paged,
      stamp: optional.games && updateStamp(optional.games, clock),
      /** The page's own address. */
      href: addToHref(path, { page }),
    },
  };
}

/** Order of the round; 0 if it is unknown. */
function getStageOrder({ level, round }: Game): number {
  return parseBracketStage(level, round)?.order ?? 0;
}

function listGameClasses(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ classId }) => classId ?? []))].sort();
}

function toDay(day: string | null, name: string, games: readonly Game[], options: ScoreCardOptions) {
  const ofDay = [...games].sort(
    // Of games that are over, the final comes before the semifinals.
    (a, b) => (isOver(a) && isOver(b) ? getStageOrder(b) - getStageOrder(a) : 0) || compareByState(a, b),
  );
  const withoutClass = ofDay.some(({ classId }) => classId === null) ? [null] : [];
  return {
    /** Id of the heading. */
    id: `day-${day ?? 'later'}`,
    name,
    parts: [...listGameClasses(ofDay), ...withoutClass].map((classId) => ({
      title: classId === null ? null : formatClass(classId),
      cards: ofDay.filter((game) => game.classId === classId).map((game) => toScoreCardView(game, options)),
    })),
  };
}
