import { buildSportHeading } from '~/blocks/sport/sport-heading';
import type { SportPageRequest } from '~/page/page-sources';

export function toView(_: unknown, { sport }: SportPageRequest) {
  // There is no room for the drawing beside the navigation.
  const { kicker, trail } = buildSportHeading(sport);
  return { heading: { kicker, trail } };
}
