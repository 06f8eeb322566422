import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { updateStamp } from '~/models/dates/update-stamp';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { stateFinalTeams } from '~/upstream/state-finals';
import { buildTeamsSeasonSources, getTeamsSeason, groupTeamsWithStaff } from '../page';

/** The teams of the title games. The page stands without them, with a message. */
export function sources({ sport: { id: sportId } }: SportPageRequest) {
  return {
    optional: { teams: stateFinalTeams.with({ sportId }), ...buildTeamsSeasonSources(sportId) },
    mayBeAbsent: ['scores'],
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(sport, getTeamsSeason(optional.scores, clock)),
    groups: groupTeamsWithStaff(sport, optional.teams?.value ?? []),
    stamp: optional.teams && updateStamp(optional.teams, clock),
  };
}
