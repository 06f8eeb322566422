import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { pack } from '~/components/ui/packed';
import { footballSeason } from '~/config/football';
import { buildHref, Route } from '~/href';
import { requestBeside, type ValuesOf, type SportPageRequest } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { weeklySchedules } from '~/upstream/football-lists';
import { chooseWeek, toWeeklyView } from './weekly-view';

/** The season's games, for one week of them, and the week's scores for results and links. */
export function sources({ query, clock }: Pick<SportPageRequest, 'query' | 'clock'>) {
  const week = chooseWeek(query, clock, footballSeason);
  return {
    optional: { games: weeklySchedules.with({}) },
    dependent: { ...(week !== null && { scores: requestBeside(footballScores.with({ week: String(week) })) }) },
  };
}

export function toView(
  { optional, dependent }: ValuesOf<typeof sources>,
  { sport, query, clock, environment, route }: SportPageRequest,
) {
  const full = buildHref(Route.fbRsWeekly, { sportId: sport.id });
  const compact = buildHref(Route.fbRsWeeklyCompact, { sportId: sport.id });
  const isCompact = route.id === 'fb-rs-weekly-compact';
  const [path, otherPath] = isCompact ? [compact, full] : [full, compact];
  const { groups, ...weekly } = toWeeklyView({
    games: optional.games?.value ?? null,
    scores: dependent.scores?.value ?? [],
    season: footballSeason,
    path,
    otherPath,
    query,
    clock,
    hosts: { streamHost: environment.STREAM_HOST },
  });
  return {
    heading: buildRegularSeasonHeading(sport, weekly.season),
    subject: [sport.title, weekly.weekText].filter(Boolean).join(' '),
    isCompact,
    weekly,
    groups: pack(groups),
  };
}
