import { buildLiveBoardSources } from '~/blocks/live/golf-sources';
import { requestAfter, type PageSources, type SportPageRequest } from '~/page/page-sources';
import { sportAlerts, tennisMessages } from '~/upstream/alerts';
import { allEvents } from '~/upstream/events';
import { sportFeatures } from '~/upstream/features';
import { scoreboardOfDay, tournamentScoreboard } from '~/upstream/scoreboards';
import { presentingSponsors } from '~/upstream/sponsors';
import { stateFinalDocuments, tournamentResults } from '~/upstream/sport-documents';
import { sportFacts } from '~/upstream/sports';
import { allStreams } from '~/upstream/streams';
import { tournamentInfo } from '~/upstream/tournament-info';
import { weatherForecast } from '~/upstream/weather';

/**
 * What a sport's own page shows. Nothing is critical: each part but the sponsors says so when its source fails. The weather is
 * that of the place that the tournament's information names.
 */
export function buildLandingSources({ sport: { id: sportId, hasOfficeMessages } }: SportPageRequest) {
  const info = tournamentInfo.with({ sportId });
  return {
    subject: { facts: sportFacts.with({ sportId }) },
    optional: {
      info,
      tournament: tournamentScoreboard.with({ sportId }),
      day: scoreboardOfDay.with({ sportId }),
      alerts: sportAlerts.with({ sportId }),
      sponsors: presentingSponsors.with({ sportId }),
      features: sportFeatures.with({ sportId }),
      documents: stateFinalDocuments.with({ sportId }),
      results: tournamentResults.with({ sportId }),
      events: allEvents.with({}),
      streams: allStreams.with({}),
      ...(hasOfficeMessages ? { messages: tennisMessages.with({}) } : {}),
    },
    mayBeAbsent: ['sponsors'],
    dependent: {
      weather: requestAfter(info, (value) =>
        value === null || value.facilityId === null ? null : weatherForecast.with({ facilityId: value.facilityId }),
      ),
    },
  };
}

/** All that the page reads: on the days of the golf finals the leaders of each class, too. */
export function sources(page: SportPageRequest): PageSources {
  const landing = buildLandingSources(page);
  const boards = buildLiveBoardSources(page, landing.optional.info);
  return {
    ...landing,
    optional: { ...boards.optional, ...landing.optional },
    dependent: { ...boards.dependent, ...landing.dependent },
  };
}
