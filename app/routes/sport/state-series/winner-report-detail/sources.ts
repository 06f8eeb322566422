import type { PageRequest } from '~/routes/page-sources';
import { winnerReport } from '~/upstream/winner-reports';

/** The report of the site that the address names. */
export function winnerDetailSources({ params }: PageRequest) {
  return { critical: { report: winnerReport.with({ siteId: params.siteId ?? '' }) }, optional: {} };
}
