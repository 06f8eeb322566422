import { findCrossCountryFacts } from '~/config/season-facts';
import { crossCountryClasses, type CrossCountryFacts } from '~/config/season-facts-schema';
import type { Sport } from '~/config/sports';
import { findCurrentSeason } from '~/models/dates/season';
import type { SportPageRequest } from '~/page/page-sources';

export interface MeetAddress {
  readonly sport: Sport;
  readonly season: string;
  /** The address names last season. */
  readonly isLastSeason: boolean;
  /** The requested class in any case, else the first. */
  readonly classId: string;
  readonly facts: CrossCountryFacts | null;
}

export function readMeetAddress({
  sport,
  params,
  query,
  clock,
}: Pick<SportPageRequest, 'sport' | 'params' | 'query' | 'clock'>): MeetAddress {
  const season = query.season ?? findCurrentSeason(clock);
  const asked = params.class?.toUpperCase();
  return {
    sport,
    season,
    isLastSeason: query.season !== undefined,
    classId: crossCountryClasses.find((classId) => classId === asked) ?? crossCountryClasses[0],
    facts: findCrossCountryFacts(season, sport.id),
  };
}
