import { findSport, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { SearchEntry } from '~/models/search/search-entry';
import { isMadeId } from '~/models/text/made-id';
import { stateFinalTeams, type StateFinalTeam } from '~/upstream/state-finals';

/* Coaches of teams in state finals. Upstream lists them by sport, and only those. */

/** Teams of state finals by the id of their sport, as far as they could be read. */
export type FinalTeams = Readonly<Partial<Record<string, readonly StateFinalTeam[]>>>;

export function requestFinalTeams() {
  const withTeams = sports.filter(({ finals }) => finals === 'games');
  return Object.fromEntries(
    withTeams.map(({ id }) => [id, { ...stateFinalTeams.with({ sportId: id }), isNamed: true }]),
  );
}

/** Head coaches with their sport and school. They lead to their team. */
export function buildCoachEntries(teams: FinalTeams): readonly SearchEntry[] {
  return Object.entries(teams).flatMap(([sportId, ofSport = []]) => {
    const sport = findSport(sportId);
    if (sport === undefined) return [];
    return ofSport.flatMap(({ headCoach, schoolId, programName }): SearchEntry[] =>
      headCoach === null || isMadeId(schoolId)
        ? []
        : [
            {
              path: sport.hasPlayoffs
                ? buildHref(Route.fbTitleTeamInfo, { sportId })
                : buildHref(Route.ssTeamDetail, { sportId, schoolId }),
              title: headCoach,
              detail: `${programName}, ${sport.title} head coach`,
              words: 'coach',
            },
          ],
    );
  });
}
