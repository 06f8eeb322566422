import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { pack } from '~/components/ui/packed';
import { footballSeason } from '~/config/football';
import { buildHref, Route } from '~/href';
import { loadPage } from '~/page/load-page';
import { sources } from './page';
import { toWeeklyView } from './weekly-view';

type WeeklyRoute = Route.fbRsWeekly | Route.fbRsWeeklyCompact;

/** Loads a week for the page with tables, or for the one with a line for each game. */
export async function loadWeeklySchedules(args: LoaderFunctionArgs, route: WeeklyRoute) {
  const sport = requireRegularSeasonSport(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const { query, clock, environment } = args.context.site;
  const other = route === Route.fbRsWeekly ? Route.fbRsWeeklyCompact : Route.fbRsWeekly;
  const { groups, ...weekly } = toWeeklyView({
    games: optional.games?.value ?? null,
    season: footballSeason,
    path: buildHref(route, { sportId: sport.id }),
    otherPath: buildHref(other, { sportId: sport.id }),
    query,
    clock,
    hosts: { streamHost: environment.STREAM_HOST },
  });
  return {
    heading: buildRegularSeasonHeading(sport, weekly.season),
    subject: [sport.title, weekly.weekText].filter(Boolean).join(' '),
    weekly,
    groups: pack(groups),
    isUnavailable: unavailable.includes('games'),
  };
}

/** What the loaders of both pages return. */
export type WeeklySchedules = Awaited<ReturnType<typeof loadWeeklySchedules>>;
