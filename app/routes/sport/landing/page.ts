import { withLiveBoards } from '~/blocks/live/golf-sources';
import { requestShowTimetable } from '~/blocks/state-series/show-progress';
import { addDays } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findDays } from '~/models/dates/days-in-words';
import { requestAfter, type SportPageRequest } from '~/page/page-sources';
import { sportAlerts, tennisMessages } from '~/upstream/alerts';
import { allEvents } from '~/upstream/events';
import { sportFeatures } from '~/upstream/features';
import { scoreboardOfDay, tournamentScoreboard } from '~/upstream/scoreboards';
import { presentingSponsors } from '~/upstream/sponsors';
import { stateFinalDocuments, tournamentResults } from '~/upstream/sport-documents';
import { sportFacts } from '~/upstream/sports';
import { allStreams } from '~/upstream/streams';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';
import { weatherForecast } from '~/upstream/weather';

/** The weather of now is of use in these days before the finals, and during them. */
const DAYS_OF_WEATHER = 3;

function areFinalsNear({ dates }: TournamentInfo, clock: SportPageRequest['clock']): boolean {
  const days = findDays(dates);
  const today = getToday(clock);
  return (days[0] ?? '9999') <= addDays(today, DAYS_OF_WEATHER) && (days.at(-1) ?? '') >= today;
}

/**
 * Sources of a sport's landing page. None is critical: each part except the sponsors reports its own failure. The
 * weather is that of the place in the tournament's information, in the days of the finals and shortly before them. Golf has no games: its scoreboard names only champions, and on days of its
 * finals there are the leaders of each class.
 */
export const sources = withLiveBoards(
  ({ sport: { id: sportId, hasOfficeMessages, finals, hasPlayoffs }, clock }: SportPageRequest) => {
    const info = tournamentInfo.with({ sportId });
    const timetable = hasPlayoffs ? requestShowTimetable(clock) : {};
    return {
      subject: { facts: sportFacts.with({ sportId }) },
      optional: {
        info,
        tournament: tournamentScoreboard.with({ sportId }, finals === 'golf' ? 'schedule' : undefined),
        ...(finals !== 'golf' && { day: scoreboardOfDay.with({ sportId }) }),
        alerts: sportAlerts.with({ sportId }),
        sponsors: presentingSponsors.with({ sportId }),
        features: sportFeatures.with({ sportId }),
        documents: stateFinalDocuments.with({ sportId }),
        results: tournamentResults.with({ sportId }),
        events: allEvents.with({}),
        streams: allStreams.with({}),
        ...(hasOfficeMessages ? { messages: tennisMessages.with({}) } : {}),
      },
      mayBeAbsent: ['sponsors', ...Object.keys(timetable)],
      vanishing: ['info', 'tournament', 'day', 'alerts', 'features', 'documents', 'results', 'streams', 'messages'],
      dependent: {
        ...timetable,
        weather: requestAfter(info, (value) =>
          value === null || value.facilityId === null || !areFinalsNear(value, clock)
            ? null
            : weatherForecast.with({ facilityId: value.facilityId }),
        ),
      },
    };
  },
  { withTeams: true },
);
