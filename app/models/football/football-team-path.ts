import { buildHref, Route } from '~/href';

/** The schedule of a football team; `null` for a team to which upstream gives no id. */
export function getFootballTeamPath(footballId: string): string | null {
  return footballId.startsWith('row:')
    ? null
    : buildHref(Route.fbRsScheduleDetail, { sportId: 'football', footballId });
}
