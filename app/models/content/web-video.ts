/** A video on one of the two hosts whose players the site embeds. */
export interface WebVideo {
  readonly host: 'youtube' | 'vimeo';
  readonly id: string;
  /** Required for an unlisted video of Vimeo. */
  readonly hash?: string;
}

/** Origins of the players, allowed in frames; see `frame-origins.ts`. */
export const videoPlayerOrigins = ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'] as const;

const youTubeHosts = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const youTubeId = /^[\w-]{11}$/;
const youTubeFolders = new Set(['embed', 'v', 'shorts', 'live']);

/** Parses the address of a watch page or a player of a video, with or without its scheme; `null` for every other address. */
export function parseWebVideo(address: string): WebVideo | null {
  const given = address.trim().replace(/^(?:https?:)?\/\//i, '');
  if (!URL.canParse(`https://${given}`)) return null;
  const { hostname, pathname, searchParams } = new URL(`https://${given}`);
  const folders = pathname.split('/').filter((folder) => folder !== '');
  if (youTubeHosts.test(hostname)) return parseYouTubeVideo(folders, searchParams.get('v'));
  if (hostname === 'youtu.be') return buildYouTubeVideo(folders[0]);
  if (/^(?:www\.)?vimeo\.com$/.test(hostname)) return buildVimeoVideo(folders[0], folders[1]);
  const isPlayer = hostname === 'player.vimeo.com' && folders[0] === 'video' && folders.length === 2;
  return isPlayer ? buildVimeoVideo(folders[1], searchParams.get('h') ?? undefined) : null;
}

export function buildWatchUrl({ host, id, hash }: WebVideo): string {
  if (host === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`;
}

/** URL of the player with autoplay. It is loaded on request only. */
export function buildPlayerUrl({ host, id, hash }: WebVideo): string {
  if (host === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash === undefined ? '' : `&h=${hash}`}`;
}

function parseYouTubeVideo([folder, id]: readonly string[], watched: string | null): WebVideo | null {
  if (folder === 'watch') return buildYouTubeVideo(watched ?? undefined);
  return folder !== undefined && youTubeFolders.has(folder) ? buildYouTubeVideo(id) : null;
}

function buildYouTubeVideo(id: string | undefined): WebVideo | null {
  // A playlist's player has this word in place of an id of the same length.
  return id !== undefined && youTubeId.test(id) && id !== 'videoseries' ? { host: 'youtube', id } : null;
}

function buildVimeoVideo(id: string | undefined, hash: string | undefined): WebVideo | null {
  if (id === undefined || !/^\d{1,15}$/.test(id)) return null;
  return hash !== undefined && /^[0-9a-f]{6,20}$/.test(hash) ? { host: 'vimeo', id, hash } : { host: 'vimeo', id };
}
