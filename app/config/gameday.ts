import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import { type GamedayDays, getGamedayOfFinals, getGamedayPhase } from '~/models/state-series/gameday';
import { findGamedayFacts } from './season-facts';

interface Gameday extends GamedayDays {
  readonly headline: string;
}

const USUAL_HEADLINE = 'Every game of the state finals, as it is played.';

/**
 * The gameday of the current season on its days, by its file, else by the announced days; `null` on other days.
 * @param info the tournament's information, which announces the days
 */
export function findOpenGameday(
  clock: ContentClock,
  info: Parameters<typeof readAnnouncedFinals>[0]['info'] = null,
): Gameday | null {
  const season = findCurrentSeason(clock);
  const announced = getGamedayOfFinals(readAnnouncedFinals({ season, info, calendar: [] }).days);
  const gameday = findGamedayFacts(season) ?? (announced && { ...announced, headline: USUAL_HEADLINE });
  return gameday !== null && getGamedayPhase(gameday, clock) === 'open' ? gameday : null;
}
