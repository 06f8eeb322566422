import { tournamentResources } from '../../../upstream/sport-documents';
import type { PageRequest } from '../../page-sources';

/** The forms and manuals of a sport's tournaments. */
export function sportResourcesSources({ params }: PageRequest) {
  return { critical: {}, optional: { documents: tournamentResources.with({ sportId: params.sportId ?? '' }) } };
}
