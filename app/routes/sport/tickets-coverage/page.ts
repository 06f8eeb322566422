import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { listVisitFacts } from '~/blocks/sport/tournament-facts';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { tournamentInfo } from '~/upstream/tournament-info';

export function sources({ sport }: SportPageRequest) {
  return { optional: { info: tournamentInfo.with({ sportId: sport.id }) } };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport }: SportPageRequest) {
  const info = optional.info?.value ?? null;
  const tickets = { title: info?.title ?? null, facts: info === null ? [] : listVisitFacts(info) };
  return { heading: buildSportHeading(sport), tickets };
}
