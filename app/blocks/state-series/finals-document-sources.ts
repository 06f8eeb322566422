import type { PageRequest } from '~/page/page-sources';
import { tournamentResults } from '~/upstream/sport-documents';

/** The documents of a sport's finals: results, tee times, programs. A page stands without them. */
export function buildFinalsDocumentSources({ params }: PageRequest) {
  return { optional: { documents: tournamentResults.with({ sportId: params.sportId ?? '' }) } };
}
