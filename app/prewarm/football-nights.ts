import type { SourceRequest } from '~/cache/source/define-source';
import { footballSeason } from '~/config/football';
import { sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findWeekOfDay, isPlayoffWeek } from '~/models/football/weeks';
import type { Game } from '~/models/games/game';
import { footballScores } from '~/upstream/football-games';
import type { ValueOf } from './tournaments';

const FRIDAY = 5;
const SATURDAY = 6;

/** The games of a day's week; none outside the season. A copy of any age shows the days with games. */
export function listFootballNightRequests(today: string): readonly SourceRequest<Game[]>[] {
  const week = findWeekOfDay(today, footballSeason);
  return week === null ? [] : [footballScores.with({ week: String(week) })];
}

/** Paths of football scores on days with games, by the copies of `listFootballNightRequests`. The pages determine the week. */
export function listFootballNightPaths(today: string, getValue: ValueOf): readonly string[] {
  const week = findWeekOfDay(today, footballSeason);
  const games = listFootballNightRequests(today).flatMap((request) => getValue(request) ?? []);
  if (week === null || !(isUsualDay(today) || games.some(({ day }) => day === today))) return [];
  const isOfPlayoffs = isPlayoffWeek(week, footballSeason);
  return sports.flatMap((sport) => {
    if (!isOfPlayoffs) return sport.hasRegularSeasonPages ? [buildHref(Route.fbRsScores, { sportId: sport.id })] : [];
    if (!sport.hasPlayoffs) return [];
    const path = buildHref(Route.fbPlayoffScores, { sportId: sport.id });
    return [path, ...footballSeason.classes.map((classId) => `${path}?class=${classId.toLowerCase()}`)];
  });
}

function isUsualDay(today: string): boolean {
  const weekday = new Date(today).getUTCDay();
  return weekday === FRIDAY || weekday === SATURDAY;
}
