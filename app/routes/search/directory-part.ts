import { formatCommitteeTitle } from '~/blocks/page-parts/committee-view';
import { sportFamilies } from '~/config/sports';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { listDistinctWords } from '~/models/search/parse-search';
import type { SearchEntry } from '~/models/search/search-entry';
import { isMadeId } from '~/models/text/made-id';
import type { ValuesOf } from '~/page/page-sources';
import { committeeMembers } from '~/upstream/committees';
import { allConferences, type Conference } from '~/upstream/conferences';
import type { BoardMember } from '~/upstream/fields/board-member';
import { mediaOutlets, type MediaOutlet } from '~/upstream/media-directory';
import { type Clinician, clinicians, officialsAssociations, type OfficialsAssociation } from '~/upstream/officials';
import {
  boardOfDirectors,
  leadership,
  legislativeCommission,
  supportStaff,
  type OfficePerson,
} from '~/upstream/people';
import {
  cooperativeTeams,
  type CooperativeSport,
  emergingSports,
  exchangePrograms,
  openDates,
} from '~/upstream/school-lists';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import { downloads, type WebsiteDocument } from '~/upstream/website-resources';

/* What the search knows of schools, people, organizations and documents. */

/** Sources that other pages keep in the cache. */
export function buildDirectorySources() {
  return {
    schools: allSchools.with({}),
    cooperatives: cooperativeTeams.with({}),
    emerging: emergingSports.with({}),
    exchange: exchangePrograms.with({}),
    openDates: openDates.with({}),
    leadership: leadership.with({}),
    staff: supportStaff.with({}),
    board: boardOfDirectors.with({}),
    commission: legislativeCommission.with({}),
    conferences: allConferences.with({}),
    clinicians: clinicians.with({}),
    associations: officialsAssociations.with({}),
    media: mediaOutlets.with({}),
    documents: downloads.with({}),
  };
}

/** All that is read for the index of schools, people, organizations and documents. */
export function listDirectoryRequests() {
  const committees = Object.entries(requestCommittees());
  return {
    ...buildDirectorySources(),
    // Sports have these ids, too.
    ...Object.fromEntries(committees.map(([slug, request]) => [`committee ${slug}`, request])),
  };
}

/** Members of the advisory committee of each sport, by the id that boys and girls share. */
export function requestCommittees() {
  return Object.fromEntries(
    sportFamilies.map(({ sharedId }) => [
      sharedId,
      { ...committeeMembers.with({ committee: sharedId }), isNamed: true },
    ]),
  );
}

/** Values of the sources; `null` for a failed one. */
export type DirectoryValues = ValuesOf<
  () => { readonly optional: ReturnType<typeof buildDirectorySources> }
>['optional'];

/** Members of committees by the shared id of their sport, as far as they could be read. */
export type Committees = Readonly<Partial<Record<string, readonly BoardMember[]>>>;

export function buildDirectoryPart(values: DirectoryValues, committees: Committees) {
  const schools = (values.schools?.value ?? []).filter(({ id }) => !isMadeId(id));
  const guests = listGuestsByHost(values.cooperatives?.value ?? []);
  return {
    schools: schools.map((school) => toSchoolEntry(school, guests.get(school.name) ?? [])),
    people: mergePeople([
      ...(values.leadership?.value ?? []).map((person) => toOfficeEntry(buildHref(Route.aboutLeadership), person)),
      ...(values.staff?.value ?? []).map((person) => toOfficeEntry(buildHref(Route.aboutSupportStaff), person)),
      ...(values.board?.value ?? []).map((seat) =>
        toSeatEntry(buildHref(Route.aboutBoard), 'Board of Directors', seat),
      ),
      ...(values.commission?.value ?? []).map((seat) =>
        toSeatEntry(buildHref(Route.aboutLegislativeCommission), 'Legislative Commission', seat),
      ),
      ...Object.entries(committees).flatMap(([slug, members = []]) =>
        members.map((member) => ({
          path: buildHref(Route.aboutCommittee, { slug }),
          title: member.name,
          detail: joinParts([formatCommitteeTitle(slug), member.school]),
          ...(member.title !== null && { words: member.title }),
        })),
      ),
      ...(values.conferences?.value ?? []).flatMap(listOfficerEntries),
      ...listClinicianEntries(values.clinicians?.value ?? []),
    ]),
    lists: [
      ...(values.cooperatives?.value ?? []).map(({ name, teams }) => ({
        path: addToHref(buildHref(Route.schoolsCooperativeTeams), { q: name }),
        title: `${name}: Cooperative Teams`,
        text: listDistinctWords(teams.flatMap(({ host, guests: others }) => [host, ...others]).join(' ')),
      })),
      ...(values.emerging?.value ?? []).map(({ name, schools: ofSport }) => ({
        path: addToHref(buildHref(Route.schoolsEmergingSports), { q: name }),
        title: name,
        detail: 'Emerging sport or activity',
        text: listDistinctWords(ofSport.join(' ')),
      })),
      ...(values.openDates?.value ?? []).map(({ name }) => ({
        path: addToHref(buildHref(Route.schoolsOpenDates), { q: name }),
        title: `${name}: Reported Open Dates`,
      })),
    ],
    organizations: [
      ...(values.exchange?.value ?? []).map(({ name }) => ({
        path: addToHref(buildHref(Route.schoolsForeignExchange), { q: name }),
        title: name,
        detail: 'Approved foreign exchange program',
      })),
      ...(values.associations?.value ?? []).map(toAssociationEntry),
      ...(values.media?.value ?? []).map(toMediaEntry),
    ],
    documents: (values.documents?.value ?? []).map(toDocumentEntry),
  } satisfies Record<string, readonly SearchEntry[]>;
}

