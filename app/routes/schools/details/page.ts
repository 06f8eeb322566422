import { keepOnly } from '~/blocks/daily-games/game-requests';
import { requestGamesOfSchool, toGamesOfSchool } from '~/blocks/daily-games/games-of-school';
import { listDatesOfSchool } from '~/blocks/page-parts/dates-of-school';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { findSchoolId } from '~/models/schools/school-match';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import { buildPhoneHref } from '~/models/text/phone-link';
import { notFound, type PageOutcome } from '~/page/page-outcome';
import { type PageRequest, requestBeside, type SourceValue, type ValuesOf } from '~/page/page-sources';
import type { StaffGroup } from '~/upstream/fields/school-staff';
import { footballSchools, type FootballSchool } from '~/upstream/football-schools';
import { type PrepSchool, prepSchools } from '~/upstream/prep-schools';
import { cooperativeTeams } from '~/upstream/school-lists';
import {
  allSchools,
  oneSchool,
  schoolEntries,
  schoolStaff,
  type DirectorySchool,
  type SchoolDetail,
} from '~/upstream/schools';
import { listCalendarsOfSchool, listRecords, toTeamsView } from './teams-view';

/** Most days of its sports that are shown. */
const MOST_DATES = 4;

/** The school. Staff, teams and the facts of a school that the directory names are parts that may fail separately. */
export function sources({ params: { schoolId = '' }, clock }: PageRequest) {
  const entries = schoolEntries.with({ schoolId });
  const { games, kept, events } = requestGamesOfSchool(clock, entries);
  return {
    subject: { school: oneSchool.with({ schoolId }) },
    optional: {
      staff: schoolStaff.with({ schoolId }),
      entries,
      football: footballSchools.with({}),
      cooperatives: cooperativeTeams.with({}),
      games,
    },
    // These only add links to schedules, games and a class.
    mayBeAbsent: ['football', 'cooperatives', 'games', 'footballTeams', 'events', ...Object.keys(kept)],
    dependent: {
      ...kept,
      events,
      // Has the class in which a football team plays, which its entry lacks until the playoffs.
      footballTeams: keepOnly(requestBeside(prepSchools.with({ sportId: playoffSportId }))),
      // Identifies this school among the football schools, and has its short name.
      directory: requestBeside(allSchools.with({})),
    },
  };
}

export type SchoolView = Exclude<ReturnType<typeof toView>, PageOutcome>['school'];

export function toView(
  { subject, subjectFailure, optional, dependent, unavailable }: ValuesOf<typeof sources>,
  { clock, environment, params }: PageRequest,
) {
  const school = subject.school?.value ?? null;
  const schools = dependent.directory?.value ?? null;
  const id = school?.id ?? params.schoolId ?? '';
  const listed = schools?.find((row) => row.id === id);
  const formalName = school?.formalName ?? listed?.formalName ?? listed?.name;
  if (formalName === undefined || (school === null && subjectFailure === null)) return subjectFailure ?? notFound;
  const { staff, entries, football, cooperatives } = optional;
  const name = listed?.name ?? formalName;
  const teamFacts = {
    schoolId: id,
    name,
    classesPath: buildHref(Route.schoolsClassifications, { query: { school: id } }),
    footballId: findFootballId(football?.value ?? [], id, schools),
    footballClassId: findFootballClass(dependent.footballTeams?.value ?? [], id, schools),
    statsTeamUrl: environment.PREP_STATS_TEAM_URL,
    cooperatives: cooperatives?.value ?? [],
  };
  const today = getToday(clock);
  const known = { entries: entries?.value ?? [], events: dependent.events?.value ?? [], today };
  const lines = school === null ? [] : buildContactLines(school);
  const games = toGamesOfSchool(id, { games: optional.games, kept: dependent }, schools ?? [], { clock, environment });
  const teams = unavailable.includes('entries') ? null : toTeamsView(known.entries, teamFacts, today);
  const oldest = findOldestValue<SourceValue<unknown>>([subject.school ?? dependent.directory, staff, entries]);
  return {
    school: {
      id,
      title: formalName,
      /** `Ashgrove`: source of the drawn mark. */
      name,
      logoUrl: school?.logoUrl ?? listed?.logoUrl ?? null,
      lines,
      /** `Titans, Charcoal & Gold`: the lines without what the title contains. */
      about: joinAbout(formalName, lines),
      contact: school && buildContact(school),
      path: buildHref(Route.schoolsDetails, { schoolId: id }),
      recordsPath: buildHref(Route.schoolsRecords, { schoolId: id }),
      /** `null` when they could not be read. */
      facts: school && buildSchoolFacts(school),
      /** `null` when they could not be read. Upstream's 404 is an empty list. */
      staff: unavailable.includes('staff') ? null : toStaffView(staff?.value ?? []),
      teams,
      /** Those of today, the latest results and the next ones that are known. */
      games,
      /** Records of its teams while it has no games to show; `null` with games, and if today's could not be read. */
      withoutGames: optional.games === null || games.length > 0 ? null : { records: listRecords(teams ?? []) },
      /** The next days of its sports, while no game to come is known. */
      dates: games.some(({ state }) => state === 'scheduled') ? [] : listDatesOfSchool(id, known).slice(0, MOST_DATES),
      calendars: listCalendarsOfSchool(known.entries, teamFacts),
      /** Its games of today. */
      gamesHref: buildHref(Route.scores, { query: { q: name } }),
      /** Where a screen in its gym is set up. */
      screenHref: buildHref(Route.boardSetup, { query: { place: name } }),
      /** Public address of the site, if the deployment names it. */
      siteUrl: environment.SITE_URL ?? null,
      stamp: oldest && updateStamp(oldest, clock),
    },
  };
}

