import type * as z from 'zod';
import { declareDay, loadDay, requireAreas } from '~/blocks/daily-games/day-of-address';
import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { choosePollClass, findPreviousRank, formatOpponent, isFinalPoll } from '~/blocks/sport/poll';
import { buildBracketPath, requireBracketClass } from '~/blocks/state-series/bracket-of-address';
import { findAskedClass } from '~/blocks/state-series/class-of-address';
import { readBracketOfClass } from '~/blocks/state-series/drawn-bracket-view';
import { buildGolfFileParams, readGolfAddress } from '~/blocks/state-series/golf-finals';
import { declareConference, loadConference } from '~/blocks/statistics/conference';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import { unpack } from '~/browser/packed';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { toConferenceStandings } from '~/models/football/standing-view';
import { rankStandings } from '~/models/golf/golf-places';
import { listClasses } from '~/models/schools/classification';
import { mergeRatings, rankByRpi } from '~/models/statistics/rpi-ranking';
import { getConferenceShare, placeStandings } from '~/models/statistics/standings';
import { findNumber } from '~/models/text/no-value';
import { type LoaderArgs, loadPage, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound, PageOutcome } from '~/page/page-outcome';
import type { PageSources, SportPageRequest } from '~/page/page-sources';
import { enrollments } from '~/upstream/classification';
import { footballPoll, pollLastAndNext } from '~/upstream/football-polls';
import { footballStandings } from '~/upstream/football-schools';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { allSchools } from '~/upstream/schools';
import { requestTournamentScores } from '~/upstream/tournament-scores';
import { bracketRow, listBracketRows } from './bracket-rows';
import {
  conferenceRow,
  dropMadeId,
  enrollmentRow,
  gameRow,
  leaderRow,
  pollRow,
  ratingRow,
  schoolRow,
  standingRow,
  toGameRow,
} from './data-rows';

/** The rows of a page in a file, in the order of the page. */
interface LoadedTable<Row> {
  readonly rows: readonly Row[];
  readonly stamp: UpdateStamp;
  /** The page of the site with the same rows. */
  readonly path: string;
}

interface DataTable<Row extends z.ZodObject = z.ZodObject> {
  readonly title: string;
  readonly row: Row;
  readonly declare: (request: SportPageRequest) => PageSources;
  /** Throws a response: 404 if there is no such thing, 502 or 504 rather than a part of the rows. */
  readonly load: (args: LoaderArgs) => Promise<LoadedTable<z.infer<Row>>>;
}

/** All games of any day. */
const allGames = 100_000;

function defineTable<Row extends z.ZodObject>(table: DataTable<Row>): DataTable<Row> {
  return table;
}

const scores = defineTable({
  title: 'Games of a day',
  row: gameRow,
  declare: (request) => ({ ...declareDay(request), critical: { directory: allSchools.with({}) } }),
  load: async (args) => {
    await requireAreas(args);
    // Rows have the ids of schools, which a page may leave out at first.
    await loadPage(args, () => ({ critical: { directory: allSchools.with({}) } }));
    const { view, games, path, isUnavailable } = await loadDay(args, allGames);
    if (isUnavailable || view.stamp === null) throw new PageOutcome(502, { 'retry-after': '15' }).toResponse();
    const byId = new Map(games.map((game) => [game.id, game]));
    const cards = unpack(view.sections).flatMap(({ parts }) => parts.flatMap((part) => part.cards));
    const rows = cards.flatMap((card) => {
      const game = byId.get(card.id);
      return game === undefined ? [] : [toGameRow(card, game)];
    });
    return { rows, stamp: view.stamp, path };
  },
});

const declareStandings = () => ({ critical: { standings: footballStandings.with({}) } });

const standings = defineTable({
  title: 'Football standings',
  row: standingRow,
  declare: declareStandings,
  load: async (args) => {
    const { sport, clock } = requirePageRequest(args);
    const { critical } = await loadPage(args, declareStandings);
    const { value } = critical.standings;
    const byId = new Map(value.map((standing) => [standing.id, standing]));
    const rows = toConferenceStandings(value).flatMap((conference) =>
      conference.rows.flatMap(({ id }, index) => {
        const standing = byId.get(id);
        if (standing === undefined) return [];
        const { conferenceRecord, record } = standing;
        return [
          {
            conference: conference.name,
            place: index + 1,
            team: standing.name,
            team_id: dropMadeId(id),
            conference_wins: conferenceRecord.wins,
            conference_losses: conferenceRecord.losses,
            wins: record.wins,
            losses: record.losses,
            opponents_wins: findNumber(standing.opponentsWins),
            points_for: findNumber(standing.pointsFor),
            points_against: findNumber(standing.pointsAgainst),
            bid: standing.bid,
          },
        ];
      }),
    );
    const path = buildHref(Route.fbRsStandings, { sportId: sport.id });
    return { rows, stamp: updateStamp(critical.standings, clock), path };
  },
});

