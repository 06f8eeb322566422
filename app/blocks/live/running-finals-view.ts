import { type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { formatUnavailable } from '~/models/text/no-value';
import type { Champions } from '~/upstream/scoreboards';
import { areFinalsOver, type GolfFinals } from '../state-series/golf-finals';
import { toGolfBoard, toLeaderRows } from './golf-board';
import { type LiveBoards, nameTeamBoard } from './golf-sources';

/** Golf finals: the leaders of each class, or its champion and first places once the finals are over. */
export type RunningFinalsView = NonNullable<ReturnType<typeof toRunningFinalsView>>;

/** Leading golfers and teams of one class. */
export type RunningBoard = RunningFinalsView['boards'][number];

const leadersOfClass = 5;
const teamsOfClass = 3;

/** Returns `null` before the finals and between their days. */
export function toRunningFinalsView(
  sport: Sport,
  finals: GolfFinals | null,
  boards: LiveBoards,
  today: string,
  clock: ContentClock,
) {
  const isOver = finals !== null && areFinalsOver(finals, today);
  if (finals === null || !(isOver || finals.days.includes(today))) return null;
  const oldest = findOldestValue(Object.values(boards.sourceValues));
  return {
    isOver,
    boards: finals.sites.map((site) => {
      const teams = nameTeamBoard(site.classId);
      const isUnavailable = boards.unavailable.includes(teams);
      return {
        ...toGolfBoard(site, boards, { sportId: sport.id, shown: leadersOfClass, isOver }),
        teams: toLeaderRows(boards.sourceValues[teams] ?? null, teamsOfClass),
        /** Error text if the teams could not be loaded. */
        teamsText: isUnavailable ? formatUnavailable(`The teams of class ${site.classId}`) : null,
      };
    }),
    /** `null` if no leaderboard could be loaded. */
    stamp: oldest && updateStamp(oldest, clock),
  };
}

/**
 * Whether the champions are those of the current finals, and not of an earlier season: then a medalist is on the current leaderboard of
 * the class with the same score. `null` if there is nothing to compare.
 */
export function areOfCurrentFinals(
  champions: readonly Champions[],
  { sourceValues }: Pick<LiveBoards, 'sourceValues'>,
): boolean | null {
  const compared = champions.flatMap(({ classId, individuals: [medalist] }) => {
    const board = sourceValues[classId ?? '']?.value;
    if (board === undefined || medalist === undefined) return [];
    return [board.standings.some(({ name, gross }) => name === medalist.name && gross === medalist.points)];
  });
  return compared.length === 0 ? null : compared.includes(true);
}
