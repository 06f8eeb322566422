import type { Crumb } from '~/components/ui/page';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { SportPageRequest } from '~/page/page-sources';

/** Heading data of every page of a sport. */
export type SportHeading = ReturnType<typeof buildSportHeading>;

export function buildSportHeading(sport: Sport) {
  return {
    kicker: sport.title,
    trail: [
      { to: '/', text: 'Home' },
      { to: buildHref(Route.sportLanding, { sportId: sport.id }), text: sport.title },
    ],
    art: sport.art,
  };
}

/** Heading of a page beside its area's navigation, where there is no room for the drawing. */
export type AreaHeading = Omit<SportHeading, 'art'>;

/** The season is shown if it is not the current one: `2024-25, last season`. */
export function buildStateSeriesHeading(sport: Sport, season: string | null = null): AreaHeading {
  return buildAreaHeading(sport, season, [
    { to: buildHref(Route.ssIndex, { sportId: sport.id }), text: 'State Series' },
  ]);
}

/** The season is shown if it is not the current one: `2024-25, last season`. */
export function buildRegularSeasonHeading(sport: Sport, season: string | null = null): AreaHeading {
  const ownPage = { to: buildHref(Route.fbRsIndex, { sportId: sport.id }), text: 'Regular Season' };
  return buildAreaHeading(sport, season, sport.hasRegularSeasonPages ? [ownPage] : []);
}

/** The heading of a page that shows the current season. */
export function toRegularSeasonHeading({ sport }: Pick<SportPageRequest, 'sport'>): { readonly heading: AreaHeading } {
  return { heading: buildRegularSeasonHeading(sport) };
}

function buildAreaHeading(sport: Sport, season: string | null, area: readonly Crumb[]): AreaHeading {
  const { kicker, trail } = buildSportHeading(sport);
  return {
    kicker: season === null ? kicker : `${kicker}, ${season}`,
    trail: [...trail, ...area],
  };
}