const conferences = defineTable({
  title: 'Standings of a conference',
  row: conferenceRow,
  declare: declareConference,
  load: async (args) => {
    const { sport, clock } = requirePageRequest(args);
    const { conferences: list, conference } = await loadConference(args);
    if (conference === null) {
      // As the page of a sport whose conferences are not posted yet.
      const path = buildHref(Route.mpStandings, { sportId: sport.id });
      return { rows: [], stamp: updateStamp(list, clock), path };
    }
    const { name, leagueId, standings: read } = conference;
    const rows = placeStandings(read.value).map(({ row, place }) => ({
      conference: name,
      conference_id: leagueId,
      place,
      school: row.name,
      school_id: dropMadeId(row.schoolId),
      conference_wins: row.conferenceWins,
      conference_losses: row.conferenceLosses,
      wins: row.wins,
      losses: row.losses,
      conference_win_percentage: findNumber(getConferenceShare(row)),
    }));
    const path = buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId });
    return { rows, stamp: updateStamp(read, clock), path };
  },
});

const declareRatings = ({ sport }: SportPageRequest) => ({ critical: buildRatingSources(sport) });

const ratings = defineTable({
  title: 'RPI rankings',
  row: ratingRow,
  declare: declareRatings,
  load: async (args) => {
    const { sport, clock } = requirePageRequest(args);
    const { critical } = await loadPage(args, declareRatings);
    const merged = mergeRatings([critical.ratings.value, critical.moreRatings?.value ?? []]);
    const classes = sport.hasRatingsByClass ? listClasses(merged) : [];
    const rankings =
      classes.length === 0
        ? [rankByRpi(merged)]
        : classes.map((classId) => rankByRpi(merged.filter((row) => row.classId === classId)));
    const rows = rankings.flat().map(({ row, place }) => ({
      class: classes.length === 0 ? null : row.classId,
      place,
      school: row.shortName,
      school_id: dropMadeId(row.schoolId),
      wins: row.wins,
      losses: row.losses,
      rpi: findNumber(row.rpi),
      win_percentage: findNumber(row.winPercent),
      opponents_win_percentage: findNumber(row.opponents),
      their_opponents_win_percentage: findNumber(row.theirOpponents),
    }));
    const oldest = findOldestValue([critical.ratings, critical.moreRatings ?? null]) ?? critical.ratings;
    return { rows, stamp: updateStamp(oldest, clock), path: buildHref(Route.mpRpi, { sportId: sport.id }) };
  },
});

function declareLeaders(request: SportPageRequest) {
  const address = readGolfAddress(request, request.query.class);
  const source = request.query.board === 'team' ? golfTeamLeaders : golfIndividualLeaders;
  return { critical: { board: source.with(buildGolfFileParams(address), chooseGolfFilesPolicy(address, request)) } };
}

