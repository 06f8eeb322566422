import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { updateStamp } from '~/models/dates/update-stamp';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { stateFinalScores, stateFinalTeams } from '~/upstream/state-finals';
import { getTeamsSeason, groupTeams } from '../page';

/** The teams of the title games. The page stands without them, with a message. */
export function sources({ sport: { id: sportId } }: SportPageRequest) {
  return {
    optional: { teams: stateFinalTeams.with({ sportId }), scores: stateFinalScores.with({ sportId }) },
    mayBeAbsent: ['scores'],
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(sport, getTeamsSeason(optional.scores, clock)),
    groups: groupTeams(sport, optional.teams?.value ?? [], true),
    stamp: optional.teams && updateStamp(optional.teams, clock),
  };
}
