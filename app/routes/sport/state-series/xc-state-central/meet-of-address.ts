import { crossCountryFinalsOf } from '~/config/season-facts';
import type { CrossCountryClassFacts, CrossCountryFinalsFacts } from '~/config/season-facts-schema';
import type { Sport } from '~/config/sports';
import { sportOfAddress } from '~/routes/sport/sport-of-address';

/** The state meet that an address names, and the class that its page shows. */
export interface MeetOfAddress {
  readonly sport: Sport;
  readonly facts: CrossCountryFinalsFacts;
  /** One that runs, in any case, else the first. */
  readonly shown: CrossCountryClassFacts;
}

/** @throws Response 404 for a sport that is not cross country: upstream is not asked about it */
export function meetOfAddress(season: string, params: Readonly<Record<string, string | undefined>>): MeetOfAddress {
  const sport = sportOfAddress(params);
  const facts = crossCountryFinalsOf(season, sport.id);
  const asked = params.class?.toUpperCase();
  const shown = facts?.classes.find(({ classId }) => classId === asked) ?? facts?.classes[0];
  if (facts === null || shown === undefined) throw new Response(null, { status: 404 });
  return { sport, facts, shown };
}