/** `null` before the finals of the season, when there is no leaderboard yet and its page says so. */
async function loadBoard(args: LoaderArgs) {
  try {
    return (await loadPage(args, declareLeaders)).critical.board;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}

const leaderboard = defineTable({
  title: 'Golf leaderboards',
  row: leaderRow,
  declare: declareLeaders,
  load: async (args) => {
    const request = requirePageRequest(args);
    const { sport, query, clock } = request;
    const { classId, classInAddress } = readGolfAddress(request, query.class);
    if (query.class !== undefined && query.class !== classId) throw notFound.toResponse();
    const board = await loadBoard(args);
    const rows = rankStandings(board?.value.standings ?? []).map(({ standing, place, isTied }) => ({
      class: classId,
      place,
      tied: isTied,
      name: standing.name,
      school: standing.teamName,
      school_id: standing.schoolId,
      to_par: standing.versusPar,
      through: standing.thru,
      round_1: standing.rounds[0].gross,
      round_2: standing.rounds[1].gross,
      total: standing.gross,
      outcome: standing.outcome,
    }));
    const path = buildHref(Route.ssGolfLeaderboard, {
      sportId: sport.id,
      classId: classInAddress,
      query: { board: query.board },
    });
    return { rows, stamp: updateStamp(board ?? { fetchedAtMs: Date.now(), isStale: false }, clock), path };
  },
});

const declareEnrollments = () => ({ critical: { enrollments: enrollments.with({}) } });

const enrollmentTable = defineTable({
  title: 'School enrollments',
  row: enrollmentRow,
  declare: declareEnrollments,
  load: async (args) => {
    const { critical } = await loadPage(args, declareEnrollments);
    const rows = critical.enrollments.value.map(({ id, name, actual, counted, isMultiplied }) => ({
      school: name,
      school_id: dropMadeId(id),
      enrollment: findNumber(actual),
      counted_enrollment: findNumber(counted ?? actual),
      multiplied: isMultiplied,
    }));
    const stamp = updateStamp(critical.enrollments, args.context.site.clock);
    return { rows, stamp, path: buildHref(Route.schoolsEnrollments) };
  },
});

const declareSchools = () => ({ critical: { schools: allSchools.with({}) } });

const schools = defineTable({
  title: 'Member schools',
  row: schoolRow,
  declare: declareSchools,
  load: async (args) => {
    const { critical } = await loadPage(args, declareSchools);
    const rows = critical.schools.value.map(({ id, name, formalName, nickname, city, isPublic }) => ({
      school_id: dropMadeId(id),
      school: name,
      formal_name: formalName,
      nickname,
      city,
      public: isPublic,
    }));
    const stamp = updateStamp(critical.schools, args.context.site.clock);
    return { rows, stamp, path: buildHref(Route.schoolsDirectory) };
  },
});

const declareBracket = ({ sport, query }: SportPageRequest) => ({
  critical: { games: requestTournamentScores(sport.id, findAskedClass(sport.id, query.class)) },
});

const brackets = defineTable({
  title: 'Brackets',
  row: bracketRow,
  declare: declareBracket,
  load: async (args) => {
    const { sport, query, clock } = requirePageRequest(args);
    const asked = await requireBracketClass(args, query.class);
    const { critical } = await loadSources(args.context.site, {
      critical: { games: requestTournamentScores(sport.id, asked) },
    });
    const { classId, today, series } = readBracketOfClass(
      critical.games.value,
      { sportId: sport.id, classId: asked },
      clock,
    );
    const rows = listBracketRows(series, classId, today);
    return { rows, stamp: updateStamp(critical.games, clock), path: buildBracketPath(sport, asked) };
  },
});

const declarePoll = ({ query }: SportPageRequest) => ({
  critical: { poll: footballPoll.with({ classId: choosePollClass(query.class) }), games: pollLastAndNext.with({}) },
});

const polls = defineTable({
  title: 'Football polls',
  row: pollRow,
  declare: declarePoll,
  load: async (args) => {
    const { sport, query, clock } = requirePageRequest(args);
    const classId = choosePollClass(query.class);
    if (query.class !== undefined && query.class !== classId) throw notFound.toResponse();
    const { critical } = await loadPage(args, declarePoll);
    const { releaseDay, teams } = critical.poll.value;
    // As on the page, a final poll has no games of the playoffs.
    const isFinal = isFinalPoll(releaseDay, getToday(clock));
    const gamesById = new Map(isFinal ? [] : critical.games.value.map((games) => [games.id, games]));
    const rows = teams.map((team) => {
      const { last = null, next = null } = gamesById.get(team.id) ?? {};
      return {
        class: classId,
        released: releaseDay,
        rank: team.rank,
        previous_rank: findPreviousRank(team),
        school: team.name,
        school_id: dropMadeId(team.id),
        first_place_votes: findNumber(team.firstVotes) || null,
        votes: findNumber(team.votes),
        wins: team.wins,
        losses: team.losses,
        last_result: last?.result ?? null,
        ...toPollScore(last?.score ?? ''),
        last_opponent: last && formatOpponent(last),
        next_opponent: next && formatOpponent(next),
      };
    });
    const path = buildHref(Route.fbRsApPoll, { sportId: sport.id, query: { class: classId } });
    return { rows, stamp: updateStamp(critical.poll, clock), path };
  },
});

/** @param score `38-28`, own points first */
function toPollScore(score: string) {
  const [, own, other] = /^(\d+)-(\d+)/.exec(score) ?? [];
  return {
    last_score: own === undefined ? null : Number(own),
    last_opponent_score: other === undefined ? null : Number(other),
  };
}

const tables = {
  scores,
  standings,
  conferences,
  ratings,
  leaderboard,
  brackets,
  polls,
  enrollments: enrollmentTable,
  schools,
} as const;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as readonly TableName[];

/** The table of this name; `null` if there is none. */
export function findTable(name: string): DataTable | null {
  return Object.hasOwn(tables, name) ? tables[name as TableName] : null;
}
