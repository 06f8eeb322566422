import type { PageRequest } from '~/routes/page-sources';
import { tournamentResults } from '~/upstream/sport-documents';

/** The papers of a sport's finals: results, tee times, programs. A page stands without them. */
export function finalsPapersSources({ params }: PageRequest) {
  return { optional: { papers: tournamentResults.with({ sportId: params.sportId ?? '' }) } };
}
