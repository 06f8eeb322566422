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
 * Sources of a sport's landing page. None is critical: each part except the sponsors reports its own failure. The
 * weather is that of the place in the tournament's information.
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

/** All sources of the page; on days of golf finals these include the leaders of each class. */
export function sources(page: SportPageRequest): PageSources {
  const landing = buildLandingSources(page);
  const boards = buildLiveBoardSources(page, landing.optional.info, { withTeams: true });
  return {
    ...landing,
    optional: { ...boards.optional, ...landing.optional },
    dependent: { ...boards.dependent, ...landing.dependent },
  };
}
