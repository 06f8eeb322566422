import { buildHref, Route } from '~/href';
import { isMadeId } from '../text/made-id';

/** The schedule of a football team; `null` for a team to which upstream gives no id. */
export function getFootballTeamPath(footballId: string): string | null {
  return isMadeId(footballId) ? null : buildHref(Route.fbRsScheduleDetail, { sportId: 'football', footballId });
}

/** Where the row of a football team is on the page of the outlook. */
export function buildTeamAnchor(footballId: string): string {
  return `team-${footballId}`;
}
