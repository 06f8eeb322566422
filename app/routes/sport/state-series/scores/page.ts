import { formatGameCount } from '~/blocks/daily-games/score-sports';
import { pageGames } from '~/blocks/page-parts/paged-games';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { findClassInScoresAddress, markLiveTabs } from '~/blocks/state-series/class-of-address';
import { buildGamesOfClassSources, chooseGamesOfClass } from '~/blocks/state-series/games-of-class';
import { buildSeriesCardOptions, compareFinals } from '~/blocks/state-series/series-cards';
import { pack } from '~/browser/packed';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { isBye } from '~/models/brackets/bracket-team';
import { getToday } from '~/models/dates/content-clock';
import { formatDayName, toListedDateStrip } from '~/models/dates/date-strip';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { getDefaultDay, countGamesByDay } from '~/models/games/game-days';
import type { GameSectionView } from '~/models/games/game-section';
import { type ScoreCardOptions, toScoreCardView } from '~/models/games/score-card-view';
import { formatStageOfGame } from '~/models/games/stage';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';

/** Every day of the requested class, and the sport's classes. The page stands without games, with a message. */
export function sources(request: SportPageRequest) {
  return buildGamesOfClassSources(request, request.params.class);
}

const daysOfStrip = 6;

export type StateScoresView = ReturnType<typeof toView>;

/** The state-series scores of one class on one day. A named day without games is shown as empty. */
export function toView(values: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, params, query, clock } = request;
  const sportId = sport.id;
  const { classId, classes, games: read, areGamesUnavailable } = chooseGamesOfClass(values, request, params.class);
  const today = getToday(clock);
  // The feed of one sport does not repeat it in its rows.
  const games = (read?.value ?? []).filter((game) => !isBye(game)).map((game) => ({ ...game, sportId }));
  const counts = countGamesByDay(games);
  const days = [...counts.keys()];
  const usualDay = getDefaultDay(games, today);
  const day = query.date ?? usualDay ?? today;
  const season = findOtherSeason(day, today);
  const buildClassHref = (name: string | null) =>
    buildHref(Route.ssScores, { sportId, class: findClassInScoresAddress(name) });
  const path = buildClassHref(classId);
  const buildDayHref = (shown: string | undefined, page: string | null = null) =>
    addToHref(path, { date: shown, page });
  const gamesOfDay = games.filter((game) => game.day === day);
  const { sections, page, pageText, paged } = pageGames(
    toSections(gamesOfDay, games, buildSeriesCardOptions(request, read)),
    query.page,
    (number) => buildDayHref(query.date, number),
  );
  return {
    heading: buildStateSeriesHeading(sport, season),
    scores: {
      tabs:
        classId === null
          ? []
          : markLiveTabs(
              (classes ?? []).map((name) => ({
                text: name,
                to: addToHref(buildClassHref(name), { date: query.date }),
                isCurrent: name === classId,
              })),
              values.dependent.gamesOfAll,
              clock,
            ),
      /** `null` without games. */
      strip:
        days.length === 0
          ? null
          : toListedDateStrip({
              days: counts,
              selected: day,
              today,
              length: daysOfStrip,
              buildHref: (shown) => buildDayHref(shown),
              formatGameCount: (count) => formatGameCount(count, sportId),
            }),
      /** Every day with games, which the calendar offers. */
      days,
      dayName: formatDayName(day, today),
      season,
      countText: gamesOfDay.length === 0 ? '' : formatGameCount(gamesOfDay.length, sportId) + pageText,
      /** `null` when the feed could not be read. */
      stamp: read && updateStamp(read, clock),
      /** Path of the shown class. */
      path,
      /** This view's own address. */
      refreshHref: buildDayHref(query.date, page),
      ...paged,
      /** Canonical address: the default class and the default day are not named. */
      canonicalHref: buildDayHref(query.date === usualDay ? undefined : query.date, page),
    },
    /** The day's games by level and round; games without a date come last. */
    sections: pack(sections),
    isUnavailable: areGamesUnavailable,
  };
}

function toSections(gamesOfDay: readonly Game[], games: readonly Game[], options: ScoreCardOptions): GameSectionView[] {
  const ordered = [...gamesOfDay].sort(compareFinals);
  const ofStages = groupBy(ordered, (game) => formatStageOfGame(game) ?? 'Tournament');
  return [
    ...[...ofStages].map(([title, ofSection]) => ({ title, ofSection, withStage: false })),
    { title: 'Date to be announced', ofSection: games.filter(({ day }) => day === null), withStage: true },
  ]
    .filter(({ ofSection }) => ofSection.length > 0)
    .map(({ title, ofSection, withStage }, index) => ({
      id: `section-${index + 1}`,
      title,
      countText: formatGameCount(ofSection.length, ofSection[0]?.sportId ?? null),
      more: null,
      parts: [{ title: null, cards: ofSection.map((game) => toScoreCardView(game, { ...options, withStage })) }],
    }));
}
