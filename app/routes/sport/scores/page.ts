import { requestGamesOfOtherDays, type DayCounts } from '~/blocks/daily-games/day-counts';
import { choosePolicyOfDay } from '~/blocks/daily-games/day-policy';
import { requestSchools } from '~/blocks/daily-games/joined-games';
import { dailyGamesSportIds, getSportTitle } from '~/blocks/daily-games/score-sports';
import { chooseShownDay } from '~/blocks/daily-games/shown-day';
import { buildDailyGamesPath } from '~/blocks/daily-games/sport-path';
import { type DailyGamesView, toDailyGamesView } from '~/blocks/daily-games/view';
import { addToHref } from '~/components/ui/href-with';
import { findSport, type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { sportFacts } from '~/upstream/sports';

/** The games of the day, of which the page shows those of its sport, and what the bar of the sport shows. */
export function sources({ params, query, clock }: PageRequest) {
  const day = chooseShownDay(query, clock);
  return {
    optional: { games: dailyGames.with({ day }, choosePolicyOfDay(day, clock)) },
    subject: { facts: sportFacts.with({ sportId: requireDailyGamesSport(params).id }) },
    dependent: { ...requestGamesOfOtherDays({ query, clock }), ...requestSchools() },
  };
}

/** The sport that the address names; the first of the list when there is no such sport. */
export function requireDailyGamesSport({ sportId = '' }: Readonly<Record<string, string | undefined>>): Sport {
  const [first = ''] = dailyGamesSportIds;
  const sport = findSport(sportId) ?? findSport(first);
  if (sport === undefined) throw new RangeError(`The association has no ${first}.`);
  return sport;
}

const gamesPerPage = 24;

type Query = Readonly<Record<string, string>>;

/** The daily games of one sport. A sport that the list does not have is offered after the others. */
export function toSportScoresView(
  sport: Sport,
  sourceValue: SourceValue<Game[]> | null,
  query: Query,
  clock: ContentClock,
  dayCounts: DayCounts = {},
): DailyGamesView {
  const offered = [...new Set([...dailyGamesSportIds, sport.id])];
  return toDailyGamesView({
    sourceValue,
    dayCounts,
    query,
    clock,
    path: buildDailyGamesPath(sport.id),
    gamesPerPage,
    sport: sport.id,
    sportIsInPath: true,
    sportOptions: offered.map((sportId) => ({ value: sportId, text: getSportTitle(sportId) })),
  });
}

/**
 * Where a form sent without scripts leads: the page of the sport that was chosen, with the other fields. `null` when the
 * address names no other sport of the list.
 */
export function buildChosenSportHref(sport: Sport, { sport: chosen, page: _, ...rest }: Query): string | null {
  if (chosen === undefined || chosen === sport.id || !dailyGamesSportIds.includes(chosen)) return null;
  return addToHref(buildDailyGamesPath(chosen), rest);
}
