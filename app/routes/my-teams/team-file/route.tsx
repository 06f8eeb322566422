import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import { toTeamToday } from '../team-view';
import { sources } from './page';

/** A school or a sport with its games of today: what the pages of everybody are filled with in the browser of who follows it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { critical, optional } = await loadPage(args, sources);
  const context = {
    schools: critical.schools.value,
    games: optional.games?.value ?? null,
    hasFeeds: args.context.site.environment.SITE_URL !== undefined,
  };
  const team = toTeamToday((args.params.file ?? '').replace(/\.json$/, ''), context);
  return team === null ? new Response(null, { status: 404 }) : Response.json(team);
}
