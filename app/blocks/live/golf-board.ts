import { buildHref, Route } from '~/href';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { formatChampions, rankStandings } from '~/models/golf/golf-places';
import { formatUnavailable } from '~/models/text/no-value';
import type { GolfSite } from '../state-series/golf-finals';
import type { LiveBoards } from './golf-sources';

/** The leaders of one class. */
export type LiveBoard = ReturnType<typeof toGolfBoard>;

export type LiveBoardRow = LiveBoard['rows'][number];

interface ShownBoard {
  readonly sportId: string;
  /** Number of golfers to show. */
  readonly shown: number;
  readonly isOver: boolean;
}

/** Builds the leaderboard of one class. */
export function toGolfBoard(
  { classId, place }: GolfSite,
  { sourceValues, unavailable }: LiveBoards,
  { sportId, shown, isOver }: ShownBoard,
) {
  const board = sourceValues[classId] ?? null;
  return {
    id: `class-${classId.toLowerCase()}`,
    classId,
    title: `Class ${classId}`,
    course: place ?? 'Course to be announced',
    /** `Champion: Marcus Adeyemi, St. Hilda`; `null` until the finals are over. */
    champion: isOver ? formatChampions(rankStandings(board?.value.standings ?? [])) : null,
    rows: toLeaderRows(board, shown),
    /** Shown if there are no rows. */
    emptyText: unavailable.includes(classId)
      ? `${formatUnavailable(`The leaders of class ${classId}`)} Refresh this page in a moment.`
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
    .map(({ key, name, detail, placeText, placeWords, overall, thru, thruWords }) => {
      return { key, name, detail, placeText, placeWords, overall, thru, thruWords };
    });
}
