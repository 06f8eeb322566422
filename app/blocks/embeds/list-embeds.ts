import { requestAsScores, requestScoreboardOfTeam } from '~/blocks/daily-games/game-requests';
import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { buildGolfFileParams, readGolfAddress } from '~/blocks/state-series/golf-finals';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import type { EmbedGame, EmbedView } from '~/components/light/embed-view';
import { buildHref, Route } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { toConferenceStandings } from '~/models/football/standing-view';
import { type Game, formatTime } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { findLiveGame, formatLiveWords, formatOwnScore, type LiveGameOfTeam } from '~/models/games/live-score';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { formatRecord } from '~/models/state-series/state-final-team';
import { mergeRatings } from '~/models/statistics/rpi-ranking';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import { type CalendarGame, listCalendarGames } from '~/models/teams/calendar-games';
import { formatCount } from '~/models/text/format-count';
import { formatClass } from '~/models/text/label';
import { formatUnavailable } from '~/models/text/no-value';
import { slugify } from '~/models/text/slug';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import { requestBeside, type SourceValue, type SportPageRequest } from '~/page/page-sources';
import { footballStandings } from '~/upstream/football-schools';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { prepSchools, prepSchoolSchedule } from '~/upstream/prep-schools';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import { tournamentScores } from '~/upstream/tournament-scores';

/** The lists that say which team is the school's, as the calendar of the team reads them. Its schedule has the team's id. */
export function declareTeam({ sport }: SportPageRequest) {
  return {
    critical: { directory: allSchools.with({}), teams: prepSchools.with({ sportId: sport.id }) },
    optional: buildRatingSources(sport),
    dependent: { series: requestBeside(tournamentScores.with({ sportId: sport.id })) },
  };
}

/** Record, last and next game of a school's team in a frame. Throws a 404 response for an unknown school and one without the team. */
export async function loadTeam(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const { sport, clock, params } = request;
  const { site } = args.context;
  const declared = declareTeam(request);
  // An unknown school costs no further call.
  const { critical: found } = await loadSources(site, { critical: { directory: declared.critical.directory } });
  const directory = found.directory.value;
  const school = directory.find(({ id }) => id === params.school);
  if (school === undefined) throw notFound.toResponse();
  const { critical, optional, dependent } = await loadSources(site, declared);
  const ratings = mergeRatings([optional.ratings?.value ?? [], optional.moreRatings?.value ?? []]);
  const team = findTeamOfSchool(school.id, ratings, critical.teams.value, directory);
  if (team === null) throw notFound.toResponse();
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const schedule = prepSchoolSchedule.with({ uid: team.uid });
  const season = await loadSources(site, {
    optional: { schedule },
    dependent: {
      scheduleToday: requestAsScores(schedule, (games) => games.some(({ day }) => day === today)),
      scoreboard: requestScoreboardOfTeam(schedule, { sportId: sport.id, today }),
    },
    mayBeAbsent: ['scoreboard'],
  });
  const read = season.dependent.scheduleToday ?? season.optional.schedule;
  const { games } = listCalendarGames({
    sportId: sport.id,
    school,
    schools: directory,
    schedule: read?.value ?? [],
    series: dependent.series?.value ?? [],
    currentSeason: findCurrentSeason(clock),
  });
  const last = games.findLast(({ result, day }) => result !== null && day <= today);
  const next = games.find(({ result, calledOff, day }) => day >= today && result === null && calledOff === null);
  const ties = (read?.value ?? []).filter(({ outcome }) => outcome === 'T').length;
  const record = formatRecord({ ...team, ties });
  const live = next && findLiveOfTeam(next, today, season.dependent.scoreboard?.value ?? [], school);
  const shown = [
    ...(live ? [toLiveTeamGame(live, next)] : []),
    ...(last === undefined ? [] : [toTeamGame('Last', last, today)]),
    ...(live || next === undefined ? [] : [toTeamGame('Next', next, today)]),
  ];
  const oldest = findOldestValue<SourceValue<unknown>>([
    critical.teams,
    read,
    live ? season.dependent.scoreboard : null,
  ]);
  return {
    title: `${school.name} ${sport.title}`,
    note: record,
    path: buildHref(Route.teamOfSchool, { sportId: sport.id, school: school.id }),
    parts: shown.length === 0 ? [] : [{ title: null, rounds: [{ title: null, games: shown }] }],
    emptyText: season.unavailable.includes('schedule') ? formatUnavailable('The schedule') : 'No games scheduled.',
    moreText: 'Schedule and results',
    stamp: oldest && updateStamp(oldest, clock),
  };
}

