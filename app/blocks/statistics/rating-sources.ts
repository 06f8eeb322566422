import type { SourceRequest } from '~/cache/source/define-source';
import type { Sport } from '~/config/sports';
import { rpiRatings, type RpiRow } from '~/upstream/prep-standings';

/** Ratings of a sport. Upstream has those of football under two ids with different schools. */
export function buildRatingSources({ id, otherRatingsId }: Sport) {
  const requests: { readonly ratings: SourceRequest<RpiRow[]>; readonly moreRatings?: SourceRequest<RpiRow[]> } = {
    ratings: rpiRatings.with({ sportId: id }),
    ...(otherRatingsId !== null && { moreRatings: rpiRatings.with({ sportId: otherRatingsId }) }),
  };
  return requests;
}
