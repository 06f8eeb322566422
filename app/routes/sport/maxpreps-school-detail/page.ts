import { requestAsScores, requestScoreboardOfTeam } from '~/blocks/daily-games/game-requests';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildPlayoffLinks } from '~/blocks/state-series/playoff-links';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import type { EmbedOffer } from '~/components/embed/embed-code';
import { playoffSportId } from '~/config/association';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOtherSeasonOfPath, findPathOfSchool, formatPathSummary } from '~/models/brackets/path-view';
import { getMinutesOfDay } from '~/models/dates/clock-time';
import { getToday } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { writeOutTown } from '~/models/schools/school-name';
import { formatRecord } from '~/models/state-series/state-final-team';
import { mergeRatings } from '~/models/statistics/rpi-ranking';
import { placeStandings } from '~/models/statistics/standings';
import { findTeamByName } from '~/models/statistics/team-of-school';
import { formatClass } from '~/models/text/label';
import { isMadeId } from '~/models/text/made-id';
import { noValue } from '~/models/text/no-value';
import { notFound } from '~/page/page-outcome';
import {
  requestAfter,
  requestBeside,
  type SourceValue,
  type SportPageRequest,
  type ValuesOf,
} from '~/page/page-sources';
import { buildSportsTeam, structuredData } from '~/page/structured-data';
import {
  prepSchoolInfo,
  prepSchoolPhoto,
  prepSchools,
  prepSchoolSchedule,
  type PrepGame,
  type PrepSchool,
  type PrepSchoolInfo,
} from '~/upstream/prep-schools';
import { conferenceStandings } from '~/upstream/prep-standings';
import { sportFacts } from '~/upstream/sports';
import { tournamentScores } from '~/upstream/tournament-scores';
import { buildLeaderSources, leaderKeys, toTeamLeaders } from './leaders-view';
import {
  describeRatingAfterWin,
  findConferencePlace,
  findRatedRow,
  getRatingPlace,
  isBeforeFirstGame,
} from './places-view';
import { toSeasonView } from './season-view';

/** The team, and what the sport's lists say of it. */
export function sources({ sport, params, clock }: SportPageRequest) {
  const uid = params.UID ?? '';
  const today = getToday(clock);
  const schedule = prepSchoolSchedule.with({ uid });
  const info = prepSchoolInfo.with({ uid });
  return {
    subject: { info },
    optional: {
      schedule,
      photo: prepSchoolPhoto.with({ uid }),
      schools: prepSchools.with({ sportId: sport.id }),
      facts: sportFacts.with({ sportId: sport.id }),
      ...buildLeaderSources(sport),
      ...buildRatingSources(sport),
    },
    mayBeAbsent: ['photo', 'schools', 'facts', 'scoreboard'],
    dependent: {
      standings: requestAfter(info, (value) =>
        value === null || value.leagueId === null ? null : conferenceStandings.with({ leagueId: value.leagueId }),
      ),
      series: requestBeside(tournamentScores.with({ sportId: sport.id })),
      scheduleToday: requestAsScores(schedule, (games) => games.some(({ day }) => day === today)),
      scoreboard: requestScoreboardOfTeam(schedule, { sportId: sport.id, today }),
    },
  };
}

/** Ids are unique across sports, so the sport is checked by the list of teams, or by the team's games. */
export function isOfAnotherSport(
  uid: string,
  schools: readonly PrepSchool[],
  games: readonly PrepGame[],
  abbreviation: string | null | undefined,
): boolean {
  if (schools.length === 0 || schools.some((school) => school.uid === uid)) return false;
  const activity = games.find(({ activityId }) => activityId !== null)?.activityId;
  return activity === undefined || activity?.toUpperCase() !== abbreviation?.toUpperCase();
}

export type TeamView = ReturnType<typeof toTeamView>;

export function toTeamView(
  { subject, optional, dependent, unavailable }: ValuesOf<typeof sources>,
  { sport, params, clock }: SportPageRequest,
) {
  const uid = params.UID ?? '';
  const { photo, ratings: rpi, moreRatings = null } = optional;
  const schedule = dependent.scheduleToday ?? optional.schedule;
  const schools = optional.schools?.value ?? [];
  const info = subject.info?.value ?? findListedInfo(uid, schools);
  const { name, shortName, logoUrl, wins, losses, swatches } = info;
  const standings = placeStandings(dependent.standings?.value ?? []);
  const ratings = mergeRatings([rpi, moreRatings].map((list) => list?.value ?? []));
  const row = findRatedRow(info, standings, ratings);
  const rated = row === null || isBeforeFirstGame(row) ? null : row;
  const schoolId = row === null || isMadeId(row.schoolId) ? null : row.schoolId;
  const today = getToday(clock);
  // Upstream's 404 is an empty schedule.
  const season = unavailable.includes('schedule')
    ? null
    : toSeasonView(
        schedule?.value ?? [],
        today,
        sport,
        (opponent) => buildOpponentHref(opponent, schools, sport.id),
        { team: shortName, asOf: findAsOf(schedule, clock) },
        {
          names: [shortName, name],
          games: dependent.scoreboard?.value ?? [],
          asOf: dependent.scoreboard ? findAsOf(dependent.scoreboard, clock) : undefined,
          nowMinutes: getMinutesOfDay(clock.getNowMs(), clock.timeZone),
        },
      );
  const oldest = findOldestValue<SourceValue<unknown>>([
    subject.info,
    schedule,
    subject.info === null ? optional.schools : null,
  ]);
  return {
    uid,
    /** The association's id of its school; `null` if unknown. */
    schoolId,
    /** `YYYY-MM-DD` */
    today,
    /** `Abelard Heights`. */
    name,
    /** The name in full. */
    title: writeOutTown(name),
    logoUrl,
    /** `Class 3A`, `Pirates`; the city unless it is in the name. */
    lines: buildAddressLines(info),
    swatches,
    /** `null` before the first result of a season. */
    record:
      season !== null && season.results === null && !wins && !losses
        ? null
        : (formatRecord({ wins, losses, ties: season?.ties ?? null }) ?? noValue),
    conference: findConferencePlace(sport, info, standings),
    /** Shown without a conference and without a next game: a dash where that is not known. */
    noConferenceText: subject.info === null ? noValue : 'Independent',
    noNextGameText: season === null ? noValue : 'None scheduled',
    /** `null` when the team is not rated, or cannot be identified. */
    rating: rated && {
      ...getRatingPlace(sport, rated, ratings),
      nextText: describeRatingAfterWin(rated, ratings, schedule?.value ?? [], today),
    },
    /** `null` when the schedule could not be read. */
    season,
    leaders: toTeamLeaders(
      sport,
      info,
      leaderKeys.map((key) => optional[key]?.value ?? []),
    ),
    photoUrl: photo?.value ?? info.photoUrl,
    links: listTeamLinks(sport, schoolId),
    /** The team's games as an iCalendar file; `null` where its school is not known. */
    calendar: schoolId === null ? null : buildCalendar(sport.id, schoolId, shortName),
    /** `null` where its school is not known. */
    embed: schoolId === null ? null : offerEmbed(sport, schoolId, name),
    listPath: buildHref(Route.mpSchools, { sportId: sport.id }),
    path: buildHref(Route.mpSchoolDetail, { sportId: sport.id, UID: uid }),
    stamp: oldest && updateStamp(oldest, clock),
  };
}

