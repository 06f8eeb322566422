import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import type { Game } from '~/models/games/game';
import { findSchoolId } from '~/models/schools/school-match';
import { countUncertainGames, joinSchools } from '~/models/teams/join-schools';
import { slugify } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import type { SourceValue } from '~/page/page-sources';
import { allConferences, type Conference } from '~/upstream/conferences';
import { allSchools, schoolsByDistrict, type DirectorySchool, type DistrictSchool } from '~/upstream/schools';

/* Filters of a day's games: counties, conferences and board divisions are each a set of schools. */

/** In the order in which a page names them. Each is a parameter of the query. */
export const areaKinds = ['county', 'conference', 'division'] as const;

export type AreaKind = (typeof areaKinds)[number];

export interface Area {
  readonly kind: AreaKind;
  readonly slug: string;
  /** `Heron County`, `Prairie League`, `Division 3`. */
  readonly title: string;
  readonly schoolIds: ReadonlySet<string>;
}

/** Each list is `null` when it could not be read. */
export interface AreaLists {
  readonly schools: SourceValue<readonly DirectorySchool[]> | null;
  readonly districts: SourceValue<readonly DistrictSchool[]> | null;
  readonly conferences: SourceValue<readonly Conference[]> | null;
}

type Query = Readonly<Record<string, string>>;

export function listChosenKinds(query: Query): readonly AreaKind[] {
  return areaKinds.filter((kind) => query[kind] !== undefined);
}

/** The page waits for these lists, because without them it would show the games of all areas. */
export function requestAreaLists(kinds: readonly AreaKind[]) {
  return {
    ...(kinds.length > 0 && { directory: allSchools.with({}) }),
    ...((kinds.includes('county') || kinds.includes('division')) && { districts: schoolsByDistrict.with({}) }),
    ...(kinds.includes('conference') && { conferences: allConferences.with({}) }),
  };
}

export function listAreas(kind: AreaKind, { schools, districts, conferences }: AreaLists): Area[] {
  if (kind === 'conference') {
    return mergeAreas(
      kind,
      (conferences?.value ?? []).flatMap(({ name, schools: members }) => members.map(({ id }) => [name, id] as const)),
    );
  }
  const directory = schools?.value ?? [];
  const members = (districts?.value ?? []).flatMap((school) => {
    const title = nameDistrict(kind, school);
    const id = title === null ? null : findSchoolId(school.name, null, directory);
    return title === null || id === null ? [] : [[title, id] as const];
  });
  return mergeAreas(kind, members);
}

function nameDistrict(kind: AreaKind, { county, division }: DistrictSchool): string | null {
  const title = kind === 'county' ? county && formatCounty(county) : division && `Division ${division}`;
  return title || null;
}

function formatCounty(county: string): string {
  return /\bcounty$/i.test(county) ? county : `${county} County`;
}

function mergeAreas(kind: AreaKind, members: readonly (readonly [title: string, schoolId: string])[]): Area[] {
  return [...groupBy(members, ([title]) => slugify(title) || null)]
    .map(([slug, found]) => ({
      kind,
      slug,
      title: found[0]?.[0] ?? '',
      schoolIds: new Set(found.map(([, schoolId]) => schoolId)),
    }))
    .sort((a, b) => compareText(a.title, b.title));
}

/** Whether a list without the schools' ids names the area; `true` when it could not be read. */
export function mayBeArea(kind: AreaKind, slug: string, lists: Pick<AreaLists, 'districts' | 'conferences'>): boolean {
  const titles =
    kind === 'conference'
      ? lists.conferences?.value.map(({ name }) => name)
      : lists.districts?.value.map((school) => nameDistrict(kind, school));
  return titles === undefined || titles.some((title) => title !== null && slugify(title) === slug);
}

/** The area filter of an address. */
export type AreaFilter = NonNullable<ReturnType<typeof readAreaFilter>>;

/** `null` when the address names no area. */
export function readAreaFilter(query: Query, lists: AreaLists) {
  const kinds = listChosenKinds(query);
  if (kinds.length === 0) return null;
  const isReadable =
    lists.schools !== null &&
    kinds.every((kind) => (kind === 'conference' ? lists.conferences : lists.districts) !== null);
  const chosen = kinds.map((kind) => {
    const slug = query[kind] ?? '';
    const area = isReadable ? listAreas(kind, lists).find((candidate) => candidate.slug === slug) : undefined;
    return { kind, slug, area };
  });
  return {
    /** By kind, for addresses that keep the filter. */
    query: Object.fromEntries(chosen.map(({ kind, slug }) => [kind, slug])),
    /** `Heron County, Division 3`; the words of the address for an unknown area. */
    title: chosen.map(({ slug, area }) => area?.title ?? nameUnknownArea(slug)).join(', '),
    /** Schools in all chosen areas; `null` (no game is left out) when the lists could not be read. */
    schoolIds: isReadable ? intersect(chosen.map(({ area }) => area?.schoolIds ?? new Set<string>())) : null,
    /** Whether the address names an unknown area. */
    isUnknown: isReadable && chosen.some(({ area }) => area === undefined),
  };
}

/** `Heron County` for `heron-county`. */
function nameUnknownArea(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap === '' ? '' : ' ') + letter.toUpperCase());
}

function intersect([first, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...(first ?? [])].filter((id) => others.every((ids) => ids.has(id))));
}

/** Whether one of these schools plays in a game with joined schools. */
export function isGameOfSchools({ teams }: Game, schoolIds: ReadonlySet<string>): boolean {
  return teams.some(({ schoolId }) => schoolId !== null && schoolIds.has(schoolId));
}

/** Counts games with a team that may be of these schools. */
export function countUnclearGames(
  games: readonly Game[],
  schoolIds: ReadonlySet<string>,
  directory: readonly DirectorySchool[],
): number {
  const others = games.filter((game) => !isGameOfSchools(game, schoolIds));
  const schools = directory.filter(({ id }) => schoolIds.has(id));
  return countUncertainGames(others, schools, directory);
}

/** The areas of a kind whose schools play on a day, each with its games. */
export function listAreaLinks(
  kind: AreaKind,
  lists: AreaLists,
  games: readonly Game[],
  query: Readonly<{ date: string | null; sport: string | null }>,
) {
  const joined = joinSchools(games, lists.schools?.value ?? null);
  const areas = listAreas(kind, lists);
  const members = areas.flatMap(({ slug, schoolIds }) => [...schoolIds].map((id) => ({ slug, id })));
  const bySchool = groupBy(members, ({ id }) => id);
  const listSlugs = ({ teams }: Game) =>
    new Set(teams.flatMap(({ schoolId }) => bySchool.get(schoolId ?? '')?.map(({ slug }) => slug) ?? []));
  const played = groupBy(
    joined.flatMap((game) => [...listSlugs(game)].map((slug) => ({ slug, game }))),
    ({ slug }) => slug,
  );
  return areas.flatMap(({ slug, title }) => {
    const ofArea = (played.get(slug) ?? []).map(({ game }) => game);
    return ofArea.length === 0
      ? []
      : [{ slug, title, games: ofArea, href: buildHref(Route.scores, { query: { ...query, [kind]: slug } }) }];
  });
}
