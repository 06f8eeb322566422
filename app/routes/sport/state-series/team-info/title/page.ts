import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { createTeamHref } from '~/blocks/statistics/paths';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, toScoreCardView } from '~/models/games/score-card-view';
import { isOfStateFinals } from '~/models/games/stage';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { stateFinalScores, stateFinalTeams } from '~/upstream/state-finals';
import { tournamentScores } from '~/upstream/tournament-scores';
import { getTeamsSeason, groupTeams } from '../page';

/** The teams of the title games. The page stands without them, with a message. */
export function sources({ sport: { id: sportId } }: SportPageRequest) {
  return {
    optional: {
      teams: stateFinalTeams.with({ sportId }),
      scores: stateFinalScores.with({ sportId }),
      games: tournamentScores.with({ sportId }),
    },
    mayBeAbsent: ['scores', 'games'],
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  // The games of the season whose teams are listed.
  const schoolIds = new Set((optional.teams?.value ?? []).map(({ schoolId }) => schoolId));
  const titleGames = (optional.games?.value ?? [])
    .filter((game) => isOfStateFinals(game) && game.teams.every(({ schoolId }) => schoolIds.has(schoolId ?? '')))
    .map((game) => ({ ...game, sportId: sport.id }));
  const options: ScoreCardOptions = {
    withStage: true,
    buildTeamHref: createTeamHref(sport),
    getGameList: getSeriesList,
    asOf: findAsOf(optional.games, clock),
  };
  return {
    heading: buildStateSeriesHeading(sport, getTeamsSeason(optional.scores, clock)),
    groups: groupTeams(sport, optional.teams?.value ?? [], true).map((group) => ({
      ...group,
      cards: titleGames
        .filter(({ classId }) => classId === group.classId)
        .map((game) => toScoreCardView(game, options)),
    })),
    stamp: optional.teams && updateStamp(optional.teams, clock),
  };
}
