import { requireSport } from '~/blocks/sport/sport-of-address';
import { findCrossCountryFacts } from '~/config/season-facts';
import { crossCountryClasses, type CrossCountryFacts } from '~/config/season-facts-schema';
import type { Sport } from '~/config/sports';
import { findCurrentSeason } from '~/models/dates/season';
import type { PageRequest } from '~/page/page-sources';

/** The state meet that an address names: the season, and the class that its page shows. */
export interface MeetAddress {
  readonly sport: Sport;
  readonly season: string;
  /** The address names last season. */
  readonly isLastSeason: boolean;
  /** One that runs, in any case, else the first. */
  readonly classId: string;
  /** What the season's file says of the meet; `null` when it says nothing. */
  readonly facts: CrossCountryFacts | null;
}

/** @throws Response 404 for a sport that is not cross country: upstream is not asked about it */
export function readMeetAddress({
  params,
  query,
  clock,
}: Pick<PageRequest, 'params' | 'query' | 'clock'>): MeetAddress {
  const sport = requireSport(params);
  if (sport.finals !== 'cross-country') throw new Response(null, { status: 404 });
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
