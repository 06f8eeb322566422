import type { PageRequest } from '~/routes/page-sources';
import { winnerReports } from '~/upstream/winner-reports';

/** Every site of the sport, all classes: a class shows its part of them. */
export function winnerReportSources({ params }: PageRequest) {
  return { critical: { sites: winnerReports.with({ sportId: params.sportId ?? '' }) }, optional: {} };
}
