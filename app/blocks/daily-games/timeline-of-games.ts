import type { ContentClock } from '~/models/dates/content-clock';
import { findStartMinutes, type Game, getColumns } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { formatTeams } from '~/models/teams/sides-of-game';
import { formatTeamScores } from '~/models/teams/team-today';
import { toDayTimelineView, type DayTimelineView } from '../page-parts/day-timeline-view';
import { getSportId, getSportTitle } from './score-sports';

export interface TimelineOfGames extends DayTimelineView {
  /** Games that are only in the list, because they have no time. */
  readonly untimedCount: number;
}

/**
 * The games of a page of the list over the hours of their day, in lanes by sport in the order of the list. Games of the same time are also in
 * its order. `null` if fewer than two have a time.
 * @param clock `null` on another day than today
 */
export function toTimelineOfGames(games: readonly Game[], clock: ContentClock | null): TimelineOfGames | null {
  const getAbout = (game: Game) => getSportTitle(getSportId(game));
  const drawn = toDayTimelineView(games, { clock, getAbout, getText: formatOnMark, getGameList: getDayList });
  if (drawn === null) return null;
  const titles = [...new Set(games.map(getAbout))];
  const lanes = [...drawn.timeline.lanes].sort((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title));
  return {
    ...drawn,
    timeline: { ...drawn.timeline, lanes },
    untimedCount: games.filter((game) => findStartMinutes(game) === null).length,
  };
}

/** `Ashgrove 21, Fort Harlan 14` of a game with a score, `Ashgrove – Fort Harlan` of others. */
function formatOnMark(game: Game): string {
  const names = game.teams.map(({ name }) => name);
  const columns = getColumns(game);
  if (columns.length === 0) return formatTeams(names);
  return formatTeamScores(
    names,
    [0, 1].map((side) => columns.map((score) => (score[side] === undefined ? null : String(score[side])))),
  );
}
