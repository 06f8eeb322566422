import { readListQuery } from '~/blocks/list/list-query';
import { defineList, listInOneGroup } from '~/blocks/list/list-rules';
import { toListView } from '~/blocks/list/list-view';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { pack } from '~/browser/packed';
import type { Sport } from '~/config/sports';
import { words } from '~/config/words';
import { addToHref, buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { listClasses } from '~/models/schools/classification';
import { formatRecord } from '~/models/state-series/state-final-team';
import { isMadeId } from '~/models/text/made-id';
import { noValue } from '~/models/text/no-value';
import { compareByName } from '~/models/text/text-order';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { prepSchools, type PrepSchool } from '~/upstream/prep-schools';

export function sources({ sport }: SportPageRequest) {
  return { optional: { schools: prepSchools.with({ sportId: sport.id }) } };
}

export type SchoolRow = ReturnType<typeof toRow>;

export const schoolRules = defineList<SchoolRow>({
  nouns: ['school', 'schools'],
  searchLabel: words.schoolName,
  searchPlaceholder: 'Search by school name...',
  getNames: ({ name }) => [name],
  emptyText: 'No schools found.',
  noMatchText: 'No schools found.',
});

/** The schools of one class by name: by default the first school's known class. A search covers all classes. */
export function toView({ optional }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  const path = buildHref(Route.mpSchools, { sportId: sport.id });
  const schools = optional.schools?.value ?? [];
  const classes = listClasses(schools);
  const [usual = null] = schools.flatMap(({ classId }) => classId ?? []);
  const listQuery = readListQuery(new URLSearchParams(query), schoolRules);
  const asked = classes.find((classId) => classId === query.class?.toUpperCase()) ?? usual;
  const shown = listQuery.search === '' ? asked : null;
  const buildClassHref = (classId: string | null) =>
    addToHref(path, { class: classId === usual ? null : classId?.toLowerCase() });
  const rows = schools
    .filter(({ classId }) => shown === null || classId === shown)
    .sort(compareByName)
    .map((school) => toRow(sport, school));
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    view: {
      /** Empty in sports without classes. */
      classTabs: buildClassTabs(classes, shown, buildClassHref),
      path,
      search: listQuery.search,
      /** `null` when the schools could not be read. */
      stamp: optional.schools && updateStamp(optional.schools, clock),
      refreshHref: listQuery.search === '' ? buildClassHref(asked) : addToHref(path, { q: listQuery.search }),
      canonicalHref: buildClassHref(asked),
    },
    list: pack(toListView(listInOneGroup('schools', rows), schoolRules, listQuery, path)),
  };
}

function toRow(sport: Sport, { uid, name, nickname, classId, wins, losses, logoUrl }: PrepSchool) {
  return {
    key: uid,
    name,
    nickname,
    logoUrl,
    to: isMadeId(uid) ? null : buildHref(Route.mpSchoolDetail, { sportId: sport.id, UID: uid }),
    classId: classId ?? noValue,
    record: formatRecord({ wins, losses, ties: null }) ?? noValue,
  };
}
