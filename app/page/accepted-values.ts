import { findSport, findSportFamily } from '~/config/sports';
import { mayBeContestId } from '~/models/games/game-path';
import { isTeamKey } from '~/models/teams/followed-teams';
import type { ValueKind } from '~/routes.table.js';

const PROVIDER_ID = /^[A-Za-z0-9-]{1,40}$/;
const VIDEO_ID = /^[\w-]{1,40}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_CHARACTERS = 60;
const MAX_ARTICLE_CHARACTERS = 200;
const MAX_PATH_CHARACTERS = 160;
const MAX_PATH_SEGMENTS = 6;
/** Dots are refused: file names and hidden files are no pages, and `..` would lead to another path. */
const PATH_SEGMENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _~'&,+-]*$/u;
/** Names of other endpoints below `/v1/news/`, and dots, which would lead to another path. */
const reservedArticleNames = new Set(['feature', '125-feature', '', '.', '..']);

const accepts: Readonly<Record<ValueKind, (value: string) => boolean>> = {
  number: mayBeSchoolId,
  contest: mayBeContestId,
  provider: (id) => PROVIDER_ID.test(id),
  // `/v1/videos/stats` is another endpoint.
  video: (id) => VIDEO_ID.test(id) && id !== 'stats',
  article: (slug) => !reservedArticleNames.has(slug.toLowerCase()) && slug.length <= MAX_ARTICLE_CHARACTERS,
  committee: mayBeCommitteeSlug,
  'team-file': (file) => file.endsWith('.json') && isTeamKey(file.slice(0, -'.json'.length)),
  'live-file': mayBeLiveFile,
  'search-file': (file) => /^(?:pages|directory|news)\.json$/.test(file),
  'schema-file': (file) => /^[a-z]+\.schema\.json$/.test(file),
  'calendar-file': (file) => file.endsWith('.ics') && mayBeSchoolId(file.slice(0, -'.ics'.length)),
  'cms-path': isPlausibleCmsPath,
};

/** Whether a value of a path or query has a valid form. What it names may not exist. */
export function isAcceptedValue(kind: ValueKind, value: string): boolean {
  return accepts[kind](value);
}

/** Boys' and girls' variants of a sport share a committee. */
function mayBeCommitteeSlug(slug: string): boolean {
  if (findSportFamily(slug) !== undefined) return true;
  return slug.length <= MAX_SLUG_CHARACTERS && SLUG.test(slug) && findSport(slug) === undefined;
}

/** Refuses the paths that scanners try: file names, hidden files, control characters, long and deep paths. */
function isPlausibleCmsPath(path: string): boolean {
  const segments = path.toLowerCase().split('/');
  const isShort = path.length <= MAX_PATH_CHARACTERS && segments.length <= MAX_PATH_SEGMENTS;
  return isShort && segments.every((segment) => PATH_SEGMENT.test(segment));
}

/** Files of a day, a football week or a golf leaderboard. The file of a sport is checked below. */
const LIVE_FILE = /^(?:day-\d{4}-\d\d-\d\d|football-(?:[1-9]|1[0-4])|golf-(?:boys|girls)-[1-8]A)\.json$/;

function mayBeLiveFile(file: string): boolean {
  if (LIVE_FILE.test(file)) return true;
  const [, sportId = ''] = /^([a-z-]+)\.json$/.exec(file) ?? [];
  return findSport(sportId)?.finals === 'games';
}

/** Upstream is not called for any other id. */
export function mayBeSchoolId(id: string): boolean {
  return /^\d{1,6}$/.test(id);
}
