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
/** No dots: neither file names nor hidden files are pages, and `..` would name another path. */
const PATH_SEGMENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _~'&,+-]*$/u;
/** Other answers of `/v1/news/`, and dots, which would name another path. */
const noArticles = new Set(['feature', '125-feature', '', '.', '..']);

const accepts: Readonly<Record<ValueKind, (value: string) => boolean>> = {
  number: mayBeSchoolId,
  contest: mayBeContestId,
  provider: (id) => PROVIDER_ID.test(id),
  // `stats` is another answer of upstream's.
  video: (id) => VIDEO_ID.test(id) && id !== 'stats',
  article: (slug) => !noArticles.has(slug.toLowerCase()) && slug.length <= MAX_ARTICLE_CHARACTERS,
  committee: mayBeCommittee,
  'team-file': (file) => file.endsWith('.json') && isTeamKey(file.slice(0, -'.json'.length)),
  'live-file': mayBeLiveFile,
  'calendar-file': (file) => file.endsWith('.ics') && mayBeSchoolId(file.slice(0, -'.ics'.length)),
  'cms-path': mayBePage,
};

export function mayName(kind: ValueKind, value: string): boolean {
  return accepts[kind](value);
}

/** Boys' and girls' variants of a sport share a committee. */
function mayBeCommittee(slug: string): boolean {
  if (findSportFamily(slug) !== undefined) return true;
  return slug.length <= MAX_SLUG_CHARACTERS && SLUG.test(slug) && findSport(slug) === undefined;
}

/** False for what scanners try: file names, hidden files, control characters, long and deep paths. */
function mayBePage(path: string): boolean {
  const segments = path.toLowerCase().split('/');
  const isShort = path.length <= MAX_PATH_CHARACTERS && segments.length <= MAX_PATH_SEGMENTS;
  return isShort && segments.every((segment) => PATH_SEGMENT.test(segment));
}

/** A day, a week of football, a golf board, or a sport with state-series games. */
const LIVE_FILE = /^(?:day-\d{4}-\d\d-\d\d|football-(?:[1-9]|1[0-4])|golf-(?:boys|girls)-[1-8]A)\.json$/;

function mayBeLiveFile(file: string): boolean {
  if (LIVE_FILE.test(file)) return true;
  const [, sportId = ''] = /^([a-z-]+)\.json$/.exec(file) ?? [];
  return findSport(sportId)?.finals === 'games';
}

/** Unknown ids are not requested from upstream. */
export function mayBeSchoolId(id: string): boolean {
  return /^\d{1,6}$/.test(id);
}
