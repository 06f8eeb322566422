import type { SourceRequest } from '~/cache/define-source';
import { footballSeasonOf } from '~/config/season-facts';
import { sportPath, sports } from '~/config/sports';
import { type FootballSeason, lastPlayoffWeek } from '~/models/football/football-season';
import { defaultWeek, isPlayoffWeek } from '~/models/football/weeks';
import type { Game } from '~/models/games/game';
import { footballScores } from '~/upstream/football-games';
import type { ValueOf } from './tournaments';

const FRIDAY = 5;
const SATURDAY = 6;

/** The games of the week of a day; none outside the season. A copy of any age tells on which days games are set. */
export function footballNightKnowledge(season: string, today: string): readonly SourceRequest<Game[]>[] {
  const week = weekOfDay(footballSeasonOf(season), season, today);
  return week === null ? [] : [footballScores.with({ week: String(week) })];
}

/**
 * The pages of football scores on the days on which football is played: Fridays and Saturdays of the regular season, and of the
 * playoffs, where each class has its own, and every other day on which a game of the week is set. The pages themselves know which
 * week it is.
 * @param season of the association, such as `2025-26`
 * @param today content day, `YYYY-MM-DD`
 * @param valueOf the copies of `footballNightKnowledge`
 */
export function footballNightPaths(season: string, today: string, valueOf: ValueOf): readonly string[] {
  const football = footballSeasonOf(season);
  const week = weekOfDay(football, season, today);
  const games = footballNightKnowledge(season, today).flatMap((request) => valueOf(request) ?? []);
  if (week === null || !(isUsualDay(today) || games.some(({ day }) => day === today))) return [];
  const isOfPlayoffs = isPlayoffWeek(week, football);
  return sports.flatMap((sport) => {
    if (!isOfPlayoffs) return sport.hasRegularSeasonPages ? [`${sportPath(sport)}/regular-season/scores`] : [];
    if (!sport.hasPlayoffs) return [];
    const path = `${sportPath(sport)}/state-series/playoff-scores`;
    return [path, ...football.classes.map((classId) => `${path}?class=${classId.toLowerCase()}`)];
  });
}

function isUsualDay(today: string): boolean {
  const weekday = new Date(today).getUTCDay();
  return weekday === FRIDAY || weekday === SATURDAY;
}

/** The week of a day; `null` outside the season. */
function weekOfDay(football: FootballSeason, season: string, today: string): number | null {
  const firstDay = `${season.slice(0, 4)}-${football.weeksCountedFrom}`;
  const lastWeek = lastPlayoffWeek(football);
  if (today < firstDay || !today.startsWith(season.slice(0, 4))) return null;
  const week = defaultWeek(today, football, lastWeek + 1);
  return week > lastWeek ? null : week;
}
