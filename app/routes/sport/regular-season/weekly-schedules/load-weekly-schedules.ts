import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { pack } from '~/components/ui/packed';
import { footballSeason } from '~/config/football';
import { buildSportPath } from '~/config/sports';
import { loadPage } from '~/page/load-page';
import { sources } from './page';
import { toWeeklyView } from './weekly-view';

type WeeklySegment = 'weekly-schedules' | 'weekly-schedules-compact';

/** Loads a week for the page with tables, or for the one with a line for each game. */
export async function loadWeeklySchedules(args: LoaderFunctionArgs, segment: WeeklySegment) {
  const sport = requireRegularSeasonSport(args.params);
  const { optional, dependent, unavailable } = await loadPage(args, sources);
  const { query, clock, environment } = args.context.site;
  const base = `${buildSportPath(sport)}/regular-season`;
  const other: WeeklySegment = segment === 'weekly-schedules' ? 'weekly-schedules-compact' : 'weekly-schedules';
  const { groups, ...weekly } = toWeeklyView({
    games: optional.games?.value ?? null,
    scores: dependent.scores?.value ?? [],
    season: footballSeason,
    path: `${base}/${segment}`,
    otherPath: `${base}/${other}`,
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
