import { requestAsScores, requestScoreboardOfTeam } from '~/blocks/daily-games/game-requests';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import type { EmbedGame, EmbedView } from '~/components/light/embed-view';
import { buildHref, Route } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { type Game, formatTime } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { findLiveGame, formatOwnScore, type LiveGameOfTeam } from '~/models/games/live-score';
import { formatLiveBadge } from '~/models/games/score-card-view';
import { formatRecord } from '~/models/state-series/state-final-team';
import { mergeRatings } from '~/models/statistics/rpi-ranking';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import { type CalendarGame, listCalendarGames } from '~/models/teams/calendar-games';
import { formatUnavailable } from '~/models/text/no-value';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import { requestBeside, type SourceValue, type SportPageRequest } from '~/page/page-sources';
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
  const today = getToday(clock);
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
  const ties = (read?.value ?? []).filter(({ outcome }) => outcome === 'T').length;
  const record = formatRecord({ ...team, ties });
  const { shown, isLive } = chooseShownGames(games, today, (next) =>
    findLiveOfTeam(next, today, season.dependent.scoreboard?.value ?? [], school),
  );
  const oldest = findOldestValue<SourceValue<unknown>>([
    critical.teams,
    read,
    isLive ? season.dependent.scoreboard : null,
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

/** The game in play, the last one, and the next one unless it is the game in play. */
function chooseShownGames(
  games: readonly CalendarGame[],
  today: string,
  findLive: (next: CalendarGame) => LiveGameOfTeam | null,
): { readonly shown: EmbedGame[]; readonly isLive: boolean } {
  const last = games.findLast(({ result, day }) => result !== null && day <= today);
  const next = games.find(({ result, calledOff, day }) => day >= today && result === null && calledOff === null);
  const live = next && findLive(next);
  const shown = [
    ...(live ? [toLiveTeamGame(live, next)] : []),
    ...(last === undefined ? [] : [toTeamGame('Last', last, today)]),
    ...(live || next === undefined ? [] : [toTeamGame('Next', next, today)]),
  ];
  return { shown, isLive: Boolean(live) };
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
        // The line names only the opponent.
        hasWon: result?.startsWith('L') === true,
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
    status: formatLiveBadge(game),
    isLive: true,
    sides: sides.map((side) => ({ ...side, score: formatOwnScore(game, own) ?? '' })),
  };
}
