import { buildHref, Route } from '~/href';
import { isMadeId } from '../text/made-id';

/** The schedule of a football team; `null` for a team to which upstream gives no id. */
export function getFootballTeamPath(footballId: string): string | null {
  return isMadeId(footballId) ? null : buildHref(Route.fbRsScheduleDetail, { sportId: 'football', footballId });
}

/** Id of a football team's row in the playoff lists. */
export function buildTeamAnchor(footballId: string): string {
  return `team-${footballId}`;
}
