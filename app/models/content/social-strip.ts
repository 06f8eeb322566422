import type { Feature } from '~/upstream/features';
import type { SocialPost } from '~/upstream/social';

export interface StripTile {
  /** Name of the network; `null` for one of the association's own features. */
  readonly network: string | null;
  readonly text: string;
  readonly imageUrl: string;
  /** In-site path or absolute address. */
  readonly href: string;
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly postedDay: string | null;
  /** Milliseconds since the epoch. */
  readonly postedAtMs: number | null;
}

const POSTS = 3;
const FEATURES = 3;

const networkNames: ReadonlyMap<string, string> = new Map([
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['facebook', 'Facebook'],
  ['threads', 'Threads'],
]);

/** Display name of a network; an unknown one keeps upstream's spelling. */
export function getNetworkName(network: string): string {
  return networkNames.get(network.toLowerCase()) ?? network;
}

/** The strip of the home page: up to three posts (newest first), then features that have a picture and a link. */
export function buildSocialStrip(posts: readonly SocialPost[], features: readonly Feature[]): readonly StripTile[] {
  return [...posts.slice(0, POSTS).map(toPostTile), ...features.flatMap(toFeatureTiles).slice(0, FEATURES)];
}

function toPostTile(post: SocialPost): StripTile {
  const { network, text, imageUrl, url, postedDay, postedAtMs } = post;
  return { network: getNetworkName(network), text, imageUrl, href: url, postedDay, postedAtMs };
}

function toFeatureTiles({ title, imageUrl, href }: Feature): readonly StripTile[] {
  if (imageUrl === null || href === null) return [];
  return [{ network: null, text: title, imageUrl, href, postedDay: null, postedAtMs: null }];
}
