import type { QualifyingGame } from '~/upstream/football-qualification';
import type { FootballEnrollment, FootballStanding } from '~/upstream/football-schools';
import { addDays, formatShortDay } from '../dates/calendar-date';
import { keepFurthest, type Progress } from '../games/furthest';
import { writeOutTown } from '../schools/school-name';
import { formatNumber } from '../text/no-value';
import type { LiveState, OpenGame, PictureInput, PictureTeam } from './playoff-picture';
import type { TeamIndex } from './playoff-rules';

/** The association's lists of teams and games of a season. */
export interface PictureSources {
  /** In alphabetical order, because the last tiebreak is the place in this list. */
  readonly enrollments: readonly FootballEnrollment[];
  readonly standings: readonly FootballStanding[];
  /** The games of the regular season, week by week. */
  readonly weeks: readonly (readonly QualifyingGame[])[];
  /** `1A` to `8A`. */
  readonly classes: readonly string[];
  /** `YYYY-MM-DD`: a game of an earlier day than yesterday is not in play. */
  readonly today: string;
}

/** Combines the lists, with indexes in place of ids. */
export function toPictureInput({ enrollments, standings, weeks, classes, today }: PictureSources): PictureInput {
  const ids = [...new Set([...enrollments, ...standings].map(({ id }) => id))];
  const places = new Map<string | null, TeamIndex>(ids.map((id, place) => [id, place]));
  const findTeams = ({ teams: [home, away] }: QualifyingGame) =>
    [places.get(home.id) ?? null, places.get(away.id) ?? null] as const;
  const conferences = [...new Set(standings.flatMap(({ conference }) => conference ?? []))];
  const conferencePlaces = new Map<string | null, number>(conferences.map((name, place) => [name, place]));
  const sizes = new Map(enrollments.map((enrollment) => [enrollment.id, enrollment]));
  const records = new Map(standings.map((standing) => [standing.id, standing]));
  const buildTeam = (id: string): PictureTeam => {
    const [size, record] = [sizes.get(id), records.get(id)];
    const name = record?.name ?? size?.name ?? '';
    const designated = classes.indexOf(size?.designatedClass?.toUpperCase() ?? '');
    return {
      id,
      name: writeOutTown(name),
      shortName: writeOutTown(record?.shortName ?? name),
      logoUrl: record?.logoUrl ?? size?.logoUrl ?? null,
      enrollment: size?.enrollment ?? 0,
      designatedClass: designated === -1 ? null : designated,
      conference: conferencePlaces.get(record?.conference ?? null) ?? null,
      conferenceWins: record?.conferenceRecord.wins ?? 0,
      isRepresentative: record?.bid === 'R',
    };
  };
  const games = weeks.flatMap((ofWeek, index) => ofWeek.map((game) => ({ game, week: index + 1 })));
  const counted = keepFurthest(games, ({ game }) => game.id, measureQualifyingGame).filter(
    ({ game }) => game.status !== 'called-off',
  );
  return {
    classes,
    conferences,
    teams: ids.map(buildTeam),
    decided: counted
      .filter(({ game }) => game.status === 'over')
      .map(({ game }) => [...findTeams(game), game.winner] as const),
    open: counted
      .filter(({ game }) => game.status === 'open')
      .map(({ game, week }) => toOpenGame(game, week, findTeams(game), today)),
  };
}

function toOpenGame(game: QualifyingGame, week: number, teams: OpenGame['teams'], today: string): OpenGame {
  const visitor = teams.indexOf(null);
  return {
    id: game.id,
    week,
    teams,
    day: game.day === null ? '' : formatShortDay(game.day),
    visitor: visitor === -1 ? null : writeOutTown(game.teams[visitor === 0 ? 0 : 1].name),
    live: (game.day ?? today) < addDays(today, -1) ? null : readLiveState(game),
  };
}

function readLiveState({ live }: QualifyingGame): LiveState | null {
  if (live === null) return null;
  const [host, visitor] = live.score;
  return {
    status: [live.period, live.timeRemaining].filter((word) => word !== null).join(' ') || 'Live',
    scores: [formatNumber(host, String), formatNumber(visitor, String)],
  };
}

/** Of a game that is listed twice, the result counts, then the later day: that of the make-up. */
function measureQualifyingGame({ game: { status, winner, day } }: { readonly game: QualifyingGame }): Progress {
  return [Number(status === 'over'), Number(winner !== null), day ?? '', Number(status === 'called-off')];
}
