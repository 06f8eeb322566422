import type { SourceRequest } from '~/cache/source/define-source';
import { type AnnouncedFinals, readAnnouncedFinals } from '~/models/state-series/announced-finals';
import type { PageValues, SportPageRequest } from '~/page/page-sources';
import { fiveYearCalendar, type CalendarRow } from '~/upstream/sport-calendar';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';

export interface AnnouncementSources {
  readonly optional: {
    readonly info?: SourceRequest<TournamentInfo | null>;
    readonly calendar?: SourceRequest<CalendarRow[]>;
  };
  readonly mayBeAbsent: readonly string[];
}

/** `hasFacts`: the season's file says when and where the finals are. */
export function buildAnnouncementSources(
  { sport: { id: sportId } }: Pick<SportPageRequest, 'sport'>,
  hasFacts: boolean,
): AnnouncementSources {
  if (hasFacts) return { optional: {}, mayBeAbsent: [] };
  return {
    optional: { info: tournamentInfo.with({ sportId }), calendar: fiveYearCalendar.with({ sportId }) },
    mayBeAbsent: ['info', 'calendar'],
  };
}

export type AnnouncementValues = Pick<PageValues<AnnouncementSources>, 'optional'>;

/** The finals of a season from the values of `buildAnnouncementSources`. */
export function toAnnouncedFinals({ optional }: AnnouncementValues, season: string): AnnouncedFinals {
  return readAnnouncedFinals({
    season,
    info: optional.info?.value ?? null,
    calendar: optional.calendar?.value ?? [],
  });
}
