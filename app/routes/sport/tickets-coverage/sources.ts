import type { PageRequest } from '~/routes/page-sources';
import { tournamentInfo } from '~/upstream/tournament-info';

/** What visitors of a sport's state finals need to know. */
export function ticketsSources({ params }: PageRequest) {
  return { critical: {}, optional: { info: tournamentInfo.with({ sportId: params.sportId ?? '' }) } };
}
