import { hrefWith } from '~/components/ui/href-with';
import type { Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { dailyGamesSportIds, sportTitle } from '~/routes/daily-games/score-sports';
import { dailyGamesPath } from '~/routes/daily-games/sport-path';
import { type DailyGamesView, toDailyGamesView } from '~/routes/daily-games/view';
import type { Reading } from '~/routes/page-sources';

const gamesPerPage = 24;

type Query = Readonly<Record<string, string>>;

/** The daily games of one sport. A sport that the list does not have is offered after the others. */
export function toSportScoresView(
  sport: Sport,
  reading: Reading<Game[]> | null,
  query: Query,
  clock: ContentClock,
): DailyGamesView {
  const offered = [...new Set([...dailyGamesSportIds, sport.id])];
  return toDailyGamesView({
    reading,
    query,
    clock,
    path: dailyGamesPath(sport.id),
    gamesPerPage,
    sport: sport.id,
    sportIsInPath: true,
    sportOptions: offered.map((sportId) => ({ value: sportId, text: sportTitle(sportId) })),
  });
}

/**
 * Where a form sent without scripts leads: the page of the sport that was chosen, with the other fields. `null` when the
 * address names no other sport of the list.
 */
export function chosenSportHref(sport: Sport, { sport: chosen, page: _, ...rest }: Query): string | null {
  if (chosen === undefined || chosen === sport.id || !dailyGamesSportIds.includes(chosen)) return null;
  return hrefWith(dailyGamesPath(chosen), rest);
}
