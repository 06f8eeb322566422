import type { GamedayTeaserView } from '~/components/home/gameday-teaser';
import { seasonFacts } from '~/config/season-facts';
import { findSport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { gamedayPhase } from '~/models/state-series/gameday';

/** The teaser of the season's gameday; `null` before its first day and after its last. */
export function gamedayTeaser(season: string, clock: ContentClock): GamedayTeaserView | null {
  const { gameday } = seasonFacts(season);
  if (gamedayPhase(gameday, clock) !== 'open') return null;
  const title = findSport(gameday.sportId)?.title ?? '';
  return { title: `${title} State Finals`.trim(), headline: gameday.headline, to: '/gameday' };
}
