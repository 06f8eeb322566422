import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { formatChampions, rankStandings } from '~/models/golf/golf-places';
import { formatUnavailable } from '~/models/text/no-value';
import type { GolfFinals, GolfSite } from '../state-series/golf-finals';
import type { LiveBoards } from './golf-sources';
import { type LiveInput, type LiveView, buildLiveView, buildSeriesLinks, watchPart } from './live-view';
import { formatWhen } from './tennis-view';

/** The leaders of one class. */
export type LiveBoard = ReturnType<typeof toGolfBoard>;

export type LiveBoardRow = LiveBoard['rows'][number];

const leadersShown = 10;

/** The golf finals: leaders of each class on the days of play. */
export function toLiveGolfView(input: LiveInput, finals: GolfFinals, boards: LiveBoards): LiveView {
  const { sport, environment, clock } = input;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const isOn = finals.days.includes(today);
  const sportId = sport.id;
  const oldest = findOldestValue(Object.values(boards.sourceValues));
  const liveScoring = environment.LIVE_SCORING_URL;
  return {
    ...buildLiveView(input, isOn ? 'State Finals' : null),
    stamp: isOn && oldest !== null ? updateStamp(oldest, clock) : null,
    boards: isOn
      ? finals.sites.map((site) => toGolfBoard(site, boards, { sportId, shown: leadersShown, isOver: false }))
      : [],
    notice: isOn ? null : { say: 'Nothing is on today.', detail: formatWhen(finals.days, today) },
    ...(isOn ? watchPart(input) : {}),
    more: [
      ...(isOn ? [] : [{ text: 'Leaderboard', href: buildHref(Route.ssGolfLeaderboard, { sportId }) }]),
      { text: 'Scorecards', href: buildHref(Route.ssGolfScorecards, { sportId }) },
      { text: 'Tee times', href: buildHref(Route.ssGolfTeeTimes, { sportId }) },
      { text: 'Results', href: buildHref(Route.ssStateResultsGeneric, { sportId }) },
      ...(isOn && liveScoring !== undefined ? [{ text: 'Live Scoring', href: liveScoring }] : []),
      ...buildSeriesLinks(sport),
    ],
  };
}

interface ShownBoard {
  readonly sportId: string;
  /** Most golfers of the class. */
  readonly shown: number;
  /** The finals are over. */
  readonly isOver: boolean;
}

/** The first golfers of one class. */
export function toGolfBoard(
  { classId, place }: GolfSite,
  { sourceValues, unavailable }: LiveBoards,
  { sportId, shown, isOver }: ShownBoard,
) {
  const board = sourceValues[classId] ?? null;
  return {
    id: `class-${classId.toLowerCase()}`,
    /** `Class 3A` */
    title: `Class ${classId}`,
    course: place ?? 'Course to be announced',
    /** `Champion: Marcus Adeyemi, St. Hilda`; `null` until the finals are over. */
    champion: isOver ? formatChampions(rankStandings(board?.value.standings ?? [])) : null,
    rows: toLeaderRows(board, shown),
    /** Shown in place of rows. */
    emptyText: unavailable.includes(classId)
      ? `${formatUnavailable(`The leaders of class ${classId}`)} Reload this page in a moment.`
      : 'No scores yet.',
    more: { text: `Class ${classId} leaderboard`, href: buildHref(Route.ssGolfLeaderboard, { sportId, classId }) },
  };
}

/** The first of a board's golfers or teams. */
export function toLeaderRows(board: LiveBoards['sourceValues'][string], shown: number) {
  return rankStandings(board?.value.standings ?? [])
    .filter(({ place }) => place !== null)
    .slice(0, shown)
    .map(toBoardRow)
    .map(({ key, placeText, placeWords, name, detail, overall, thru, thruWords }) => ({
      key,
      place: placeText,
      /** Accessible text of the place, where letters alone are unclear. */
      placeWords,
      name,
      detail,
      overall: overall.text,
      overallWords: overall.words,
      tone: overall.tone,
      thru,
      thruWords,
    }));
}
