import type { AnnouncedFinals } from '~/models/state-series/announced-finals';
import { type GamedayDays, getGamedayOfFinals } from '~/models/state-series/gameday';
import { findGamedayFacts } from './season-facts';

/** The sport whose finals have a page (specification 3 §2.5), with its name in the broadcast service. */
export const gamedaySport = { sportId: 'girls-flag-football', broadcastActivity: 'Flag Football' } as const;

export interface Gameday extends GamedayDays {
  readonly headline: string;
}

const USUAL_HEADLINE = 'Every game of the state finals, as it is played.';

/** The gameday of a season by its file, else by the announced days; `null` while the days are unknown. */
export function findGameday(season: string, announced: AnnouncedFinals | null): Gameday | null {
  const facts = findGamedayFacts(season);
  if (facts !== null) return facts;
  const days = getGamedayOfFinals(announced?.days ?? []);
  return days && { ...days, headline: USUAL_HEADLINE };
}
