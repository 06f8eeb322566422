import { buildRatingHref, listTeamCalendars } from '~/blocks/statistics/paths';
import { indexOnce } from '~/compute-once';
import { playoffSportId } from '~/config/association';
import { findClassifiedSport } from '~/config/classification';
import { getFootballTeamPath } from '~/config/football-team-path';
import { findSportByTitle, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { buildTeamAnchor } from '~/models/football/team-anchor';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatClass } from '~/models/text/label';
import type { CooperativeSport } from '~/upstream/school-lists';
import type { SchoolEntry } from '~/upstream/schools';

export type SeasonTeams = ReturnType<typeof toTeamsView>[number];

export type TeamRow = ReturnType<typeof toTeamRow>;

interface TeamsOf {
  readonly schoolId: string;
  /** The school's name in games. */
  readonly name: string;
  readonly classesPath: string;
  /** Id on the football pages; `null` for a school without its own football team, and while unknown. */
  readonly footballId: string | null;
  /** The class in which its football team plays, for while its entry has none; `null` if unknown. */
  readonly footballClassId: string | null;
  /** Team pages of the provider of prep statistics; without it they are not linked. */
  readonly statsTeamUrl: string | undefined;
  /** Empty while they are not known. */
  readonly cooperatives: readonly CooperativeSport[];
}

const seasons = [
  { key: 'F', title: 'Fall' },
  { key: 'W', title: 'Winter' },
  { key: 'S', title: 'Spring' },
] as const;
/** Entries of no known season. */
const activities = { key: 'activities', title: 'Activities' } as const;

/**
 * Sports and activities of a school by season, that of today first, without empty seasons.
 * @param today `YYYY-MM-DD`
 */
export function toTeamsView(entries: readonly SchoolEntry[], of: TeamsOf, today: string) {
  const current = seasons.findIndex(({ key }) => key === getSchoolSeason(today));
  return [...seasons.slice(current), ...seasons.slice(0, current), activities]
    .map(({ key, title }) => ({
      key,
      title,
      teams: entries.filter((entry) => getTeamSeason(entry) === key).map((entry) => toTeamRow(entry, of)),
    }))
    .filter(({ teams }) => teams.length > 0);
}

/** Teams with a game in their record, in the order of the seasons. */
export function listRecords(seasons: readonly SeasonTeams[]) {
  return seasons.flatMap(({ teams }) =>
    teams.flatMap(({ key, name, record, links, href }) =>
      record === null || /^[0-]+$/.test(record) ? [] : [{ key, name, record, to: links[0]?.to ?? href }],
    ),
  );
}

/** From July on the fall sports are the next ones. */
function getSchoolSeason(today: string): (typeof seasons)[number]['key'] {
  const monthAndDay = today.slice(5);
  if (monthAndDay >= '12-01' || monthAndDay < '03-16') return 'W';
  return monthAndDay >= '07-01' ? 'F' : 'S';
}

function getTeamSeason({ season }: SchoolEntry): string {
  return seasons.find(({ key }) => key === season)?.key ?? activities.key;
}

function toTeamRow({ activityId, name, classId: ofEntry, record, statsTeam }: SchoolEntry, of: TeamsOf) {
  const sport = findSportByTitle(name);
  const classId = ofEntry ?? (sport?.id === playoffSportId ? of.footballClassId : null);
  return {
    key: `${activityId} ${name}`,
    name,
    href: sport === undefined ? null : buildHref(Route.sportLanding, { sportId: sport.id }),
    /** `Class 2A`. */
    className: classId === null ? null : formatClass(classId),
    /** Why the team is in that class; `null` where it does not follow from enrollment. */
    classHref: hasCutoffs(sport) ? of.classesPath : null,
    /** `14-5-2`; `null` before the season and for activities. */
    record: record === null ? null : formatRecord(record),
    links: [...buildSportLinks(sport, of), ...buildStatsLinks(statsTeam, of.statsTeamUrl)],
  };
}

function hasCutoffs(sport: Sport | undefined): boolean {
  return sport !== undefined && (findClassifiedSport(sport.id)?.classes.length ?? 0) > 0;
}

/** Links to the team's page, schedule, place in the playoff outlook and the ratings, games of the day, and state series. */
function buildSportLinks(sport: Sport | undefined, of: TeamsOf) {
  if (sport === undefined) return [];
  const { id: sportId } = sport;
  const isOwn = findHost(sport, of) === undefined;
  return [
    ...(sport.hasStatistics ? [buildTeamLink(sport, of)] : []),
    ...(sport.hasRegularSeasonPages && of.footballId !== null ? buildFootballLinks(sportId, of.footballId) : []),
    ...(sport.hasStatistics && isOwn ? [{ text: 'RPI', to: buildRatingHref(sportId, of.schoolId) }] : []),
    ...(sport.hasDailyGames
      ? [{ text: 'Games', to: buildHref(Route.sportScores, { sportId, query: { q: of.name } }) }]
      : []),
    { text: 'State series', to: buildHref(Route.ssIndex, { sportId }) },
  ];
}

function buildFootballLinks(sportId: string, footballId: string) {
  const schedule = getFootballTeamPath(footballId);
  if (schedule === null) return [];
  const outlook = buildHref(Route.fbPlayoffOutlook, { sportId, hash: buildTeamAnchor(footballId) });
  return [
    { text: 'Schedule', to: schedule },
    { text: 'Outlook', to: outlook },
  ];
}

/** Calendars of the school's own teams. */
export function listCalendarsOfSchool(
  entries: readonly SchoolEntry[],
  of: Pick<TeamsOf, 'schoolId' | 'name' | 'cooperatives'>,
) {
  const sports = entries.flatMap(({ name }) => findSportByTitle(name) ?? []);
  return listTeamCalendars(
    sports.filter((sport) => findHost(sport, of) === undefined),
    of.schoolId,
  );
}

/** The school whose team this school plays in. */
function findHost(sport: Sport, { name, cooperatives }: Pick<TeamsOf, 'name' | 'cooperatives'>): string | undefined {
  return indexHosts(cooperatives).get(`${sport.id} ${name}`);
}

/** Hosts by sport and guest; of several agreements the first counts. */
const indexHosts = indexOnce((cooperatives: readonly CooperativeSport[]) => {
  const hosts = cooperatives.flatMap(({ name, teams }) => {
    const sportId = findSportByTitle(name)?.id ?? '';
    return teams.flatMap(({ host, guests }) => guests.map((guest) => [`${sportId} ${guest}`, host] as const));
  });
  return new Map(hosts.reverse());
});

/** A guest school links to the host's teams. */
function buildTeamLink(sport: Sport, of: TeamsOf) {
  const { schoolId } = of;
  const host = findHost(sport, of);
  return host === undefined
    ? { text: 'Team', to: buildHref(Route.teamOfSchool, { sportId: sport.id, school: schoolId }) }
    : { text: `Team of ${host}`, to: buildHref(Route.mpSchools, { sportId: sport.id, query: { q: host } }) };
}

function buildStatsLinks(statsTeam: SchoolEntry['statsTeam'], statsTeamUrl: string | undefined) {
  if (statsTeam === null || statsTeamUrl === undefined) return [];
  const url = new URL(statsTeamUrl);
  url.searchParams.set('schoolid', statsTeam.schoolId);
  url.searchParams.set('gendersport', statsTeam.genderSport);
  return [{ text: 'Prep stats', to: url.href }];
}
