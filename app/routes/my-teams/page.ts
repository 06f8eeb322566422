import { isDay, readGamesByDay, requestGamesAroundToday } from '~/blocks/daily-games/game-requests';
import { findSport } from '~/config/sports';
import { addDays } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { parseTeamsLink } from '~/models/teams/followed-teams';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { allSchools } from '~/upstream/schools';
import { toTeamToday } from './team-view';

/**
 * The names of the schools, and the games of today and of the days around it, which pages of scores keep in the cache anyway. Without teams in
 * the address the browser asks for each of its own.
 */
export function sources({ clock, query }: Pick<PageRequest, 'clock' | 'query'>) {
  const day = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const hasSchools = parseTeamsLink(query.teams).some((key) => findSport(key) === undefined);
  return {
    optional: {
      schools: allSchools.with({}),
      games: dailyGames.with({ day }),
      ...(hasSchools && requestGamesAroundToday(clock)),
    },
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, request: PageRequest) {
  const { query, environment, clock } = request;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const context = {
    schools: optional.schools?.value ?? [],
    games: optional.games?.value ?? null,
    week: readGamesByDay(optional),
    today,
    hasFeeds: environment.SITE_URL !== undefined,
  };
  // Unknown ids in the link are ignored.
  const linked = parseTeamsLink(query.teams).flatMap((key) => toTeamToday(key, context) ?? []);
  return {
    /** The teams in the address; `null` without any, and then those of the device are shown. */
    linked: query.teams === undefined ? null : linked,
    isWeekMissing: unavailable.some((name) => isDay(name)),
    siteUrl: environment.SITE_URL ?? null,
    saturday: addDays(today, 6 - new Date(today).getUTCDay()),
    today,
  };
}
