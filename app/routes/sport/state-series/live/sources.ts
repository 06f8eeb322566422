import { findSport } from '~/config/sports';
import type { PageRequest, PageSources } from '~/routes/page-sources';
import { tournamentInfo } from '~/upstream/tournament-info';
import { tournamentScores } from '~/upstream/tournament-scores';
import { liveBoardSources } from './golf-sources';

/** Where to watch. */
export function liveInfoSources({ params }: PageRequest) {
  return { critical: {}, optional: { info: tournamentInfo.with({ sportId: params.sportId ?? '' }) } };
}

/** All games of the series: today's, and the next day with some. */
export function liveGamesSources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    critical: {},
    optional: { info: tournamentInfo.with({ sportId }), games: tournamentScores.with({ sportId }) },
  };
}

/** What the page of a sport reads. */
export function liveSources(page: PageRequest): PageSources {
  const { family } = findSport(page.params.sportId ?? '') ?? {};
  if (family !== 'Golf' && family !== 'Tennis') return liveGamesSources(page);
  return { critical: {}, optional: { ...liveInfoSources(page).optional, ...liveBoardSources(page).optional } };
}
