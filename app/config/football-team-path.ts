import { buildHref, Route } from '~/href';
import { isMadeId } from '~/models/text/made-id';
import { playoffSportId } from './association';

/** The schedule of a football team; `null` for a team to which upstream gives no id. */
export function getFootballTeamPath(footballId: string): string | null {
  return isMadeId(footballId) ? null : buildHref(Route.fbRsScheduleDetail, { sportId: playoffSportId, footballId });
}