/** Schools named after their town, as `Port Marlow (Adams)`, show it once. A host of shared teams is also found by its guests. */
function toSchoolEntry(
  { id, name, city, formalName, nickname }: DirectorySchool,
  guests: readonly string[],
): SearchEntry {
  const words = [formalName === name ? null : formalName, nickname].filter((text) => text !== null).join(' ');
  return {
    path: buildHref(Route.schoolsDetails, { schoolId: id }),
    title: name,
    ...(city !== null && city !== name && !name.startsWith(`${city} (`) && { detail: city }),
    ...(words !== '' && { words }),
    ...(guests.length > 0 && { text: guests.join(' ') }),
  };
}

function listGuestsByHost(sports: readonly CooperativeSport[]): ReadonlyMap<string, readonly string[]> {
  const teams = groupBy(
    sports.flatMap((sport) => sport.teams),
    ({ host }) => host,
  );
  return new Map([...teams].map(([host, ofHost]) => [host, [...new Set(ofHost.flatMap(({ guests }) => guests))]]));
}

/** A document with its kind, as people call it: `PDF`. */
function toDocumentEntry({ url, name, category, subCategory }: WebsiteDocument): SearchEntry {
  const [, kind = ''] = /\.([a-z]{3,4})(?:$|[?#])/i.exec(url) ?? [];
  const detail = joinParts([category, subCategory, kind.toUpperCase()]);
  return { path: url, title: name, ...(detail !== '' && { detail }) };
}

/** A person links to the search of the page that lists them. People of the office are also found by their work. */
function toOfficeEntry(path: string, { name, title, responsibilities, sports }: OfficePerson): SearchEntry {
  const words = joinParts([responsibilities, sports]);
  return {
    path: addToHref(path, { q: name }),
    title: name,
    ...(title !== null && { detail: title }),
    ...(words !== '' && { words }),
  };
}

function toSeatEntry(path: string, body: string, { name, school, title }: BoardMember): SearchEntry {
  return {
    path: addToHref(path, { q: name }),
    title: name,
    detail: joinParts([body, school]),
    ...(title !== null && { words: title }),
  };
}

function listOfficerEntries({ name: conference, president, contact }: Conference): readonly SearchEntry[] {
  const path = addToHref(buildHref(Route.schoolsConferences), { q: conference });
  return [
    { officer: president, role: 'president' },
    { officer: contact, role: 'contact' },
  ].flatMap(({ officer, role }) =>
    officer === null || officer.name === null
      ? []
      : [{ path, title: officer.name, detail: joinParts([`${conference} ${role}`, officer.school]) }],
  );
}

function listClinicianEntries(all: readonly Clinician[]): readonly SearchEntry[] {
  return [...groupBy(all, ({ officialId }) => officialId).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const title = [first.firstName, first.lastName].filter(Boolean).join(' ');
    const sports = [...new Set([first, ...others].flatMap(({ sport }) => sport ?? []))];
    return [
      {
        path: addToHref(buildHref(Route.officialsClinicians), { q: title }),
        title,
        detail: joinParts(['Registered clinician', first.city]),
        ...(sports.length > 0 && { words: sports.join(', ') }),
      },
    ];
  });
}

/** People with several offices are listed once per page that names them. */
function mergePeople(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  return [...new Map(entries.map((entry) => [`${entry.path} ${entry.title} ${entry.detail ?? ''}`, entry])).values()];
}

function toAssociationEntry({ name, abbreviation, location, contact, sports }: OfficialsAssociation): SearchEntry {
  return {
    path: addToHref(buildHref(Route.officialsAssociation), { q: name }),
    title: name,
    detail: joinParts(['Officials association', location]),
    words: joinParts([abbreviation, contact, ...sports]),
  };
}

/** Also found by telephone number and ZIP code. */
function toMediaEntry({ name, type, cityLine, phone }: MediaOutlet): SearchEntry {
  return {
    path: addToHref(buildHref(Route.newsMediaDirectory), { q: name }),
    title: name,
    detail: joinParts([type, cityLine]),
    ...(phone !== null && { words: `${phone} ${phone.replace(/\D/g, '')}` }),
  };
}

function joinParts(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
