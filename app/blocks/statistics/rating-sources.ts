import type { SourceRequest } from '~/cache/source/define-source';
import type { Sport } from '~/config/sports';
import { rpiRatings, type RpiRow } from '~/upstream/prep-standings';

/** Ratings of a sport. Upstream has football's under two ids with different schools. */
export function buildRatingSources({ id }: Sport) {
  const requests: { readonly ratings: SourceRequest<RpiRow[]>; readonly moreRatings?: SourceRequest<RpiRow[]> } = {
    ratings: rpiRatings.with({ sportId: id }),
    ...(id === 'football' && { moreRatings: rpiRatings.with({ sportId: 'boys-football' }) }),
  };
  return requests;
}