/** The page of another team of the sport; `null` if it has none. */
function buildOpponentHref(name: string, schools: readonly PrepSchool[], sportId: string): string | null {
  const team = findTeamByName(name, schools);
  return team === null || isMadeId(team.uid) ? null : buildHref(Route.mpSchoolDetail, { sportId, UID: team.uid });
}

function listTeamLinks({ id: sportId }: Sport, schoolId: string | null) {
  return [
    ...(schoolId === null ? [] : [{ text: 'The school', to: buildHref(Route.schoolsDetails, { schoolId }) }]),
    { text: 'State series', to: buildHref(Route.ssIndex, { sportId }) },
  ];
}

function buildCalendar(sportId: string, schoolId: string, shortName: string) {
  return {
    href: buildHref(Route.teamIcs, { sportId, file: `${schoolId}.ics` }),
    fileName: `${sportId}-${schoolId}.ics`,
    gamesHref: buildHref(Route.sportScores, { sportId, query: { q: shortName } }),
  };
}

function offerEmbed({ id: sportId, title }: Sport, school: string, name: string): EmbedOffer {
  return { kind: 'team', path: buildHref(Route.embedTeam, { sportId, school }), title: `${name} ${title}` };
}

/** Listed facts of a team whose own facts are unavailable. */
function findListedInfo(uid: string, schools: readonly PrepSchool[]): PrepSchoolInfo {
  const listed = schools.find((school) => school.uid === uid);
  const name = listed?.name ?? 'Team';
  return {
    name,
    shortName: name,
    classId: listed?.classId ?? null,
    city: null,
    wins: listed?.wins ?? null,
    losses: listed?.losses ?? null,
    conferenceWins: null,
    conferenceLosses: null,
    league: null,
    leagueId: null,
    nickname: listed?.nickname ?? null,
    colors: null,
    swatches: [],
    logoUrl: listed?.logoUrl ?? null,
    photoUrl: null,
  };
}

function buildAddressLines({ name, city, classId, nickname, colors }: PrepSchoolInfo): string[] {
  return [
    city !== null && name.startsWith(city) ? null : city,
    classId && formatClass(classId),
    nickname,
    colors,
  ].filter((line) => line !== null);
}

export function toView(values: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { subject, optional, dependent, unavailable } = values;
  const { sport, params, clock, environment } = request;
  const { schools, schedule, facts } = optional;
  const abbreviation = facts?.value.abbreviation;
  const isOther = isOfAnotherSport(params.UID ?? '', schools?.value ?? [], schedule?.value ?? [], abbreviation);
  if (subject.info?.value === null || isOther) return notFound;
  const team = toTeamView(values, request);
  const { name, logoUrl, path, schoolId } = team;
  const series = schoolId === null ? null : findPathOfSchool(dependent.series?.value ?? [], schoolId);
  const isSeriesOfNow = series !== null && findOtherSeasonOfPath(series, team.today) === null;
  const season = team.season?.season ?? findLastSeason(sport, clock);
  return {
    heading: buildRegularSeasonHeading(sport, season, { to: team.listPath, text: 'Schools' }),
    art: sport.art,
    sportTitle: sport.title,
    siteUrl: environment.SITE_URL ?? null,
    team,
    /** Remaining state series of this season; `null` without pairings. */
    pathSummary: isSeriesOfNow ? formatPathSummary(series) : null,
    pathHref: schoolId && buildHref(Route.stateSeriesPath, { sportId: sport.id, schoolId }),
    /** Of a football team: its row of the outlook, and what-if. */
    playoffLinks:
      sport.id === playoffSportId && subject.info !== null
        ? buildPlayoffLinks({ footballId: null, name: subject.info.value.shortName }, team.today)
        : [],
    missing: {
      info: subject.info === null,
      ratings: unavailable.includes('ratings') || unavailable.includes('moreRatings'),
      leaders: leaderKeys.some((key) => unavailable.includes(key)),
    },
    [structuredData]: [buildSportsTeam({ name, sport: sport.title, logoUrl, path }, environment)],
  };
}
