import type { SportPageRequest } from '~/page/page-sources';
import { tournamentResults } from '~/upstream/sport-documents';

/** Documents of a sport's finals: results, tee times, programs. Optional. */
export function buildFinalsDocumentSources({ sport }: SportPageRequest) {
  return { optional: { documents: tournamentResults.with({ sportId: sport.id }) } };
}
