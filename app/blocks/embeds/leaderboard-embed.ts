import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { buildGolfFileParams, readGolfAddress } from '~/blocks/state-series/golf-finals';
import { type EmbedView, listTable } from '~/components/light/embed-view';
import { buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { formatCount } from '~/models/text/format-count';
import { formatClass } from '~/models/text/label';
import { formatUnavailable } from '~/models/text/no-value';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import type { SportPageRequest } from '~/page/page-sources';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';

/** The leaderboard that the address names; golfers are the default. */
export function declareLeaderboard(request: SportPageRequest) {
  const address = readGolfAddress(request, request.params.classId);
  const source = request.query.board === 'team' ? golfTeamLeaders : golfIndividualLeaders;
  return {
    optional: { board: source.with(buildGolfFileParams(address), chooseGolfFilesPolicy(address, request)) },
  };
}

const mostRows = 30;

/** The leaders of a class of the golf finals in a frame. Throws a 404 response for an unknown class. */
export async function loadLeaderboard(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const { sport, params, query, clock } = request;
  const { classId, classInAddress } = readGolfAddress(request, params.classId);
  if (params.classId !== undefined && params.classId !== classId) throw notFound.toResponse();
  const { optional, unavailable } = await loadSources(args.context.site, declareLeaderboard(request));
  const { board } = optional;
  const entrant = query.board === 'team' ? 'team' : 'golfer';
  const placed = rankStandings(board?.value.standings ?? []);
  const rows = placed
    .slice(0, mostRows)
    .map(toBoardRow)
    .map(({ placeText, name, detail, overall, thru, total }) => [
      [name, detail].filter(Boolean).join(', '),
      placeText,
      overall.text,
      thru,
      total,
    ]);
  return {
    title: `${sport.title} leaderboard, ${formatClass(classId)}`,
    note: entrant === 'team' ? 'Teams' : null,
    path: buildHref(Route.ssGolfLeaderboard, {
      sportId: sport.id,
      classId: classInAddress,
      query: { board: query.board },
    }),
    parts: listTable([entrant === 'team' ? 'Team' : 'Golfer', 'Pos.', 'Overall', 'Thru', 'Total'], rows),
    emptyText: unavailable.includes('board') ? formatUnavailable('The leaderboard') : 'No scores yet.',
    moreText: placed.length > mostRows ? `All ${formatCount(placed.length, entrant)}` : 'The leaderboard',
    stamp: board && updateStamp(board, clock),
  };
}
