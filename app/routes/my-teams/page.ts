import { getCalendarDay } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { parseTeamsLink } from '~/models/teams/followed-teams';
import type { TeamToday } from '~/models/teams/team-today';
import type { PageRequest, SourceValue, ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { allSchools } from '~/upstream/schools';
import { toTeamToday } from './team-view';

/** Today's games and the names of the schools, which other pages keep in the cache anyway. */
export function sources({ clock }: Pick<PageRequest, 'clock'>) {
  const day = getCalendarDay(clock.nowMs(), clock.timeZone);
  return { optional: { schools: allSchools.with({}), games: dailyGames.with({ day }) } };
}

export interface MyTeamsView {
  /** The teams in the address; `null` without any, and then those of the device are shown. */
  readonly linked: readonly TeamToday[] | null;
}

export interface MyTeamsValues {
  readonly schools: SourceValue<readonly DirectorySchool[]> | null;
  readonly games: SourceValue<readonly Game[]> | null;
}

/** Unknown ids in the link are ignored. */
export function toMyTeamsView(
  { schools, games }: MyTeamsValues,
  teams: string | undefined,
  hasFeeds: boolean,
): MyTeamsView {
  const keys = parseTeamsLink(teams);
  const context = { schools: schools?.value ?? [], games: games?.value ?? null, hasFeeds };
  return {
    linked: teams === undefined ? null : keys.flatMap((key) => toTeamToday(key, context) ?? []),
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { query, environment }: PageRequest) {
  return { ...toMyTeamsView(optional, query.teams, environment.SITE_URL !== undefined) };
}
