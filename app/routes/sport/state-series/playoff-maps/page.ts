import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { playoffMapPath } from '~/config/football';
import { buildHref, Route } from '~/href';
import { formatClass } from '~/models/text/label';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { playoffQualifiers } from '~/upstream/football-qualification';

export const seedingRules: readonly string[] = [
  'Total wins',
  'Combined wins of all opponents',
  'Combined wins of defeated opponents',
  'If two teams are still equal, the winner of their game; otherwise in order of name',
];

/** The schools of each class. The maps stand without them. */
export function sources() {
  return { optional: { qualifiers: playoffQualifiers.with({}) }, mayBeAbsent: ['qualifiers'] };
}

export type PlayoffMapView = ReturnType<typeof toView>['maps'][number];

export function toView(
  { optional }: ValuesOf<typeof sources>,
  { sport, environment: { MEDIA_BASE_URL } }: SportPageRequest,
) {
  const sections = optional.qualifiers?.value.sections ?? [];
  return {
    heading: buildStateSeriesHeading(sport),
    maps: playoffClasses.map((classId) => ({
      title: formatClass(classId),
      /** `null` when the deployment does not name its image server. */
      imageUrl:
        MEDIA_BASE_URL === undefined ? null : MEDIA_BASE_URL + playoffMapPath.replace('{class}', classId.toLowerCase()),
      /** Names of the teams; empty before the pairings. */
      teams: (sections.find(({ title }) => title === formatClass(classId))?.teams ?? []).map(({ name }) => name),
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
