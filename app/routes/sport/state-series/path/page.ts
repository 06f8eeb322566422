import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildHref, Route } from '~/href';
import {
  findOtherSeasonOfPath,
  findPathOfSchool,
  toPathView,
  type PathView,
  type PathViewOptions,
} from '~/models/brackets/path-view';
import { getToday } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { hasNothingToFollow, settlePastGame } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { stayOnHost } from '~/models/games/score-card-view';
import { writeOutTown } from '~/models/schools/school-name';
import { formatRecord } from '~/models/state-series/state-final-team';
import { findTeamByName } from '~/models/statistics/team-of-school';
import { notFound } from '~/page/page-outcome';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { prepSchools, type PrepSchool } from '~/upstream/prep-schools';
import { allSchools } from '~/upstream/schools';
import { tournamentScores } from '~/upstream/tournament-scores';

/** The directory names an unpaired school. Only some sports have records. */
export function sources({ sport }: SportPageRequest) {
  const sportId = sport.id;
  return {
    optional: {
      games: tournamentScores.with({ sportId }),
      schools: allSchools.with({}),
      ...(sport.hasStatistics && { teams: prepSchools.with({ sportId }) }),
    },
    mayBeAbsent: ['schools', 'teams'],
  };
}

export function toView(
  { optional }: ValuesOf<typeof sources>,
  { sport, params, clock, environment }: SportPageRequest,
) {
  const { schoolId = '' } = params;
  const today = getToday(clock);
  const games = (optional.games?.value ?? []).map((game) => settlePastGame(game, today));
  const path = findPathOfSchool(games, schoolId);
  const directory = optional.schools?.value ?? null;
  const listedName = directory?.find(({ id }) => id === schoolId)?.name ?? null;
  if (path === null && directory !== null && listedName === null) return notFound;
  const teams = optional.teams?.value ?? [];
  const view =
    path &&
    toPathView(path, {
      getRecord: ({ name }) => findRecord(name, teams),
      buildTeamHref: (team) =>
        team.schoolId === null
          ? null
          : buildHref(Route.stateSeriesPath, { sportId: sport.id, schoolId: team.schoolId }),
      buildGameHref: ({ id }) =>
        mayBeContestId(id) ? buildHref(Route.game, { contestId: id, query: { sport: sport.id } }) : null,
      buildWatchHref: (game) =>
        hasNothingToFollow(game, today) ? null : stayOnHost(game.links.watchUrl, environment.STREAM_HOST),
      buildStreamsHref: (date) => buildHref(Route.streaming, { query: { date, sport: sport.id } }),
    } satisfies PathViewOptions);
  return {
    heading: buildStateSeriesHeading(sport, path && findOtherSeasonOfPath(path, today)),
    name: writeOutTown(view?.name ?? listedName ?? 'This school'),
    record: view && findRecord(view.name, teams),
    path: view satisfies PathView | null,
    links: [
      {
        text: 'Bracket',
        to: buildHref(sport.hasPlayoffs ? Route.fbPlayoffBrackets : Route.ssBrackets, {
          sportId: sport.id,
          classId: view?.classId,
        }),
      },
      { text: 'The school', to: buildHref(Route.schoolsDetails, { schoolId }) },
    ],
    refreshHref: buildHref(Route.stateSeriesPath, { sportId: sport.id, schoolId }),
    stamp: optional.games && updateStamp(optional.games, clock),
  };
}

function findRecord(name: string, teams: readonly PrepSchool[]): string | null {
  const team = findTeamByName(name, teams);
  return team && formatRecord({ wins: team.wins, losses: team.losses, ties: null });
}
