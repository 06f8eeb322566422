import { findSport, type Sport } from '~/config/sports';
import type { PageRequest } from '~/routes/page-sources';
import { finalsPapersSources } from '../finals-papers-sources';

/** The papers of a sport's finals, of the sports whose results are papers. */
export function stateResultsSources(page: PageRequest) {
  return hasPapers(findSport(page.params.sportId ?? '')) ? finalsPapersSources(page) : { critical: {}, optional: {} };
}

/** The results of tennis are pages of the old server. */
export function hasPapers(sport: Sport | undefined): boolean {
  return sport?.family !== 'Tennis';
}
