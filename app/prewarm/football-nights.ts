import { footballSeasonOf } from '~/config/season-facts';
import { sportPath, sports } from '~/config/sports';
import { type FootballSeason, lastPlayoffWeek } from '~/models/football/football-season';
import { defaultWeek, isPlayoffWeek } from '~/models/football/weeks';

const FRIDAY = 5;
const SATURDAY = 6;

/**
 * The pages of football scores on the days on which football is played: Fridays and Saturdays of the regular season, and of the
 * playoffs, where each class has its own. The pages themselves know which week it is.
 * @param season of the association, such as `2025-26`
 * @param today content day, `YYYY-MM-DD`
 */
export function footballNightPaths(season: string, today: string): readonly string[] {
  const football = footballSeasonOf(season);
  const week = weekOfGameDay(football, season, today);
  if (week === null) return [];
  const isOfPlayoffs = isPlayoffWeek(week, football);
  return sports.flatMap((sport) => {
    if (!isOfPlayoffs) return sport.hasRegularSeasonPages ? [`${sportPath(sport)}/regular-season/scores`] : [];
    if (!sport.hasPlayoffs) return [];
    const path = `${sportPath(sport)}/state-series/playoff-scores`;
    return [path, ...football.classes.map((classId) => `${path}?class=${classId.toLowerCase()}`)];
  });
}

/** The week of a day of games; `null` on any other day, and outside the season. */
function weekOfGameDay(football: FootballSeason, season: string, today: string): number | null {
  const weekday = new Date(today).getUTCDay();
  if (weekday !== FRIDAY && weekday !== SATURDAY) return null;
  const firstDay = `${season.slice(0, 4)}-${football.weeksCountedFrom}`;
  const lastWeek = lastPlayoffWeek(football);
  if (today < firstDay || !today.startsWith(season.slice(0, 4))) return null;
  const week = defaultWeek(today, football, lastWeek + 1);
  return week > lastWeek ? null : week;
}