function toTeamGame(label: string, game: CalendarGame, today: string): EmbedGame {
  const { contestId, day, time, list, stage, isAway, opponent, result } = game;
  const date = day === today ? 'Today' : formatShortDay(day);
  return {
    href: mayBeContestId(contestId) ? buildHref(Route.game, { contestId, query: list }) : null,
    status: `${label}: ${result === null ? `${date}, ${formatTime(time)}` : date}`,
    isLive: false,
    detail: stage ?? '',
    sides: [
      {
        name: `${isAway === true ? 'at' : 'vs.'} ${opponent ?? 'To be decided'}`,
        letter: null,
        logoUrl: null,
        score: result ?? '',
        isAhead: result?.startsWith('W') === true,
      },
    ],
  };
}

/** Today's game of the team on the sport's scoreboard, if it is in play. */
function findLiveOfTeam(
  { day, opponent }: CalendarGame,
  today: string,
  games: readonly Game[],
  { name, formalName }: DirectorySchool,
) {
  if (day !== today || opponent === null) return null;
  return findLiveGame(games, today, { ownNames: [name, formalName ?? name], opponentName: opponent });
}

function toLiveTeamGame({ game, own }: LiveGameOfTeam, listed: CalendarGame): EmbedGame {
  const { sides, ...ofTeam } = toTeamGame('Live', listed, listed.day);
  return {
    ...ofTeam,
    status: formatLiveWords(game),
    isLive: true,
    sides: sides.map((side) => ({ ...side, score: formatOwnScore(game, own) ?? '' })),
  };
}

/** The leaderboard that the address names; golfers are the default. */
export function declareLeaderboard(request: SportPageRequest) {
  const address = readGolfAddress(request, request.params.classId);
  const source = request.query.board === 'team' ? golfTeamLeaders : golfIndividualLeaders;
  return {
    optional: { board: source.with(buildGolfFileParams(address), chooseGolfFilesPolicy(address, request)) },
  };
}

const mostRows = 30;

/** The leaders of a class of the golf finals in a frame. Throws a 404 response for an unknown class. */
export async function loadLeaderboard(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const { sport, params, query, clock } = request;
  const { classId, classInAddress } = readGolfAddress(request, params.classId);
  if (params.classId !== undefined && params.classId !== classId) throw notFound.toResponse();
  const { optional, unavailable } = await loadSources(args.context.site, declareLeaderboard(request));
  const { board } = optional;
  const entrant = query.board === 'team' ? 'team' : 'golfer';
  const placed = rankStandings(board?.value.standings ?? []);
  const rows = placed
    .slice(0, mostRows)
    .map(toBoardRow)
    .map(({ placeText, name, detail, overall, thru, total }) => [
      [name, detail].filter(Boolean).join(', '),
      placeText,
      overall.text,
      thru,
      total,
    ]);
  return {
    title: `${sport.title} leaderboard, ${formatClass(classId)}`,
    note: entrant === 'team' ? 'Teams' : null,
    path: buildHref(Route.ssGolfLeaderboard, {
      sportId: sport.id,
      classId: classInAddress,
      query: { board: query.board },
    }),
    parts:
      rows.length === 0
        ? []
        : [{ title: null, heads: [entrant === 'team' ? 'Team' : 'Golfer', 'Pos.', 'Overall', 'Thru', 'Total'], rows }],
    emptyText: unavailable.includes('board') ? formatUnavailable('The leaderboard') : 'No scores yet.',
    moreText: placed.length > mostRows ? `All ${formatCount(placed.length, entrant)}` : 'The leaderboard',
    stamp: board && updateStamp(board, clock),
  };
}

export function declareStandings() {
  return { critical: { standings: footballStandings.with({}) } };
}

/** The standings of a conference in a frame. Throws a 404 response for an unknown conference. */
export async function loadStandings(args: LoaderArgs): Promise<EmbedView> {
  const { sport, params, clock } = requirePageRequest(args);
  const { critical } = await loadSources(args.context.site, declareStandings());
  const conference = toConferenceStandings(critical.standings.value).find(
    ({ name }) => slugify(name) === params.conference,
  );
  if (conference === undefined) throw notFound.toResponse();
  const { name, rows } = conference;
  return {
    title: `${name}, ${sport.title} standings`,
    note: null,
    path: buildHref(Route.fbRsStandings, { sportId: sport.id, query: { q: name } }),
    parts: [
      {
        title: null,
        heads: ['School', 'Conf.', 'Overall', 'PF', 'PA', 'Bid'],
        rows: rows.map(({ shortName, conferenceRecord, record, pointsFor, pointsAgainst, bid }) => [
          shortName,
          conferenceRecord,
          record,
          pointsFor,
          pointsAgainst,
          bid ?? '',
        ]),
      },
    ],
    emptyText: '',
    moreText: 'The standings',
    stamp: updateStamp(critical.standings, clock),
  };
}
