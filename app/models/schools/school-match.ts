import { computeOncePerText, indexOnce } from '~/compute-once';
import type { DirectorySchool } from '~/upstream/schools';
import type { GameTeam } from '../games/game';
import { isMadeId } from '../text/made-id';
import { parseUrl } from '../text/parse-url';
import { foldText } from '../text/search-text';

/* Matches teams of feeds without school ids to member schools. Doubtful matches are refused, because a wrong link is worse than none. */

/** A team with its full name such as `Quailview (Heron County)`, and a short one, which several schools may share. */
export interface NamedTeam extends Pick<GameTeam, 'formalName' | 'logoUrl' | 'mayBeOfAnotherState'> {
  readonly name: string | null;
}

/** The part of a school of the directory that tells it from others. */
export type MatchableSchool = Pick<DirectorySchool, 'id' | 'name' | 'formalName' | 'city' | 'logoUrl'>;

type Schools = readonly MatchableSchool[];

/**
 * The number of the one school that a team can be; `null` where none or several fit. Name and logo must agree if both are known. A short
 * name counts only if no other school's name begins with it.
 */
export function matchSchool(team: NamedTeam, schools: readonly MatchableSchool[]): string | null {
  const [id, ...others] = listCandidates(team, schools);
  return id === undefined || others.length > 0 ? null : id;
}

/** The number of the one school that has the name, and the logo where one is known; `null` where none or several have. */
export function findSchoolId(
  formalName: string,
  logoUrl: string | null,
  schools: readonly MatchableSchool[] | null,
): string | null {
  return schools === null ? null : matchSchool({ formalName, name: null, logoUrl }, schools);
}

/** The one school that has the name of a team; `undefined` where none or several have. */
export function findSchoolByName(name: string, schools: readonly MatchableSchool[]): MatchableSchool | undefined {
  return findSchoolById(matchSchool({ formalName: null, name, logoUrl: null }, schools) ?? '', schools);
}

export function findSchoolById(schoolId: string, schools: readonly MatchableSchool[]): MatchableSchool | undefined {
  return getSchoolsById(schools).get(schoolId);
}

/** Tells unmatched teams that may be of one of these schools: their names share a word. */
export function createUncertainMatcher(
  own: readonly MatchableSchool[],
  schools: readonly MatchableSchool[],
): (team: NamedTeam) => boolean {
  const ownIds = new Set(own.map(({ id }) => id));
  const words = new Set(listTellingWords(own.flatMap(({ name, formalName }) => [name, formalName])));
  return (team) => {
    const ids = listCandidates(team, schools);
    if (ids.length === 1) return false;
    return (
      ids.some((id) => ownIds.has(id)) || listTellingWords([team.formalName, team.name]).some((word) => words.has(word))
    );
  };
}

function listCandidates(team: NamedTeam, schools: Schools): readonly string[] {
  const byName = findByName(team, schools);
  const byLogo = findByLogo(team.logoUrl, schools);
  if (byLogo === null) return team.mayBeOfAnotherState === true ? [] : [...byName];
  return byName.size === 0 || byName.has(byLogo) ? [byLogo] : [...byName, byLogo];
}

const none: ReadonlySet<string> = new Set();

function findByName({ formalName, name }: NamedTeam, schools: Schools): ReadonlySet<string> {
  const keys = formalName === null ? [] : listNameKeys(formalName, null);
  // Most names are in the first index, so the second one is seldom built.
  for (const getIds of [getIdsByName, getIdsByOtherName]) {
    for (const key of keys) {
      const found = getIds(schools).get(key);
      if (found !== undefined) return found;
    }
  }
  // A formal name that no school has is not overruled by a part of it.
  if (formalName !== null || name === null) return none;
  const key = foldSchoolName(name);
  return new Set([...(getIdsByName(schools).get(key) ?? none), ...(getIdsByShortName(schools).get(key) ?? none)]);
}

