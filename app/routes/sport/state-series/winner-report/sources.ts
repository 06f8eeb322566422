import { winnerReports } from '../../../../upstream/winner-reports';
import type { PageRequest } from '../../../page-sources';

/** Every site of the sport, all classes: a class shows its part of them. */
export function winnerReportSources({ params }: PageRequest) {
  return { critical: { sites: winnerReports.with({ sportId: params.sportId ?? '' }) }, optional: {} };
}
