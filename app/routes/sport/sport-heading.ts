import type { Crumb } from '~/components/ui/page-header';
import { sportPath, type Sport, type SportArt } from '~/config/sports';

/** What the heading of every page of a sport shows beside its title. */
export interface SportHeading {
  readonly kicker: string;
  readonly trail: readonly Crumb[];
  readonly art: SportArt;
}

export function sportHeading(sport: Sport): SportHeading {
  return {
    kicker: sport.title,
    trail: [
      { to: '/', text: 'Home' },
      { to: sportPath(sport), text: sport.title },
    ],
    art: sport.art,
  };
}

/**
 * The heading of a page of the sport's state series. There is no room for the drawing beside the navigation.
 * @param season of what the page shows, when it is not this season: `2024-25, last season`
 */
export function stateSeriesHeading(
  sport: Sport,
  season: string | null = null,
): Omit<SportHeading, 'art'> & { readonly isKickerInBar: boolean } {
  const { kicker, trail } = sportHeading(sport);
  return {
    kicker: season === null ? kicker : `${kicker}, ${season}`,
    isKickerInBar: season === null,
    trail: [...trail, { to: `${sportPath(sport)}/state-series`, text: 'State Series' }],
  };
}
