import { parseUrl } from '../text/parse-url';

/** A video or playlist on one of the two hosts whose players the site embeds. */
export interface WebVideo {
  readonly host: 'youtube' | 'vimeo';
  /** `PLAYLIST_ID` for a whole playlist. */
  readonly id: string;
  /** Required for an unlisted video of Vimeo. */
  readonly hash?: string;
  readonly startSeconds?: number;
  /** Other settings of the address that change what is played: `list=PL1&index=2`. */
  readonly settings?: string;
}

/** Origins of the players, allowed in frames; see `frame-origins.ts`. */
export const videoPlayerOrigins = ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'] as const;

/** YouTube's player of a playlist has this word in place of an id of the same length. */
const PLAYLIST_ID = 'videoseries';

const youTubeHosts = /^(?:(?:www|m|music|gaming)\.)?youtube(?:-nocookie|\.googleapis)?\.com$/;
const youTubeFolders = new Set(['embed', 'v', 'e', 'vi', 'shorts', 'live', 'watch']);
/** The folders before the id of a Vimeo video. */
const vimeoFolders = /^(?:video|videos|channels\/[^/]+|groups\/[^/]+\/videos)\/(?=\d)/;

const keptSettings = {
  youtube: ['list', 'listType', 'index', 'end', 'playlist', 'loop', 'clip', 'clipt', 'cc_load_policy', 'cc_lang_pref'],
  vimeo: ['end_time', 'texttrack', 'loop'],
} as const;

/** Parses the address of a watch page or a player of a video, with or without its scheme; `null` for every other address. */
export function parseWebVideo(address: string): WebVideo | null {
  // Most addresses and paragraphs are none, and take longer to parse.
  if (!/youtu|vimeo/i.test(address)) return null;
  const given = address
    .trim()
    .replace(/^(?:https?:)?\/\//i, '')
    .replaceAll('&amp;', '&');
  const url = parseUrl(`https://${given}`);
  if (url === null) return null;
  const { hostname, pathname, search, hash } = url;
  if (/^\/attribution_link$/.test(pathname) && youTubeHosts.test(hostname)) {
    return parseWebVideo(`youtube.com${new URLSearchParams(search).get('u') ?? ''}`);
  }
  // Old players have their parameters in the path, and moments may be in the fragment: `/v/ID&start=30`, `#t=30`.
  const [path = '', ...inPath] = pathname.split('&');
  const parameters = new URLSearchParams([search.slice(1), hash.replace(/^#!?/, ''), ...inPath].join('&'));
  if (youTubeHosts.test(hostname)) return parseYouTubeVideo(path.split('/').slice(1), parameters);
  if (hostname === 'youtu.be') return buildVideo('youtube', path.slice(1), parameters);
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return null;
  const [id, hashInPath, ...others] = path.slice(1).replace(vimeoFolders, '').replace(/\/$/, '').split('/');
  return others.length === 0 ? buildVideo('vimeo', id, parameters, hashInPath) : null;
}

export function buildWatchUrl({ host, id, hash, startSeconds, settings = '' }: WebVideo): string {
  const start = startSeconds === undefined ? '' : `t=${startSeconds}s`;
  if (host === 'vimeo') {
    const path = hash === undefined ? id : `${id}/${hash}`;
    return `https://vimeo.com/${path}${settings && `?${settings}`}${start && `#${start}`}`;
  }
  const isPlaylist = id === PLAYLIST_ID;
  const query = [!isPlaylist && `v=${id}`, settings, start].filter(Boolean).join('&');
  return `https://www.youtube.com/${isPlaylist ? 'playlist' : 'watch'}?${query}`;
}

/** URL of the player with autoplay. It is loaded on request only. */
export function buildPlayerUrl({ host, id, hash, startSeconds, settings }: WebVideo): string {
  const query = settings === undefined ? '' : `&${settings}`;
  if (host === 'youtube') {
    const start = startSeconds === undefined ? '' : `&start=${startSeconds}`;
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${query}${start}`;
  }
  const start = startSeconds === undefined ? '' : `#t=${startSeconds}s`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash === undefined ? '' : `&h=${hash}`}${query}${start}`;
}

function parseYouTubeVideo([folder = '', idInPath]: readonly string[], parameters: URLSearchParams): WebVideo | null {
  const id = idInPath || (parameters.get('v') ?? '');
  const isPlaylist = folder === 'playlist' || id === PLAYLIST_ID || (id === '' && /^(?:embed|watch)$/.test(folder));
  if (!isPlaylist) return youTubeFolders.has(folder) ? buildVideo('youtube', id, parameters) : null;
  const hasList = parameters.has('list') && /^(?:playlist)?$/.test(parameters.get('listType') ?? '');
  return hasList ? buildVideo('youtube', PLAYLIST_ID, parameters) : null;
}

/** The word in place of an id in the player of a channel's live stream, which shows nothing between streams. */
const LIVE_STREAM_ID = 'live_stream';
const ids = { youtube: /^[\w-]{11}$/, vimeo: /^\d{1,15}$/ } as const;

function buildVideo(
  host: WebVideo['host'],
  id: string | undefined,
  parameters: URLSearchParams,
  hashInPath?: string,
): WebVideo | null {
  if (id === undefined || !ids[host].test(id) || id === LIVE_STREAM_ID) return null;
  const hash = host === 'vimeo' ? (hashInPath ?? parameters.get('h') ?? '') : '';
  const startSeconds = parseSeconds(parameters.get('t') ?? parameters.get('start') ?? parameters.get('time_continue'));
  const settings = keptSettings[host].flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return /^[\w.,-]{1,200}$/.test(value) ? [`${name}=${value}`] : [];
  });
  return {
    host,
    id,
    ...(/^[0-9a-f]{6,20}$/.test(hash) && { hash }),
    ...(startSeconds > 0 && { startSeconds }),
    ...(settings.length > 0 && { settings: settings.join('&') }),
  };
}

/** Parses `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`; 0 for anything else. */
function parseSeconds(time: string | null): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$|^(?:(\d+):)?(\d{1,3}):(\d\d)$/.exec(
    time ?? '',
  );
  const [hours = 0, minutes = 0, seconds = 0, clockHours = 0, clockMinutes = 0, clockSeconds = 0] = (parts ?? [])
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return (hours + clockHours) * 3600 + (minutes + clockMinutes) * 60 + seconds + clockSeconds;
}
