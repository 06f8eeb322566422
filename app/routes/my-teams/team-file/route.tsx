import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import { toTeamToday } from '../team-view';
import { sources } from './page';

/** A school or sport with its games today, as JSON; the browsers of its followers fetch it. */
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
