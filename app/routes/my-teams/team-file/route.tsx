import { joinFacts } from '~/blocks/daily-games/game-facts';
import { readGamesByDay } from '~/blocks/daily-games/game-requests';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findAsOf } from '~/models/games/as-of';
import { type LoaderArgs, loadPage, requirePageRequest } from '~/page/load-page';
import { readOfSchool } from '../page';
import { readHosts, toTeamToday } from '../team-view';
import { readTeamKey, sources } from './page';

/** A school or sport with its games today and around it, as JSON; the browsers of its followers fetch it. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const request = requirePageRequest(args);
  const { critical, optional, dependent } = await loadPage(args, sources);
  const context = {
    schools: critical.schools.value,
    games: optional.games && joinFacts(optional.games, dependent, request.environment).value,
    asOf: findAsOf(optional.games, request.clock),
    week: readGamesByDay(optional),
    events: dependent.events?.value,
    today: getCalendarDay(request.clock.getNowMs(), request.clock.timeZone),
    hasFeeds: request.environment.SITE_URL !== undefined,
    hosts: readHosts(request.environment),
  };
  const key = readTeamKey(request);
  const team = toTeamToday(key, { ...context, ...readOfSchool(key, dependent) });
  return team === null ? new Response(null, { status: 404 }) : Response.json(team);
}