/** The school whose logo has this address, or whose number is the name of the file on a host that has the logos of schools. */
function findByLogo(logoUrl: string | null, schools: Schools): string | null {
  const url = logoUrl === null ? null : parseUrl(logoUrl);
  if (logoUrl === null || url === null) return null;
  const [own, ...others] = getIdsByLogo(schools).get(logoUrl) ?? none;
  if (own !== undefined) return others.length === 0 ? own : null;
  const { host, pathname } = url;
  const number = /(?<!\d)(\d{3,6})(?:\.\w+)?$/.exec(pathname)?.[1]?.padStart(4, '0');
  if (number === undefined || !getLogoHosts(schools).has(host)) return null;
  return getSchoolsById(schools).has(number) ? number : null;
}

/* Each index is built when it is first asked. A key leads to one school, or to those that share it. */

function indexBy(listKeys: (school: MatchableSchool) => readonly string[]) {
  return indexOnce((schools: Schools): ReadonlyMap<string, ReadonlySet<string>> => {
    const ids = new Map<string, Set<string>>();
    for (const school of schools) {
      if (isMadeId(school.id)) continue;
      for (const key of listKeys(school)) ids.set(key, (ids.get(key) ?? new Set()).add(school.id));
    }
    return ids;
  });
}

const getIdsByName = indexBy(({ name }) => [foldSchoolName(name)]);
const getIdsByOtherName = indexBy(({ name, city, formalName }) => [
  ...listNameKeys(name, city).slice(1),
  ...(formalName === null ? [] : [foldSchoolName(formalName)]),
]);
const getIdsByShortName = indexBy(({ name }) => listBeginnings(foldSchoolName(name)));
const getIdsByLogo = indexBy(({ logoUrl }) => (logoUrl === null ? [] : [logoUrl]));

const getSchoolsById = indexOnce(
  (schools: Schools) => new Map(schools.filter(({ id }) => !isMadeId(id)).map((school) => [school.id, school])),
);

/** The hosts on which logos of schools have the schools' numbers in their names. */
const getLogoHosts = indexOnce((schools: Schools) => {
  const logos = schools.flatMap(({ id, logoUrl }) => (logoUrl === null || isMadeId(id) ? [] : [logoUrl]));
  const beginnings = new Set(logos.flatMap((logo) => /^[^/]*\/\/[^/?#]*/.exec(logo)?.[0] ?? []));
  return new Set(Array.from(beginnings, (beginning) => parseUrl(beginning)?.host));
});

/** Spellings of a name: as it is, with the city before or after it, and with the city written out (`Zion (Z.-Benton)`). */
function listNameKeys(name: string, city: string | null): readonly string[] {
  const plain = withoutCooperative(name);
  const [, place = '', campus = ''] = /^(.+?) \(([^()]+)\)$/.exec(plain) ?? [];
  const keys = [plain];
  if (campus !== '' && campus.toLowerCase().startsWith(`${place.charAt(0).toLowerCase()}.`)) {
    keys.push(place + campus.slice(2));
  }
  if (city !== null && campus !== '') keys.push(`${campus} (${place})`);
  if (city !== null && campus === '') keys.push(`${city} (${plain})`, `${plain} (${city})`);
  return [...new Set(keys.map(foldText))];
}

/** A name as names of schools are compared: folded, and without the mark of a team that schools share. */
export const foldSchoolName = computeOncePerText((name) => foldText(withoutCooperative(name)));

/** A team that schools share is named after its host. */
function withoutCooperative(name: string): string {
  return name
    .trimEnd()
    .replace(/[[(]co-?op(?:erative)?[\])]$/i, '')
    .trimEnd();
}

/** `quailview` of `quailview (heron county)`: what a short name of the school may be. */
function listBeginnings(name: string): readonly string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, count) => words.slice(0, count + 1).join(' '));
}

/** Words that distinguish no school, because many have them. */
const commonWords: ReadonlySet<string> = new Set(
  (
    'high school schools academy prep preparatory college central north south east west northern southern eastern western ' +
    'saint catholic christian lutheran community consolidated county city coop the and township memorial charter'
  ).split(' '),
);

function listTellingWords(names: readonly (string | null)[]): readonly string[] {
  return names
    .flatMap((name) => foldText(name ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2 && !commonWords.has(word));
}
