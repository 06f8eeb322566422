import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { playoffMapPath } from '~/config/football';
import { buildHref, Route } from '~/href';
import { formatClass } from '~/models/text/label';
import type { SportPageRequest } from '~/page/page-sources';

export const seedingRules: readonly string[] = [
  'Total wins',
  'Combined wins of all opponents',
  'Combined wins of defeated opponents',
  'If two teams are still equal, the winner of their game; otherwise in order of name',
];

export type PlayoffMapView = ReturnType<typeof toView>['maps'][number];

export function toView(_: unknown, { sport, environment: { MEDIA_BASE_URL } }: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(sport),
    maps: playoffClasses.map((classId) => ({
      title: formatClass(classId),
      /** `null` when the deployment does not name its image server. */
      imageUrl:
        MEDIA_BASE_URL === undefined ? null : MEDIA_BASE_URL + playoffMapPath.replace('{class}', classId.toLowerCase()),
      /** How the class is divided. */
      division: hasHalves(classId) ? 'Two halves of 16 teams, by geography' : 'One bracket of 32 teams',
      bracketPath: buildHref(Route.fbPlayoffBrackets, { sportId: sport.id, classId }),
    })),
  };
}

/** From 7A geography does not matter. */
function hasHalves(classId: string): boolean {
  return classId < '7A';
}
