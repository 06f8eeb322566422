import { buildHref, Route } from '~/href';
import { parseJson } from '~/parse-json';
/* Followed schools (ids) and sports (slugs), kept on the device or carried by a link: `/my-teams?teams=0101.football`. */

/** A device and a link hold so many teams at most. */
export const mostFollowed = 20;

const version = 1;
const separator = '.';

export function isTeamKey(key: string): boolean {
  return /^\d{1,6}$/.test(key) || (/^[a-z]+(?:-[a-z]+){0,5}$/.test(key) && key.length <= 40);
}

/** The teams of a link, each once. Invalid keys are ignored. Links that somebody wrote may have commas or spaces between the teams. */
export function parseTeamsLink(text: string | undefined): readonly string[] {
  return joinTeams((text ?? '').split(/[.,;\s]+/));
}

export function buildTeamsLink(keys: readonly string[]): string {
  return buildHref(Route.myTeams, { query: { teams: keys.join(separator) } });
}

/** The sheet with the games of these teams on a day (`null` for today). */
export function buildPlanLink(keys: readonly string[], day: string | null): string {
  return buildHref(Route.myTeamsPlan, { query: { teams: keys.join(separator), date: day } });
}

/** The teams that a device has kept; none if the stored text is invalid or of an unknown version. */
export function parseKeptTeams(kept: string | null): readonly string[] {
  const value = (parseJson(kept) ?? {}) as Partial<Record<'version' | 'teams', unknown>>;
  return value.version === version && Array.isArray(value.teams) ? joinTeams(value.teams) : [];
}

export function serializeTeams(keys: readonly string[]): string | null {
  return keys.length === 0 ? null : JSON.stringify({ version, teams: keys });
}

/** Adds the teams behind those that are followed, as far as there is room. */
export function withTeams(followed: readonly string[], added: readonly string[]): readonly string[] {
  return joinTeams([...followed, ...added]);
}

function joinTeams(values: readonly unknown[]): readonly string[] {
  const keys = values.filter((value) => typeof value === 'string').filter(isTeamKey);
  return [...new Set(keys)].slice(0, mostFollowed);
}
