import type { ResultRowView } from '~/components/state-series/result-rows';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import type { GameTeam } from '~/models/games/game';
import { createTeamHref } from '../statistics/paths';

/** A team with its mark, linked to its page in the sport or else to its school's; `null` for a team that is not named. */
export function toWinner(team: GameTeam, sport: Sport): ResultRowView['winner'] | null {
  if (!isKnownTeam(team)) return null;
  const { schoolId, name, logoUrl } = team;
  const buildTeamHref = createTeamHref(sport) ?? ((id: string) => buildHref(Route.schoolsDetails, { schoolId: id }));
  return { name, markKey: schoolId ?? name, logoUrl, to: schoolId === null ? null : buildTeamHref(schoolId) };
}
