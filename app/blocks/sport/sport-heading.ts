import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { Crumb } from '~/page/page-meta';
import type { SportPageRequest } from '~/page/page-sources';

/** Heading data of every page of a sport. */
export type SportHeading = ReturnType<typeof buildSportHeading>;

export function buildSportHeading(sport: Sport) {
  return {
    kicker: sport.title,
    trail: [{ to: buildHref(Route.sportLanding, { sportId: sport.id }), text: sport.title }],
    art: sport.art,
  };
}

/** Heading of a page beside its area's navigation, where there is no room for the drawing. */
export interface AreaHeading extends Omit<SportHeading, 'art'> {
  /** `2024-25, last season` if it is not the current one, for the line on paper. */
  readonly season?: string;
}

/**
 * The season is shown if it is not the current one: `2024-25, last season`.
 * @param above pages above this one, below that of the area
 */
export function buildStateSeriesHeading(sport: Sport, season: string | null = null, ...above: Crumb[]): AreaHeading {
  const ownPage = { to: buildHref(Route.ssIndex, { sportId: sport.id }), text: 'State Series' };
  return buildAreaHeading(sport, season, ownPage, ...above);
}

/** The same for a page of the regular season or of statistics. */
export function buildRegularSeasonHeading(sport: Sport, season: string | null = null, ...above: Crumb[]): AreaHeading {
  const ownPage = { to: buildHref(Route.fbRsIndex, { sportId: sport.id }), text: 'Regular Season' };
  return buildAreaHeading(sport, season, ...(sport.hasRegularSeasonPages ? [ownPage] : []), ...above);
}

/** The heading of a page that shows the current season. */
export function toRegularSeasonHeading({ sport }: Pick<SportPageRequest, 'sport'>): { readonly heading: AreaHeading } {
  return { heading: buildRegularSeasonHeading(sport) };
}

/** The heading of an area's own page, and of pages below those above them. */
export function buildAreaHeading(sport: Sport, season: string | null = null, ...above: Crumb[]): AreaHeading {
  const { kicker, trail } = buildSportHeading(sport);
  const heading = { kicker, trail: [...trail, ...above] };
  return season === null ? heading : { ...heading, kicker: `${kicker}, ${season}`, season };
}