/** The id on the football pages; `null` for a school without its own football team. */
function findFootballId(
  teams: readonly FootballSchool[],
  schoolId: string,
  schools: readonly DirectorySchool[] | null,
): string | null {
  return teams.find(({ name, logoUrl }) => findSchoolId(name, logoUrl, schools) === schoolId)?.id ?? null;
}

/** The class on the page of the football team; `null` if unknown. */
function findFootballClass(
  teams: readonly PrepSchool[],
  schoolId: string,
  schools: readonly DirectorySchool[] | null,
): string | null {
  return findTeamOfSchool(schoolId, [], teams, schools ?? [])?.classId ?? null;
}

function buildContactLines({ city, boysNickname, girlsNickname, colors }: SchoolDetail): string[] {
  const nicknames = [...new Set([boysNickname, girlsNickname].filter((name) => name !== null))].join(' / ');
  return [city ?? '', nicknames, colors ?? ''].filter((line) => line !== '');
}

/** `120 Main Street, Ashgrove 61234` and the telephone number. */
function buildContact({ address, city, zip, phone }: SchoolDetail) {
  return {
    address: [address, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: phone === null ? null : { text: phone, href: buildPhoneHref(phone) },
  };
}

/** The city is left out if the title begins with it. */
function joinAbout(title: string, lines: readonly string[]): string {
  return lines.filter((line) => !title.startsWith(line)).join(', ');
}

export interface FactRow {
  readonly name: string;
  readonly values: readonly FactValue[];
}

export interface FactValue {
  readonly text: string;
  /** A page of this site, a website, or a telephone number; `null` for text. */
  readonly href: string | null;
}

export function buildSchoolFacts(school: SchoolDetail): FactRow[] {
  const { address, city, zip, conferences, division, district, boysNickname, girlsNickname } = school;
  return [
    buildFact('Address', address),
    buildFact('City', [city, zip].filter(Boolean).join(' ')),
    buildFact('Phone', school.phone, school.phone === null ? null : buildPhoneHref(school.phone)),
    buildFact('Fax', school.fax),
    buildFact('Website', school.website?.text, school.website?.url),
    buildFact('Athletics website', school.athleticsWebsite?.text, school.athleticsWebsite?.url),
    buildFact('Enrollment', formatWholeNumber(school.enrollmentText)),
    // Linked to its derivation.
    buildFact(
      'Classification enrollment',
      school.classificationEnrollment === null ? null : formatEnrollment(school.classificationEnrollment),
      buildHref(Route.schoolsClassifications, { query: { school: school.id } }),
    ),
    {
      name: conferences.length > 1 ? 'Conferences' : 'Conference',
      values: conferences.map((name) => ({
        text: name,
        href: buildHref(Route.schoolsConferences, { query: { q: name } }),
      })),
    },
    buildFact('Boys nickname', boysNickname),
    buildFact('Girls nickname', girlsNickname),
    buildFact('Colors', school.colors),
    buildFact('Public or private', school.publicPrivate),
    buildFact('School type', school.schoolType),
    buildFact('Gender', school.gender),
    buildFact('County', school.county),
    buildFact('Cities in district', school.citiesInDistrict),
    buildFact('Board division', division),
    buildFact('Board district', district, district === null ? null : buildDistrictHref(division, district)),
  ].filter(({ values }) => values.length > 0);
}

function buildFact(name: string, text: string | null | undefined, href: string | null = null): FactRow {
  return { name, values: text ? [{ text, href }] : [] };
}

/** `1,204` for a whole number; other texts are unchanged. */
function formatWholeNumber(text: string | null): string | null {
  return text !== null && /^\d{1,9}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)).toLocaleString('en-US') : text;
}

function buildDistrictHref(division: string | null, district: string): string {
  const words = [division === null ? null : `division ${division}`, `district ${district}`].filter(Boolean).join(', ');
  return buildHref(Route.schoolsBoardDivisions, { query: { q: words } });
}

export type StaffGroupView = ReturnType<typeof toStaffView>[number];

export function toStaffView(groups: readonly StaffGroup[]) {
  return groups.map(({ name: group, members }) => ({
    name: group,
    members: members.map(({ name, titles, phone, fax, email }, index) => ({
      /** Identifies the person in the group. */
      key: String(index),
      name: name ?? 'Vacant',
      titles: titles.map((title) => withoutGroup(title, group)),
      phone,
      fax,
      email,
    })),
  }));
}

/** Among the head coaches, `Head Coach - Boys Soccer` is shown as `Boys Soccer`. */
function withoutGroup(title: string, group: string): string {
  const [before = '', ...rest] = title.split(/\s[-–—]\s/).map((part) => part.trim());
  const isRepeated = rest.length > 0 && group.toLowerCase().startsWith(before.toLowerCase());
  return isRepeated ? rest.join(' - ') : title;
}
