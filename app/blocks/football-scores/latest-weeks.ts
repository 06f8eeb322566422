import { footballSeason } from '~/config/football';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import type { ScheduleContext } from '~/models/football/schedule-view';
import { getDefaultWeek, getLastPlayoffWeek } from '~/models/football/weeks';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { requestBeside, type SourceValue } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';

/**
 * Scores of the current week and of the week before. They have the numbers of the games, which
 * schedules lack. A schedule has at least nine weeks: to ask for all of them would cost a page nine sources, so only the
 * last game and, from the first day of its week, the next game lead to their pages, the others to the team's scores of their weeks
 * (decision 78).
 */
export function requestLatestWeeks(clock: ContentClock) {
  const week = getCurrentWeek(clock);
  return {
    scores: requestBeside(footballScores.with({ week: String(week) })),
    ...(week > 1 && { scoresBefore: requestBeside(footballScores.with({ week: String(week - 1) })) }),
  };
}

interface LatestScores {
  readonly scores: SourceValue<Game[]> | null;
  readonly scoresBefore?: SourceValue<Game[]> | null | undefined;
}

/** What a schedule needs besides its games, with what `requestLatestWeeks` was answered with. */
export function buildScheduleContext({ scores, scoresBefore }: LatestScores, clock: ContentClock): ScheduleContext {
  const week = getCurrentWeek(clock);
  return {
    weeks: [
      { week, games: scores?.value ?? [], asOf: findAsOf(scores, clock) },
      { week: week - 1, games: scoresBefore?.value ?? [], asOf: findAsOf(scoresBefore, clock) },
    ],
    season: footballSeason,
    today: getToday(clock),
  };
}

function getCurrentWeek(clock: ContentClock): number {
  const today = getToday(clock);
  return getDefaultWeek(today, footballSeason, getLastPlayoffWeek(footballSeason));
}
