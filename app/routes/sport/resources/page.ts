import type { PageRequest } from '~/page/page-sources';
import { tournamentResources } from '~/upstream/sport-documents';

/** The forms and manuals of a sport's tournaments. */
export function sources({ params }: PageRequest) {
  return { optional: { documents: tournamentResources.with({ sportId: params.sportId ?? '' }) } };
}
