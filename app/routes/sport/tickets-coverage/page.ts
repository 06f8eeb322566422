import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { listVisitFacts } from '~/blocks/sport/tournament-facts';
import type { FactView } from '~/components/ui/fact-list';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';

export function sources({ sport }: SportPageRequest) {
  return { optional: { info: tournamentInfo.with({ sportId: sport.id }) } };
}

export interface TicketsView {
  readonly title: string | null;
  readonly facts: readonly FactView[];
}

export function toTicketsView(info: TournamentInfo | null): TicketsView {
  return info === null ? { title: null, facts: [] } : { title: info.title, facts: listVisitFacts(info) };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport }: SportPageRequest) {
  return { heading: buildSportHeading(sport), tickets: toTicketsView(optional.info?.value ?? null) };
}
