import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import type { FootballSchool } from '~/models/football/football-school';
import type { DirectorySchool } from '~/models/schools/directory-school';
import type { SchoolDetail, SchoolEntry, StaffGroup } from '~/models/schools/school-detail';
import type { CooperativeSport } from '~/models/schools/school-lists';
import { findSchoolId } from '~/models/schools/school-match';
import { notFound } from '~/page/page-outcome';
import { requestBeside, type PageRequest, type SourceValue, type ValuesOf } from '~/page/page-sources';
import { footballSchools } from '~/upstream/football-schools';
import { cooperativeTeams } from '~/upstream/school-lists';
import { allSchools, oneSchool, schoolEntries, schoolStaff } from '~/upstream/schools';
import { buildSchoolFacts } from './school-facts';
import { toStaffView } from './staff-view';
import { listTeamCalendars, toTeamsView } from './teams-view';

/** The school; staff and teams are parts that may fail separately. */
export function sources({ params: { schoolId = '' } }: PageRequest) {
  return {
    critical: { school: oneSchool.with({ schoolId }) },
    optional: {
      staff: schoolStaff.with({ schoolId }),
      entries: schoolEntries.with({ schoolId }),
      football: footballSchools.with({}),
      cooperatives: cooperativeTeams.with({}),
    },
    // These only add links to schedules.
    mayBeAbsent: ['football', 'cooperatives'],
    // Identifies this school among the football schools, and has its short name.
    dependent: { directory: requestBeside(allSchools.with({})) },
  };
}

export type SchoolView = ReturnType<typeof toSchoolView>;

interface SchoolParts {
  readonly school: SourceValue<SchoolDetail>;
  readonly staff: SourceValue<StaffGroup[]> | null;
  readonly entries: SourceValue<SchoolEntry[]> | null;
  readonly football: SourceValue<FootballSchool[]> | null;
  readonly cooperatives: SourceValue<CooperativeSport[]> | null;
  readonly directory: SourceValue<DirectorySchool[]> | null;
  /** Failed parts; upstream's own 404 is an empty part. */
  readonly unavailable: readonly string[];
}

/**
 * @param siteUrl public address of the site, if the deployment names it
 * @param statsTeamUrl team pages of the provider of prep statistics; without it they are not linked
 */
export function toSchoolView(
  parts: SchoolParts,
  clock: ContentClock,
  statsTeamUrl: string | undefined,
  siteUrl?: string,
) {
  const { school, staff, entries, football, cooperatives, directory, unavailable } = parts;
  const { value } = school;
  const schools = directory?.value ?? null;
  const name = schools?.find(({ id }) => id === value.id)?.name ?? value.formalName;
  return {
    id: value.id,
    title: value.formalName,
    /** `Ashgrove`: source of the drawn mark. */
    name,
    logoUrl: value.logoUrl,
    lines: buildContactLines(value),
    path: buildHref(Route.schoolsDetails, { schoolId: value.id }),
    recordsPath: buildHref(Route.schoolsRecords, { schoolId: value.id }),
    facts: buildSchoolFacts(value),
    staff: unavailable.includes('staff') ? null : toStaffView(staff?.value ?? []),
    teams: unavailable.includes('entries')
      ? null
      : toTeamsView(entries?.value ?? [], {
          schoolId: value.id,
          name,
          classesPath: buildHref(Route.schoolsClassifications, { query: { school: value.id } }),
          footballSchedulePath: findFootballSchedulePath(football?.value ?? [], value.id, schools),
          statsTeamUrl,
          cooperatives: cooperatives?.value ?? [],
        }),
    calendars: listTeamCalendars(entries?.value ?? [], {
      schoolId: value.id,
      name,
      cooperatives: cooperatives?.value ?? [],
    }),
    /** Its games of today. */
    gamesHref: buildHref(Route.scores, { query: { q: name } }),
    /** Where a screen in its gym is set up. */
    screenHref: buildHref(Route.boardSetup, { query: { place: name } }),
    siteUrl: siteUrl ?? null,
    stamp: updateStamp(findOldestValue([school, staff, entries]) ?? school, clock),
  };
}

/** `null` for a school without its own football team. */
function findFootballSchedulePath(
  teams: readonly FootballSchool[],
  schoolId: string,
  schools: readonly DirectorySchool[] | null,
): string | null {
  const team = teams.find(({ name, logoUrl }) => findSchoolId(name, logoUrl, schools) === schoolId);
  return team === undefined ? null : buildHref(Route.fbRsScheduleDetail, { sportId: 'football', footballId: team.id });
}

function buildContactLines({ city, boysNickname, girlsNickname, colors }: SchoolDetail): string[] {
  const nicknames = [...new Set([boysNickname, girlsNickname].filter((name) => name !== null))].join(' / ');
  return [city ?? '', nicknames, colors ?? ''].filter((line) => line !== '');
}

export function toView(
  { critical, optional, dependent, unavailable }: ValuesOf<typeof sources>,
  { clock, environment }: PageRequest,
) {
  const { value, ...read } = critical.school;
  if (value === null) return notFound;
  const parts = { school: { ...read, value }, ...optional, ...dependent, unavailable };
  return { school: toSchoolView(parts, clock, environment.PREP_STATS_TEAM_URL, environment.SITE_URL) };
}
