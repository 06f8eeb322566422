import { winnerReport } from '../../../../upstream/winner-reports';
import type { PageRequest } from '../../../page-sources';

/** The report of the site that the address names. */
export function winnerDetailSources({ params }: PageRequest) {
  return { critical: { report: winnerReport.with({ siteId: params.siteId ?? '' }) }, optional: {} };
}
