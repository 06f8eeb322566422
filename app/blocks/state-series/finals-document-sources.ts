import type { SportPageRequest } from '~/page/page-sources';
import { tournamentResults } from '~/upstream/sport-documents';

/** The documents of a sport's finals: results, tee times, programs. A page stands without them. */
export function buildFinalsDocumentSources({ sport }: SportPageRequest) {
  return { optional: { documents: tournamentResults.with({ sportId: sport.id }) } };
}
